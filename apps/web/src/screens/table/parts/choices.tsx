import type { Choice } from '@boucan/kernel';
import type { OfferView } from '@boucan/table';
import { type KeyboardEvent, useId, useState } from 'react';
import { useLang } from '../../../words/lang.tsx';
import { useTable } from '../model/context.ts';
import { finalityOf, type Group, groupsOf } from '../model/groups.ts';
import { useRemark } from '../model/use-remark.ts';
import { FinalityMark } from './finality.tsx';
import './choices.css';

interface Props {
  readonly id: string;
  readonly offers: readonly OfferView[];
  readonly choose: (choice: Choice) => void;
}

/** Everything that could be chosen, in words: the whole game can be played from here, without the board. */
export function Choices({ id, offers, choose }: Props) {
  const { t } = useLang();
  const { speaker, help } = useTable();
  const allowed = offers.filter(({ because }) => because.length === 0);
  const forbidden = offers.filter(({ because }) => because.length > 0);
  const alike = finalityOf(offers) !== null;
  return (
    <section id={id} className="tb-choices" aria-label={t('table.choices')}>
      <h2 className="sr-only">{t('table.choices')}</h2>
      {groupsOf(allowed, help.late).map((group) => (
        <ChoiceGroup
          key={group.key}
          group={group}
          heading={group.noun === null ? null : speaker.name(group.noun)}
          choose={choose}
          alike={alike}
        />
      ))}
      {forbidden.length > 0 && (
        <details className="tb-not-now">
          <summary>{t('table.choices.not-now', { count: forbidden.length })}</summary>
          <ChoiceGroup group={{ key: '', noun: null, offers: forbidden }} heading={null} choose={choose} alike={alike} />
        </details>
      )}
    </section>
  );
}

interface GroupProps {
  readonly group: Group;
  readonly heading: string | null;
  readonly alike: boolean;
  readonly choose: (choice: Choice) => void;
}

/** One stop for the Tab key; the arrows go round inside. */
function ChoiceGroup({ group, heading, alike, choose }: GroupProps) {
  const { t } = useLang();
  const { speaker, busy, explain } = useTable();
  const remark = useRemark();
  const title = useId();
  const [at, setAt] = useState(0);
  const here = Math.min(at, group.offers.length - 1);

  /** Several groups are told apart by what stands in them. */
  const nameOf = ([first, ...others]: readonly OfferView[]): string => {
    const label = first === undefined ? t('table.choices') : speaker.label(first.choice);
    return others.length === 0 ? label : t('table.choices.group', { first: label, count: others.length });
  };

  const walk = (e: KeyboardEvent<HTMLDivElement>) => {
    const count = group.offers.length;
    const step = { ArrowDown: here + 1, ArrowRight: here + 1, ArrowUp: here - 1, ArrowLeft: here - 1, Home: 0, End: count - 1 }[
      e.key
    ];
    if (step === undefined) return;
    e.preventDefault();
    const next = (step + count) % count;
    setAt(next);
    e.currentTarget.querySelectorAll('button')[next]?.focus();
  };

  return (
    <div className="tb-choice-group">
      {heading !== null && <h3 id={title}>{heading}</h3>}
      <div
        role="toolbar"
        aria-labelledby={heading === null ? undefined : title}
        aria-label={heading === null ? nameOf(group.offers) : undefined}
        className="tb-choice-row"
        onKeyDown={walk}
      >
        {group.offers.map((offer, i) => {
          const allowed = offer.because.length === 0;
          const why = () => explain(offer.because);
          return (
            <button
              key={offer.choice.join(' ')}
              type="button"
              className="tb-choice"
              tabIndex={i === here ? 0 : -1}
              aria-disabled={busy || !allowed}
              data-allowed={allowed}
              data-choice={offer.choice.join(' ')}
              onFocus={() => {
                setAt(i);
                if (!allowed) why();
              }}
              onPointerEnter={allowed ? undefined : why}
              onPointerLeave={allowed ? undefined : () => explain(null)}
              onBlur={allowed ? undefined : () => explain(null)}
              onClick={() => {
                if (!allowed) why();
                else if (!busy) choose(offer.choice);
              }}
            >
              <span>
                <Said label={speaker.label(offer.choice)} words={allowed ? remark(offer) : null} />
              </span>
              {allowed ? (
                <FinalityMark finality={offer.finality} as={alike ? 'mark' : 'word'} />
              ) : (
                <span className="tb-forbidden">{t('table.forbidden')}</span>
              )}
            </button>
          );
        })}
      </div>
    </div>
  );
}

/** The name of a choice; after it and a pause, what is to be said of it. */
const Said = ({ label, words }: { readonly label: string; readonly words: string | null }) =>
  words === null ? (
    label
  ) : (
    <>
      <span className="tb-said">{label}</span>
      <small className="tb-remark"> {words}</small>
    </>
  );

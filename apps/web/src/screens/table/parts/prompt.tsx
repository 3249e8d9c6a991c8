import list from 'icon:checklist';
import type { Choice } from '@boucan/kernel';
import type { OfferView } from '@boucan/table';
import type { RefObject } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { SeatBadge } from '../../../parts/seat-badge.tsx';
import { useLang } from '../../../words/lang.tsx';
import { awaited, heldBy, useTable } from '../model/context.ts';
import { finalityOf } from '../model/groups.ts';
import { Choices } from './choices.tsx';
import { FinalityMark } from './finality.tsx';
import { Outcome } from './outcome.tsx';
import { RuleLink } from './rule-link.tsx';
import { UndoButton } from './undo.tsx';

interface Props {
  readonly offers: readonly OfferView[];
  readonly choose: (choice: Choice) => void;
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  readonly sentence: RefObject<HTMLParagraphElement | null>;
}

const CHOICES = 'tb-choices';

/** What is asked, of whom, and by which rule; the choices in words; and taking back. */
export function Prompt({ offers, choose, open, setOpen, sentence }: Props) {
  const { t } = useLang();
  const { view, speaker, mine, busy, source, act } = useTable();
  if (view.phase === 'over') return <Outcome sentence={sentence} />;
  const away = heldBy(view, source.me).filter((seat) => {
    const holder = view.seats[seat]!;
    return holder.kind === 'person' && holder.standIn !== null;
  });
  const asked = mine === null || away.includes(mine) ? null : view.asked;
  const allowed = offers.filter((o) => o.because.length === 0);
  return (
    <section className="tb-prompt" data-asked={asked !== null} aria-label={t('table.prompt')}>
      <div className="tb-prompt-line">
        {asked !== null && mine !== null && <SeatBadge seat={mine} size={30} />}
        <p ref={sentence} tabIndex={-1} className="tb-prompt-text">
          {busy ? (
            t('table.on-its-way')
          ) : asked === null ? (
            <Waiting away={away.length > 0} />
          ) : (
            <>
              <strong>{t('table.your-turn')}</strong> {speaker.prompt(asked)} <RuleLink rule={asked.rule} />{' '}
              <FinalityMark finality={finalityOf(offers)} />
            </>
          )}
        </p>
        <div className="tb-prompt-buttons">
          {mine !== null && away.includes(mine) && (
            <button type="button" className="primary" disabled={busy} onClick={() => void act({ do: 'return', seat: mine })}>
              {t('table.return')}
            </button>
          )}
          {asked !== null && (
            <button
              type="button"
              className="tb-choices-toggle"
              aria-expanded={open}
              aria-controls={open ? CHOICES : undefined}
              onClick={() => setOpen(!open)}
            >
              <Icon body={list} size={18} />
              <span className="tb-choices-number" aria-hidden="true">
                {allowed.length}
              </span>
              <span className="tb-choices-words">{t('table.choices-count', { count: allowed.length })}</span>
            </button>
          )}
          <UndoButton />
        </div>
      </div>
      {asked !== null && open && <Choices id={CHOICES} offers={offers} choose={choose} />}
    </section>
  );
}

function Waiting({ away }: { readonly away: boolean }) {
  const { t, lang } = useLang();
  const { view, names } = useTable();
  const who = awaited(view).map((seat) => names[seat]!);
  const waiting = t('table.waiting', { names: new Intl.ListFormat(lang).format(who), count: who.length });
  return away ? `${t('table.bot-plays-for-you')} ${waiting}` : waiting;
}

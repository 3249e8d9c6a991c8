import list from 'icon:checklist';
import type { OfferView, TableView } from '@boucan/table';
import type { ReactNode, RefObject } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { SeatBadge } from '../../../parts/seat-badge.tsx';
import { useLang } from '../../../words/lang.tsx';
import { awaited, heldBy, useTable } from '../model/context.ts';
import { finalityOf } from '../model/groups.ts';
import { useHint } from '../model/use-hint.ts';
import { FinalityMark } from './finality.tsx';
import { HintButton, HintSaid } from './hint.tsx';
import { PaceControls, useTellingNow } from './pace.tsx';
import { RuleLink } from './rule-link.tsx';
import { UndoButton } from './undo.tsx';
import './prompt.css';

interface Props {
  readonly asked: TableView['asked'];
  readonly offers: readonly OfferView[];
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  /** Takes the focus of whatever is gone. It says its name alone: the question is announced. */
  readonly sentence: RefObject<HTMLElement | null>;
  /** Why something is not allowed: for a while it stands where the question does, so that it covers nothing. */
  readonly why: ReactNode;
  /** Takes the place where a board tells what happens. */
  readonly slot: (place: HTMLElement | null) => void;
}

export const CHOICES = 'tb-choices';

/** What is asked, of whom, and by which rule; the way to the choices in words; and taking back. */
export function Prompt({ asked, offers, open, setOpen, sentence, why, slot }: Props) {
  const { t } = useLang();
  const { view, speaker, mine, busy, source, act, names, shown } = useTable();
  const { passes } = shown;
  const away = heldBy(view, source.me).filter((seat) => {
    const holder = view.seats[seat]!;
    return holder.kind === 'person' && holder.standIn !== null;
  });
  const telling = useTellingNow();
  const hints = useHint();
  const allowed = offers.filter((o) => o.because.length === 0);
  return (
    <section
      ref={sentence}
      tabIndex={-1}
      data-home
      className="tb-prompt"
      data-asked={asked !== null}
      data-busy={busy}
      aria-label={t('table.prompt')}
    >
      <div className="tb-prompt-line">
        {asked !== null && mine !== null && <SeatBadge seat={mine} size={30} />}
        <div className="tb-prompt-place">
          <p className="tb-prompt-text">
            {busy ? (
              t('table.on-its-way')
            ) : telling !== null ? (
              t(`table.pace.${telling}`)
            ) : passes !== null ? (
              t('table.curtain.pass', { name: names[passes]! })
            ) : asked === null ? (
              <Waiting away={away.length > 0} />
            ) : (
              <>
                <strong>{t('table.your-turn')}</strong> {speaker.prompt(asked)} <RuleLink rule={asked.rule} />{' '}
                <FinalityMark finality={finalityOf(offers)} />
              </>
            )}
          </p>
          <div ref={slot} className="tb-telling" />
          {hints !== null && asked !== null && telling === null && <HintSaid hints={hints} />}
          {why}
        </div>
        <div className="tb-prompt-buttons">
          {mine !== null && away.includes(mine) && (
            <button type="button" className="primary" disabled={busy} onClick={() => void act({ do: 'return', seat: mine })}>
              {t('table.return')}
            </button>
          )}
          {view.standBy === true && mine !== null && (
            <button type="button" disabled={busy} onClick={() => void act({ do: 'stand-by', seat: mine, on: false })}>
              {t('table.stand-by.end')}
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
          {hints !== null && asked !== null && telling === null && <HintButton hints={hints} />}
          {telling === null && passes !== null && (
            <button type="button" className="primary" onClick={() => source.lift()}>
              {t('table.curtain.hand-on')}
            </button>
          )}
          {telling === null ? <UndoButton /> : <PaceControls />}
        </div>
      </div>
    </section>
  );
}

function Waiting({ away }: { readonly away: boolean }) {
  const { t, lang } = useLang();
  const { view, names, mine } = useTable();
  // Whoever has answered, and is not told of yet, waits for the others.
  const who = awaited(view).flatMap((seat) => (seat === mine && !away && view.asked === null ? [] : [names[seat]!]));
  const waiting = t('table.waiting', { names: new Intl.ListFormat(lang).format(who), count: who.length });
  if (view.standBy === true) return `${t('table.stand-by.on')} ${waiting}`;
  return away ? `${t('table.bot-plays-for-you')} ${waiting}` : waiting;
}

import type { Seat } from '@boucan/kernel';
import { useLang } from '../../../words/lang.tsx';
import { heldBy, persons, useTable } from '../model/context.ts';

/** What can be done about somebody who does not play: come back oneself, or vote a bot into an empty chair. */
export function Votes({ seat }: { readonly seat: Seat }) {
  const { t } = useLang();
  const { view, mine, source, names, act, busy } = useTable();
  if (view.phase !== 'playing') return null;
  const holder = view.seats[seat]!;
  if (holder.kind !== 'person') return null;
  if (holder.standIn !== null) {
    if (!heldBy(view, source.me).includes(seat))
      return <p className="tb-note">{t('table.may-return', { name: names[seat]! })}</p>;
    return (
      <button type="button" className="primary" disabled={busy} onClick={() => void act({ do: 'return', seat })}>
        {t('table.return')}
      </button>
    );
  }
  const playing = persons(view);
  if (source.local || mine === null || mine === seat || !playing.includes(mine)) return null;
  const electorate = playing.length - 1;
  const by = view.votes.find(({ against }) => against === seat)?.by ?? [];
  const needed = Math.floor(electorate / 2) + 1;
  return (
    <>
      <p className="tb-note">{t('table.vote.what', { name: names[seat]!, needed, votes: by.length })}</p>
      <button
        type="button"
        disabled={busy || by.includes(mine)}
        onClick={() => void act({ do: 'vote', seat: mine, against: seat })}
      >
        {by.includes(mine) ? t('table.vote.done') : t('table.vote.do')}
      </button>
    </>
  );
}

import type { Seat } from '@boucan/kernel';
import { patienceOf } from '@boucan/table';
import { useEffect, useState } from 'react';
import { useLang } from '../../../words/lang.tsx';
import { awaited, heldBy, isPresent, persons, useTable } from '../model/context.ts';

/** What can be done about somebody who does not play: come back oneself, or vote a bot into an empty chair. */
export function Votes({ seat }: { readonly seat: Seat }) {
  const { t } = useLang();
  const { view, source, names, act, busy } = useTable();
  if (view.phase !== 'playing') return null;
  const holder = view.seats[seat]!;
  if (holder.kind !== 'person') return null;
  if (holder.standIn === null) return <Vote seat={seat} />;
  if (!heldBy(view, source.me).includes(seat)) return <p className="tb-note">{t('table.may-return', { name: names[seat]! })}</p>;
  return (
    <button type="button" className="primary" disabled={busy} onClick={() => void act({ do: 'return', seat })}>
      {t('table.return')}
    </button>
  );
}

/** A vote on a person who is playing, with what it takes; nothing for those who have no say. */
function Vote({ seat }: { readonly seat: Seat }) {
  const { t } = useLang();
  const { view, mine, source, names, act, busy } = useTable();
  const playing = persons(view);
  if (source.local || mine === null || mine === seat || !playing.includes(mine)) return null;
  const by = view.votes.find(({ against }) => against === seat)?.by ?? [];
  const needed = Math.floor((playing.length - 1) / 2) + 1;
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

/** The match waits for somebody who is not there: the vote is offered without having to look for it. */
export function WaitingInVain() {
  const { t } = useLang();
  const { view, shown, source, mine, names } = useTable();
  const playing = persons(view);
  const missing = awaited(view).filter((seat) => {
    const holder = view.seats[seat]!;
    return seat !== mine && holder.kind === 'person' && playing.includes(seat) && !isPresent(shown, holder.player);
  });
  const { absent } = patienceOf(view.terms);
  // A connection that comes back at once is nobody's business.
  const who = missing.join();
  const [waited, setWaited] = useState('');
  useEffect(() => {
    if (absent === null) return;
    const timer = setTimeout(() => setWaited(who), absent);
    return () => clearTimeout(timer);
  }, [who, absent]);

  if (source.local || mine === null || waited !== who) return null;
  return missing.map((seat) => (
    <section key={seat} className="tb-bar" aria-label={t('table.vote')}>
      <p>
        <strong>{t('table.vote.absent', { name: names[seat]! })}</strong>
      </p>
      <Vote seat={seat} />
    </section>
  ));
}

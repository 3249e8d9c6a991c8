import laurel from 'icon:laurel-crown';
import robot from 'icon:robot-antennas';
import unplugged from 'icon:unplugged';
import { PATIENCE } from '@boucan/bots';
import type { Seat } from '@boucan/kernel';
import { type HolderView, offUntil } from '@boucan/table';
import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { SeatBadge } from '../../../parts/seat-badge.tsx';
import { useLang } from '../../../words/lang.tsx';
import { awaited, isPresent, useTable } from '../model/context.ts';
import { useAside } from '../model/use-aside.ts';
import { useLevel, useLikes } from '../model/use-words.ts';
import { SeatClock } from './clock.tsx';
import { dayOf } from './hours.ts';
import { Votes } from './votes.tsx';
import './seats.css';

/** Who sits where, whose turn it is, who is connected, and how long they may think. */
export function Seats({ lit }: { readonly lit: readonly string[] }) {
  const { t } = useLang();
  const { view } = useTable();
  return (
    <ul className="tb-seats" aria-label={t('table.seats')}>
      {view.seats.map((_, seat) => (
        <SeatChip key={seat} seat={seat} lit={lit.includes(`seat-${seat}`)} />
      ))}
    </ul>
  );
}

const botPlays = (holder: HolderView): boolean => holder.kind === 'bot' || (holder.kind === 'person' && holder.standIn !== null);

/** What can be said of a seat beside its name. */
export function useSeatState(): (seat: Seat) => { readonly here: boolean; readonly turn: boolean; readonly words: string[] } {
  const { t, lang } = useLang();
  const { view, shown, source, names } = useTable();
  const level = useLevel();
  return (seat) => {
    const holder = view.seats[seat]!;
    const turn = awaited(view).includes(seat);
    const here = holder.kind !== 'person' || source.local || isPresent(shown, holder.player);
    const words = [names[seat]!];
    if (seat === view.viewer) words.push(t('table.you'));
    if (holder.kind === 'bot') words.push(t('table.bot', { level: level(holder.level) }));
    if (holder.kind === 'person' && holder.standIn !== null) words.push(t('table.stand-in'));
    if (!here) words.push(t('table.absent'));
    const off = offUntil(view.clocks, seat, Date.now());
    if (off !== null) words.push(t('table.off.until', { until: dayOf(lang, off) }));
    if (turn) words.push(t(botPlays(holder) ? 'table.bot-thinks' : 'table.thinking'));
    return { here, turn, words };
  };
}

function SeatChip({ seat, lit }: { readonly seat: Seat; readonly lit: boolean }) {
  const { view, shown, names, mine, face } = useTable();
  const stateOf = useSeatState();
  const likes = useLikes();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLLIElement>(null);
  const details = useId();
  useAside(root, open, () => setOpen(false));
  const holder = view.seats[seat]!;
  const { here, turn, words } = stateOf(seat);
  // On a small screen the seats scroll: whoever is to play should be in sight.
  useEffect(() => {
    const row = root.current?.parentElement;
    if (turn && row) row.scrollLeft = root.current!.offsetLeft - row.offsetLeft - 8;
  }, [turn]);
  const isBot = botPlays(holder);
  const { result } = view;
  const standing =
    result !== null ? (
      <FinalScore score={result.scores[seat]!} won={result.winners.includes(seat)} />
    ) : (
      face !== null && view.match !== null && <face.Standing view={view} seat={seat} />
    );
  return (
    <li
      ref={root}
      className="tb-seat"
      data-turn={turn}
      data-lit={lit}
      data-mine={seat === mine}
      style={{ '--seat': `var(--seat-${seat})` }}
    >
      <button
        type="button"
        className="tb-seat-chip"
        aria-expanded={open}
        aria-controls={open ? details : undefined}
        aria-current={turn ? 'step' : undefined}
        onClick={() => setOpen(!open)}
      >
        <SeatBadge seat={seat} size={30} />
        <span className="tb-seat-who">
          <span className="tb-seat-line">
            <span className="tb-seat-name" data-away={!here}>
              {names[seat]}
            </span>
            <span className="sr-only">{['', ...words.slice(1)].join(', ')}. </span>
            {isBot && <Icon body={robot} size={16} className="tb-dim" />}
            {!here && <Icon body={unplugged} size={16} className="tb-dim" />}
            {!isBot && <SeatClock seat={seat} />}
          </span>
          {standing}
        </span>
        {turn && isBot && shown.behind === 0 && <Thinking key={view.n} seat={seat} />}
      </button>
      {open && (
        <div id={details} className="tb-seat-card">
          <p className="tb-seat-title">
            <SeatBadge seat={seat} size={32} />
            <strong>{names[seat]}</strong>
          </p>
          {words.length > 1 && <p>{words.slice(1).join(' · ')}</p>}
          {holder.kind === 'bot' && likes(holder.level) !== undefined && <p className="tb-dim">{likes(holder.level)}</p>}
          {standing}
          <Votes seat={seat} />
        </div>
      )}
    </li>
  );
}

/** A line that fills while a bot thinks: as far as it says that it is, or as the time goes by that it may take. What it means, the seat says in words. */
function Thinking({ seat }: { readonly seat: Seat }) {
  const { source } = useTable();
  const [began] = useState(() => performance.now());
  const [share, setShare] = useState<number | null>(null);
  useEffect(
    () =>
      source.onThinking?.((of, so) => {
        // It never goes back, from where it was by the time alone least of all.
        if (of === seat) setShare((before) => Math.max(so, before ?? Math.min(0.9, (performance.now() - began) / PATIENCE)));
      }),
    [source, seat, began],
  );
  return (
    <span className="tb-thinks" data-told={share !== null} aria-hidden="true">
      <span style={{ '--share': share ?? 0, '--limit': `${PATIENCE}ms` }} />
    </span>
  );
}

/** What a seat has come to, as the table of scores says it. */
function FinalScore({ score, won }: { readonly score: number; readonly won: boolean }) {
  const { t } = useLang();
  return (
    <span className="tb-final">
      <b>{score}</b>
      {won && (
        <>
          <Icon body={laurel} size={18} className="tb-gold" />
          <span className="sr-only">{t('table.over.winner')}</span>
        </>
      )}
    </span>
  );
}

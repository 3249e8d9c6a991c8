// The event of this round, beside the chart: its card, and what came of it. It stays until it is read or something is chosen.
import { useState } from 'react';
import { useTold } from '../../parts/teller.tsx';
import { COLS } from '../content.ts';
import { useVoyage } from '../table.tsx';
import { EventFace } from './event.tsx';
import { eventTold } from './event-told.ts';
import './event-news.css';

export function EventNews() {
  const { board, view, say, speaker } = useVoyage();
  const told = eventTold(useTold());
  const [read, setRead] = useState<string | null>(null);
  // My next choice but one: by then it has been read, or was not worth it.
  const [since, setSince] = useState<{ readonly key: string | null; readonly round: number }>({ key: null, round: 0 });
  if (told !== null && since.key !== told.key) setSince({ key: told.key, round: board.round });
  if (told === null || read === told.key || view.result !== null || board.round > since.round + 1) return null;
  return (
    <aside
      className="sku-event-news"
      data-side={board.ship.cell % COLS < COLS / 2 ? 'left' : 'right'}
      aria-label={say('eventNow')}
    >
      <button type="button" className="quiet sku-event-read" aria-label={say('eventRead')} onClick={() => setRead(told.key)}>
        ✕
      </button>
      <EventFace card={told.card} />
      {told.came.length > 0 && (
        <ul>
          {told.came.slice(-4).map((step) => (
            <li key={step.key}>{speaker.event(step)}</li>
          ))}
        </ul>
      )}
    </aside>
  );
}

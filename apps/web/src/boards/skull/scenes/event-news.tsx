// The event of this round, beside the chart: its card, and what came of it. While something is chosen on the chart it is folded to its name.
import { useState } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { Chevron } from '../../parts/player-sheet.tsx';
import { useTold } from '../../parts/teller.tsx';
import { COLS } from '../content.ts';
import { CARD_ICONS } from '../icons.ts';
import { useVoyage } from '../table.tsx';
import { EventFace } from './event.tsx';
import './event-news.css';
import { eventTold } from './event-told.ts';

/** Answered on the chart: nothing may lie over it. */
const ON_CHART = /^(move|enemy|lookout|spawn|chart|event|mission|maelstrom|voyage)\./u;

export function EventNews() {
  const { board, view, question, say, speaker } = useVoyage();
  const told = eventTold(useTold());
  const [read, setRead] = useState<string | null>(null);
  const [turned, setTurned] = useState<{ readonly at: string; readonly open: boolean } | null>(null);
  const [since, setSince] = useState<{ readonly key: string | null; readonly round: number }>({ key: null, round: 0 });
  if (told !== null && since.key !== told.key) setSince({ key: told.key, round: board.round });
  if (told === null || read === told.key || view.result !== null || board.round > since.round + 1) return null;
  // Folded or not as somebody has turned it, for as long as this is asked.
  const at = `${told.key} ${question}`;
  const open = turned?.at === at ? turned.open : question === null || !ON_CHART.test(question);
  return (
    <aside
      className="sku-event-news"
      data-open={open}
      data-side={board.ship.cell % COLS < COLS / 2 ? 'left' : 'right'}
      aria-label={say('eventNow')}
    >
      <header>
        <button type="button" className="quiet" aria-expanded={open} onClick={() => setTurned({ at, open: !open })}>
          <Icon body={CARD_ICONS[told.card]} size={20} />
          <span>{speaker.name(told.card)}</span>
          <Chevron up={open} size={14} />
        </button>
        <button type="button" className="quiet sku-event-read" aria-label={say('eventRead')} onClick={() => setRead(told.key)}>
          ✕
        </button>
      </header>
      {open && <EventFace card={told.card} />}
      {open && told.came.length > 0 && (
        <ul>
          {told.came.slice(-4).map((step) => (
            <li key={step.key}>{speaker.event(step)}</li>
          ))}
        </ul>
      )}
    </aside>
  );
}

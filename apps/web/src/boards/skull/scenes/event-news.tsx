// The event of this round, beside the chart: its card, and what came of it. While something is chosen on the chart it is folded to its name.
import { useState } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { signed } from '../../parts/causes.ts';
import { Dice } from '../../parts/die.tsx';
import { Chevron } from '../../parts/player-sheet.tsx';
import type { ToldStep } from '../../parts/tale.ts';
import { COLS } from '../content.ts';
import { CARD_ICONS } from '../icons.ts';
import { useVoyage } from '../table.tsx';
import { changesOf } from './changes.ts';
import { EventFace } from './event.tsx';
import './event-news.css';
import { eventTold } from './event-told.ts';

/** Answered on the chart: nothing may lie over it. */
const ON_CHART = /^(move|enemy|lookout|spawn|chart|event|mission|maelstrom|voyage)\./u;

export function EventNews() {
  const { board, view, question, say, speaker, log } = useVoyage();
  const told = eventTold(log);
  const [read, setRead] = useState<string | null>(null);
  const [turned, setTurned] = useState<{ readonly at: string; readonly open: boolean } | null>(null);
  if (told === null || read === told.key || view.result !== null || told.rounds > 1) return null;
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
      {open && <Came of={told.came} />}
    </aside>
  );
}

/** More than anybody reads. */
const KEPT = 5;

/** What came of it, a line for each thing that happened: what it changed is drawn beside it. */
function Came({ of }: { readonly of: readonly ToldStep[] }) {
  const { speaker } = useVoyage();
  const lines = speaker.lines(of).slice(-KEPT);
  if (lines.length === 0) return null;
  return (
    <ul>
      {lines.map(({ text, from, events }) => (
        <li key={from}>
          {changesOf(events).map(({ icon, by }, i) => (
            <span key={i} className="sku-change" data-way={by === null ? 'none' : by > 0 ? 'up' : 'down'} aria-hidden="true">
              <Icon body={icon} size={18} />
              {by !== null && <b>{signed(by)}</b>}
            </span>
          ))}
          {events.flatMap(({ with: { dice }, key }) =>
            Array.isArray(dice) ? [<Dice key={key} faces={dice as number[]} words="" />] : [],
          )}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

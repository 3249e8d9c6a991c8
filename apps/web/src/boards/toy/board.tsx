// The board of the specimen: what lies there in words, and a button for everything that can be done. A board can be as plain as this.
import './toy.css';
import coin from 'icon:two-coins';
import type { DuelBoardView } from '@boucan/toy/board';
import { useEffect } from 'react';
import { Icon } from '../../parts/icon.tsx';
import { SeatBadge } from '../../parts/seat-badge.tsx';
import { useLang } from '../../words/lang.tsx';
import type { BoardProps, StandingProps } from '../board.ts';
import { middle, standing } from './describe.ts';

export function Board({ view, fresh, speaker, names, offers, choose, explain, shown }: BoardProps) {
  const { lang } = useLang();
  const last = fresh.at(-1)?.n ?? view.n;
  useEffect(() => shown?.(last), [last, shown]);
  return (
    <div className="toy">
      <ul>
        {names.map((name, seat) => (
          <li key={seat} data-turn={view.match?.active === seat}>
            <SeatBadge seat={seat} size={32} />
            <strong>{name}</strong> {standing(view, seat, speaker, lang)}
          </li>
        ))}
      </ul>
      {middle(view, speaker, lang).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <div className="toy-offers">
        {offers.map(({ choice, because }) => (
          <button
            key={choice.join(' ')}
            type="button"
            aria-disabled={because.length > 0}
            onClick={() => (because.length > 0 ? explain(because) : choose(choice))}
          >
            {speaker.label(choice)}
          </button>
        ))}
      </div>
    </div>
  );
}

export function Standing({ view, seat }: StandingProps) {
  const { coins } = (view.match!.board as DuelBoardView).duellists[seat]!;
  return (
    <span>
      <Icon body={coin} size={16} /> {coins}
    </span>
  );
}

import chest from 'icon:open-treasure-chest';
import type { Card, CoastView } from '@boucan/brethren';
import { DOUBLOONS } from '@boucan/brethren';
import { Icon } from '../../parts/icon.tsx';
import { CardBack, Doubloon, SeatShape, ShipPiece, seatColour } from './pieces.tsx';

interface CaptainsProps {
  readonly captains: CoastView['captains'];
  readonly names: readonly string[];
  readonly active: number;
  readonly lit: readonly string[];
  readonly words: {
    readonly title: string;
    readonly captain: (c: CoastView['captains'][number], name: string, treasure: number, chests: number) => string;
  };
}

export const treasure = (won: readonly Card[]): number => won.reduce((sum, card) => sum + DOUBLOONS[card], 0);
export const chests = (won: readonly Card[]): number => won.filter((card) => card === 'chest').length;

/** What lies open before each captain: hoard, chests, doubloons to spend, ships to come, cards in hand. */
export function Captains({ captains, names, active, lit, words }: CaptainsProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a small screen it scrolls, and must be reached by the keyboard
    <ul className="bre-captains" tabIndex={0} aria-label={words.title}>
      {captains.map((c, seat) => (
        <li
          key={seat}
          className={`bre-captain${seat === active ? ' bre-active' : ''}${lit.includes(`seat-${seat}`) ? ' bre-lit' : ''}`}
          style={seatColour(seat)}
        >
          <span className="bre-captain-name">
            <SeatShape seat={seat} />
            <span>{names[seat]}</span>
          </span>
          <span className="sr-only">{words.captain(c, names[seat] ?? '', treasure(c.won), chests(c.won))}</span>
          <span className="bre-captain-stock" aria-hidden="true">
            <span className="bre-stat bre-hoard">
              <Doubloon />
              {treasure(c.won) + c.tokens}
            </span>
            <span className="bre-stat">
              <Icon body={chest} className="bre-icon" />
              {chests(c.won)}
            </span>
            <span className="bre-stat">
              <ShipPiece ship="galleon" seat={seat} />
              {c.galleons}
            </span>
            <span className="bre-stat">
              <ShipPiece ship="schooner" seat={seat} />
              {c.schooners}
            </span>
            <span className="bre-stat">
              <CardBack seat={null} card={null} />
              {c.cards}
            </span>
            <span className="bre-tokens">
              {Array.from({ length: c.tokens }, (_, i) => (
                <i key={i} />
              ))}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

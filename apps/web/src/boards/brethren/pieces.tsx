// Ships and cards, drawn by code.
import musket from 'icon:musket';
import chest from 'icon:open-treasure-chest';
import cannon from 'icon:pirate-cannon';
import coins from 'icon:two-coins';
import type { Card as CardId, Ship } from '@boucan/brethren';
import { type CardKind, DOUBLOONS, KIND, POSITION } from '@boucan/brethren/content/deck';
import { Icon } from '../../parts/icon.tsx';
import { CardBack as Back, Card } from '../parts/card.tsx';
import { owned } from '../parts/seat-mark.tsx';
import './pieces.css';

const FACE: Readonly<Record<CardKind, { readonly name: string; readonly icon: string }>> = {
  chest: { name: 'chest', icon: chest },
  cannon: { name: 'cannon', icon: cannon },
  musket: { name: 'musket', icon: musket },
  marked: { name: 'coins', icon: coins },
  doubloons: { name: 'coins', icon: coins },
};

const shown = (n: number): number | undefined => (n > 0 ? n : undefined);

/** A card, face up: its picture, its doubloons, and on marked doubloons the pennant with the position. */
export function CardFace({ card }: { readonly card: CardId }) {
  const { name, icon } = FACE[KIND[card]];
  return (
    <Card
      className={`bre-card-${name}`}
      art={<Icon body={icon} />}
      corner={shown(DOUBLOONS[card])}
      pennant={shown(POSITION[card])}
    />
  );
}

/** A card, face down. Its owner sees through the back. */
export const CardBack = ({ card = null }: { readonly card?: CardId | null }) =>
  card === null ? <Back /> : <Back through={<Icon body={FACE[KIND[card]].icon} />} corner={shown(DOUBLOONS[card])} />;

/** A galleon has three sails, a schooner two: one can count the strength of a fleet. */
export function ShipPiece({ ship, seat }: { readonly ship: Ship; readonly seat: number }) {
  return (
    <svg
      className={`bre-ship bre-ship-${ship}`}
      viewBox={ship === 'galleon' ? '0 0 50 44' : '0 0 40 36'}
      style={owned(seat)}
      aria-hidden="true"
    >
      {ship === 'galleon' ? (
        <>
          <path className="bre-mast" d="M12 30V8M25 30V3M38 30V9" />
          <path
            className="bre-sail"
            d="M6 10q9 3 13 0q2 8-1 14q-6-3-12 0q2-7 0-14zM18 5q8 3 14 0q3 10-1 18q-6-3-12 0q3-9-1-18zM32 11q7 3 12 0q2 7-1 13q-5-3-10 0q2-7-1-13z"
          />
          <path className="bre-hull" d="M2 26l5 2h33l7-5-3 12q-2 6-8 6H14q-6 0-8-6z" />
        </>
      ) : (
        <>
          <path className="bre-mast" d="M14 28V3M26 28V6M26 10L38 24" />
          <path className="bre-sail" d="M13 4v21H3q7-9 10-21zM25 7v18H15q8-8 10-18z" />
          <path className="bre-hull" d="M2 26h34l-4 6q-2 3-6 3H10q-4 0-6-4z" />
        </>
      )}
    </svg>
  );
}

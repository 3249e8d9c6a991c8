// How far the ship gets: with the points she has, or with those that can be expected of the posts as they are manned.
import type { OfferView } from '@boucan/table';
import { anyAllowed, offersOf } from '../../parts/offers.ts';
import { cellName, quantities, type VoyageView } from '../content.ts';
import { DRAWN_ONLY } from '../pieces/drawn-only.ts';
import { type AtSea, useVoyage } from '../table.tsx';
import { bearingOf, hexAt, spotOf } from './layout.ts';
import { legsOf, type Way, waysOf } from './ways.ts';

/** The ways that can be taken now: none unless a course is asked for. */
export function openWays(board: VoyageView, question: string | null, offers: readonly OfferView[]): ReadonlyMap<number, Way> {
  const isAsked = question === 'move.sail' && anyAllowed([...offersOf(offers, 'advance'), ...offersOf(offers, 'turn')]);
  return isAsked ? waysOf(board) : new Map();
}

/** What a way is called: where it leads, what it costs, and each leg of it. */
export const wayWords = ({ board, say }: Pick<AtSea, 'board' | 'say'>, cell: number, way: Way): string =>
  say('wayTo', {
    cell: cellName(cell),
    n: way.cost,
    of: board.turn.points,
    legs: legsOf(way, board.ship.heading)
      .map((leg) => say('leg', { leg }))
      .join(', '),
  });

export function Reach() {
  const { board, question } = useVoyage();
  const { turn } = board;
  const sailing = question === null || question === 'move.sail';
  if (turn.points < 1) return board.boarding === null && question?.startsWith('move') !== true ? <Likely /> : null;
  if (!sailing) return null;
  const cells = [...waysOf(board)];
  return (
    <g className="sku-reach" {...DRAWN_ONLY}>
      <path d={cells.map(([cell]) => hexAt(cell, 38.5)).join('')} />
      {cells.map(([cell, { cost }]) => {
        const [x, y] = spotOf(cell);
        return (
          <text key={cell} x={x} y={y + 30}>
            {cost}
          </text>
        );
      })}
    </g>
  );
}

/** Before the speed roll: as far as can be expected, and as far as the dice can bring her. */
function Likely() {
  const { board } = useVoyage();
  const cells = [...waysOf(board)];
  const likely = Math.round(quantities.speedOf(board).expected);
  return (
    <g className="sku-reach" {...DRAWN_ONLY}>
      {[true, false].map((is) => (
        <path
          key={String(is)}
          className={is ? 'sku-reach-likely' : 'sku-reach-most'}
          d={cells.flatMap(([cell, { cost }]) => (cost <= likely === is ? [hexAt(cell, 38.5)] : [])).join('')}
        />
      ))}
    </g>
  );
}

/** The way to the cell somebody looks at. */
export function WayDrawn({ cell, way }: { readonly cell: number; readonly way: Way }) {
  const { board } = useVoyage();
  const [x, y] = spotOf(cell);
  return (
    <g className="sku-way" {...DRAWN_ONLY}>
      <path d={`M${way.cells.map((c) => spotOf(c).join(' ')).join('L')}`} />
      <g transform={`translate(${x} ${y}) rotate(${bearingOf(way.heading)})`}>
        <path className="sku-turn-head" d="M0-20L13 8L0 2L-13 8z" />
      </g>
      <g className="sku-way-cost" transform={`translate(${x} ${y + 26})`}>
        <rect x="-34" y="-11" width="68" height="22" rx="11" />
        <text y="5">
          {cellName(cell)} · {way.cost}/{board.turn.points}
        </text>
      </g>
    </g>
  );
}

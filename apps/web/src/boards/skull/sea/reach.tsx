// How far the ship gets: where her points bring her, cell by cell.
import { cellOf, placeOf, stepsFrom } from '../content.ts';
import { DRAWN_ONLY } from '../pieces/drawn-only.ts';
import { useVoyage } from '../table.tsx';
import { hexAt, spotOf } from './layout.ts';

/** The fewest points to each cell, no farther than these. */
export function reachOf(cell: number, heading: number, points: number): ReadonlyMap<number, number> {
  const cells = new Map<number, number>();
  const seen = new Set([placeOf(cell, heading)]);
  let front = [...seen];
  for (let n = 1; n <= points; n++) {
    const next: number[] = [];
    for (const place of front)
      for (const to of stepsFrom(place)) {
        if (seen.has(to)) continue;
        seen.add(to);
        next.push(to);
        if (cellOf(to) !== cell && !cells.has(cellOf(to))) cells.set(cellOf(to), n);
      }
    front = next;
  }
  return cells;
}

export function Reach() {
  const { board, question } = useVoyage();
  const { ship, turn } = board;
  if (turn.points < 1 || (question !== null && question !== 'move.sail')) return null;
  const cells = [...reachOf(ship.cell, ship.heading, Math.min(8, turn.points))];
  return (
    <g className="sku-reach" {...DRAWN_ONLY}>
      <path d={cells.map(([cell]) => hexAt(cell, 38.5)).join('')} />
      {cells.map(([cell, n]) => {
        const [x, y] = spotOf(cell);
        return (
          <text key={cell} x={x} y={y + 30}>
            {n}
          </text>
        );
      })}
    </g>
  );
}

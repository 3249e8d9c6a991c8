// What the guns reach: both flanks of the ship when somebody is near, and the flanks of those who hunt her.
import { bears, CELLS, FOES, far, isWater, type VoyageView } from '../content.ts';
import { useVoyage } from '../table.tsx';
import { hexAt, spotOf } from './layout.ts';

/** Cells a flank covers from here, land and what lies behind it left out. */
const covered = (from: number, heading: number, strict: boolean): number[] => {
  const cells: number[] = [];
  for (let cell = 0; cell < CELLS; cell++)
    if (far(from, cell) <= 2 && isWater(cell) && bears(from, heading, cell, strict)) cells.push(cell);
  return cells;
};

/** Whether guns matter now. */
export const isHot = (board: VoyageView): boolean =>
  board.crab >= 0 || board.foes.some((f) => f.near) || (board.tower !== null && far(board.ship.cell, board.tower.cell) <= 4);

export function Arcs() {
  const { board, say } = useVoyage();
  if (!isHot(board) || board.boarding !== null) return null;
  const { cell, heading } = board.ship;
  const strict = board.house.strictSight;
  const theirs = board.foes.filter((f) => f.near && f.temper === 'hostile' && FOES[f.id].guns > 0);
  const inSight = board.foes.filter((f) => far(f.cell, cell) <= 2 && bears(cell, heading, f.cell, strict));
  return (
    <g className="sku-arcs">
      <path
        className="sku-arc"
        d={covered(cell, heading, strict)
          .map((c) => hexAt(c, 37))
          .join('')}
      >
        <title>{say('ourGuns')}</title>
      </path>
      {theirs.map((foe) => (
        <path
          key={foe.id}
          className="sku-arc sku-arc-theirs"
          d={covered(foe.cell, foe.heading, strict)
            .map((c) => hexAt(c, 31))
            .join('')}
        >
          <title>{say('theirGuns')}</title>
        </path>
      ))}
      {inSight.map((foe) => {
        const [[x1, y1], [x2, y2]] = [spotOf(cell), spotOf(foe.cell)];
        return <path key={foe.id} className="sku-sightline" d={`M${x1} ${y1}L${x2} ${y2}`} />;
      })}
    </g>
  );
}

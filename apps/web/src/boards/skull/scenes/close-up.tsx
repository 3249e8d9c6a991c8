// The waters round the ship, large: both hulls, what their guns reach, and the line of fire with what blocks it.
import { speaks } from '../../parts/speaks.ts';
import { Glyph } from '../../parts/token.tsx';
import { arcOf, bears, far, offset } from '../content.ts';
import { ICONS } from '../icons.ts';
import { Arcs } from '../sea/arcs.tsx';
import { Hull } from '../sea/hulls.tsx';
import { bearingOf, SIDE, spotOf } from '../sea/layout.ts';
import { Waters } from '../sea/waters.tsx';
import { ofThing } from '../speech.ts';
import { useVoyage } from '../table.tsx';

const [WIDE, HIGH] = [SIDE * 9.5, SIDE * 6.4];

export function CloseUp({ target }: { readonly target: number }) {
  const at = useVoyage();
  const { board, say, speaker } = at;
  const { cell, heading, sails } = board.ship;
  const [x, y] = spotOf(cell);
  const [tx, ty] = spotOf(target);
  const [mx, my] = [(x + tx) / 2, (y + ty) / 2];
  const n = far(cell, target);
  const open = n === 0 || bears(cell, heading, target, board.house.strictSight);
  const side = n > 0 && n <= 2 ? arcOf(heading, ...offset(cell, target)) : 0;
  const beam = ((bearingOf(heading) + 90 * side) * Math.PI) / 180;
  const from = side === 0 ? [x, y] : [x + SIDE * Math.sin(beam), y - SIDE * Math.cos(beam)];
  const words = say('lineOfFire', { n, open: open ? 'yes' : side === 0 ? 'arc' : 'no' });
  return (
    <figure className="sku-close-up" {...speaks(ofThing(at, 'sightline', words))}>
      <svg viewBox={`${mx - WIDE / 2} ${my - HIGH / 2} ${WIDE} ${HIGH}`} role="img" aria-label={words}>
        <Waters />
        <Arcs />
        {n > 0 && <path className="sku-fire-line" data-open={open} d={`M${from[0]} ${from[1]}L${tx} ${ty}`} />}
        {board.tower !== null && (
          <g className="sku-tower" transform={`translate(${spotOf(board.tower.cell).join(' ')})`}>
            <circle r="20" />
            <Glyph body={ICONS.tower} size={28} />
          </g>
        )}
        {board.foes.map((foe) => {
          const [fx, fy] = spotOf(foe.cell);
          return (
            <g key={foe.id} className="sku-foe" transform={`translate(${fx + (foe.cell === cell ? 20 : 0)} ${fy})`}>
              <title>{speaker.name(foe.id)}</title>
              <g transform={`rotate(${bearingOf(Math.max(1, foe.heading))})`}>
                <Hull kind={foe.id} />
              </g>
            </g>
          );
        })}
        <g className="sku-own" transform={`translate(${x} ${y}) rotate(${bearingOf(heading)})`}>
          <Hull kind="ours" sails={sails} />
        </g>
      </svg>
      <figcaption data-open={open}>{words}</figcaption>
    </figure>
  );
}

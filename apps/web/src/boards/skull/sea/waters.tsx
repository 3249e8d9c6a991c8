// The chart itself, drawn once.
import { memo } from 'react';
import { rhumbs } from '../../parts/rhumbs.ts';
import { Glyph } from '../../parts/token.tsx';
import { CELLS, cellAt, cellName, ISLAND_IDS, ISLANDS, type IslandId, LAND } from '../content.ts';
import { DRAWN_ONLY } from '../pieces/drawn-only.ts';
import { LAND_ICONS } from './land.ts';
import { hexAt, islandPath, SEA, spotOf } from './layout.ts';

const ALL = Array.from({ length: CELLS }, (_, cell) => cell);
const WATER = ALL.filter((cell) => LAND[cell] === 0);

/** What never changes: water, rhumb lines, the hexes, and twelve islands. */
export const Waters = memo(function Waters() {
  const { x, y, width, height } = SEA;
  return (
    <g className="sku-waters">
      <rect className="sku-sea-frame" x={x} y={y} width={width} height={height} rx="14" />
      <rect className="sku-sea-water" x={x + 9} y={y + 9} width={width - 18} height={height - 18} rx="8" />
      <path className="sku-rhumbs" d={`${rhumbs(600, 520, 32, 640)}${rhumbs(180, 840, 16, 300)}`} />
      <path className="sku-hexes" d={WATER.map((cell) => hexAt(cell)).join('')} />
      {ISLAND_IDS.map((id) => (
        <path key={id} className="sku-shallows" d={islandPath(id, 9)} />
      ))}
      {ISLAND_IDS.map((id) => (
        <Land key={id} id={id} />
      ))}
      <g className="sku-cells" {...DRAWN_ONLY}>
        {ALL.map((cell) => {
          const [x, y] = spotOf(cell);
          return (
            <text key={cell} x={x} y={y - 23}>
              {cellName(cell)}
            </text>
          );
        })}
      </g>
    </g>
  );
});

function Land({ id }: { readonly id: IslandId }) {
  return (
    <g className="sku-island">
      <path className="sku-land" d={islandPath(id)} />
      <path className="sku-land-edges" d={ISLANDS[id].land.map(([col, row]) => hexAt(cellAt(col, row), 38)).join('')} />
      {ISLANDS[id].land.map(([col, row], i) => {
        const [x, y] = spotOf(cellAt(col, row));
        return (
          <g key={i} transform={`translate(${x} ${y})`}>
            <Glyph body={LAND_ICONS[id][i % LAND_ICONS[id].length]!} size={i === 0 ? 42 : 32} />
          </g>
        );
      })}
    </g>
  );
}

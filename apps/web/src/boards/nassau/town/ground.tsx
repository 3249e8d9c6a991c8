// What never changes in the town: ground, lanes, roofs, water and the track.
import { memo, useMemo } from 'react';
import { OUTSIDE, type Town } from '../content.ts';
import { between, FRAME, type Line, MOAT, roofsOf, TILE, TOWN, TREE, tileSpot, trackSpot } from './plan.ts';

const ROOFS = ['brick', 'thatch', 'copper', 'brick', 'slate', 'thatch'] as const;

export const Ground = memo(function Ground({ town, lanes }: { readonly town: Town; readonly lanes: readonly Line[] }) {
  const roofs = useMemo(() => roofsOf(town, lanes), [town, lanes]);
  const { x, y, width, height } = FRAME;
  return (
    <g className="nas-ground">
      <rect className="nas-track" x={x} y={y} width={width} height={height} rx="14" />
      <rect className="nas-moat" x={-MOAT} y={-MOAT} width={TOWN + 2 * MOAT} height={TOWN + 2 * MOAT} rx="10" />
      {Array.from({ length: 3 }, (_, i) => (
        <rect
          key={i}
          className="nas-ripple"
          x={-18 * (i + 1)}
          y={-18 * (i + 1)}
          width={TOWN + 36 * (i + 1)}
          height={TOWN + 36 * (i + 1)}
          rx={26 + 10 * i}
        />
      ))}
      <rect className="nas-quay" x="-10" y="-10" width={TOWN + 20} height={TOWN + 20} rx="18" />
      {town.tiles.map((_, tile) => {
        const [tx, ty] = tileSpot(tile);
        return (
          <rect
            key={tile}
            className="nas-tile"
            data-odd={tile % 2 === 1}
            x={tx + 2}
            y={ty + 2}
            width={TILE - 4}
            height={TILE - 4}
            rx="8"
          />
        );
      })}
      {roofs.map((r, i) =>
        r.kind === TREE ? (
          <circle key={i} className="nas-tree" cx={r.x + 7.5} cy={r.y + 7.5} r="7.500" />
        ) : (
          <g key={i} className="nas-roof" data-of={ROOFS[r.kind]} transform={`translate(${r.x} ${r.y})`}>
            <rect className="nas-roof-cast" x="3" y="4" width={r.w} height={r.h} />
            <rect width={r.w} height={r.h} />
            {r.w >= r.h ? <path d={`M0 ${r.h / 2}H${r.w}V${r.h}H0z`} /> : <path d={`M${r.w / 2} 0H${r.w}V${r.h}H${r.w / 2}z`} />}
          </g>
        ),
      )}
      {town.alleys.map((alley) => {
        const line = lanes[alley.id]!;
        const gap = 0.035 / Math.max(1, alley.sections / 3);
        return (
          <g key={alley.id}>
            <path className="nas-lane" data-rim={alley.to === OUTSIDE} d={between(line, 0, 1)} />
            {Array.from({ length: alley.sections }, (_, i) => (
              <path key={i} className="nas-stone" d={between(line, i / alley.sections + gap, (i + 1) / alley.sections - gap)} />
            ))}
          </g>
        );
      })}
      {Array.from({ length: 100 }, (_, n) => {
        const [px, py] = trackSpot(n);
        return (
          <g key={n} transform={`translate(${px} ${py})`}>
            <circle className="nas-point" r={n % 5 === 0 ? 17 : 12} />
            {n % 5 === 0 && (
              <text className="nas-point-n" y="6">
                {n}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
});

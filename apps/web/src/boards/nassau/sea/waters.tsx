// The chart itself, drawn once.
import palm from 'icon:palm-tree';
import { memo } from 'react';
import { rhumbs } from '../../parts/rhumbs.ts';
import { Glyph } from '../../parts/token.tsx';
import { ZONES } from '../content.ts';
import { HIGH, ISLANDS, ISLE, SEA, WIDE, zonePath } from './layout.ts';

/** What never changes: water, rhumb lines, borders and islands. */
export const Waters = memo(function Waters() {
  const { x, y, width, height } = SEA;
  return (
    <g className="nas-waters">
      <rect className="nas-sea-frame" x={x} y={y} width={width} height={height} rx="16" />
      <rect className="nas-sea-water" x={x + 9} y={y + 9} width={width - 18} height={height - 18} rx="10" />
      <path className="nas-rhumbs" d={`${rhumbs(WIDE * 1.5, HIGH * 1.5, 24, 640)}${rhumbs(WIDE * 0.2, HIGH * 2.8, 16, 400)}`} />
      {ZONES.map((id, zone) => (
        <path key={id} className="nas-zone-border" d={zonePath(zone)} />
      ))}
      {ISLANDS.map(([ix, iy], i) => (
        <g key={i} className="nas-isle" transform={`translate(${ix} ${iy}) rotate(${i * 70})`}>
          <path className="nas-isle-shore" d={blob(ISLE + 9)} />
          <path className="nas-isle-land" d={blob(ISLE - 3)} />
          <g transform={`rotate(${-i * 70})`}>
            <Glyph body={palm} size={48} />
          </g>
        </g>
      ))}
    </g>
  );
});

/** A shore that is nowhere straight. */
function blob(r: number): string {
  const spots = Array.from({ length: 11 }, (_, i) => {
    const angle = (i * 2 * Math.PI) / 11;
    const far = r * (0.86 + 0.14 * Math.sin(i * 2.4));
    return [Math.round(far * Math.cos(angle)), Math.round(far * Math.sin(angle))] as const;
  });
  const [first, ...others] = [...spots, spots[0]!].map(([bx, by], i, all) => {
    const [px, py] = all[Math.max(0, i - 1)]!;
    return { mid: `${(px + bx) / 2} ${(py + by) / 2}`, at: `${bx} ${by}` };
  });
  return `M${first!.at}${others.map(({ mid, at }) => `Q${mid} ${at}`).join('')}z`;
}

// The chart itself: sea, land, borders, roses and monsters. It never changes, so it is drawn once,
// on a sheet of its own below what lies on it.
import serpent from 'icon:sea-serpent';
import whale from 'icon:whale-tail';
import { memo } from 'react';
import { CompassRose } from '../../../parts/chart/compass-rose.tsx';
import { rhumbs } from '../../parts/rhumbs.ts';
import { Glyph } from '../../parts/token.tsx';
import { ZONE_IDS, ZONES } from '../content.ts';
import { AREAS, BORDER_LINES } from './area.ts';
import { COAST } from './coast.ts';
import './ink.css';
import { FRAME, ROSE } from './places.ts';

/** Where the rhumb lines start. */
const WINDS = [
  { x: 1150, y: 150, rays: 32 },
  { x: 420, y: 500, rays: 16 },
  { x: 1050, y: 640, rays: 32 },
  { x: 760, y: 700, rays: 16 },
] as const;
const winds = WINDS.map(({ x, y, rays }) => rhumbs(x, y, rays, 1900)).join('');

const FATHOMS = [
  [300, 300, 12],
  [262, 196, 31],
  [500, 196, 9],
  [372, 372, 40],
  [286, 520, 18],
  [548, 486, 27],
  [700, 440, 33],
  [756, 566, 38],
  [430, 690, 8],
  [600, 800, 24],
  [690, 740, 29],
  [840, 690, 41],
  [880, 790, 17],
  [930, 250, 36],
  [740, 220, 7],
  [1040, 240, 44],
  [1140, 300, 46],
  [1240, 380, 39],
  [1330, 280, 42],
  [1440, 300, 48],
  [1540, 480, 45],
  [1270, 690, 22],
  [1380, 700, 11],
  [1000, 660, 35],
  [1130, 660, 37],
  [1250, 820, 13],
  [1570, 670, 43],
  [1400, 930, 6],
  [1560, 930, 19],
  [860, 140, 28],
  [980, 300, 30],
  [1080, 120, 47],
] as const;

/** Hills, as the old charts put them where nobody had been. */
const HILLS = [
  [420, 274],
  [470, 292],
  [540, 300],
  [612, 334],
  [664, 350],
  [720, 392],
  [696, 410],
  [758, 402],
  [900, 462],
  [944, 436],
  [1046, 452],
  [930, 504],
  [652, 500],
  [1164, 500],
  [1204, 499],
  [470, 58],
  [502, 104],
  [238, 402],
  [262, 640],
  [318, 634],
  [368, 676],
  [346, 734],
  [296, 716],
  [338, 800],
  [372, 770],
  [286, 780],
  [250, 700],
  [424, 900],
  [392, 868],
  [476, 950],
  [800, 896],
  [842, 876],
  [884, 842],
  [904, 890],
  [826, 944],
  [772, 930],
  [868, 936],
  [990, 872],
  [1004, 916],
  [1010, 950],
  [944, 944],
  [1214, 890],
  [1230, 940],
  [1260, 896],
  [1092, 926],
  [636, 938],
] as const;
const hills = HILLS.map(([x, y], i) => {
  const h = 9 + ((i * 5) % 4);
  return `M${x - 11} ${y}q5 ${-h} 10 ${-h}q6 2 11 ${h}M${x - 1} ${y - h + 2}q4 3 3 ${h - 4}m3-2q2 1 2 4`;
}).join('');

/** The scale round the frame: a degree black, a degree white. */
const TICKS = 40;
function scale(): string {
  const { x, y, width, height } = FRAME;
  const [dx, dy] = [width / TICKS, height / (TICKS * 0.675)];
  const parts: string[] = [];
  for (let i = 0; i < TICKS; i += 2) {
    const left = Math.round(x + i * dx);
    parts.push(
      `M${left} ${y - 9}h${Math.round(dx)}v5h${-Math.round(dx)}z`,
      `M${left} ${y + height + 4}h${Math.round(dx)}v5h${-Math.round(dx)}z`,
    );
  }
  for (let i = 0; i * dy < height - 1; i += 2) {
    const top = Math.round(y + i * dy);
    parts.push(
      `M${x - 9} ${top}v${Math.round(dy)}h5v${-Math.round(dy)}z`,
      `M${x + width + 4} ${top}v${Math.round(dy)}h5v${-Math.round(dy)}z`,
    );
  }
  return parts.join('');
}

const around = (by: number): string =>
  `M${FRAME.x - by} ${FRAME.y - by}h${FRAME.width + 2 * by}v${FRAME.height + 2 * by}h${-FRAME.width - 2 * by}z`;

export const Ink = memo(function Ink({ title }: { readonly title: string }) {
  return (
    <g className="fdm-ink">
      <defs>
        <path id="fdm-coast" d={COAST} transform="scale(.5)" />
        <radialGradient id="fdm-depths" gradientUnits="userSpaceOnUse" cx="960" cy="470" r="900">
          <stop offset="0" className="fdm-shallow" />
          <stop offset="1" className="fdm-deep" />
        </radialGradient>
        <pattern id="fdm-swell" width="96" height="34" patternUnits="userSpaceOnUse">
          <path className="fdm-swell" d="M2 10q8-6 16 0t16 0M54 26q8-6 16 0t16 0" />
        </pattern>
        <clipPath id="fdm-inside">
          <path d={around(0)} />
        </clipPath>
      </defs>
      <rect x="-2000" y="-2000" width="6000" height="5000" className="fdm-beyond" />
      <rect {...FRAME} fill="url(#fdm-depths)" />
      <g clipPath="url(#fdm-inside)">
        {ZONE_IDS.map((zone) => (
          <path key={zone} d={AREAS[zone]} className={`fdm-waters fdm-of-${ZONES[zone].nation ?? 'nobody'}`} />
        ))}
        <rect {...FRAME} fill="url(#fdm-swell)" />
        <path className="fdm-rhumbs" d={winds} />
        <g className="fdm-fathoms">
          {FATHOMS.map(([x, y, n]) => (
            <text key={`${x}-${y}`} x={x} y={y}>
              {n}
            </text>
          ))}
        </g>
        <g className="fdm-shore">
          {[60, 40, 24, 12].map((width) => (
            <use key={width} href="#fdm-coast" strokeWidth={width} />
          ))}
        </g>
        <g className="fdm-ripples">
          <use href="#fdm-coast" strokeWidth="17" />
          <use href="#fdm-coast" strokeWidth="14.500" className="fdm-ripple-gap" />
        </g>
        <g className="fdm-borders">
          {BORDER_LINES.map((d) => (
            <path key={d} d={d} />
          ))}
        </g>
        <use href="#fdm-coast" className="fdm-land" />
        <path className="fdm-hills" d={hills} />
        <g className="fdm-borders fdm-borders-ashore">
          {BORDER_LINES.map((d) => (
            <path key={d} d={d} />
          ))}
        </g>
        <g className="fdm-monster" transform="translate(1440 150)">
          <Glyph body={serpent} size={84} />
        </g>
        <g className="fdm-monster" transform="translate(286 342)">
          <Glyph body={whale} size={38} />
        </g>
        <g className="fdm-rose">
          <CompassRose {...ROSE} />
        </g>
        <g className="fdm-cartouche" transform="translate(1326 916) scale(.94)">
          <path d="M-92-34q92-16 184 0q-8 14 0 28v24q-8 10 0 20q-92 16-184 0q8-10 0-20v-24q-8-14 0-28z" />
          <path className="fdm-cartouche-line" d="M-82-26q82-14 164 0v52q-82 14-164 0z" />
          <text y="-2">{title}</text>
          <text y="20" className="fdm-cartouche-year">
            MDCXC
          </text>
        </g>
      </g>
      <path className="fdm-frame-paper" fillRule="evenodd" d={`${around(0)}${around(13)}`} />
      <path className="fdm-frame-scale" d={scale()} />
      <path className="fdm-frame-line" d={`${around(0)}${around(3.5)}${around(9.5)}`} />
      <path className="fdm-frame-line fdm-frame-bold" d={around(13)} />
    </g>
  );
});

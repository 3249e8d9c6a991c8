// The sea the boards lie on: paper, rhumb lines and soundings.
import { rhumbs } from '../parts/rhumbs.ts';
import './chart.css';

/** Soundings, as on an old chart: the same everywhere, for nobody sails by them. */
const DEPTHS = Array.from({ length: 46 }, (_, i) => ({ x: (i * 347) % 1600, y: (i * 211) % 1000, fathoms: 7 + ((i * 13) % 38) }));

export const Chart = () => (
  <svg className="bre-chart" viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <defs>
      <filter id="bre-paper" x="0" y="0" width="100%" height="100%">
        <feTurbulence type="fractalNoise" baseFrequency="0.011 0.017" numOctaves="4" seed="9" />
        <feColorMatrix values="0 0 0 0 0.2  0 0 0 0 0.3  0 0 0 0 0.3  0 0 0 0.5 -0.16" />
      </filter>
      <radialGradient id="bre-deep" cx="50%" cy="50%" r="75%">
        <stop offset="0%" stopColor="var(--sea-shallow)" />
        <stop offset="100%" stopColor="var(--sea-deep)" />
      </radialGradient>
      <radialGradient id="bre-shoal" cx="50%" cy="50%" r="50%">
        <stop offset="35%" stopColor="var(--shore)" stopOpacity="0.6" />
        <stop offset="100%" stopColor="var(--shore)" stopOpacity="0" />
      </radialGradient>
    </defs>
    <rect width="1600" height="1000" fill="url(#bre-deep)" />
    <path d={rhumbs(800, 500) + rhumbs(180, 120) + rhumbs(1440, 860)} className="bre-rhumb" />
    <g className="bre-depths">
      {DEPTHS.map(({ x, y, fathoms }) => (
        <text key={`${x}-${y}`} x={x} y={y}>
          {fathoms}
        </text>
      ))}
    </g>
    <ellipse cx="800" cy="500" rx="330" ry="230" fill="url(#bre-shoal)" />
    <rect width="1600" height="1000" filter="url(#bre-paper)" opacity="0.5" />
  </svg>
);

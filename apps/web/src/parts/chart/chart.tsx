import galleon from 'icon:galleon';
import './chart.css';
import { useLang } from '../../words/lang.tsx';
import { COAST, HEIGHT, WIDTH } from './coast.ts';
import { CompassRose } from './compass-rose.tsx';

/** Where the rhumb lines start: the rose, and two lesser points as on the old charts. */
const POINTS = [
  { x: 1330, y: 262, rays: 32 },
  { x: 230, y: 640, rays: 16 },
  { x: 985, y: 660, rays: 16 },
] as const;
const FAR = 2000;

/** As the games call them. */
const PLACES = [
  { name: 'La Habana', fr: 'La Havane', x: 439, y: 259, dx: -6, dy: -14 },
  { name: 'Nassau', x: 672, y: 161, dx: 14, dy: -6 },
  { name: 'Port Royal', x: 695, y: 513, dx: -58, dy: 34 },
  { name: 'Tortuga', fr: 'La Tortue', x: 878, y: 409, dx: -20, dy: -16 },
  { name: 'Santo Domingo', fr: 'Saint-Domingue', x: 1010, y: 484, dx: -20, dy: 32 },
  { name: 'San Juan', x: 1184, y: 486, dx: -10, dy: -14 },
  { name: 'Cartagena', fr: 'Carthagène', x: 754, y: 867, dx: -104, dy: 4 },
  { name: 'Curaçao', x: 1051, y: 783, dx: -26, dy: -16 },
  { name: 'Portobelo', x: 565, y: 906, dx: -30, dy: 34 },
  { name: 'Bridgetown', x: 1481, y: 740, dx: -40, dy: 30 },
] satisfies readonly { name: string; fr?: string; x: number; y: number; dx: number; dy: number }[];

/** From Tortuga through the Windward Passage, and round Jamaica to Cartagena. */
const ROUTE = 'M878 409C830 400 800 420 802 452S790 560 720 580 640 680 690 760 740 830 754 860';

const ray = (x: number, y: number, i: number, of: number): string => {
  const angle = (i / of) * 2 * Math.PI;
  return `M${x} ${y}L${Math.round(x + FAR * Math.cos(angle))} ${Math.round(y + FAR * Math.sin(angle))}`;
};

/** The chart on the table: a picture, and nothing one would miss. */
export function Chart() {
  const { lang } = useLang();
  return (
    <div className="chart" aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" focusable="false" aria-hidden="true">
        <defs>
          <path id="coast" d={COAST} />
          <radialGradient id="depths" cx="0.55" cy="0.5" r="0.75">
            <stop offset="0" className="shallow" />
            <stop offset="1" className="deep" />
          </radialGradient>
        </defs>
        <rect width={WIDTH} height={HEIGHT} fill="url(#depths)" />
        <g className="rhumbs">
          {POINTS.map(({ x, y, rays }) => (
            <path key={x} d={Array.from({ length: rays }, (_, i) => ray(x, y, i, rays)).join('')} />
          ))}
        </g>
        <g className="shore">
          {[26, 18, 11, 6].map((width) => (
            <use key={width} href="#coast" strokeWidth={width} />
          ))}
        </g>
        <use href="#coast" className="land" />
        <path className="route" d={ROUTE} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the paths come from our own build */}
        <g className="sail" transform="translate(754 500) scale(0.11)" dangerouslySetInnerHTML={{ __html: galleon }} />
        <g className="places">
          {PLACES.map(({ name, fr = name, x, y, dx, dy }) => (
            <g key={name} transform={`translate(${x} ${y})`}>
              <circle r="4.5" />
              <text x={dx} y={dy}>
                {lang === 'fr' ? fr : name}
              </text>
            </g>
          ))}
        </g>
        <CompassRose x={1330} y={262} radius={120} />
      </svg>
    </div>
  );
}

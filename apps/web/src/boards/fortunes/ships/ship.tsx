import { owned } from '../../parts/seat-mark.tsx';
import type { ShipId } from '../content.ts';
import { packShip } from '../packs.ts';
import { DRAWINGS } from './drawing.ts';
import { FlagShape, type Flown } from './flag.tsx';
import './ship.css';

export type Livery = 'seat' | 'navy' | 'pirate' | 'merchant';

interface ShapeProps {
  readonly type: ShipId;
  readonly flag?: Flown | null;
  readonly livery?: Livery;
}

/** The ship inside another drawing; its colours come from `--own` and the livery. */
export function ShipShape({ type, flag = null, livery = 'seat' }: ShapeProps) {
  const d = DRAWINGS[type] ?? packShip(type) ?? DRAWINGS.frigate;
  return (
    <g className="fdm-hull" data-livery={livery}>
      <path className="fdm-spars" d={d.masts} />
      <path className="fdm-sails" d={d.sails} />
      <path className="fdm-folds" d={d.shade} />
      <path className="fdm-planks" d={d.hull} />
      <path className="fdm-wale" d={d.wale} />
      {d.ports.map(([x, y]) => (
        <rect key={`${x}-${y}`} className="fdm-port" x={x - 1.3} y={y - 1.1} width="2.6" height="2.2" />
      ))}
      {flag !== null && (
        <g transform={`translate(${d.truck[0]} ${d.truck[1] - 7})`}>
          <path className="fdm-spars" d="M0 9V-1" />
          <g transform="translate(0 -1) scale(.82)">
            <FlagShape of={flag} />
          </g>
        </g>
      )}
    </g>
  );
}

interface PictureProps extends ShapeProps {
  readonly seat?: number | null;
  readonly className?: string;
  readonly size?: number;
}

/** A ship by itself, among words. */
export function ShipPicture({ seat = null, className = '', size, ...ship }: PictureProps) {
  return (
    <svg
      className={`fdm-ship-picture ${className}`}
      viewBox="0 -9 64 66"
      width={size}
      height={size}
      style={owned(seat)}
      focusable="false"
      aria-hidden="true"
    >
      <ShipShape {...ship} />
    </svg>
  );
}

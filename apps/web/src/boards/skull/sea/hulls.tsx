// Ships seen from above, bow upwards, and what else swims: drawn round the origin.
import { Glyph } from '../../parts/token.tsx';
import type { FoeId } from '../content.ts';
import { ICONS } from '../icons.ts';

const HULL = 'M0-29C8-22 11-12 11-2L9.500 19Q9 26 5 27H-5Q-9 26-9.500 19L-11-2C-11-12-8-22 0-29z';
const DECK = 'M0-24C6-18 8.500-11 8.500-2L7.300 18Q7 23 4 24H-4Q-7 23-7.300 18L-8.500-2C-8.500-11-6-18 0-24z';

/** A sail that the wind fills, across the deck at this height. */
const sail = (y: number, half: number): string => `M${-half} ${y}Q0 ${y - 9} ${half} ${y}Q0 ${y - 2} ${-half} ${y}z`;

interface HullProps {
  readonly kind: 'ours' | FoeId;
  /** How many sails are set. */
  readonly sails?: number;
}

export function Hull({ kind, sails = 3 }: HullProps) {
  if (kind === 'whale')
    return (
      <g className="sku-beast" data-kind={kind}>
        <circle r="24" />
        <g transform="rotate(60)">
          <Glyph body={ICONS.whale} size={38} />
        </g>
      </g>
    );
  if (kind === 'sea-monster')
    return (
      <g className="sku-beast" data-kind={kind}>
        <circle r="24" />
        <Glyph body={ICONS.octopus} size={38} />
      </g>
    );
  return (
    <g className="sku-hull" data-kind={kind}>
      <path className="sku-wake" d="M-6 26Q-13 36-18 44M6 26Q13 36 18 44M0 28V40" />
      <path className="sku-hull-cast" d={HULL} transform="translate(3 4)" />
      <path className="sku-hull-side" d={HULL} />
      <path className="sku-hull-deck" d={DECK} />
      <path className="sku-hull-planks" d="M0-22V22M-4-14V22M4-14V22" />
      <path className="sku-hull-spar" d="M0-29V-37" />
      {[-6, 8, 19, -14].slice(0, sails).map((y, i) => (
        <path key={y} className="sku-sailcloth" d={sail(y, i === 0 ? 17 : i === 3 ? 10 : 14)} />
      ))}
      {kind === 'ours' && <path className="sku-pennant" d="M0-8l9-3-9-3z" />}
    </g>
  );
}

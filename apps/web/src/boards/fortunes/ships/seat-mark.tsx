import type { Seat } from '@boucan/kernel';
import { SEAT_SHAPES } from '../../../parts/seat-badge.tsx';
import { Glyph } from '../tokens/tokens.tsx';

/** The colour and the shape of a seat, inside a drawing, round the origin. */
export const SeatMark = ({ seat }: { readonly seat: Seat }) => (
  <g className="fdm-seat-mark" style={{ '--sail': `var(--seat-${seat})` }}>
    <circle r="7.500" />
    <Glyph body={SEAT_SHAPES[seat % SEAT_SHAPES.length]!} size={10} />
  </g>
);

// Colour is never alone: every seat has a shape too.
import type { Seat } from '@boucan/kernel';
import type { CSSProperties } from 'react';
import { Icon } from '../../parts/icon.tsx';
import { SEAT_SHAPES } from '../../parts/seat-badge.tsx';
import './seat-mark.css';
import { Glyph } from './token.tsx';

/** The colour of a seat, for everything that belongs to it. */
export const owned = (seat: Seat | null | undefined): CSSProperties | undefined =>
  seat === null || seat === undefined ? undefined : { '--own': `var(--seat-${seat})` };

/** The shape of a seat by itself, among words. */
export const SeatShape = ({ seat, size = 18 }: { readonly seat: Seat; readonly size?: number }) => (
  <span className="bp-seat-shape" style={owned(seat)}>
    <Icon body={SEAT_SHAPES[seat % SEAT_SHAPES.length]!} size={size} />
  </span>
);

/** The same inside a drawing, round the origin. */
export const SeatMark = ({ seat }: { readonly seat: Seat }) => (
  <g className="bp-seat-mark" style={owned(seat)}>
    <circle r="7.500" />
    <Glyph body={SEAT_SHAPES[seat % SEAT_SHAPES.length]!} size={10} />
  </g>
);

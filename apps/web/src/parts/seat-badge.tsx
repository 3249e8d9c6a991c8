import anchor from 'icon:anchor';
import sabre from 'icon:crossed-sabres';
import cross from 'icon:hospital-cross';
import star from 'icon:round-star';
import shell from 'icon:scallop';
import wheel from 'icon:ship-wheel';
import type { Seat } from '@boucan/kernel';
import { Icon } from './icon.tsx';
import './seat-badge.css';

/** By seat, so that nobody needs to tell colours apart. */
export const SEAT_SHAPES: readonly string[] = [cross, anchor, star, wheel, sabre, shell];

/** The shape and the colour of a seat. The name of whoever sits there belongs beside it. */
export function SeatBadge({ seat, size = 24 }: { readonly seat: Seat; readonly size?: number }) {
  return (
    <span className="round seat-badge" style={{ '--seat': `var(--seat-${seat % SEAT_SHAPES.length})`, '--size': `${size}px` }}>
      <Icon body={SEAT_SHAPES[seat % SEAT_SHAPES.length]!} size={Math.round(size * 0.66)} />
    </span>
  );
}

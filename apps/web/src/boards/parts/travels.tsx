// Pieces that come, go and travel. Whoever asked for less motion sees them where they are.
import type { Seat } from '@boucan/kernel';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { dragged } from './drag.ts';
import type { Spot } from './hexes.ts';
import { usePresence, type Way } from './presence.tsx';
import { type Speaking, speaks } from './speaks.ts';
import './travels.css';

const inColour = (seat: Seat | null) => (seat === null ? {} : { '--own': `var(--seat-${seat})` });

interface TravelsProps {
  readonly to: Spot;
  readonly label: string;
  readonly className?: string;
  /** Whose it is. */
  readonly seat?: Seat | null;
  /** Clockwise, for what has a bow. */
  readonly heading?: number;
  /** The log speaks of it. */
  readonly lit?: boolean;
  readonly press?: () => void;
  /** What it says of itself; its label, if nothing else. */
  readonly said?: Speaking;
  /** By this name it can be dragged; what is dragged to it goes by that. */
  readonly drag?: string | undefined;
  readonly drop?: string | undefined;
  readonly children: ReactNode;
}

/** A piece on a chart. It sails there when its place changes. */
export function Travels({
  to: [x, y],
  label,
  className = '',
  seat = null,
  heading,
  lit = false,
  press,
  said,
  drag,
  drop,
  children,
}: TravelsProps) {
  const pressed = press && {
    role: 'button',
    tabIndex: 0,
    onClick: press,
    onKeyDown: (e: KeyboardEvent) => {
      if (e.key !== 'Enter' && e.key !== ' ') return;
      e.preventDefault();
      press();
    },
  };
  return (
    <g
      className={`bp-travels ${className}`}
      data-lit={lit}
      style={{
        transform: `translate(${x}px, ${y}px)${heading === undefined ? '' : ` rotate(${heading}deg)`}`,
        ...inColour(seat),
      }}
      aria-label={label}
      data-drop={drop}
      {...dragged(drag)}
      {...speaks(said ?? label)}
      {...(press === undefined && { role: 'img' })}
      {...pressed}
    >
      {children}
    </g>
  );
}

const WAYS = {
  /** Laid down from above. */
  laid: { from: { opacity: 0, translate: '0 -18px', rotate: '-6deg' }, to: { opacity: 0, scale: 0.6 } },
  /** Dealt from below, played away upwards. */
  dealt: { from: { opacity: 0, translate: '0 40px' }, to: { opacity: 0, translate: '0 -60px' } },
  /** Turned up. */
  turned: { from: { opacity: 0, translate: '0 -30px', rotate: 'y 80deg' }, to: { opacity: 0 } },
  /** Sailed in from the left. */
  sailed: { from: { opacity: 0, translate: '-30px 0' }, to: { opacity: 0, translate: '30px 0' } },
  /** Pulled out of a bag. */
  pulled: { from: { opacity: 0, translate: '0 24px', scale: 0.4 }, to: { opacity: 0, scale: 0.4 } },
  /** A cloud that grows, and goes as it came. */
  billowed: { from: { opacity: 0, scale: 0.3 }, to: { opacity: 0, scale: 2 } },
} as const satisfies { readonly [by: string]: Way };

interface ComesProps {
  readonly by: keyof typeof WAYS;
  readonly as?: 'li' | 'span';
  readonly className?: string;
  /** It came after one's own last turn. */
  readonly fresh?: boolean;
  /** Things that come together follow each other. */
  readonly after?: number;
  /** Whose it is. */
  readonly seat?: Seat | null;
  /** What it says of itself. */
  readonly said?: Speaking;
  readonly children: ReactNode;
}

/** Something in a list that comes and goes in sight; its neighbours make room. */
export function Comes({ by, as: Piece = 'li', className = '', fresh, after = 0, seat = null, said, children }: ComesProps) {
  const piece = useRef<HTMLLIElement & HTMLSpanElement>(null);
  usePresence(piece, WAYS[by], after);
  return (
    <Piece ref={piece} className={className} data-new={fresh} style={inColour(seat)} {...speaks(said)}>
      {children}
    </Piece>
  );
}

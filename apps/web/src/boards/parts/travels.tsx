// Pieces that come, go and travel. Whoever asked for less motion sees them where they are.
import type { Seat } from '@boucan/kernel';
import { AnimatePresence, motion } from 'motion/react';
import type { KeyboardEvent, ReactNode } from 'react';
import { dragged } from './drag.ts';
import type { Spot } from './hexes.ts';
import { type Speaking, speaks } from './speaks.ts';
import './travels.css';

const inColour = (seat: Seat | null) => (seat === null ? {} : { style: { '--own': `var(--seat-${seat})` } });

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
    <motion.g
      className={`bp-travels ${className}`}
      data-lit={lit}
      initial={false}
      animate={heading === undefined ? { x, y } : { x, y, rotate: heading }}
      transition={{ duration: 0.9, ease: 'easeInOut' }}
      aria-label={label}
      data-drop={drop}
      {...dragged(drag)}
      {...speaks(said ?? label)}
      {...(press === undefined && { role: 'img' })}
      {...inColour(seat)}
      {...pressed}
    >
      {children}
    </motion.g>
  );
}

const WAYS = {
  /** Laid down from above. */
  laid: {
    initial: { opacity: 0, y: -18, rotate: -6 },
    animate: { opacity: 1, y: 0, rotate: 0 },
    exit: { opacity: 0, scale: 0.6 },
  },
  /** Dealt from below, played away upwards. */
  dealt: { initial: { opacity: 0, y: 40 }, animate: { opacity: 1, y: 0 }, exit: { opacity: 0, y: -60 } },
  /** Turned up. */
  turned: { initial: { opacity: 0, y: -30, rotateY: 80 }, animate: { opacity: 1, y: 0, rotateY: 0 }, exit: { opacity: 0 } },
  /** Sailed in from the left. */
  sailed: { initial: { opacity: 0, x: -30 }, animate: { opacity: 1, x: 0 }, exit: { opacity: 0, x: 30 } },
  /** Pulled out of a bag. */
  pulled: {
    initial: { opacity: 0, y: 24, scale: 0.4 },
    animate: { opacity: 1, y: 0, scale: 1 },
    exit: { opacity: 0, scale: 0.4 },
  },
} as const;

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
export function Comes({ by, as = 'li', className = '', fresh, after = 0, seat = null, said, children }: ComesProps) {
  const Moving = motion[as];
  return (
    <Moving
      layout
      className={className}
      data-new={fresh}
      {...speaks(said)}
      {...inColour(seat)}
      {...WAYS[by]}
      transition={{ duration: 0.4, delay: after * 0.12 }}
    >
      {children}
    </Moving>
  );
}

/** Round things that come and go: those which lie there at first do not come. */
export const ComingAndGoing = ({ children }: { readonly children: ReactNode }) => (
  <AnimatePresence initial={false}>{children}</AnimatePresence>
);

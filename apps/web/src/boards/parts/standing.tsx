// What lies open before a player, in a line under the name. A phone shows three side by side, so the least important gives way first.
import type { ReactNode } from 'react';
import { speaks } from './speaks.ts';
import './standing.css';

interface StatProps {
  /** How much room there must be: without it, it is always there. */
  readonly room?: 'little' | 'some' | 'more' | 'most';
  readonly strong?: boolean;
  readonly children: ReactNode;
}

export const Stat = ({ room, strong = false, children }: StatProps) => (
  <span className="bp-stat" data-room={room} data-strong={strong}>
    {children}
  </span>
);

/** The figures, and the same in words: always for screen readers, and seen where there is room for a sentence if `spelt`. */
export const StandingLine = ({
  words,
  spelt = false,
  children,
}: {
  readonly words: string;
  readonly spelt?: boolean;
  readonly children: ReactNode;
}) => (
  <span className="bp-standing" {...speaks(words)}>
    <span className="bp-stats" aria-hidden="true">
      {children}
    </span>
    <span className={spelt ? 'bp-standing-words' : 'sr-only'}>{words}</span>
  </span>
);

import type { ReactNode } from 'react';
import { dragged } from './drag.ts';
import './pick.css';
import { type Speaking, speaks } from './speaks.ts';

interface Props {
  readonly label?: string | undefined;
  readonly picked?: boolean;
  /** Whether anything can be done with it now; if not, a press says why. */
  readonly may?: boolean;
  readonly bare?: boolean;
  readonly className?: string;
  /** What it says of itself; its label, if nothing else. */
  readonly said?: Speaking | undefined;
  /** By this name it can be dragged to where it goes. */
  readonly drag?: string | undefined;
  readonly press: () => void;
  readonly children: ReactNode;
}

/** Something to take into one's hand before saying where it goes. */
export const Pick = ({ label, picked = false, may = true, bare = false, className = '', said, drag, press, children }: Props) => (
  <button
    type="button"
    className={`bp-pick ${className}`}
    data-bare={bare}
    aria-pressed={picked}
    aria-disabled={!may}
    aria-label={label}
    {...speaks(said ?? label)}
    {...dragged(drag)}
    onClick={press}
  >
    {children}
  </button>
);

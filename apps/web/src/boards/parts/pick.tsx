import type { ReactNode } from 'react';
import './pick.css';

interface Props {
  readonly label?: string | undefined;
  readonly picked?: boolean;
  /** Whether anything can be done with it now; if not, a press says why. */
  readonly may?: boolean;
  readonly bare?: boolean;
  readonly className?: string;
  readonly press: () => void;
  readonly children: ReactNode;
}

/** Something to take into one's hand before saying where it goes. */
export const Pick = ({ label, picked = false, may = true, bare = false, className = '', press, children }: Props) => (
  <button
    type="button"
    className={`bp-pick ${className}`}
    data-bare={bare}
    aria-pressed={picked}
    aria-disabled={!may}
    aria-label={label}
    title={label}
    onClick={press}
  >
    {children}
  </button>
);

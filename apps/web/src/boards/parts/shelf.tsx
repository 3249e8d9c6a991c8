import type { ReactNode } from 'react';
import './shelf.css';

interface Props {
  readonly className?: string;
  readonly children: ReactNode;
  /** What it is the time for. */
  readonly time?: string | undefined;
}

/** One's own things, on a shelf of wood along the lower edge. */
export const Shelf = ({ className = '', time, children }: Props) => (
  <div className={`bp-shelf ${className}`} data-time={time}>
    {children}
  </div>
);

import type { ReactNode } from 'react';
import { droppable } from './drag.ts';
import './horizon.css';

interface Props {
  readonly children: ReactNode;
  /** What it means to drop something there. */
  readonly drop?: string;
}

/** Sky, sea and what sails on it. */
export const Horizon = ({ children, drop }: Props) => (
  <div className="bp-horizon bp-takes" aria-hidden="true" {...(drop !== undefined && droppable(drop))}>
    <span className="bp-sun" />
    <span className="bp-waves bp-waves-far" />
    {children}
    <span className="bp-waves" />
  </div>
);

import type { ReactNode } from 'react';
import './horizon.css';

/** Sky, sea and what sails on it. */
export const Horizon = ({ children }: { readonly children: ReactNode }) => (
  <div className="bp-horizon" aria-hidden="true">
    <span className="bp-sun" />
    <span className="bp-waves bp-waves-far" />
    {children}
    <span className="bp-waves" />
  </div>
);

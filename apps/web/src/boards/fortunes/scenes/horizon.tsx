import type { ReactNode } from 'react';

/** Sky, sea and what sails on it. */
export const Horizon = ({ children, land = false }: { readonly children: ReactNode; readonly land?: boolean }) => (
  <div className={`fdm-horizon${land ? ' fdm-horizon-land' : ''}`} aria-hidden="true">
    <span className="fdm-sun" />
    <span className="fdm-waves fdm-waves-far" />
    {children}
    <span className="fdm-waves" />
  </div>
);

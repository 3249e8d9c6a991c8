import type { ReactNode } from 'react';
import { Chart } from '../../parts/chart/chart.tsx';
import './me.css';

/** What the pages about oneself and about the server lie on. */
export const Page = ({
  title,
  under,
  children,
}: {
  readonly title: string;
  readonly under?: ReactNode;
  readonly children: ReactNode;
}) => (
  <>
    <Chart />
    <div className="me">
      <header className="sheet">
        <h1>{title}</h1>
        {under}
      </header>
      {children}
    </div>
  </>
);

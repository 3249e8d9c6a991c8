import type { ReactNode } from 'react';
import { Chart } from './chart/chart.tsx';

/** One sheet of paper on the chart, instead of a whole screen. */
export function Sheet({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Chart />
      <section className="sheet narrow">{children}</section>
    </>
  );
}

// Flags of about 1690. Each nation has its own shape as well, so that nobody needs to tell colours apart.
import type { ReactNode } from 'react';
import type { Nation } from '../content.ts';
import './flag.css';

export type Flown = Nation | 'pirate';

/** 18 by 12, the hoist on the left. */
const FLAGS: Readonly<Record<Flown, ReactNode>> = {
  // Saint George on a plain field
  england: (
    <>
      <path d="M0 0h18v12H0z" fill="var(--flag-white)" />
      <path d="M0 4.6h18v2.8H0zM5 0h2.8v12H5z" fill="var(--flag-red)" />
      <path d="M0 0h18v12H0z" className="fdm-flag-edge" />
    </>
  ),
  // the ragged cross of Burgundy on a swallowtail
  spain: (
    <>
      <path d="M0 0h18l-4 6 4 6H0z" fill="var(--flag-cream)" />
      <path d="M1 .6l13 10.8M1 11.4L14 .6" stroke="var(--flag-red)" strokeWidth="2.4" fill="none" />
      <path
        d="M4 1.6l.4 2.6M8.6 3.2l-1.4 2M4 10.4l.4-2.6M8.6 8.8l-1.4-2M11.6 2.6l-.2 2M11.6 9.4l-.2-2"
        stroke="var(--flag-red)"
        strokeWidth="1"
        fill="none"
      />
      <path d="M0 0h18l-4 6 4 6H0z" className="fdm-flag-edge" />
    </>
  ),
  // lilies on a banner with a rounded fly
  france: (
    <>
      <path d="M0 0h13q5 1 5 6t-5 6H0z" fill="var(--flag-blue)" />
      {[
        [4, 3.4],
        [10.6, 3.4],
        [7.3, 8.4],
      ].map(([x, y]) => (
        <path
          key={x}
          transform={`translate(${x} ${y})`}
          fill="var(--flag-gold)"
          d="M0-2.6q1.3 1.3.5 2.7h.3q.1-1.5 1.4-1.4 1 .5.2 1.7-.6.7-1.8.6L1 2.3H-1L-.6 1q-1.2.1-1.8-.6-.8-1.2.2-1.7 1.3-.1 1.4 1.4h.3Q-1.3-1.3 0-2.6z"
        />
      ))}
      <path d="M0 0h13q5 1 5 6t-5 6H0z" className="fdm-flag-edge" />
    </>
  ),
  // the prince's flag: orange, white and blue, cut to a point
  holland: (
    <>
      <path d="M0 0h14l4 6-4 6H0z" fill="var(--flag-white)" />
      <path d="M0 0h14l2.7 4H0z" fill="var(--flag-orange)" />
      <path d="M0 8h16.7L14 12H0z" fill="var(--flag-navy)" />
      <path d="M0 0h14l4 6-4 6H0z" className="fdm-flag-edge" />
    </>
  ),
  // torn, and black
  pirate: (
    <>
      <path d="M0 0h18l-2 2.4 1.6 1.8-2 1.8 2.2 2-2.4 2L17 12H0z" fill="var(--flag-black)" />
      <path
        d="M8 2.2a3 3 0 0 1 1.9 5.3V9H6.1V7.500A3 3 0 0 1 8 2.200zM6.900 4.600a.8.8 0 1 0 0 1.600.8.8 0 0 0 0-1.600zm2.200 0a.8.8 0 1 0 0 1.600.8.8 0 0 0 0-1.600z"
        fill="var(--bright)"
        fillRule="evenodd"
      />
      <path d="M0 0h18l-2 2.4 1.6 1.8-2 1.8 2.2 2-2.4 2L17 12H0z" className="fdm-flag-edge" />
    </>
  ),
};

/** A flag inside a drawing: the hoist at the origin. */
export const FlagShape = ({ of }: { readonly of: Flown }) => FLAGS[of];

/** A flag among words. What it means stands beside it. */
export const Flag = ({ of, size = 18 }: { readonly of: Flown; readonly size?: number }) => (
  <svg className="fdm-flag" viewBox="-1 -1 20 14" width={size} height={(size * 14) / 20} focusable="false" aria-hidden="true">
    {FLAGS[of]}
  </svg>
);

// What lies before a player: a strip along the edge of the board, and unfolded the whole sheet, one's own or another's.
import type { Seat } from '@boucan/kernel';
import type { ReactNode, Ref } from 'react';
import { SeatBadge } from '../../parts/seat-badge.tsx';
import { Panel, Scrolls } from './panel.tsx';
import './player-sheet.css';
import { owned } from './seat-mark.tsx';
import { useParts } from './words.ts';

/** Which way something unfolds. */
export const Chevron = ({ up, size = 18 }: { readonly up: boolean; readonly size?: number }) => (
  <svg className="bp-chevron" viewBox="0 0 20 12" width={size} height={size * 0.6} aria-hidden="true">
    <path d={up ? 'M2 10l8-8 8 8' : 'M2 2l8 8 8-8'} fill="none" stroke="currentColor" strokeWidth="2.4" />
  </svg>
);

interface StripProps {
  readonly seat: Seat;
  readonly label: string;
  readonly open: boolean;
  readonly toggle: () => void;
  readonly className?: string;
  readonly ref?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

/** A sheet at a glance, along the lower edge. */
export function PlayerStrip({ seat, label, open, toggle, className = '', ref, children }: StripProps) {
  const say = useParts();
  return (
    <section className={`bp-strip ${className}`} ref={ref} aria-label={label} style={owned(seat)}>
      <button type="button" className="bp-strip-toggle" aria-expanded={open} onClick={toggle}>
        <span className="sr-only">{say(open ? 'showLess' : 'showMore')}. </span>
        {children}
        <Chevron up={!open} />
      </button>
    </section>
  );
}

interface SheetProps {
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly label: string;
  /** What the row of tabs is called. */
  readonly tabs: string;
  readonly show: (seat: Seat) => void;
  readonly close: () => void;
  readonly className?: string;
  /** Its columns, from the left. */
  readonly children: ReactNode;
}

/** The whole sheet of a player, with a tab for everybody's. */
export function PlayerSheet({ seat, names, label, tabs, show, close, className = '', children }: SheetProps) {
  return (
    <Panel
      label={label}
      className={`bp-sheet ${className}`}
      {...(owned(seat) && { style: owned(seat)! })}
      close={close}
      head={
        <>
          <h3 className="sr-only">{label}</h3>
          <fieldset className="bp-tabs" aria-label={tabs}>
            {names.map((name, other) => (
              <button key={other} type="button" className="bp-tab" aria-pressed={other === seat} onClick={() => show(other)}>
                <SeatBadge seat={other} size={22} />
                <span>{name}</span>
              </button>
            ))}
          </fieldset>
        </>
      }
    >
      <Scrolls className="bp-sheet-body">{children}</Scrolls>
    </Panel>
  );
}

export const SheetColumn = ({ className = '', children }: { readonly className?: string; readonly children: ReactNode }) => (
  <div className={`bp-sheet-column ${className}`}>{children}</div>
);

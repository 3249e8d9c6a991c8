// A sheet of paper that lies over the board: with a head, and a body that scrolls.
import cross from 'icon:cross-mark';
import { type CSSProperties, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { giveBackFocus } from '../../parts/focus.ts';
import { Icon } from '../../parts/icon.tsx';
import './panel.css';
import { useParts } from './words.ts';

interface Props {
  readonly label: string;
  readonly className?: string;
  /** The title and whatever stands beside it. */
  readonly head?: ReactNode;
  readonly close?: () => void;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

export function Panel({ label, className = '', head, close, style, children }: Props) {
  const say = useParts();
  const panel = useRef<HTMLElement>(null);
  useEntered(panel, close !== undefined);
  return (
    <section ref={panel} className={`bp-panel ${className}`} aria-label={label} style={style}>
      {(head !== undefined || close !== undefined) && (
        <header className="bp-panel-head">
          {head}
          {close !== undefined && (
            <button type="button" className="quiet square" aria-label={say('close')} onClick={close}>
              <Icon body={cross} size={14} />
            </button>
          )}
        </header>
      )}
      {children}
    </section>
  );
}

const ON_BOARD = '.bp-place:focus-visible, .bp-piece:focus-visible';

/** Whoever called it by a key on the board goes on in it, at the first thing that can be done there; and comes back when it is gone. */
function useEntered(panel: RefObject<HTMLElement | null>, stays: boolean): void {
  useLayoutEffect(() => {
    const from = document.activeElement;
    const { current } = panel;
    if (!stays || current === null || !from?.matches(ON_BOARD)) return;
    const first = '.bp-may:not([aria-disabled=true])';
    (current.querySelector<HTMLElement>(first) ?? current.querySelector<HTMLElement>('button'))?.focus();
    return () => {
      if (current.contains(document.activeElement)) giveBackFocus(from);
    };
  }, [panel, stays]);
}

/** What scrolls must be reached by the keyboard. */
const REACHED = { tabIndex: 0 } as const;

interface ScrollsProps {
  readonly className?: string;
  readonly label?: string;
  readonly children: ReactNode;
}

/** A part that scrolls when there is little room. */
export const Scrolls = ({ className = '', label, children }: ScrollsProps) => (
  <div className={`bp-scrolls ${className}`} {...(label !== undefined && { role: 'region', 'aria-label': label })} {...REACHED}>
    {children}
  </div>
);

/** Things of a kind, with a word over them. */
export const Group = ({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) => (
  <div className="bp-group">
    <h4>{title}</h4>
    <div className="bp-group-body">{children}</div>
  </div>
);

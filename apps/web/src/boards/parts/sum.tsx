// A number that explains itself.
import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Caused, signed } from './causes.ts';
import { speaks } from './speaks.ts';
import './sum.css';
import { useParts } from './words.ts';

export type { Cause, Caused } from './causes.ts';

/** A long press lasts this long. */
const LONG = 450;
/** Between the number, its causes, and the edge of the window. */
const GAP = 6;

interface Props {
  readonly of: Caused;
  /** What the number is. */
  readonly name: string;
  readonly nameOf: (what: string) => string;
  /** How the number itself looks; a bold figure if nothing is said. */
  readonly children?: ReactNode;
  readonly className?: string;
  /** Inside a button nothing else takes the focus: the causes are seen under the pointer or a long finger, and spoken. */
  readonly inert?: boolean;
}

/** The number; on pointing, focus or a long press its causes, one a line. Screen readers are told them with the number. */
export function Sum({ of: { value, causes }, name, nameOf, children, className = '', inert = false }: Props) {
  const say = useParts();
  const root = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const held = useLongPress(() => setOpen(true));
  // What a finger opened the next one closes, wherever it comes down.
  useEffect(() => {
    if (!open) return;
    const close = (e: globalThis.PointerEvent) => !root.current?.contains(e.target as Node) && setOpen(false);
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [open]);

  const figure = children ?? <b>{value}</b>;
  // One cause is the number itself.
  if (causes.length < 2)
    return (
      <span className={`bp-sum ${className}`} {...speaks(name)}>
        <span className="sr-only">{name} </span>
        {figure}
      </span>
    );
  const lines = causes.map(({ by, what }) => ({ by: signed(by), what: nameOf(what) }));
  const words = say('causes', { value: `${name} ${value}`, causes: lines.map(({ by, what }) => `${by} ${what}`).join(', ') });
  const shown = (
    <>
      <span className="sr-only">{words}. </span>
      <span aria-hidden="true">{figure}</span>
    </>
  );
  const mouse = (on: boolean) => (e: PointerEvent) => {
    if (e.pointerType !== 'touch') setOpen(on);
  };
  return (
    <span
      ref={root}
      className={`bp-sum${inert ? ' bp-sum-why' : ''} ${className}`}
      onPointerEnter={mouse(true)}
      {...held}
      onPointerLeave={(e) => {
        held.onPointerUp();
        mouse(false)(e);
      }}
    >
      {inert ? (
        shown
      ) : (
        <button
          type="button"
          className="bp-sum-why"
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onClick={() => setOpen(true)}
          onKeyDown={(e) => {
            if (e.key !== 'Escape' || !open) return;
            e.stopPropagation();
            setOpen(false);
          }}
        >
          {shown}
        </button>
      )}
      {open && (
        <Causes at={root.current!}>
          <i>{name}</i>
          {lines.map(({ by, what }) => (
            <span key={what}>
              <b>{by}</b> {what}
            </span>
          ))}
        </Causes>
      )}
    </span>
  );
}

/** Over everything else, above the number if there is room, and never beyond the edge of the window. */
function Causes({ at, children }: { readonly at: HTMLElement; readonly children: ReactNode }) {
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const el = box.current!;
    el.showPopover();
    const number = at.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = el;
    const left = Math.max(GAP, Math.min(innerWidth - width - GAP, number.left + number.width / 2 - width / 2));
    const above = number.top - height - GAP;
    el.style.left = `${left}px`;
    el.style.top = `${above < GAP ? number.bottom + GAP : above}px`;
  }, [at]);
  return (
    <span ref={box} popover="manual" className="bp-sum-causes" aria-hidden="true">
      {children}
    </span>
  );
}

/** A finger that stays. Lifting it then presses nothing. */
function useLongPress(held: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const long = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerDown(e: PointerEvent) {
      long.current = false;
      if (e.pointerType !== 'touch') return;
      timer.current = setTimeout(() => {
        long.current = true;
        held();
      }, LONG);
    },
    onPointerUp: () => clearTimeout(timer.current),
    onContextMenu: (e: MouseEvent) => long.current && e.preventDefault(),
    onClick(e: MouseEvent) {
      if (!long.current) return;
      long.current = false;
      e.preventDefault();
      e.stopPropagation();
    },
  };
}

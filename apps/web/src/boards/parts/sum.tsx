// A number that explains itself.
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type Caused, signed } from './causes.ts';
import './sum.css';
import { useParts } from './words.ts';

export type { Cause, Caused } from './causes.ts';

/** A long press lasts this long. */
const LONG = 450;

interface Props {
  readonly of: Caused;
  /** What the number is. */
  readonly name: string;
  readonly nameOf: (what: string) => string;
  /** How the number itself looks; a bold figure if nothing is said. */
  readonly children?: ReactNode;
  readonly className?: string;
  /** Inside a button nothing else can be pressed: then the causes are only seen under the pointer, and spoken. */
  readonly inert?: boolean;
}

/** The number; on pointing, focus or a long press its causes, one a line. Screen readers are told them with the number. */
export function Sum({ of: { value, causes }, name, nameOf, children, className = '', inert = false }: Props) {
  const say = useParts();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  const press = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(press.current), []);
  const figure = children ?? <b>{value}</b>;
  const lines = causes.map(({ by, what }) => ({ by: signed(by), what: nameOf(what) }));
  const words = say('causes', { value: `${name} ${value}`, causes: lines.map(({ by, what }) => `${by} ${what}`).join(', ') });
  // One cause is the number itself.
  if (lines.length < 2)
    return (
      <span className={`bp-sum ${className}`} title={name}>
        <span className="sr-only">{name} </span>
        {figure}
      </span>
    );
  const mouse = (on: boolean) => (e: PointerEvent) => {
    if (e.pointerType !== 'touch') setOpen(on);
  };
  const holds = {
    onPointerEnter: mouse(true),
    onPointerLeave: (e: PointerEvent) => {
      clearTimeout(press.current);
      mouse(false)(e);
    },
    onPointerDown: (e: PointerEvent) => {
      if (e.pointerType !== 'touch') return;
      press.current = setTimeout(() => setOpen(true), LONG);
    },
    onPointerUp: () => clearTimeout(press.current),
  };
  const causesShown = open && (
    <span className="bp-sum-causes" aria-hidden="true">
      <i>{name}</i>
      {lines.map(({ by, what }) => (
        <span key={what}>
          <b>{by}</b> {what}
        </span>
      ))}
    </span>
  );
  if (inert)
    return (
      <span ref={root} className={`bp-sum bp-sum-why ${className}`} {...holds}>
        <span className="sr-only">{words}. </span>
        <span aria-hidden="true">{figure}</span>
        {causesShown}
      </span>
    );
  return (
    <span ref={root} className={`bp-sum ${className}`} {...holds}>
      <button
        type="button"
        className="bp-sum-why"
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
        onKeyDown={(e: KeyboardEvent) => {
          if (e.key !== 'Escape' || !open) return;
          e.stopPropagation();
          setOpen(false);
        }}
      >
        <span className="sr-only">{words}. </span>
        <span aria-hidden="true">{figure}</span>
      </button>
      {causesShown}
    </span>
  );
}

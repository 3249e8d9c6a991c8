// Places that can be chosen: an area of a drawing, or a whole board of cardboard.
import type { OfferView } from '@boucan/table';
import { type KeyboardEvent, type PointerEvent, type Ref, useRef } from 'react';
import { type Acts, allowed, pressing } from './offers.ts';
import './place.css';

export interface PlaceProps {
  /** Its outline. */
  readonly d: string;
  readonly label: string;
  /** What choosing it would do; without it, it is only looked at. */
  readonly offer?: OfferView | undefined;
  /** Somebody looks at it. */
  readonly looked?: boolean;
  /** The log speaks of it. */
  readonly lit?: boolean;
  /** It has been picked, and something else is still to be said. */
  readonly chosen?: boolean;
  /** Whether Tab stops here; arrow keys lead on. */
  readonly stop?: boolean;
  readonly transform?: string;
  readonly className?: string;
  /** What may be dropped on it goes by this name. */
  readonly drop?: string | undefined;
  readonly ref?: Ref<SVGPathElement>;
  /** A look that comes or goes: of a mouse, or of the focus. */
  readonly look?: (on: boolean) => void;
  /** A finger is broad: what it touched should be shown first, with the choice beside it. So should what a key does, unless the label says all of it. */
  readonly press: (byTouch: boolean, byKey?: boolean) => void;
}

const stateOf = (offer: OfferView | undefined): string | undefined =>
  offer === undefined ? undefined : allowed(offer) ? 'open' : 'shut';

/** An area of a drawing: a zone, a hex, a lane, a cabin. What can be chosen now glows. */
export function Place({ d, label, offer, looked, lit, chosen, stop = true, className = '', ref, ...p }: PlaceProps) {
  const touched = useRef(false);
  const mouse = (on: boolean) => (e: PointerEvent) => {
    if (e.pointerType !== 'touch') p.look?.(on);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an area of a drawing has no element of its own
    <path
      ref={ref}
      d={d}
      transform={p.transform}
      className={`bp-place ${className}`}
      data-state={stateOf(offer)}
      data-looked={looked}
      data-lit={lit}
      data-chosen={chosen}
      data-drop={p.drop}
      role="button"
      tabIndex={stop ? 0 : -1}
      aria-label={label}
      aria-disabled={stateOf(offer) === 'shut' ? true : undefined}
      aria-pressed={chosen}
      onPointerDown={(e: PointerEvent) => {
        touched.current = e.pointerType === 'touch';
      }}
      onPointerEnter={mouse(true)}
      onPointerLeave={mouse(false)}
      onFocus={() => {
        if (!touched.current) p.look?.(true);
      }}
      onBlur={() => p.look?.(false)}
      onClick={() => p.press(touched.current)}
      onKeyDown={(e: KeyboardEvent) => {
        if (e.key !== 'Enter' && e.key !== ' ') return;
        e.preventDefault();
        touched.current = false;
        p.press(false, true);
      }}
    />
  );
}

interface TargetProps {
  readonly offer: OfferView;
  readonly label: string;
  readonly acts: Acts;
}

/** Covers a thing of cardboard, so that a press anywhere on it chooses it. The thing itself glows with `bp-open`. */
export const Target = ({ offer, label, acts }: TargetProps) => (
  <button type="button" className="bp-target" aria-label={label} aria-disabled={!allowed(offer)} {...pressing(acts, offer)} />
);

/** For a thing that holds a target, or is one. */
export const glow = (offer: OfferView | undefined, lit = false): string =>
  `${offer !== undefined && allowed(offer) ? ' bp-open' : ''}${lit ? ' bp-lit' : ''}`;

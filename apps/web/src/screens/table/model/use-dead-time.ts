import { type MouseEvent, type PointerEvent, useRef } from 'react';

const PRESSED = 'button, a, [role=button], [role=option]';

/** What a press at this spot means, by its words. */
const meaningOf = (target: EventTarget): string => {
  const thing = (target as Element).closest(PRESSED);
  return thing === null ? '' : `${thing.ariaLabel ?? ''} ${thing.textContent}`;
};

/** Not every browser counts taps as it counts clicks: a second one so soon and so near belongs to the first. */
const SOON = 400;
const NEAR = 24;

/** A press that counted. */
export interface Press {
  readonly meaning: string;
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

/** Whether this press is the second half of a double one. */
export function isSecond(e: MouseEvent, first: Press): boolean {
  if (e.detail > 1) return true;
  const isTouch = (e.nativeEvent as unknown as PointerEvent).pointerType === 'touch';
  return isTouch && e.timeStamp - first.at < SOON && Math.hypot(e.clientX - first.x, e.clientY - first.y) < NEAR;
}

/**
 * Another question puts another button under the finger: of a double press only the first half counts there. Who presses the same thing
 * again and again means it. To be spread onto the table.
 */
export function useDeadTime() {
  const first = useRef<Press>({ meaning: '', at: Number.NEGATIVE_INFINITY, x: 0, y: 0 });
  return {
    onClickCapture(e: MouseEvent): void {
      const meaning = meaningOf(e.target);
      if (!isSecond(e, first.current)) first.current = { meaning, at: e.timeStamp, x: e.clientX, y: e.clientY };
      else if (meaning !== first.current.meaning) {
        e.preventDefault();
        e.stopPropagation();
      }
    },
  };
}

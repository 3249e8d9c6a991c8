import { type MouseEvent, useRef } from 'react';

const PRESSED = 'button, a, [role=button], [role=option]';

/** What a press at this spot means, by its words. */
const meaningOf = (target: EventTarget): string => {
  const thing = (target as Element).closest(PRESSED);
  return thing === null ? '' : `${thing.ariaLabel ?? ''} ${thing.textContent}`;
};

/**
 * Another question puts another button under the finger: of a double click only the first counts there. Who presses the same thing
 * again and again means it. To be spread onto the table.
 */
export function useDeadTime() {
  const first = useRef('');
  return {
    onClickCapture(e: MouseEvent): void {
      const meaning = meaningOf(e.target);
      if (e.detail <= 1) first.current = meaning;
      else if (meaning !== first.current) {
        e.preventDefault();
        e.stopPropagation();
      }
    },
  };
}

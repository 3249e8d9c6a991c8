import { type RefObject, useEffect, useRef } from 'react';

/**
 * Whoever plays by the keyboard keeps his place: when what had the focus is gone with the choice that was made, the focus goes to the
 * sentence that asks, and not to the top of the page.
 */
export function useFocusKept(sentence: RefObject<HTMLElement | null>, n: number): void {
  const byKey = useRef(false);
  useEffect(() => {
    const key = () => {
      byKey.current = document.activeElement?.closest('.tb') != null;
    };
    const pointer = () => {
      byKey.current = false;
    };
    addEventListener('keydown', key, true);
    addEventListener('pointerdown', pointer, true);
    return () => {
      removeEventListener('keydown', key, true);
      removeEventListener('pointerdown', pointer, true);
    };
  }, []);
  const seen = useRef(n);
  useEffect(() => {
    if (seen.current === n) return;
    seen.current = n;
    if (byKey.current && (document.activeElement === null || document.activeElement === document.body)) sentence.current?.focus();
  }, [sentence, n]);
}

// What lies beside the board: log, talk, rules, the board in words.
import type { RuleId } from '@boucan/kernel';
import { useCallback, useEffect, useState } from 'react';
import type { Side } from './context.ts';

/** Wide enough for something to lie beside the board without being asked for. */
const WIDE = '(min-width: 1200px)';

export function useSide() {
  const [side, setSide] = useState<Side | null>(() => (matchMedia(WIDE).matches ? 'log' : null));
  const [called, setCalled] = useState(false);
  // What lies there unasked goes when there is no room beside the board any more.
  useEffect(() => {
    const wide = matchMedia(WIDE);
    const changed = () => {
      if (!called) setSide(wide.matches ? 'log' : null);
    };
    wide.addEventListener('change', changed);
    return () => wide.removeEventListener('change', changed);
  }, [called]);
  const [rule, setRule] = useState<{ readonly rule: RuleId } | null>(null);

  const openSide = useCallback((next: Side | null) => {
    // What had the focus folds away: it goes back to the button that opened it.
    const left = document.activeElement?.closest<HTMLElement>('.tb-side')?.dataset.side;
    if (next === null && left !== undefined) document.querySelector<HTMLElement>(`[data-opens="${left}"]`)?.focus();
    setSide(next);
    setCalled(true);
    setRule(null);
  }, []);
  const openRule = useCallback((id: RuleId) => {
    setSide('rules');
    setCalled(true);
    setRule({ rule: id });
  }, []);
  return { side, called, rule, openSide, openRule };
}

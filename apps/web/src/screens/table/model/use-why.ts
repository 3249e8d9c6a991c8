import type { Reason } from '@boucan/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Long enough to read on and to reach the rule with the pointer. */
const LINGER = 5000;

export interface Explained {
  readonly reasons: readonly Reason[] | null;
  readonly explain: (reasons: readonly Reason[] | null) => void;
  readonly dismiss: () => void;
  readonly hold: (held: boolean) => void;
}

/** What is being explained. `explain(null)` lets it fade; it does not vanish under the eyes, unless something else is asked (`of`) by then. */
export function useWhy(of: string): Explained {
  const [said, setSaid] = useState<{ readonly of: string; readonly reasons: readonly Reason[] } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const dismiss = useCallback(() => {
    clearTimeout(timer.current);
    setSaid(null);
  }, []);
  const fade = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setSaid(null), LINGER);
  }, []);
  const explain = useCallback(
    (next: readonly Reason[] | null) => {
      if (next === null) return fade();
      clearTimeout(timer.current);
      setSaid({ of, reasons: next });
    },
    [of, fade],
  );
  const hold = useCallback((held: boolean) => (held ? clearTimeout(timer.current) : fade()), [fade]);
  useEffect(() => () => clearTimeout(timer.current), []);
  // What was said of another question is not true of this one.
  return { reasons: said?.of === of ? said.reasons : null, explain, dismiss, hold };
}

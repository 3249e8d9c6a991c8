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
  const [reasons, setReasons] = useState<readonly Reason[] | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const dismiss = useCallback(() => {
    clearTimeout(timer.current);
    setReasons(null);
  }, []);
  const fade = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setReasons(null), LINGER);
  }, []);
  const explain = useCallback(
    (next: readonly Reason[] | null) => {
      if (next === null) return fade();
      clearTimeout(timer.current);
      setReasons(next);
    },
    [fade],
  );
  const hold = useCallback((held: boolean) => (held ? clearTimeout(timer.current) : fade()), [fade]);
  useEffect(() => () => clearTimeout(timer.current), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said of another question is not true of this one
  useEffect(dismiss, [of]);
  return { reasons, explain, dismiss, hold };
}

import { useCallback, useEffect, useRef } from 'react';

/** Long enough to see the last move, where the board does not say when it has shown it. */
const A_MOMENT = 3000;
/** Longer than any board should take. */
const AT_LATEST = 60_000;

/**
 * Calls `end` when a match is over and the board has shown how; at once for whoever comes later. Gives what the board calls with
 * the number of the last line it has shown.
 */
export function useEnd(over: boolean, last: number, end: () => void): (n: number) => void {
  const came = useRef(over);
  const speaks = useRef(false);
  const waiting = useRef(false);
  const done = useCallback(() => {
    if (!waiting.current) return;
    waiting.current = false;
    end();
  }, [end]);

  useEffect(() => {
    if (!over) return;
    waiting.current = true;
    const timer = setTimeout(done, came.current ? 0 : speaks.current ? AT_LATEST : A_MOMENT);
    return () => clearTimeout(timer);
  }, [over, done]);

  return useCallback(
    (n: number) => {
      speaks.current = true;
      if (n >= last) done();
    },
    [last, done],
  );
}

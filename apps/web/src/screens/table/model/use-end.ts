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
  const rested = useRef(-1); // the last line the board has shown
  const latest = useRef(last);
  latest.current = last;
  const done = useCallback(() => {
    if (!waiting.current) return;
    waiting.current = false;
    end();
  }, [end]);

  useEffect(() => {
    if (!over) return;
    waiting.current = true;
    // The board may have come to rest in the same breath as the match did.
    const now = came.current || rested.current >= latest.current;
    const timer = setTimeout(done, now ? 0 : speaks.current ? AT_LATEST : A_MOMENT);
    return () => clearTimeout(timer);
  }, [over, done]);

  return useCallback(
    (n: number) => {
      speaks.current = true;
      rested.current = n;
      if (n >= last) done();
    },
    [last, done],
  );
}

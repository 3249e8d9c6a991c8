const SECONDS = 0.45;

/** Does the work over and over for a while; gives how much of it was done in a second. One go tells how much it was. */
function rate(work: () => number): number {
  const begun = performance.now();
  const until = begun + SECONDS * 1000;
  let done = 0;
  let now = begun;
  while (now < until) {
    done += work();
    now = performance.now();
  }
  return (done / (now - begun)) * 1000;
}

/** The rate of the work once the compiler has warmed to it: whoever asks for all rules of a game takes several goes. */
export function perSecond(work: () => number, goes = 1): number {
  for (let n = 0; n < goes; n++) rate(work);
  return rate(work);
}

/** The last result of `microseconds`: as long as somebody could look at it, the work is really done. */
export const kept: { last: unknown } = { last: undefined };

/** How long the work on one of these things takes, on average. */
export function microseconds<T>(things: readonly T[], work: (thing: T) => unknown): number {
  const round = () => {
    for (const thing of things) kept.last = work(thing);
    return things.length;
  };
  return 1e6 / perSecond(round);
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] as number;
}

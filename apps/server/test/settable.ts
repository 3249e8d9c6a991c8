import type { Clocks } from '../src/time.ts';

/** The machine's clocks, which a test may set. */
export function settable(): Clocks & { jump(ms: number): void; setWall(ms: number): void } {
  let [ticks, wall] = [0, 0];
  return {
    wall: () => Date.now() + wall,
    ticks: () => performance.now() + ticks,
    /** So much time passes. */
    jump(ms) {
      ticks += ms;
      wall += ms;
    },
    /** Somebody sets the time of day. */
    setWall(ms) {
      wall += ms;
    },
  };
}

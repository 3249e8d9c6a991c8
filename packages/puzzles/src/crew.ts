// Threads that look through matches. What they find is taken in the order of the matches, so the number of threads changes nothing but the time.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Places } from '@boucan/registry/node';
import type { Looked, Thrown } from './make.ts';
import type { Puzzle, Themes } from './puzzle.ts';

export interface Bench {
  readonly game: string;
  readonly places: Places;
  readonly seed: string;
  readonly themes: Themes;
}

export interface Plan extends Bench {
  /** How many there are to be in the end, those that are there already among them. */
  readonly count: number;
  readonly had: readonly Puzzle[];
  readonly threads: number;
  /** After so long it stops with what it has. */
  readonly seconds: number;
}

export interface Made {
  /** The new ones. */
  readonly puzzles: readonly Puzzle[];
  readonly matches: number;
  readonly thrown: Thrown & { /** There are enough of its theme. */ crowded: number };
}

/** No theme may have more than this share of the puzzles. */
const SHARE = 0.4;

/** Makes puzzles; each is told of as it is found. */
export async function make(plan: Plan, found: (puzzle: Puzzle, all: number) => void): Promise<Made> {
  const { count, had, threads, seconds, ...bench } = plan;
  const late = AbortSignal.timeout(1000 * seconds);
  const looked = new Map<number, Looked>();
  const puzzles: Puzzle[] = [...had];
  const thrown = { unclear: 0, plain: 0, luck: 0, refuted: 0, crowded: 0 };
  const most = Math.max(1, Math.ceil(count * Math.max(SHARE, 1 / Object.keys(plan.themes).length + 0.2)));
  const [themes, ids] = [new Map<string, number>(), new Set(had.map(({ id }) => id))];
  for (const { theme } of had) themes.set(theme, (themes.get(theme) ?? 0) + 1);
  let [given, taken] = [0, 0];
  const isDone = (): boolean => puzzles.length >= count || late.aborted;
  const take = (one: Looked): void => {
    for (const reason of Object.keys(one.thrown) as (keyof Thrown)[]) thrown[reason] += one.thrown[reason];
    for (const puzzle of one.puzzles.filter(({ id }) => !ids.has(id))) {
      const of = themes.get(puzzle.theme) ?? 0;
      if (of >= most) thrown.crowded++;
      else if (puzzles.length < count) {
        themes.set(puzzle.theme, of + 1);
        puzzles.push(puzzle);
        found(puzzle, puzzles.length);
      }
    }
    taken++;
  };
  /** Those whose turn it is. */
  const takeNext = (): void => {
    for (let one = looked.get(taken); one !== undefined && puzzles.length < count; one = looked.get(taken)) {
      looked.delete(taken);
      take(one);
    }
  };
  await Promise.all(
    Array.from({ length: threads }, async () => {
      const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: bench });
      try {
        while (!isDone()) {
          const n = given++;
          worker.postMessage(n);
          const [answer] = (await once(worker, 'message', { signal: late })) as [Looked];
          looked.set(n, answer);
          takeNext();
        }
      } catch (error) {
        if (!late.aborted) throw error;
      } finally {
        await worker.terminate();
      }
    }),
  );
  // When time is up, a match that was not finished keeps no later one back.
  if (late.aborted) for (const n of [...looked.keys()].sort((a, b) => a - b)) take(looked.get(n)!);
  return { puzzles: puzzles.slice(had.length), matches: taken, thrown };
}

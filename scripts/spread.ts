// Matches that are played in several processes: this file's caller is both who hands them out and who plays them.
import { fork } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** In a worker: plays whatever it is told to. */
export function serve<T>(play: (i: number) => T): void {
  process.on('message', (i: number) => process.send!(play(i)));
}

/** Hands out these matches, and gives each tale as it comes in; begins no match after so many seconds. */
export async function spread<T>(
  file: string,
  args: readonly string[],
  matches: readonly number[],
  processes: number,
  keep: (tale: T) => void,
  seconds = Number.POSITIVE_INFINITY,
): Promise<void> {
  const until = performance.now() + 1000 * seconds;
  let next = 0;
  await Promise.all(
    Array.from(
      { length: processes },
      () =>
        new Promise<void>((resolve, reject) => {
          const worker = fork(file, args);
          const go = (): void =>
            void (next < matches.length && performance.now() < until ? worker.send(matches[next++]!) : worker.kill());
          worker.on('message', (tale: T) => {
            keep(tale);
            process.stderr.write(`\r${next}/${matches.length} `);
            go();
          });
          worker.on('exit', (code) => (code !== null && code > 0 ? reject(new Error('a worker failed')) : resolve()));
          go();
        }),
    ),
  );
}

/** So many matches, as far as the seconds reach; a file keeps their tales for the next time. All of them in order, or null while some are missing. */
export async function inParts<T extends { readonly match: number }>(
  file: string,
  args: readonly string[],
  matches: number,
  processes: number,
  seconds: number | undefined,
  kept: string | undefined,
): Promise<readonly T[] | null> {
  const tales: T[] = kept !== undefined && existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : [];
  const known = new Set(tales.map(({ match }) => match));
  const missing = [...Array(matches).keys()].filter((i) => !known.has(i));
  const keep = (tale: T): void => {
    tales.push(tale);
    if (kept !== undefined) writeFileSync(kept, JSON.stringify(tales));
  };
  await spread(file, args, missing, processes, keep, seconds);
  if (tales.length >= matches) return tales.toSorted((a, b) => a.match - b.match);
  process.stderr.write(`${tales.length} of ${matches} so far\n`);
  return null;
}

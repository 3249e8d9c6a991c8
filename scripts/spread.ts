// Matches that are played in several processes: this file's caller is both who hands them out and who plays them.
import { fork } from 'node:child_process';

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

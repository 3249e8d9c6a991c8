import type { Reporter, TestModule } from 'vitest/node';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export function count(modules: readonly TestModule[], errors: readonly unknown[]): Tally {
  let passed = 0;
  let skipped = 0;
  let failed = errors.length;
  for (const module of modules) {
    let found = 0;
    for (const test of module.children.allTests()) {
      found++;
      const { state } = test.result();
      if (state === 'passed') passed++;
      else if (state === 'skipped') skipped++;
      else failed++;
    }
    if (found === 0) failed++; // it could not even be read
  }
  return { passed, failed, skipped };
}

/** What a run says last, in one plain line: `N passed, N failed[, N skipped]`. */
export const inWords = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** Says it, or tells whoever started this run as a part of theirs. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const tally = count(modules, errors);
    if (process.send === undefined) process.stdout.write(`\n${inWords(tally)}\n\n`);
    else process.send(tally);
    if (tally.failed > 0) process.exitCode = 1;
  }
}

import type { Reporter, TestModule } from 'vitest/node';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What failed, and the beginning of why. */
  readonly failures: readonly string[];
}

type Failure = Partial<Error> & { readonly diff?: string };

/** Lines of an error that are repeated at the end. */
const LINES = 20;

export function count(modules: readonly TestModule[], errors: readonly unknown[]): Tally {
  let passed = 0;
  let skipped = 0;
  const failures = errors.map((error) => why('outside of the tests', [error as Failure]));
  for (const module of modules) {
    let found = 0;
    for (const test of module.children.allTests()) {
      found++;
      const { state, errors } = test.result();
      if (state === 'passed') passed++;
      else if (state === 'skipped') skipped++;
      else failures.push(why(`${module.relativeModuleId} > ${test.fullName}`, errors));
    }
    if (found === 0) failures.push(why(module.relativeModuleId, module.errors())); // it could not even be read
  }
  return { passed, failed: failures.length, skipped, failures };
}

function why(what: string, errors: readonly Failure[] = []): string {
  const said = errors.map(({ message, stack, diff }) => [stack ?? message ?? '', diff ?? ''].join('\n')).join('\n');
  const lines = said.split('\n').filter((line) => line !== '' && !line.includes('node_modules/vitest'));
  return [what, ...lines.slice(0, LINES)].join('\n    ');
}

/** What a run says last: what failed, for whoever sees only the end, and one plain line: `N passed, N failed[, N skipped]`. */
export const inWords = ({ passed, failed, skipped, failures }: Tally): string =>
  `${failures.map((failure) => `FAILED ${failure}\n\n`).join('')}${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** Says it, or tells whoever started this run as a part of theirs. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const tally = count(modules, errors);
    if (process.send === undefined) process.stdout.write(`\n${inWords(tally)}\n\n`);
    else process.send(tally);
    if (tally.failed > 0) process.exitCode = 1;
  }
}

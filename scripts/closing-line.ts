import type { Reporter, TestModule } from 'vitest/node';

/** What a run says last, in one plain line: `N passed, N failed[, N skipped]`. */
export function closing(modules: readonly TestModule[], errors: readonly unknown[]): { text: string; failed: number } {
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
  const line = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  return { text: `\n${line}\n`, failed };
}

export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const { text, failed } = closing(modules, errors);
    process.stdout.write(text);
    if (failed > 0) process.exitCode = 1;
  }
}

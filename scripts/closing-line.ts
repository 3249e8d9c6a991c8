import type { Reporter, TestModule } from 'vitest/node';

/** Ends a run with one plain line: `N passed, N failed`. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    let passed = 0;
    let failed = errors.length;
    for (const module of modules) {
      let ran = 0;
      for (const test of module.children.allTests()) {
        ran++;
        if (test.result().state === 'passed') passed++;
        else failed++;
      }
      if (ran === 0) failed++;
    }
    process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
    if (failed > 0) process.exitCode = 1;
  }
}

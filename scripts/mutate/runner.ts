// Runs every test once as it is and remembers what it runs through.
import { type RunnerTestCase, type RunnerTestFile, TestRunner } from 'vitest';
import { plan, switches } from './switches.ts';

export default class MutationRunner extends TestRunner {
  override onCollectStart(file: RunnerTestFile): void {
    switches.collecting = file.name;
    super.onCollectStart(file);
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test);
    if (plan.alone !== null) return run();
    const reached = new Set<number>();
    const began = performance.now();
    switches.reached = reached;
    try {
      await run();
    } catch (error) {
      switches.failed.push(`${test.file.name} > ${test.fullTestName}`);
      throw error;
    } finally {
      switches.reached = switches.loaded;
    }
    switches.tests.push({ file: test.file.name, name: test.fullTestName, ms: performance.now() - began, reached, run });
  }
}

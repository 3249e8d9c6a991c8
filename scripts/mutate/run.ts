// One run of the tests, in a process of its own: the files on disk stay as they are, mutants are planted while they are loaded.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { startVitest, type TestSpecification } from 'vitest/node';
import { planted } from './mutants.ts';
import { PLAN, type Plan } from './plan.ts';

const plan = JSON.parse(readFileSync(process.env[PLAN]!, 'utf8')) as Plan;
const here = import.meta.dirname;
const files = [...plan.tests, ...(plan.always === null ? [relative(plan.root, join(here, 'campaign.ts'))] : [])];

class InOrder {
  shard(specs: TestSpecification[]): TestSpecification[] {
    return specs;
  }
  sort(specs: TestSpecification[]): TestSpecification[] {
    const place = ({ moduleId }: TestSpecification): number => files.indexOf(relative(plan.root, moduleId));
    return specs.toSorted((a, b) => place(a) - place(b));
  }
}

const vitest = await startVitest(
  'test',
  [],
  {
    root: plan.root,
    config: false,
    include: files,
    watch: false,
    pool: 'forks',
    isolate: false,
    maxWorkers: 1,
    runner: join(here, 'runner.ts'),
    sequence: { sequencer: InOrder },
    reporters: process.env.BOUCAN_MUTATION_TALK === undefined ? [{}] : ['default'],
    testTimeout: 120_000,
    ...(plan.always !== null && { bail: 1 }),
  },
  {
    plugins: [
      {
        name: 'mutants',
        enforce: 'pre',
        transform(code, id) {
          const file = relative(plan.root, id.split('?')[0]!);
          if (
            !/\.tsx?$/u.test(file) ||
            file.startsWith('..') ||
            file.includes('node_modules') ||
            file.startsWith('scripts/mutate/')
          )
            return undefined;
          return planted(
            file,
            code,
            plan.mutants.filter((m) => m.file === file && (plan.always === null || plan.always === m.id)),
          );
        },
      },
    ],
  },
);
const failed = vitest.state.getCountOfFailedTests() > 0 || vitest.state.getFiles().some((f) => f.result?.state === 'fail');
await vitest.close();
process.exit(failed || vitest.state.getUnhandledErrors().length > 0 ? 1 : 0);

// Runs the tests in a process of its own: the files on disk stay as they are, mutants are planted while they are loaded.
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createVitest, type TestSpecification } from 'vitest/node';
import { planted } from './mutants.ts';
import { type Finding, PLAN, type Plan } from './plan.ts';

const path = process.env[PLAN]!;
const plan = JSON.parse(readFileSync(path, 'utf8')) as Plan;
const here = import.meta.dirname;
const campaign = relative(plan.root, join(here, 'campaign.ts'));

/** The files of this run, in the order they are to run. */
let files: readonly string[] = [...plan.tests, campaign];

class InOrder {
  shard(specs: TestSpecification[]): TestSpecification[] {
    return specs;
  }
  sort(specs: TestSpecification[]): TestSpecification[] {
    const place = ({ moduleId }: TestSpecification): number => files.indexOf(relative(plan.root, moduleId));
    return specs.toSorted((a, b) => place(a) - place(b));
  }
}

const vitest = await createVitest(
  'test',
  {
    root: plan.root,
    config: false,
    include: [...plan.tests, campaign],
    watch: false,
    pool: 'forks',
    isolate: false,
    fsModuleCache: false, // it does not know of mutants, and would bring back those of another run
    maxWorkers: 1,
    runner: join(here, 'runner.ts'),
    sequence: { sequencer: InOrder },
    reporters: process.env.BOUCAN_MUTATION_TALK === undefined ? [{}] : ['default'],
    testTimeout: 120_000,
    ...(plan.alone !== null && { bail: 1 }),
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
            plan.mutants.filter((m) => m.file === file),
          );
        },
      },
    ],
  },
);

async function passes(): Promise<boolean> {
  const specs = (await vitest.globTestSpecifications()).filter((spec) => files.includes(relative(plan.root, spec.moduleId)));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specs);
  return unhandledErrors.length === 0 && testModules.every((module) => module.ok());
}

const report = (finding: Finding): void => appendFileSync(plan.findings, `${JSON.stringify(finding)}\n`);

if (plan.alone === null) await passes();
else
  for (const { id, tests } of plan.alone) {
    report({ id, outcome: 'begun' });
    files = tests;
    writeFileSync(path, JSON.stringify({ ...plan, on: id } satisfies Plan)); // where the workers look
    report({ id, outcome: (await passes()) ? 'survived' : 'killed', by: 'on from the start' });
  }
await vitest.close();
process.exit(0);

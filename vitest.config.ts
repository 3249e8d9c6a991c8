import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { gameIcons } from './apps/web/icons.ts';
import { tongues } from './apps/web/tongues.ts';

/** `npm run whole`: the files `*.whole.test.ts`, and they alone. `npm test`: all others. */
const WHOLE = process.env.BOUCAN_WHOLE === '1';
const TESTS = WHOLE ? '*.whole.test.ts' : '*.test.ts';
const ELSEWHERE = ['**/node_modules/**', ...(WHOLE ? [] : ['**/*.whole.test.ts'])];

/** Servers and commands that tests start as processes are compiled once. */
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled');

/** They play whole matches: `npm run quick` leaves them to `npm test`. */
const MATCHES = ['{games/*,apps/cli,bench}/test/**/{laws,golden,matches}*.test.ts'];
/** Whoever holds a stopwatch is alone. */
const TIMING = ['attacks/timing', 'outside'].map((name) => `apps/server/test/${name}${TESTS.slice(1)}`);

/** Whatever is waited for comes sooner or later: a busy machine needs longer than Vitest's second. */
const PATIENT = { timeout: 60_000 };

/** Whatever takes long begins first, so that nobody waits for it at the end. The files themselves say little about that. */
const LONG = [
  ...['nodes/record', 'nodes/faults', 'nodes/back', 'server/test/cli', 'server/test/packs', 'nothing-lost', 'nothing-leaks'],
  ...[
    'without-eyes',
    'people',
    'guests',
    'fortunes-scenes',
    'small-and-quick',
    'first-match',
    'never-lost',
    'puzzles',
    'look-inside',
  ],
];
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.some((name) => moduleId.includes(`/${name}.`));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((one) => !isLong(one))];
  }
}

// Four groups: they share two cores, and a browser does not like company. `npm test` has unit and server tests run side by side (scripts/test.ts), all
// others one after the other. Nothing is tried again: a test that fails now and then is wrong about what it waits for.
export default defineConfig(({ mode }) => ({
  test: {
    reporters: ['default', './scripts/closing-line.ts'],
    passWithNoTests: WHOLE,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [gameIcons(), tongues()],
        test: {
          name: 'unit',
          include: [`{packages,games,apps}/*/test/**/${TESTS}`, `bench/test/**/${TESTS}`, `tests/{,words/}${TESTS}`],
          exclude: ['apps/server/**', ...ELSEWHERE, ...(mode === 'quick' ? MATCHES : [])],
          isolate: false, // rules are pure: whoever loaded a game may leave it there for the next file
          maxWorkers: 2,
          testTimeout: 60_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'server',
          isolate: false, // to load all games anew for each file took as long as the tests
          include: [`apps/server/test/**/${TESTS}`],
          exclude: [...ELSEWHERE, ...TIMING],
          globalSetup: ['apps/server/test/setup.ts'],
          setupFiles: ['apps/server/test/each-file.ts'],
          maxWorkers: 3, // they wait for clocks and processes half of the time
          expect: { poll: PATIENT },
          testTimeout: 240_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'timing',
          include: TIMING,
          setupFiles: ['apps/server/test/each-file.ts'],
          exclude: ELSEWHERE,
          fileParallelism: false,
          expect: { poll: PATIENT },
          testTimeout: 240_000,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'browser',
          include: [`tests/browser/**/${TESTS}`],
          exclude: ELSEWHERE,
          globalSetup: ['tests/browser/setup.ts'],
          isolate: false,
          maxWorkers: 3, // with their pages they keep two cores busy
          testTimeout: 240_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
}));

import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
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

// Four groups, one after the other: they share two cores, and a browser does not like company. A test that fails now and then is wrong about
// what it waits for; whatever talks to a process, a browser or a clock gets a second try until many runs on a busy machine have shown that none is.
export default defineConfig(({ mode }) => ({
  test: {
    reporters: ['default', './scripts/closing-line.ts'],
    passWithNoTests: WHOLE,
    projects: [
      {
        plugins: [gameIcons(), tongues()],
        test: {
          name: 'unit',
          include: [`{packages,games,apps}/*/test/**/${TESTS}`, `bench/test/**/${TESTS}`, `tests/{,words/}${TESTS}`],
          exclude: ['apps/server/**', ...ELSEWHERE, ...(mode === 'quick' ? MATCHES : [])],
          isolate: false, // rules are pure: whoever loaded a game may leave it there for the next file
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
          retry: 1,
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
          retry: 1,
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
          retry: 1,
          testTimeout: 240_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
}));

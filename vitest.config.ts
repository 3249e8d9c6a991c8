import { defineConfig } from 'vitest/config';
import { gameIcons } from './apps/web/icons.ts';
import { tongues } from './apps/web/tongues.ts';

/** They play whole matches, for a minute and more: `npm run quick` leaves them to `npm test`. */
const WHOLE_MATCHES = ['{games/*,apps/cli,bench}/test/**/{laws,golden,matches}*.test.ts'];

// Three groups, one after the other: they share two cores, and a browser does not like company.
export default defineConfig(({ mode }) => ({
  test: {
    reporters: ['default', './scripts/closing-line.ts'],
    projects: [
      {
        plugins: [gameIcons(), tongues()],
        test: {
          name: 'unit',
          include: [
            '{packages,games,apps}/*/test/**/*.test.ts',
            'bench/test/**/*.test.ts',
            'tests/*.test.ts',
            'tests/words/*.test.ts',
          ],
          exclude: ['apps/server/**', '**/node_modules/**', ...(mode === 'quick' ? WHOLE_MATCHES : [])],
          isolate: false, // rules are pure: whoever loaded a game may leave it there for the next file
          testTimeout: 60_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/test/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 240_000,
          hookTimeout: 60_000,
          retry: 1, // real sockets and real time; what needed it is named at the end
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/browser/setup.ts'],
          isolate: false,
          maxWorkers: 3, // with their pages they keep two cores busy
          testTimeout: 240_000,
          hookTimeout: 120_000,
          retry: 2, // a browser on two busy cores is not always on time
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
}));

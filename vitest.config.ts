import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,games,apps,bench}/*/test/**/*.test.ts', 'bench/test/**/*.test.ts', 'tests/**/*.test.ts'],
    reporters: ['default', './scripts/closing-line.ts'],
    testTimeout: 30_000,
  },
});

// What is told when: a file that `NAME.whole.test.ts` imports has tests for `npm test` alone and tests for `npm run whole` alone. Those for both take
// Vitest's own `test`.
import { WHOLE } from '@boucan/testkit/whole';
import { test as told } from 'vitest';

type Tell = (name: string, journey: () => Promise<void>) => void;

/** For `npm test`: short, and one of its kind. */
export const test: Tell = (name, journey) => {
  if (!WHOLE) told(name, journey);
};

/** For `npm run whole`: whatever takes longer, or has a shorter relative in `npm test`. */
export const whole: Tell = (name, journey) => {
  if (WHOLE) told(name, journey);
};

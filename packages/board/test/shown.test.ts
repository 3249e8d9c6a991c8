// A board says when it has come to rest: the table waits for that before it goes on.
import type { Fresh, TableView } from '@boucan/table';
import { expect, test } from 'vitest';
import { shownIn } from '../src/parts.ts';

const at = (n: number, ...fresh: number[]): number =>
  shownIn({ view: { n } as TableView, fresh: fresh.map((one) => ({ n: one })) as unknown as readonly Fresh[] });

test('after what is new, and at once where nothing is', () => {
  expect(at(9, 8, 9)).toBe(9);
  expect(at(7), 'a page that has just been opened').toBe(7);
});

// The reference says something about everything that can be imported.
import { expect, test } from 'vitest';
import { doors } from '../scripts/reference/exports.ts';

test.each(doors())('every export of $from has a sentence', ({ all }) => {
  expect(all.length).toBeGreaterThan(0);
  expect(all.filter(({ sentence }) => !/\p{L}.*\.$/su.test(sentence)).map(({ name }) => name)).toEqual([]);
});

test('what is exported is found: a sample', () => {
  const kernel = doors(['kernel'])[0]!;
  const found = Object.fromEntries(kernel.all.map((one) => [one.name, one]));
  expect(found.defineGame).toMatchObject({ kind: 'function' });
  expect(found.GameDef?.declared).toContain('readonly seats: readonly [min: number, max: number];');
  expect(found.takeOut?.declared).toMatch(/^function takeOut</u);
});

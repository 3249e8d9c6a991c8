import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bagOf, rngFrom, seedOf, takeAny, takeAt, takeOut } from '../src/index.ts';

const sorted = (bag: readonly number[]): number[] => bag.toSorted((a, b) => a - b);

test('what is taken from a bag is missing from it, and nothing else', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 1 }), fc.nat(), (things, n) => {
      const bag = things.slice();
      const at = n % things.length;
      const taken = takeAt(bag, at);
      expect(taken).toBe(things[at]);
      expect(sorted([...bag, taken])).toEqual(sorted(things));
    }),
  );
});

test('every thing in a bag is as likely to be drawn as any other', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 2, max: 6 }), (seed, size) => {
      const rng = rngFrom(seedOf(seed));
      const counts = Array<number>(size).fill(0);
      const times = 400 * size;
      for (let i = 0; i < times; i++) {
        const drawn = takeAny(rng, [...counts.keys()]);
        counts[drawn] = (counts[drawn] as number) + 1;
      }
      const chiSquare = counts.reduce((sum, count) => sum + (count - 400) ** 2 / 400, 0);
      expect(chiSquare).toBeLessThan(40);
    }),
    { seed: 1720, numRuns: 50 },
  );
});

test('to take out one thing keeps the order of the others', () => {
  const list = ['a', 'b', 'c', 'b'];
  expect(takeOut(list, 'b')).toBe('b');
  expect(list).toEqual(['a', 'c', 'b']);
  expect(takeOut(list, 'a')).toBe('a');
  expect(list).toEqual(['c', 'b']);
});

test('what is not there cannot be taken out', () => {
  expect(() => takeOut(['a'], 'b')).toThrow('there is no b to take out');
});

test('a bag holds as many of each as was said', () => {
  expect(bagOf({ cannon: 2, musket: 1, sabre: 0 })).toEqual(['cannon', 'cannon', 'musket']);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allMeetAll, numbersFor } from '../src/draw/all.ts';
import { type Costs, costOf, seat } from '../src/draw/seating.ts';
import { sizesFor } from '../src/draw/sizes.ts';

const generator = (seed: number) => (): number => {
  seed = (seed * 1_664_525 + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};

describe('sizes of tables', () => {
  test('everybody sits or has a bye, no table is too small or too large, and there are as few byes as can be', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 130 }),
        fc.integer({ min: 2, max: 5 }),
        fc.integer({ min: 2, max: 5 }),
        (n, seats, low) => {
          const least = Math.min(low, seats);
          const { sizes, byes } = sizesFor(n, seats, least);
          expect(sizes.reduce((a, b) => a + b, byes)).toBe(n);
          for (const size of sizes) expect(size >= least && size <= seats).toBe(true);
          const fits = (people: number): boolean => people === 0 || Math.floor(people / Math.ceil(people / seats)) >= least;
          for (let fewer = 0; fewer < byes; fewer++) expect(fits(n - fewer)).toBe(false);
        },
      ),
    );
  });

  test('ten at tables of four are four, three and three', () => {
    expect(sizesFor(10, 4, 3)).toEqual({ sizes: [4, 3, 3], byes: 0 });
    expect(sizesFor(5, 4, 3)).toEqual({ sizes: [4], byes: 1 });
    expect(sizesFor(64, 3, 3)).toEqual({ sizes: Array(21).fill(3), byes: 1 });
    expect(sizesFor(2, 4, 3)).toEqual({ sizes: [], byes: 2 });
  });
});

/** The cheapest of all seatings there are, by trying every one. */
export function cheapest(sizes: readonly number[], costs: Costs): number {
  const people = sizes.reduce((a, b) => a + b, 0);
  const known = new Map<string, number>();
  const rest = (free: number, left: readonly number[]): number => {
    if (left.length === 0) return 0;
    const key = `${free} ${left.join()}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const first = Array.from({ length: people }, (_, i) => i).find((i) => free & (1 << i))!;
    let best = Number.POSITIVE_INFINITY;
    for (const size of new Set(left)) {
      const others = left.toSpliced(left.indexOf(size), 1);
      const fill = (table: number[], from: number): void => {
        if (table.length === size) {
          const taken = table.reduce((mask, who) => mask | (1 << who), 0);
          best = Math.min(best, costOf(costs, [table]) + rest(free & ~taken, others));
          return;
        }
        for (let who = from; who < people; who++) if (free & (1 << who)) fill([...table, who], who + 1);
      };
      fill([first], first + 1);
    }
    known.set(key, best);
    return best;
  };
  return rest(2 ** people - 1, sizes);
}

describe('seating', () => {
  const cases = fc.record({
    people: fc.integer({ min: 4, max: 12 }),
    seats: fc.integer({ min: 2, max: 5 }),
    seed: fc.nat(1e9),
    kind: fc.constantFrom('noise', 'swiss', 'met'),
  });

  /** Costs as a tournament has them, and others. */
  function costsOf(people: number, seed: number, kind: string): Costs {
    const random = generator(seed);
    const points = Array.from({ length: people }, () => Math.floor(random() * 5) * 12);
    const met = (): number => (kind !== 'noise' && random() < 0.4 ? 1e8 : 0);
    const pair = Array.from({ length: people }, () => Array<number>(people).fill(0));
    for (let i = 0; i < people; i++)
      for (let j = i + 1; j < people; j++) {
        const near = kind === 'met' ? 0 : kind === 'noise' ? Math.floor(random() * 1000) : (points[i]! - points[j]!) ** 2;
        pair[i]![j] = pair[j]![i] = met() + near;
      }
    return { pair, bye: points.map((p) => p * 10 + (random() < 0.2 ? 1e10 : 0)) };
  }

  test('is as cheap as the cheapest there is, for up to twelve people', () => {
    fc.assert(
      fc.property(cases, ({ people, seats, seed, kind }) => {
        const { sizes, byes } = sizesFor(people, seats, Math.max(2, seats - 1));
        const all = [...sizes, ...Array<number>(byes).fill(1)];
        const costs = costsOf(people, seed, kind);
        const found = seat(all, costs, generator(seed + 1));
        expect(found.map((table) => table.length)).toEqual(all);
        expect(found.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: people }, (_, i) => i));
        expect(costOf(costs, found)).toBe(cheapest(all, costs));
      }),
      { numRuns: 150 },
    );
  });

  test('is the same for the same lots', () => {
    const costs = costsOf(40, 7, 'swiss');
    const sizes = sizesFor(40, 4, 3).sizes;
    expect(seat(sizes, costs, generator(3))).toEqual(seat(sizes, costs, generator(3)));
  });
});

describe('everybody meets everybody', () => {
  const meetings = (people: number, seats: number): void => {
    const rounds = allMeetAll(people, seats)!;
    const met = new Set<string>();
    for (const round of rounds) {
      expect(round.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: people }, (_, i) => i));
      for (const table of round) {
        expect(table.length === seats || (seats === 2 && table.length === 1)).toBe(true);
        for (const a of table)
          for (const b of table)
            if (a < b) {
              expect(met.has(`${a} ${b}`), `${a} and ${b}`).toBe(false);
              met.add(`${a} ${b}`);
            }
      }
    }
    expect(met.size).toBe((people * (people - 1)) / 2);
  };

  test('once, at tables of two, for any number', () => {
    for (let people = 2; people <= 25; people++) meetings(people, 2);
  });

  test('once, at tables of three, four and five, where we know how', () => {
    for (const seats of [3, 4, 5]) for (const people of numbersFor(seats)!) meetings(people, seats);
    expect(numbersFor(3)).toEqual([3, 9, 15, 21, 39]);
    expect(numbersFor(4)).toEqual([4, 16, 28]);
    expect(numbersFor(5)).toEqual([5, 25]);
    expect(numbersFor(2)).toBeNull();
  });

  test('otherwise there is none', () => {
    for (const [people, seats] of [
      [6, 3],
      [12, 4],
      [24, 5],
      [1, 2],
      [8, 6],
    ] as const)
      expect(allMeetAll(people, seats)).toBeNull();
  });
});

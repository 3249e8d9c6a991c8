import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  atLeast,
  fold,
  inPoints,
  isProvisional,
  kindOf,
  NEW,
  type Outcome,
  placesOf,
  playsLike,
  rated,
  seasonOf,
  spanOf,
  worthOf,
} from '../src/index.ts';
import { agreement, curve, nameOf, playLeague } from './league.ts';

const bot = (level: string, score = 0) => ({ player: null, level, score });
const person = (player: string, score = 0, left = false) => ({ player, score, left });
const match = (seats: Outcome['seats'], winners: readonly number[], clock: Outcome['clock'] = 'live'): Outcome => ({
  ...{ game: 'brethren', at: 0, clock, seats, winners },
});
const nobody = () => undefined;

describe('which matches count, and for what', () => {
  test('two people or more count live or over days, one person against bots alone', () => {
    expect(kindOf(match([person('a'), person('b')], [0]))).toBe('live');
    expect(kindOf(match([person('a'), person('b')], [0], 'none'))).toBe('live');
    expect(kindOf(match([person('a'), person('b'), bot('level2')], [2], 'days'))).toBe('days');
    expect(kindOf(match([person('a'), bot('level2')], [0], 'days'))).toBe('alone');
  });

  test('a match says nothing if only bots play, one plays with oneself, or all lose together', () => {
    expect(kindOf(match([bot('level1'), bot('level2')], [0]))).toBeNull();
    expect(kindOf(match([person('a')], [0]))).toBeNull();
    expect(kindOf(match([person('a'), person('a')], [0]))).toBeNull();
    expect(kindOf(match([person('a'), person('b')], []))).toBeNull();
    expect(rated(match([person('a'), person('b')], []), nobody).size).toBe(0);
  });

  test('winners come first, then the others by score, then whoever left', () => {
    const seats = [person('a', 3), person('b', 9), person('c', 3), person('d', 12, true), person('e', 1)];
    expect(placesOf(match(seats, [4, 3]))).toEqual([3, 2, 3, 5, 1]);
  });
});

describe('ratings', () => {
  test('who wins gains, who loses loses, and both are known better', () => {
    const after = rated(match([person('a'), person('b')], [1]), nobody);
    expect(after.get('b')!.mu).toBeGreaterThan(NEW.mu);
    expect(after.get('a')!.mu).toBeLessThan(NEW.mu);
    for (const { sigma } of after.values()) expect(sigma).toBeLessThan(NEW.sigma);
  });

  test('who leaves loses, though the bot in their place wins', () => {
    const after = rated(match([person('a', 5), person('b', 50, true), person('c', 2)], [1]), nobody);
    expect(after.get('b')!.mu).toBeLessThan(after.get('c')!.mu);
    expect(after.get('c')!.mu).toBeLessThan(after.get('a')!.mu);
  });

  test('a bot stays what it is; a bot that nobody measured does not count', () => {
    const seats = [person('a', 1), person('b', 2)];
    expect([...rated(match([...seats, bot('level3')], [1]), nobody).keys()]).toEqual(['a', 'b']);
    const unknown = rated(match([...seats, bot('greedy', 40)], [1]), nobody);
    expect(unknown).toEqual(rated(match(seats, [1]), nobody));
    expect(rated(match([person('a'), bot('greedy')], [0]), nobody).size).toBe(0);
  });

  const outcomes = fc.array(
    fc
      .record({
        people: fc.uniqueArray(fc.integer({ min: 0, max: 7 }), { minLength: 1, maxLength: 4 }),
        bots: fc.array(fc.constantFrom('random', 'level1', 'level5', 'greedy'), { maxLength: 2 }),
        scores: fc.array(fc.integer({ min: -5, max: 5 }), { minLength: 6, maxLength: 6 }),
        left: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
        winners: fc.subarray([0, 1]),
      })
      .map(({ people, bots, scores, left, winners }) => {
        const seats = [
          ...people.map((p, i) => person(nameOf(p), scores[i], left[i])),
          ...bots.map((level, i) => bot(level, scores[people.length + i])),
        ];
        return match(
          seats,
          winners.filter((seat) => seat < seats.length),
        );
      }),
    { maxLength: 12 },
  );

  test('stay finite, and the order of seats changes nothing', () => {
    fc.assert(
      fc.property(outcomes, (list) => {
        const turned = list.map((one): Outcome => {
          const last = one.seats.length - 1;
          return { ...one, seats: one.seats.toReversed(), winners: one.winners.map((seat) => last - seat) };
        });
        const [straight, other] = [fold(list), fold(turned)];
        expect([...straight.keys()].sort()).toEqual([...other.keys()].sort());
        for (const [player, { mu, sigma }] of straight) {
          expect(Number.isFinite(mu) && sigma > 0 && sigma < 10).toBe(true);
          expect(other.get(player)!.mu).toBeCloseTo(mu, 6);
        }
      }),
    );
  });

  test('a fold in two parts is the fold of the whole', () => {
    fc.assert(
      fc.property(outcomes, fc.nat(12), (list, at) => {
        const ratings = fold(list.slice(0, at));
        for (const one of list.slice(at)) for (const [p, r] of rated(one, (who) => ratings.get(who))) ratings.set(p, r);
        expect(ratings).toEqual(fold(list));
      }),
    );
  });
});

describe('the order of people of known strength', () => {
  const LEAGUE = { people: 12, seats: 4, step: 0.5, matches: 30 };

  test('is found within 30 matches each', () => {
    const [one, five, ten, thirty] = curve(LEAGUE, 60, [1, 5, 10, 30]) as [number, number, number, number];
    expect(one).toBeLessThan(0.6);
    expect(five).toBeGreaterThan(0.7);
    expect(ten).toBeGreaterThan(0.82);
    expect(thirty).toBeGreaterThan(0.92);
  });

  test('and the ratings are as sure as they say: known after 30 matches, the truth within two deviations for most', () => {
    let [inside, all] = [0, 0];
    for (let seed = 1; seed <= 40; seed++) {
      const ratings = fold(playLeague(LEAGUE, seed).flat());
      for (let p = 0; p < LEAGUE.people; p++) {
        const rating = ratings.get(nameOf(p))!;
        expect(isProvisional(rating)).toBe(false);
        const truth = 25 + (p - (LEAGUE.people - 1) / 2) * LEAGUE.step * Math.SQRT2 * (25 / 6);
        all++;
        if (Math.abs(rating.mu - truth) <= 2 * rating.sigma) inside++;
      }
    }
    expect(inside / all).toBeGreaterThan(0.8);
  });

  test('is not found where nobody is better', () => {
    const ratings = fold(playLeague({ ...LEAGUE, step: 0 }, 1).flat());
    expect(Math.abs(agreement(ratings, LEAGUE.people))).toBeLessThan(0.6);
  });
});

describe('bots', () => {
  const GAMES = ['brethren', 'fortunes', 'nassau'];

  test('a level is worth what it won of the one below', () => {
    // 69.8 % of 200 against two of `random`, a little drawn to one in three.
    const d = (worthOf('brethren', 'level1')!.mu - worthOf('brethren', 'random')!.mu) / (Math.SQRT2 * (25 / 6));
    expect(Math.exp(d) / (Math.exp(d) + 2)).toBeCloseTo(0.6943, 3);
  });

  test('are worth more level by level; level 3 as much as somebody nobody knows', () => {
    for (const game of GAMES) {
      const worth = [1, 2, 3, 4, 5].map((level) => worthOf(game, `level${level}`)!.mu);
      expect(worth).toEqual(worth.toSorted((a, b) => a - b));
      expect(worth[2]).toBeCloseTo(NEW.mu, 9);
      expect(worthOf(game, 'level3:raider')).toEqual(worthOf(game, 'level3'));
    }
    expect(worthOf('toy', 'level3')).toBeNull();
    expect(worthOf('skull', 'level3')).toBeNull(); // not measured since its bots changed
    expect(worthOf('brethren', 'level6')).toEqual(worthOf('brethren', 'level5')); // nor this one ever
  });

  test('who beats level 4 half of the time plays like level 4, and nobody like a level that nobody measured', () => {
    for (const game of GAMES) {
      let me = NEW;
      for (let i = 0; i < 60; i++) {
        const seats = [person('me'), bot('level4')];
        me = rated({ ...match(seats, [i % 2]), game }, () => me).get('me')!;
      }
      expect(playsLike(game, me), game).toBe(4);
    }
    expect(playsLike('nassau', { mu: 1000 })).toBe(5);
    expect(playsLike('brethren', { mu: -1000 })).toBe(1);
    expect(playsLike('toy', NEW)).toBeNull();
  });
});

test('people see points, and how far they may be off', () => {
  expect(inPoints(NEW)).toEqual({ points: 1500, give: 667 });
  expect(isProvisional(NEW)).toBe(true);
  expect(atLeast({ mu: 30, sigma: 2 })).toBe(26);
});

test('a season is a quarter of a year', () => {
  expect(seasonOf(Date.UTC(2026, 10, 18))).toBe('2026-4');
  expect(spanOf('2026-4')).toEqual({ from: Date.UTC(2026, 9), to: Date.UTC(2027, 0) });
  expect(spanOf('2026-5')).toBeNull();
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4e12 }), (at) => {
      const { from, to } = spanOf(seasonOf(at))!;
      expect(from <= at && at < to).toBe(true);
    }),
  );
});

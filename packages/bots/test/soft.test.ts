// Levels 1 and 2, and 3 and 4 where a game wants it: how much is all the same to them decides how often they make what is not the best.
import { defineGame, rngFrom, seedOf } from '@boucan/kernel';
import { expect, test } from 'vitest';
import { toyDef } from '../../../games/toy/src/game.ts';
import { LEVELS } from '../src/levels.ts';

const DECISIVE = 10;

/** How often each bid is made of 600, where every coin that is bid is worth one, and a lead of ten decides. */
function bids(level: 1 | 2 | 3 | 4, blur?: number): number[] {
  const levels = blur === undefined ? {} : { levels: { blur: [blur, blur, blur, blur] as const, falls: [0, 0, 0] as const } };
  const game = defineGame({
    ...toyDef,
    advice: {
      decisive: DECISIVE,
      worth: (s) => [Number(s.asked.find(({ seat }) => seat === 0)?.answer?.[1] ?? 0), 0],
      ...levels,
    },
  });
  const seen = game.view(game.setup({ seats: 2 }, seedOf('soft')), 0);
  const made = game.options(game.setup({ seats: 2 }, seedOf('soft')), 0).map(() => 0);
  for (let i = 0; i < 600; i++) {
    const [, coins] = LEVELS.get(`level${level}`)!.choose(game, seen, rngFrom(seedOf(`soft ${i}`)));
    made[Number(coins)]!++;
  }
  return made;
}

test('to whom nothing is all the same makes the best choice, every time', () => {
  expect(bids(2, 1e-9).at(-1)).toBe(600);
});

test('to whom everything is all the same makes any', () => {
  const made = bids(2, 1e9);
  for (const times of made) expect(times).toBeGreaterThan(300 / made.length);
});

test('what is worse by what is all the same is made about once for three times', () => {
  const [best = 0, next = 0, third = 0] = bids(1, 1 / DECISIVE).reverse();
  expect(best / next).toBeGreaterThan(2.2);
  expect(best / next).toBeLessThan(3.4);
  expect(third).toBeLessThan(next);
});

test('level 1 is rougher than level 2, and the same seeds give the same choices', () => {
  expect(bids(1)).toEqual(bids(1));
  expect(bids(2).at(-1)).toBeGreaterThan(bids(1).at(-1)! * 1.5);
});

test('levels 3 and 4 see as roughly as their game says, if it does', () => {
  for (const level of [3, 4] as const) {
    expect(bids(level, 1e-9).at(-1)).toBe(600);
    expect(bids(level, 1e9)[0]).toBeGreaterThan(50);
  }
});

// The strongest bot: several searches of the same choice, added up.
import { brethren } from '@boucan/brethren';
import { type Choice, rngFrom, seedOf } from '@boucan/kernel';
import { expect, test } from 'vitest';
import { agreed, botNamed, isShared, type Shared, type Tally } from '../src/index.ts';

const tally = (card: string, visits: number, reward = 0): Tally => ({ choice: ['take', card], visits, reward });

test('what several have found out is added up, whatever the order in which they list it', () => {
  const one = [tally('chest', 60, 30), tally('cannon', 40, 30)];
  const two = [tally('cannon', 50, 20), tally('chest', 20, 15)];
  expect(agreed([one])).toEqual(['take', 'chest']);
  expect(agreed([one, two])).toEqual(['take', 'cannon']);
  expect(one[0]).toEqual(tally('chest', 60, 30));
});

test('of choices made equally often the one that brought most is taken, and then the first', () => {
  expect(agreed([[tally('chest', 5, 2), tally('cannon', 5, 3)]])).toEqual(['take', 'cannon']);
  expect(agreed([[tally('chest', 5, 2), tally('cannon', 5, 2)]])).toEqual(['take', 'chest']);
});

test('a choice that only one of them knows of counts as well', () => {
  expect(agreed([[tally('chest', 3)], [tally('cannon', 4)]])).toEqual(['take', 'cannon']);
});

test('level 6 keeps to the time it is given, alone or as one of several, also with a character', () => {
  const state = brethren.setup({ seats: 3 }, seedOf('six'));
  const { seat } = state.asked[0]!;
  const seen = brethren.glance(state, seat);
  const offered: readonly Choice[] = brethren.options(state, seat);
  for (const name of ['level6', 'level6:trader']) {
    const bot = botNamed(name)!;
    expect(isShared(bot)).toBe(true);
    const began = performance.now();
    expect(offered).toContainEqual(bot.choose(brethren, seen, rngFrom(seedOf(name)), { within: 50 }));
    const found = (bot as Shared).explore(brethren, seen, rngFrom(seedOf(name)), { within: 50 });
    expect(performance.now() - began).toBeLessThan(2900);
    expect(found.map(({ choice }) => choice)).toEqual(offered);
    expect(found.some(({ visits }) => visits > 0)).toBe(true);
  }
  expect(isShared(botNamed('level5')!)).toBe(false);
});

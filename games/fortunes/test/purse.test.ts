// Gold aboard and in the chest, and what everybody may conclude about the chest: not less than `low`, not more than `high`.
import { seedOf } from '@boucan/kernel';
import { describe, expect, test } from 'vitest';
import type { Player } from '../src/board.ts';
import { fortunes } from '../src/game.ts';
import {
  deposit,
  gain,
  hiddenPoints,
  isHome,
  lose,
  loseAll,
  pay,
  pointsSum,
  showAboard,
  showChest,
  spendable,
  stash,
  totalPoints,
  withdraw,
} from '../src/rules/purse.ts';

type Purse = readonly [gold: number, chest: number, low: number, high: number];

/** Frances Wright in the port of Nassau, her home, or in another. */
function captain([gold, chest, chestLow, chestHigh]: Purse, zone: 'nassau' | 'tortuga' = 'tortuga'): Player {
  const p = fortunes.setup({ seats: 2 }, seedOf('purse')).board.players[0]!;
  return Object.assign(p, { captain: 'frances-wright', zone, inPort: true, gold, chest, chestLow, chestHigh });
}
const after = (p: Player, does: (p: Player) => unknown): Purse => {
  does(p);
  return [p.gold, p.chest, p.chestLow, p.chestHigh];
};

describe('FDM-STASH-06, FDM-INFO-04: what is paid', () => {
  test('comes from aboard, and so much was not in the chest', () => {
    expect(after(captain([5, 4, 0, 9]), (p) => pay(p, 3))).toEqual([2, 4, 0, 6]);
    expect(after(captain([5, 4, 4, 4]), (p) => pay(p, 5))).toEqual([0, 4, 4, 4]);
  });
  test('comes at home from the chest where what is aboard does not do', () => {
    expect(after(captain([2, 10, 8, 12], 'nassau'), (p) => pay(p, 5))).toEqual([0, 7, 7, 7]);
    expect(after(captain([5, 10, 8, 15], 'nassau'), (p) => pay(p, 4))).toEqual([1, 10, 8, 11]);
  });
  test('is there to the last coin, or not at all', () => {
    expect(after(captain([3, 10, 0, 10]), (p) => pay(p, 3))).toEqual([0, 10, 0, 10]);
    expect(() => pay(captain([3, 10, 0, 10]), 4)).toThrow('4 gold');
    expect(after(captain([3, 10, 0, 13], 'nassau'), (p) => pay(p, 13))).toEqual([0, 0, 0, 0]);
    expect(() => pay(captain([3, 10, 0, 13], 'nassau'), 14)).toThrow('14 gold');
  });
});

test('FDM-STASH-06: home is the port of the captain’s home, and there the chest counts', () => {
  expect([isHome(captain([3, 10, 0, 13])), isHome(captain([3, 10, 0, 13], 'nassau'))]).toEqual([false, true]);
  expect(isHome({ ...captain([3, 10, 0, 13], 'nassau'), inPort: false })).toBe(false);
  expect(isHome({ ...captain([3, 10, 0, 13], 'nassau'), captain: null })).toBe(false);
  expect([spendable(captain([3, 10, 0, 13])), spendable(captain([3, 10, 0, 13], 'nassau'))]).toEqual([3, 13]);
});

test('FDM-STASH-02, FDM-INFO-04: that gold is hidden is seen, and not how much', () => {
  expect(after(captain([20, 0, 0, 0]), (p) => stash(p, 7))).toEqual([13, 7, 1, 20]);
  expect(after(captain([20, 3, 1, 5]), (p) => stash(p, 7, 15))).toEqual([13, 10, 2, 20]);
  expect(after(captain([20, 3, 1, 30]), (p) => stash(p, 7, 15))).toEqual([13, 10, 2, 23]);
  expect(captain([20, 0, 0, 0]).stashes).toBe(0);
});

test('FDM-STASH-07: what comes out of the chest was there', () => {
  expect(after(captain([2, 10, 4, 12]), (p) => withdraw(p, 6))).toEqual([8, 4, 0, 11]);
});

test('FDM-STASH-02: the bank pays into the chest in sight of all', () => {
  expect(after(captain([2, 10, 4, 12]), (p) => deposit(p, 5))).toEqual([2, 15, 9, 17]);
  expect(after(captain([2, 10, 4, 12]), (p) => gain(p, 5))).toEqual([7, 10, 4, 12]);
});

test('FDM-INFO-04: who sets about something shows that the gold for it is there', () => {
  expect(after(captain([5, 10, 4, 15]), (p) => showAboard(p, 2))).toEqual([5, 10, 4, 13]);
  expect(after(captain([5, 10, 4, 11]), (p) => showAboard(p, 2))).toEqual([5, 10, 4, 11]);
  expect(after(captain([5, 10, 0, 15]), (p) => showChest(p, 2))).toEqual([5, 10, 2, 15]);
  expect(after(captain([5, 10, 4, 15]), (p) => showChest(p, 2))).toEqual([5, 10, 4, 15]);
});

describe('FDM-INFO-16: what is lost in sight of all', () => {
  test('tells of the chest only where less was aboard than was to be taken', () => {
    expect(after(captain([5, 4, 0, 9]), (p) => expect(lose(p, 3)).toBe(3))).toEqual([2, 4, 0, 6]);
    expect(after(captain([3, 4, 0, 7]), (p) => expect(lose(p, 3)).toBe(3))).toEqual([0, 4, 0, 4]);
    expect(after(captain([2, 4, 0, 6]), (p) => expect(lose(p, 3)).toBe(2))).toEqual([0, 4, 4, 4]);
  });
  test('tells all of it where everything is counted', () => {
    expect(after(captain([3, 4, 0, 7]), (p) => expect(loseAll(p)).toBe(3))).toEqual([0, 4, 4, 4]);
  });
});

test('FDM-STASH-03, FDM-STASH-04: a hidden point for every 10 gold, and at most half of what wins', () => {
  const { board } = fortunes.setup({ seats: 2 }, seedOf('purse'));
  const p = board.players[0]!;
  const hidden = [0, 9, 10, 19, 20, 49, 50, 60, 200].map((chest) => hiddenPoints(board, Object.assign(p, { chest })));
  expect(hidden).toEqual([0, 0, 1, 1, 2, 4, 5, 5, 5]);
  p.points = 3;
  expect(totalPoints(board, 0)).toBe(8);
  expect(pointsSum(board, 0)).toEqual({
    value: 8,
    causes: [
      { by: 3, what: 'on-the-track' },
      { by: 5, what: 'in-the-chest' },
    ],
  });
  p.chest = 9;
  expect(pointsSum(board, 0)).toEqual({ value: 3, causes: [{ by: 3, what: 'on-the-track' }] });
});

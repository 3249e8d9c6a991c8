// What is said of a roll before it is made: checked against every throw there is.
import { describe, expect, it } from 'vitest';
import { boardingOdds, chanceOf, contestOdds } from '../src/odds.ts';
import { pips, successes } from '../src/rules/dice.ts';

/** Every throw of so many dice. */
const all = (dice: number): number[][] =>
  dice === 0 ? [[]] : all(dice - 1).flatMap((rest) => [1, 2, 3, 4, 5, 6].map((die) => [...rest, die]));

describe('FDM-DICE-03: the chance of enough successes is that of all throws', () => {
  for (const dice of [1, 2, 3, 4])
    for (const needed of [1, 2, 3])
      it(`${needed} of ${dice}`, () => {
        const throws = all(dice);
        const good = throws.filter((one) => successes(one) >= needed).length;
        expect(chanceOf(dice, needed)).toBeCloseTo(good / throws.length, 12);
      });

  it('nothing needed is certain, more than there are dice is impossible', () => {
    expect(chanceOf(2, 0)).toBe(1);
    expect(chanceOf(2, 3)).toBe(0);
  });
});

describe('FDM-COMBAT-09: the odds of a contest are those of all pairs of throws', () => {
  for (const [own, enemy] of [
    [1, 1],
    [3, 2],
    [2, 4],
  ] as const)
    it(`${own} against ${enemy}`, () => {
      const mine = all(own);
      const theirs = all(enemy);
      let won = 0;
      let lost = 0;
      for (const one of mine)
        for (const other of theirs) {
          if (successes(one) === 0 && successes(other) === 0) continue;
          const more = successes(one) - successes(other) || pips(one) - pips(other);
          if (more > 0) won++;
          if (more < 0) lost++;
        }
      const pairs = mine.length * theirs.length;
      const odds = contestOdds(own, enemy);
      expect(odds.won).toBeCloseTo(won / pairs, 12);
      expect(odds.lost).toBeCloseTo(lost / pairs, 12);
      expect(odds.won + odds.tied + odds.lost).toBeCloseTo(1, 12);
    });
});

it('FDM-BOARD-07: with as many men and dice on either deck the chances are even, but for a full tie', () => {
  const even = boardingOdds(3, 3, 3, 3);
  expect(even).toBeGreaterThan(0.45);
  expect(even).toBeLessThanOrEqual(0.5);
  expect(boardingOdds(4, 3, 3, 3)).toBeGreaterThan(even);
});

import { catchTwins, lawsOf, runLaws } from '@boucan/testkit';
import { describe, expect, test } from 'vitest';
import { toy } from '../src/game.ts';
import { twins } from '../twins/index.ts';

describe('Dice Duel obeys the laws of every game', () => {
  for (const { law, claims, checks, failures } of runLaws(toy, { games: 60, seed: 'laws' }))
    test(`${law}: ${claims}`, () => {
      expect(checks).toBeGreaterThan(0);
      expect(failures).toEqual([]);
    });
});

describe('every law catches its broken twins', () => {
  const reports = catchTwins(twins, { games: 6, seed: 'twins' });

  for (const { twin, caught } of reports) test(`${twin.breaks} catches: ${twin.how}`, () => expect(caught).toBe(true));

  test('there is a twin for every law', () => {
    const broken = new Set(twins.map((twin) => twin.breaks));
    expect(lawsOf(toy).filter(({ id }) => !broken.has(id))).toEqual([]);
  });
});

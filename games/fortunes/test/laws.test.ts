import { runLaws } from '@boucan/testkit';
import { describe, expect, test } from 'vitest';
import { fortunes } from '../src/game.ts';

describe('Fortunes of the Sea obeys the laws of every game, with every number of players', () => {
  for (const { law, claims, checks, failures } of runLaws(fortunes, { games: 12, seed: 'laws' }))
    test(`${law}: ${claims}`, () => {
      expect(checks).toBeGreaterThan(0);
      expect(failures).toEqual([]);
    });
});

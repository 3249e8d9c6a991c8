import { runLaws } from '@boucan/testkit';
import { atLength, WHOLE } from '@boucan/testkit/whole';
import { describe, expect, test } from 'vitest';
import { fortunes } from '../src/game.ts';

describe('Fortunes of the Sea obeys the laws of every game, with every number of players', () => {
  for (const { law, claims, checks, failures } of runLaws(fortunes, { games: atLength(3, 12), seed: 'laws' }))
    test(`${law}: ${claims}`, () => {
      if (WHOLE) expect(checks).toBeGreaterThan(0);
      expect(failures).toEqual([]);
    });
});

import { runLaws } from '@boucan/testkit';
import { atLength, WHOLE } from '@boucan/testkit/whole';
import { describe, expect, test } from 'vitest';
import { skull } from '../src/game.ts';

/** Chance alone hardly ever reaches the goal, so nothing is counted. */
const IDLE = ['counts-add-up'];

describe('Skull Tales obeys the laws of every game, with every number of players', () => {
  for (const { law, claims, checks, failures } of runLaws(skull, { games: atLength(3, 12), seed: 'laws' }))
    test(`${law}: ${claims}`, () => {
      if (WHOLE && !IDLE.includes(law)) expect(checks).toBeGreaterThan(0);
      expect(failures).toEqual([]);
    });
});

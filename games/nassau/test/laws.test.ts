import { runLaws } from '@boucan/testkit';
import { atLength, WHOLE } from '@boucan/testkit/whole';
import { describe, expect, test } from 'vitest';
import { nassau } from '../src/game.ts';

/** Nothing is chosen in secret here, so one law has nothing to say. */
const IDLE = ['sealed-answers-stay-sealed'];

describe('Nassau obeys the laws of every game, with every number of players', () => {
  for (const { law, claims, checks, failures } of runLaws(nassau, { games: atLength(2, 8), seed: 'laws' }))
    test(`${law}: ${claims}`, () => {
      if (WHOLE) expect(checks > 0).toBe(!IDLE.includes(law));
      expect(failures).toEqual([]);
    });
});

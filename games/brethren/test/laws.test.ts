import { runLaws } from '@boucan/testkit';
import { atLength, WHOLE } from '@boucan/testkit/whole';
import { describe, expect, test } from 'vitest';
import { brethren } from '../src/game.ts';

/** Nothing is chosen in secret here, so one law has nothing to say. */
const IDLE = ['sealed-answers-stay-sealed'];

describe('Brethren of the Coast obeys the laws of every game, with every number of players', () => {
  for (const { law, claims, checks, failures } of runLaws(brethren, { games: atLength(4, 15), seed: 'laws' }))
    test(`${law}: ${claims}`, () => {
      if (WHOLE) expect(checks > 0).toBe(!IDLE.includes(law));
      expect(failures).toEqual([]);
    });
});

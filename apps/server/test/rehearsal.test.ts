import { expect, test } from 'vitest';
import { GAMES } from '../src/games.ts';
import { rehearse } from '../src/rehearsal.ts';

test.each([...GAMES.values()].map((game) => [game.id, game]))(
  '%s is rehearsed without a fault, and no longer than one wants',
  async (_, game) => {
    let turns = 0;
    await rehearse(game, () => ++turns > 300);
    expect(turns).toBe(301);
  },
);

import { expect, test } from 'vitest';
import { GAMES } from '../src/games.ts';
import { warmUp } from '../src/warm-up.ts';

test.each([...GAMES.values()].map((game) => [game.id, game]))(
  '%s is warmed up without a fault, and no longer than one wants',
  async (_, game) => {
    let turns = 0;
    await warmUp(game, () => ++turns > 300);
    expect(turns).toBe(301);
  },
);

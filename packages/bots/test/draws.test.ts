// A choice has its reputation by as many throws of the dice as its game says.
import { defineGame, rngFrom, seedOf } from '@boucan/kernel';
import { expect, test } from 'vitest';
import { toyDef } from '../../../games/toy/src/game.ts';
import { search } from '../src/index.ts';

/** How many positions one iteration judges. */
function judged(draws: number): number {
  let positions = 0;
  const worth: typeof toyDef.advice.worth = (s) => {
    positions++;
    return toyDef.advice.worth(s);
  };
  const game = defineGame({ ...toyDef, advice: { decisive: 10, worth, search: { rollout: 0, draws } } });
  const seen = game.view(game.setup({ seats: 2 }, seedOf('draws')), 0);
  search(game, seen, { iterations: 1 }, rngFrom(seedOf('draws')));
  return positions;
}

test('every choice at hand is judged once for each throw, and the end of the walk once', () => {
  const choices = judged(1) - 1;
  expect(choices).toBeGreaterThan(1);
  expect(judged(8)).toBe(8 * choices + 1);
});

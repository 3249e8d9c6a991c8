// Where all can lose together a search goes by what may be expected, before the end and at it.
import { defineGame, pick, rngFrom, type State, seedOf } from '@boucan/kernel';
import { expect, test } from 'vitest';
import { toyDef } from '../../../games/toy/src/game.ts';
import { explore } from '../src/index.ts';

const awaited = (s: State<unknown>): number => s.asked.find(({ answer }) => answer === null)!.seat;

/** What the choices of a whole match brought a search, where every position is worth the same, the end as well. */
function brought(losses: readonly string[]): number[] {
  const advice = { decisive: 10, worth: ({ seats }: State<unknown>) => new Array<number>(seats).fill(4), search: { rollout: 0 } };
  const game = defineGame({ ...toyDef, losses, advice });
  const s = game.setup({ seats: 2 }, seedOf('together'));
  const rng = rngFrom(seedOf('together'));
  const means: number[] = [];
  for (; s.result === null; game.advance(s, awaited(s), pick(rng, game.options(s, awaited(s)))))
    for (const { visits, reward } of explore(game, game.view(s, awaited(s)), { iterations: 30 }, rng).tallies)
      if (visits > 0) means.push(reward / visits);
  return means;
}

test('who comes home without the victory has lost nothing by it: the end is worth what was expected of it', () => {
  const [first, ...others] = brought(['sunk']);
  for (const mean of others) expect(mean).toBeCloseTo(first!);
});

test('where one of them wins the victory counts beside the worth', () => {
  expect(new Set(brought([]).map((mean) => mean.toFixed(3))).size).toBeGreaterThan(1);
});

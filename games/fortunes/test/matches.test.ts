// Whole matches, for what shows only there.
import { botNamed } from '@boucan/bots';
import { rngFrom, said, seedOf } from '@boucan/kernel';
import { playAsRecorded, randomMove, stream } from '@boucan/testkit';
import { expect, test } from 'vitest';
import type { Sum } from '../src/content/quantity.ts';
import { fortunes } from '../src/game.ts';
import { pin } from './golden/index.ts';

test('greedy beats random', () => {
  // One match, so with the cards of the day it was chosen.
  const undo = playAsRecorded(pin, new URL('golden/', import.meta.url));
  const rng = rngFrom(seedOf('greedy/3#bots'));
  const s = fortunes.setup({ seats: 2, options: { 'glory-target': 6 } }, seedOf('greedy/3'));
  while (s.result === null) {
    const { seat } = s.asked.find((q) => q.answer === null)!;
    const bot = botNamed(seat === 0 ? 'greedy' : 'random')!;
    fortunes.advance(s, seat, bot.choose(fortunes, fortunes.view(s, seat), rng));
  }
  undo();
  expect(s.result).toMatchObject({ winners: [0], end: 'glory' });
}, 30_000);

/** Every sum in a view, with the way to it. */
function* all(of: unknown, way = ''): Iterable<readonly [string, Sum]> {
  if (of === null || typeof of !== 'object') return;
  if ('causes' in of) yield [way, of as Sum];
  else for (const [key, value] of Object.entries(of)) yield* all(value, `${way}.${key}`);
}

test('in matches of chance every sum adds up, and each of its causes has a name in both languages', () => {
  const seen = new Set<string>();
  for (const seed of ['sums/1', 'sums/2', 'sums/3']) {
    const rng = stream(seed, 'choices');
    const state = fortunes.setup({ seats: 3 }, seedOf(seed));
    for (let n = 0; n < 700; n++) {
      const move = randomMove(fortunes as never, state as never, rng);
      if (move === null) break;
      for (const who of [move.seat, 'spectator'] as const)
        for (const [way, { value, causes }] of all(fortunes.view(state, who as never).board.sums)) {
          expect(
            causes.reduce((sum, { by }) => sum + by, 0),
            `${way} before ${said(move.choice)}`,
          ).toBe(value);
          for (const { what } of causes) seen.add(what);
        }
      fortunes.advance(state, move.seat, move.choice);
    }
  }
  expect(seen.size).toBeGreaterThan(25);
  for (const text of [fortunes.def.text.en, fortunes.def.text.fr])
    for (const what of seen) expect(text.names[what], what).toBeDefined();
});

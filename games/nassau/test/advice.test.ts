import { type Game, type State, seedOf } from '@boucan/kernel';
import { eager, randomMove, stream } from '@boucan/testkit';
import { expect, test } from 'vitest';
import type { Nassau } from '../src/board.ts';
import { nassau } from '../src/game.ts';

/** One seat follows the advice, the others choose at random. */
function play(seed: string, advised: number, packs: string[] = []): readonly number[] {
  const game = nassau as unknown as Game;
  const rng = stream(seed, 'choices');
  const choose = eager(100);
  const state = game.setup({ seats: 3, packs }, seedOf(seed));
  while (state.result === null) {
    const { seat } = state.asked[0]!;
    const move = seat === advised ? choose(game, state, rng)! : randomMove(game, state, rng)!;
    game.advance(state, move.seat, move.choice);
  }
  return state.result.scores;
}

test('who follows the advice beats whoever does not, from every seat and with every pack', () => {
  for (const [seed, seat, packs] of [
    ['a', 0, []],
    ['b', 1, ['flying-dutchman']],
    ['c', 2, ['flying-dutchman', 'travelling-merchant']],
  ] as const) {
    const scores = play(seed, seat, packs.slice());
    const others = scores.filter((_, other) => other !== seat);
    expect(scores[seat]).toBeGreaterThan(Math.max(...others) + 30);
  }
});

test('when a match is over its worth is its score', () => {
  const state = nassau.setup({ seats: 2 }, seedOf('over')) as State<Nassau>;
  state.board.phase = 'over';
  state.board.ships[1]!.score = 77;
  expect(nassau.worth(state)).toEqual([10, 77]);
});

test('a weapon, a sail, a tale that is true and a good that fits are worth something', () => {
  const worthWith = (change: (b: Nassau) => void): number => {
    const state = nassau.setup({ seats: 2, options: { town: 'first-game' } }, seedOf('worth')) as State<Nassau>;
    state.board.ships[0]!.hand = [];
    change(state.board);
    return nassau.worth(state)[0]!;
  };
  const plain = worthWith(() => undefined);
  const better: ((b: Nassau) => void)[] = [
    (b) => {
      b.ships[0]!.weapons.hook++;
    },
    (b) => {
      b.ships[0]!.sails++;
    },
    (b) => {
      b.ships[0]!.hand = [7];
    },
    (b) => {
      b.ships[0]!.goods.silver++;
    },
    (b) => {
      b.ships[0]!.beaten.push(4);
    },
    (b) => {
      b.ships[0]!.provisions++;
    },
  ];
  for (const change of better) expect(worthWith(change)).toBeGreaterThan(plain);
});

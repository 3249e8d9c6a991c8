import { judged } from '@boucan/bots';
import { type Frame, type Game, type State, seedOf } from '@boucan/kernel';
import { eager, randomMove, stream } from '@boucan/testkit';
import { describe, expect, test } from 'vitest';
import type { Nassau } from '../src/board.ts';
import { HIDEOUTS } from '../src/content/goods.ts';
import { OPPONENTS_IN } from '../src/content/sea.ts';
import { nassau as learned } from '../src/game.ts';

/** Judged by hand: what was learned has tests of its own. */
const nassau = judged(learned).judgedBy(null);

/** One seat follows the advice, the others choose at random. */
function play(by: typeof nassau, seed: string, advised: number, packs: string[] = []): readonly number[] {
  const game = by as unknown as Game;
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
    for (const by of [nassau, judged(learned)]) {
      const scores = play(by, seed, seat, packs.slice());
      const others = scores.filter((_, other) => other !== seat);
      expect(scores[seat]).toBeGreaterThan(Math.max(...others) + 30);
    }
  }
});

test('when a match is over its worth is its score', () => {
  const state = nassau.setup({ seats: 2 }, seedOf('over')) as State<Nassau>;
  state.board.phase = 'over';
  state.board.ships[1]!.score = 77;
  expect(nassau.worth(state)).toEqual([10, 77]);
});

const worthWith = (change: (b: Nassau) => void): number => {
  const state = nassau.setup({ seats: 2, options: { town: 'first-game' } }, seedOf('worth')) as State<Nassau>;
  state.board.ships[0]!.hand = [];
  change(state.board);
  return nassau.worth(state)[0]!;
};

test('a weapon, a sail, a tale that is true and a good that fits are worth something', () => {
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

describe('a count of two factors', () => {
  /** Goods aboard by where they stand in the row of the hideout, and doubloons to hide them with. */
  const laden =
    (doubloon: number, ...places: number[]) =>
    (b: Nassau): void => {
      const s = b.ships[0]!;
      s.doubloon = doubloon;
      for (const place of places) s.goods[HIDEOUTS[s.hideout].spaces[place]!.good]++;
    };
  const gain = (doubloon: number, ...places: number[]): number =>
    worthWith(laden(doubloon, ...places)) - worthWith(laden(doubloon));

  test('a good that is next in the hideout is worth more than another, and two in a row more than twice one', () => {
    expect(gain(5, 0)).toBeGreaterThan(gain(5, 3) + 2);
    expect(gain(5, 0, 1)).toBeGreaterThan(2 * gain(5, 0));
    expect(gain(5, 0, 1)).toBeGreaterThan(gain(5, 1, 2) + 4);
  });

  test('a good that nobody can pay for is worth little', () => {
    expect(gain(0, 0)).toBeLessThan(gain(1, 0) - 2);
    expect(gain(1, 0, 1)).toBeLessThan(gain(3, 0, 1) - 2);
  });

  test('on Skull Island goods are paid for together wherever that brings more, in the last round too', () => {
    for (const [round, doubloon, chosen] of [
      [2, 5, 'bring 3 5'],
      [4, 5, 'bring 3 5'],
      [4, 4, 'bring 2 3'],
    ] as const) {
      const state = nassau.setup({ seats: 2, options: { town: 'first-game' } }, seedOf('worth')) as State<Nassau>;
      const { board: b } = state;
      Object.assign(b, { phase: 'caribbean', round });
      Object.assign(b.ships[0]!, { hand: [], stage: 'skull-island', animals: {} });
      laden(doubloon, 0, 1, 2)(b);
      state.stack = [{ proc: 'skull-island', step: 'counted', vars: { seat: 0, left: 0 } }] as unknown as Frame[];
      state.asked = [{ seat: 0, question: 'skull-island.goods', answer: null }] as unknown as typeof state.asked;
      const move = eager(100)(nassau as unknown as Game, state, stream('isle', 'choices'))!;
      expect(move.choice.join(' ')).toBe(chosen);
    }
  });

  test('what is hidden, and what is beaten, is worth more while there are voyages to come', () => {
    const early = (change: (b: Nassau) => void): number => worthWith(change) - worthWith(() => undefined);
    const late = (change: (b: Nassau) => void): number => {
      const last = (b: Nassau): void => {
        b.round = 4;
        b.ships[0]!.stage = 'home';
      };
      return (
        worthWith((b) => {
          last(b);
          change(b);
        }) - worthWith(last)
      );
    };
    const hide = (b: Nassau): void => {
      b.ships[0]!.hidden = 1;
    };
    const beat = (b: Nassau): void => {
      b.ships[0]!.beaten = [4];
    };
    for (const change of [hide, beat]) expect(early(change)).toBeGreaterThan(late(change) + 2);
    expect(late(hide)).toBe(HIDEOUTS[nassau.setup({ seats: 2 }, seedOf('worth')).board.ships[0]!.hideout].spaces[0]!.value);
  });
});

test('whoever has paid for an action looks at the zone next door, too, unless a kraken holds the boat', () => {
  const at = (stopped: boolean): number => {
    const state = nassau.setup({ seats: 2, options: { town: 'first-game' } }, seedOf('worth')) as State<Nassau>;
    const b = state.board;
    const s = b.ships[0]!;
    b.phase = 'caribbean';
    s.stage = 'sea';
    b.opponents.fill(0);
    b.opponents[OPPONENTS_IN[1]![0]!] = 8; // a fortress of strength 1, in zone B
    state.stack.push({
      proc: 'sea-turn',
      step: 'acted',
      vars: { seat: 0, paid: true, entered: 0, stopped, goal: '' },
    } as unknown as Frame);
    return nassau.worth(state)[0]!;
  };
  expect(at(false)).toBeGreaterThan(at(true));
});

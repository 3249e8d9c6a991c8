import { describe, expect, test } from 'vitest';
import { choice, cloneRng, defineGame, type Game, next, type Rng, rngFrom, type State, seedOf } from '../src/index.ts';
import { errandDef, GO, game, HEADS, NOD, TAILS, type Yard, type YardView } from './errand.ts';

const SEED = seedOf('errand');
type Of = Game<Yard, YardView, unknown>;

function after(of: Of, ...moves: readonly (readonly [number, ReturnType<typeof choice>])[]): State<Yard> {
  const state = of.setup({ seats: 2 }, SEED);
  for (const [seat, c] of moves) of.advance(state, seat, c);
  return state;
}
const CALLED = [
  [0, HEADS],
  [1, TAILS],
] as const;

describe('finality', () => {
  /** An errand that is over when the other nods: nothing is drawn or rolled. */
  const quiet = defineGame({
    ...errandDef,
    procs: errandDef.procs.map((proc) =>
      proc.id === 'errand' ? { ...proc, steps: { ...proc.steps, nodded: (t) => t.done(1) } } : proc,
    ),
  }) as Of;

  test('the choice that ends the match is final, though nothing came to light', () => {
    const state = after(quiet, ...CALLED, [0, GO], [0, choice('left')]);
    const played = quiet.play(state, 1, NOD);
    expect(played.refused === undefined && played.state.result?.end).toBe('home');
    expect(played.refused === undefined && played.state.knowledge).toBe(state.knowledge);
    expect(quiet.finality(state, 1, NOD)).toBe('final');
  });

  test('is the same for all choices at once as for one after the other', () => {
    for (const moves of [[], CALLED, [...CALLED, [0, GO]], [...CALLED, [0, GO], [0, choice('left')]]] as const)
      for (const seat of [0, 1]) {
        const state = after(game as Of, ...moves);
        const each = game.options(state, seat).map((c) => game.finality(state, seat, c));
        expect(game.finalities(state, seat)).toEqual(each);
      }
  });

  test('what is not allowed has none', () => {
    expect(() => game.finality(after(game as Of, ...CALLED), 0, choice('fly'))).toThrow('fly is not allowed');
    expect(() => game.finality(after(game as Of, ...CALLED), 1, GO)).toThrow('go is not allowed');
  });
});

describe('an imagined match', () => {
  const seen = game.view(after(game as Of, ...CALLED), 1);
  const draws = (r: Rng): number[] => Array.from({ length: 4 }, () => next(r));

  test('has dice of its own: neither those of whoever imagines it nor those of another one', () => {
    const chance = rngFrom(seedOf('imagined'));
    const [one, two] = [game.determinize(seen, chance), game.determinize(seen, chance)];
    const mine = cloneRng(chance);
    const streams = [draws(cloneRng(one.rng)), draws(cloneRng(two.rng)), draws(cloneRng(mine))];
    expect(new Set(streams.map(String)).size).toBe(3);
    // To roll them does not move the others.
    draws(one.rng);
    expect(cloneRng(chance)).toEqual(mine);
    expect(draws(two.rng)).toEqual(streams[1]);
  });

  test('is the same again for the same chance', () => {
    const imagine = () => game.hash(game.determinize(seen, rngFrom(seedOf('again'))));
    expect(imagine()).toBe(imagine());
  });
});

// A choice has its reputation by as many throws of the dice as its game says.
import { defineGame, pick, rngFrom, type State, seedOf } from '@boucan/kernel';
import { expect, test } from 'vitest';
import { toy, toyDef } from '../../../games/toy/src/game.ts';
import { search } from '../src/index.ts';

type Position = ReturnType<typeof toy.setup>;

/** The seat that answers next. */
const awaited = (s: State<unknown>): number => s.asked.find(({ answer }) => answer === null)!.seat;

/** How many positions one iteration judges. */
function judged(s: Position, draws: number): number {
  let positions = 0;
  const worth: typeof toyDef.advice.worth = (at) => {
    positions++;
    return toyDef.advice.worth(at);
  };
  const game = defineGame({ ...toyDef, advice: { decisive: 10, worth, search: { rollout: 0, draws } } });
  search(game, game.view(s, awaited(s)), { iterations: 1 }, rngFrom(seedOf('draws')));
  return positions;
}

/** The first position of a match with several choices, after each of which dice are thrown, or after none. */
function position(thrown: boolean): Position {
  const s = toy.setup({ seats: 2 }, seedOf('draws'));
  const rng = rngFrom(seedOf('draws'));
  for (; s.result === null; toy.advance(s, awaited(s), pick(rng, toy.options(s, awaited(s))))) {
    const options = toy.options(s, awaited(s));
    const throws = options.filter((choice) => {
      const after = toy.clone(s);
      toy.advance(after, awaited(s), choice);
      return after.rng.d !== s.rng.d;
    });
    if (options.length > 1 && throws.length === (thrown ? options.length : 0)) return s;
  }
  throw new Error('no match came there');
}

test('every choice that brings dice is judged once for each throw; where the walk ends it has been judged already', () => {
  const s = position(true);
  const choices = toy.options(s, awaited(s)).length;
  expect(judged(s, 1)).toBe(choices);
  expect(judged(s, 8)).toBe(8 * choices);
});

test('a choice without dice comes out the same, however often it is thrown: it is judged once', () => {
  const s = position(false);
  const choices = toy.options(s, awaited(s)).length;
  expect(judged(s, 1)).toBe(choices);
  expect(judged(s, 8)).toBe(choices);
});

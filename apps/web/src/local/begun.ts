import { type Choice, type Game, pick, rngFrom, type Seat, seedOf } from '@boucan/kernel';
import { entropyFromSeed, firstPosition, type Played, secretFromSeed } from '@boucan/record';
import type { Try } from '../boards/board.ts';

/** So many choices are made at most before it is begun anew. */
const LONGEST = 90;
const TRIES = 1000;

/** A match that others have begun, up to the moment when the first seat is asked this; the same every time. */
export function begunUntil(game: Game, { id, question, verb, seats }: Try, names: readonly string[]): Played {
  for (let n = 0; n < TRIES; n++) {
    const seed = `${game.id} ${id} ${n}`;
    const secret = secretFromSeed(seed);
    const entropy = Array.from({ length: seats }, (_, seat) => entropyFromSeed(seed, seat));
    const terms = { game: game.id, version: game.version, ...game.agreed({ seats }), entropy };
    const state = firstPosition(game, secret, terms);
    const rng = rngFrom(seedOf(seed));
    const choices: (readonly [Seat, Choice])[] = [];
    while (choices.length < LONGEST && state.result === null) {
      const { seat, question: asked } = state.asked.find(({ answer }) => answer === null)!;
      const offered = game.options(state, seat);
      if (seat === 0 && asked === question && offered.some(([one]) => one === verb)) return { ...terms, names, secret, choices };
      const choice = pick(rng, offered);
      choices.push([seat, choice]);
      game.advance(state, seat, choice);
    }
  }
  throw new Error(`nobody comes to ${question} in ${game.id}`);
}

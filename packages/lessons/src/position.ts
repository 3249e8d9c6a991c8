// Where a lesson begins: the same match every time, with the same dice and the same others.
import { type Choice, type Game, type Rng, rngFrom, type Seat, type State, said, seedOf } from '@boucan/kernel';
import { entropyFromSeed, firstPosition, goOn, NO_ENTROPY, type Played, secretFromSeed } from '@boucan/record';
import type { Position } from './lesson.ts';

/** Who plays the other seats: a bot without a level, so that lessons stay as they are when levels change. */
export const OTHERS = 'greedy:1w';

export const secretOf = ({ seed }: Position): string => secretFromSeed(seed);

/** Bots add nothing to the dice. */
export const entropyOf = ({ seed, seats, seat }: Position): readonly string[] =>
  Array.from({ length: seats }, (_, at) => (at === seat ? entropyFromSeed(seed, at) : NO_ENTROPY));

/** What the others toss coins with: in the same position they do the same. */
export const othersDice = <B, P, E>(game: Game<B, P, E>, s: State<B>): Rng => rngFrom(seedOf(game.hash(s)));

/** What is agreed before the first choice. */
function termsOf<B, P, E>(game: Game<B, P, E>, position: Position) {
  const { seats, packs = [], options = {} } = position;
  const agreed = game.agreed({ seats, packs, options });
  return { game: game.id, version: game.version, ...agreed, entropy: entropyOf(position), dice: [] };
}

/** Before the first choice. */
export const setOut = <B, P, E>(game: Game<B, P, E>, position: Position): State<B> =>
  position.from === undefined
    ? firstPosition(game, secretOf(position), termsOf(game, position))
    : goOn(game, position.from, secretOf(position), termsOf(game, position));

/** The match up to there, to be gone through. */
export const playedTo = <B, P, E>(game: Game<B, P, E>, position: Position, names: readonly string[]): Played => ({
  ...termsOf(game, position),
  names,
  secret: secretOf(position),
  ...(position.from !== undefined && { from: position.from }),
  choices: choicesIn(game, position),
});

/** The choices that led there. One that is not allowed any more is an error that names it. */
export function choicesIn<B, P, E>(game: Game<B, P, E>, position: Position, state = setOut(game, position)): [Seat, Choice][] {
  return position.choices.map((line, i) => {
    const [who, ...words] = line.split(' ');
    const seat = Number(who);
    const choice = game.options(state, seat).find((one) => said(one) === words.join(' '));
    if (choice === undefined) throw new Error(`choice ${i + 1} is not allowed any more: ${line}`);
    game.advance(state, seat, choice);
    return [seat, choice];
  });
}

/** The first position of a lesson. */
export function startOf<B, P, E>(game: Game<B, P, E>, position: Position): State<B> {
  const state = setOut(game, position);
  choicesIn(game, position, state);
  return state;
}

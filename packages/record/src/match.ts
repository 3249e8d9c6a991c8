import { type Choice, type Config, type Game, hashOf, type Outcome, type Seat, type State, type Told } from '@boucan/kernel';
import { sealedIn } from './agreed.ts';
import { commitmentOf, type Terms } from './chance.ts';
import { Course } from './course.ts';
import { type DiceStep, orderly } from './dice.ts';
import { CHECK_DIGITS, type GameRecord, type Recorded } from './format.ts';
import { firstPosition, goOn, type Played } from './played.ts';

/**
 * Eight digits for a choice and the position it led to: enough to see where two matches part. The position alone would not do,
 * for it may forget a choice at once: a losing bid, a card not taken.
 */
export const checkOf = <B, P, E>(game: Game<B, P, E>, seat: Seat, choice: Choice, after: State<B>): string =>
  hashOf([seat, choice, game.hash(after)]).slice(0, CHECK_DIGITS);

/** What is fixed before a match begins. */
export interface Start extends Config {
  readonly names: readonly string[]; // by seat
  readonly secret: string;
  readonly entropy: readonly string[]; // by seat
  /** By seat, a bot's level or null for a person; unless it is said, all are persons. */
  readonly players?: readonly (string | null)[];
  /** The digest of rules and content, where it is known. */
  readonly rules?: string | null;
  /** How they came about; unless it is said, all was in one hand. Null for the dice of old. */
  readonly dice?: readonly DiceStep[] | null;
  /** A match to go on from, with new dice. */
  readonly from?: Played;
}

/** A match that remembers how it was played. */
export interface Match<B> {
  readonly state: State<B>;
  /** What happened until the first question. */
  readonly opening: readonly Told[];
  /** What a choice would lead to; beat by beat, if it is watched. */
  foresee(seat: Seat, choice: Choice, watched?: boolean): Outcome<B>;
  play(seat: Seat, choice: Choice, watched?: boolean): Outcome<B>;
  /** The record, once the match is over. A match that goes on from another has none. */
  record(): GameRecord;
}

/** A match from its beginning. */
export function startMatch<B, P, E>(game: Game<B, P, E>, start: Start): Match<B> {
  const { seats, packs, options } = game.agreed(start);
  const { names, secret, from } = start;
  const { entropy, players = names.map(() => null), rules = null } = start;
  const agreed = { game: game.id, version: game.version, rules, packs, options, seats, players };
  const { dice = orderly({ ...agreed, commitment: commitmentOf(secret), entropy }) } = start;
  const terms: Terms = { ...agreed, entropy, ...(dice !== null && { dice }) };
  const opening: Told[] = [];
  const choices: (readonly [Seat, Choice])[] = [];
  const course = new Course(
    game,
    from === undefined ? firstPosition(game, secret, terms, opening) : goOn(game, from, secret, terms),
  );

  return {
    opening,
    get state() {
      return course.state;
    },
    foresee: (seat, choice, watched) => course.foresee(seat, choice, watched),
    play(seat, choice, watched) {
      const outcome = course.play(seat, choice, watched);
      if (outcome.refused === undefined) choices.push([seat, choice]);
      return outcome;
    },
    record: () => recordOf(game, { ...terms, names, secret, choices, ...(from !== undefined && { from }) }),
  };
}

/** The record of a match that was played to its end. Its checks are worked out here, by playing it all again. */
export function recordOf<B, P, E>(game: Game<B, P, E>, played: Played): GameRecord {
  if (played.from !== undefined) throw new Error('there is no record of a match that went on from another');
  let state = firstPosition(game, played.secret, played);
  const choices = played.choices.map(([seat, choice]): Recorded => {
    const outcome = game.play(state, seat, choice);
    if (outcome.refused !== undefined) throw new Error('there is no record of a match with a choice that is not allowed');
    state = outcome.state;
    return [seat, choice, checkOf(game, seat, choice, state)];
  });
  if (state.result === null) throw new Error('there is no record of a match that is not over');
  const { game: id, version, packs, options, seats, entropy, dice, names, secret } = played;
  const { rules = null, players = names.map(() => null) } = played;
  const isSealed = sealedIn(dice) !== null;
  return {
    format: 'boucan-record',
    formatVersion: dice === undefined ? 1 : isSealed ? 3 : 2,
    game: id,
    version,
    ...(isSealed && { rules }),
    packs,
    options,
    seats,
    ...(isSealed && { players }),
    names,
    commitment: commitmentOf(secret),
    entropy,
    ...(dice !== undefined && { dice }),
    secret,
    choices,
    result: state.result,
    hash: game.hash(state),
  };
}

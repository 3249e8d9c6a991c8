import { type Choice, type Config, type Game, hashOf, type Outcome, type Seat, type State, type Told } from '@boucan/kernel';
import { commitmentOf, type Terms } from './chance.ts';
import { CHECK_DIGITS, type GameRecord, type Recorded } from './format.ts';
import { firstPosition, goOn, moments, type Played } from './played.ts';

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
  /** A match to go on from, with new dice. */
  readonly from?: Played;
}

/** A match that remembers how it was played. */
export interface Match<B> {
  readonly state: State<B>;
  /** What happened until the first question. */
  readonly opening: readonly Told[];
  play(seat: Seat, choice: Choice): Outcome<B>;
  /** The record, once the match is over. A match that goes on from another has none. */
  record(): GameRecord;
}

export function startMatch<B, P, E>(game: Game<B, P, E>, start: Start): Match<B> {
  const { seats, packs, options } = game.agreed(start);
  const terms: Terms = { game: game.id, version: game.version, packs, options, seats, entropy: start.entropy };
  const opening: Told[] = [];
  const choices: (readonly [Seat, Choice])[] = [];
  let state =
    start.from === undefined ? firstPosition(game, start.secret, terms, opening) : goOn(game, start.from, start.secret, terms);

  return {
    opening,
    get state() {
      return state;
    },
    play(seat, choice) {
      const outcome = game.play(state, seat, choice);
      if (outcome.refused === undefined) {
        state = outcome.state;
        choices.push([seat, choice]);
      }
      return outcome;
    },
    record() {
      if (start.from !== undefined) throw new Error('there is no record of a match that went on from another');
      if (state.result === null) throw new Error('there is no record of a match that is not over');
      const { entropy, ...agreed } = terms;
      // The checks are worked out now, by playing it all again: while people wait for an answer they would only take time.
      const [, ...made] = moments(game, { ...terms, names: start.names, secret: start.secret, choices });
      return {
        format: 'boucan-record',
        formatVersion: 1,
        ...agreed,
        names: start.names,
        commitment: commitmentOf(start.secret),
        entropy,
        secret: start.secret,
        choices: made.map(({ state: after }, i): Recorded => [...choices[i]!, checkOf(game, ...choices[i]!, after)]),
        result: state.result,
        hash: game.hash(state),
      };
    },
  };
}

import { type Choice, type Game, rngFrom, type Seat, type State, type Told } from '@boucan/kernel';
import { secretFromSeed, seedFrom, type Terms } from './chance.ts';
import type { GameRecord } from './format.ts';

/** A match as far as it was played, over or not: all that is needed to play it again. */
export interface Played extends Terms {
  readonly names: readonly string[]; // by seat
  readonly secret: string;
  readonly choices: readonly (readonly [seat: Seat, choice: Choice])[];
  /** A fork: the match it was played on from, up to the choice after which it went its own way. */
  readonly from?: Played;
}

/** A position, and how the match got there. */
export interface Moment<B> {
  readonly state: State<B>;
  readonly made: { readonly seat: Seat; readonly choice: Choice } | null; // null where a match begins
  readonly events: readonly Told[];
}

/** The match of a record, to play it again. */
export const playedIn = (record: GameRecord): Played => {
  const { format: _, formatVersion: __, commitment: ___, result: ____, hash: _____, ...rest } = record;
  return { ...rest, choices: record.choices.map(([seat, choice]) => [seat, choice] as const) };
};

/** The first position of a match with this secret and these terms. `told` collects what happened until the first question. */
export const firstPosition = <B, P, E>(game: Game<B, P, E>, secret: string, terms: Terms, told?: Told[]): State<B> =>
  game.setup({ seats: terms.seats, packs: terms.packs, options: terms.options }, seedFrom(secret, terms), told);

/**
 * All positions of a match, the first one included; of a fork, those of the match it came from too. A choice that is not allowed ends
 * it: `verify` says which.
 */
export function moments<B, P, E>(game: Game<B, P, E>, played: Played): Moment<B>[] {
  const all: Moment<B>[] = played.from === undefined ? [] : moments(game, played.from);
  if (played.from === undefined) {
    const events: Told[] = [];
    all.push({ state: firstPosition(game, played.secret, played, events), made: null, events });
  }
  let state = played.from === undefined ? all[0]!.state : goOn(game, played.from, played.secret, played);
  for (const [seat, choice] of played.choices) {
    const outcome = game.play(state, seat, choice);
    if (outcome.refused !== undefined) break;
    state = outcome.state;
    all.push({ state, made: { seat, choice }, events: outcome.events });
  }
  return all;
}

/** Another way from a moment of a match: with the dice that would have come, or with others. */
export interface WhatIf {
  readonly choices: readonly (readonly [seat: Seat, choice: Choice])[];
  readonly dice?: string;
}

/** The positions of a what-if, after the one it leaves. A choice that is not allowed ends it. */
export function whatIf<B, P, E>(game: Game<B, P, E>, before: State<B>, terms: Terms, { choices, dice }: WhatIf): Moment<B>[] {
  let state = before;
  if (dice !== undefined) {
    state = game.clone(before);
    state.rng = rngFrom(seedFrom(secretFromSeed(dice), terms));
  }
  const all: Moment<B>[] = [];
  for (const [seat, choice] of choices) {
    const outcome = game.play(state, seat, choice);
    if (outcome.refused !== undefined) break;
    state = outcome.state;
    all.push({ state, made: { seat, choice }, events: outcome.events });
  }
  return all;
}

/** The last position of a match, with dice of its own from here on. */
export function goOn<B, P, E>(game: Game<B, P, E>, from: Played, secret: string, terms: Terms): State<B> {
  const before = moments(game, from);
  if (before.length <= countOf(from)) throw new Error(`choice ${before.length} of a match to go on from is not allowed`);
  const state = game.clone(before.at(-1)!.state);
  state.rng = rngFrom(seedFrom(secret, terms));
  return state;
}

/** The match up to a moment: so many choices, counted from where it, or the match it came from, began. */
export function upTo(played: Played, choices: number): Played {
  const before = played.from === undefined ? 0 : countOf(played.from);
  if (played.from !== undefined && choices <= before) return upTo(played.from, choices);
  return { ...played, choices: played.choices.slice(0, choices - before) };
}

const countOf = ({ choices, from }: Played): number => choices.length + (from === undefined ? 0 : countOf(from));

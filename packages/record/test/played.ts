import { type Choice, type Config, pick, rngFrom, type Seat, seedOf } from '@boucan/kernel';
import { toy } from '@boucan/toy';
import {
  commitmentOf,
  entropyFromSeed,
  firstPosition,
  type GameRecord,
  type Match,
  orderly,
  recordOf,
  secretFromSeed,
  startMatch,
} from '../src/index.ts';

const NAMES = ['Anne', 'Mary', 'Jack', 'Bartholomew'];

export function begun(seed: string, config: Config = { seats: 2 }): Match<unknown> {
  const seats = [...Array(config.seats).keys()];
  return startMatch(toy, {
    ...config,
    names: NAMES.slice(0, config.seats),
    secret: secretFromSeed(seed),
    entropy: seats.map((seat) => entropyFromSeed(seed, seat)),
  }) as Match<unknown>;
}

/** A match of Dice Duel, played at random. */
export const played = (seed: string, config?: Config): GameRecord => playOut(begun(seed, config), seed);

/** Plays a match at random to its end. */
export function playOut<B>(match: Match<B>, seed: string): GameRecord {
  const rng = rngFrom(seedOf(seed));
  while (match.state.result === null) {
    const { seat } = pick(
      rng,
      match.state.asked.filter((q) => q.answer === null),
    );
    match.play(seat, pick(rng, toy.options(match.state as never, seat)));
  }
  return match.record();
}

/** A record whose seed comes from options and packs as they are written here, agreed or not. */
export function playedAs(written: Required<Config>): GameRecord {
  const seats = [...Array(written.seats).keys()];
  const entropy = seats.map((seat) => entropyFromSeed('written', seat));
  const secret = secretFromSeed('written');
  const players = seats.map(() => null);
  const agreed = { game: toy.id, version: toy.version, rules: null, ...written, players, entropy };
  const terms = { ...agreed, dice: orderly({ ...agreed, commitment: commitmentOf(secret) }) };
  const choices: (readonly [Seat, Choice])[] = [];
  for (let state = firstPosition(toy, secret, terms); state.result === null; ) {
    const { seat } = state.asked.find((q) => q.answer === null)!;
    const choice = toy.options(state, seat)[0]!;
    choices.push([seat, choice]);
    toy.advance(state, seat, choice);
  }
  return recordOf(toy, { ...terms, names: NAMES.slice(0, written.seats), secret, choices });
}

/** Something a test may spoil: a record as JSON gives it back. */
export type Loose = { -readonly [K in keyof GameRecord]: GameRecord[K] extends readonly (infer T)[] ? T[] : GameRecord[K] };
export const copied = (record: GameRecord): Loose => JSON.parse(JSON.stringify(record)) as Loose;

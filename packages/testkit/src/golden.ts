// Golden matches: recorded once, replayed with every change. A change that alters one must say so.
import { type Choice, type Config, type Game, type Result, type Seat, type State, said, seedOf, type Told } from '@boucan/kernel';
import type { Chooser } from './choosers.ts';
import { randomMove, seedText, stream } from './random-match.ts';

/** A recorded match that must come out the same for ever. */
export interface Golden {
  readonly game: string;
  readonly version: number;
  readonly config: Config;
  readonly seed: string;
  readonly choices: readonly (readonly [Seat, Choice])[];
  /** The beginning of the hash after each choice: it tells which one came out differently. */
  readonly marks: readonly string[];
  readonly hash: string;
  readonly result: Result | null;
}

/** A match that is over: its last position, and everything that was told on the way there. */
export interface Played<B = unknown> {
  readonly end: State<B>;
  readonly told: readonly Told[];
}

/** A golden match to be made: the first one from this seed on that ends, and goes, as wanted. */
export interface GoldenPlan<B = unknown> {
  readonly name: string; // 'shared-victory'
  readonly config: Config;
  readonly seed: string;
  /** Who chooses: anything at random, unless it is said. */
  readonly choose?: Chooser;
  until?(result: Result, played: Played<B>): boolean;
}

const MARK = 8;
const TRIES = 10_000;

/** Plays a match from this seed and writes it down. */
export function makeGolden<B, P, E>(of: Game<B, P, E>, config: Config, seed: string, choose: Chooser = randomMove): Golden {
  const game = of as Game;
  const rng = stream(seed, 'choices');
  const state = game.setup(config, seedOf(seed));
  const choices: [Seat, Choice][] = [];
  const marks: string[] = [];
  for (let move = choose(game, state, rng); move !== null; move = choose(game, state, rng)) {
    game.advance(state, move.seat, move.choice);
    choices.push([move.seat, move.choice]);
    marks.push(game.hash(state).slice(0, MARK));
  }
  return { game: game.id, version: game.version, config, seed, choices, marks, hash: game.hash(state), result: state.result };
}

/** Plays matches from the seed of the plan on until one is as wanted. */
export function goldenOf<B, P, E>(of: Game<B, P, E>, { name, config, seed, choose = randomMove, until }: GoldenPlan<B>): Golden {
  const game = of as Game;
  for (let i = 0; i < TRIES; i++) {
    const text = seedText(seed, i);
    const played = playOut(game, config, text, choose) as Played<B>;
    const { result } = played.end;
    if (result !== null && (until?.(result, played) ?? true)) return makeGolden(game, config, text, choose);
  }
  throw new Error(`${name}: no match of ${TRIES} has ended like that`);
}

/** The same choices in a record that is new: or nothing, if they are refused now, or lead somewhere else than was planned. */
export function renewGolden<B, P, E>(game: Game<B, P, E>, { config, until }: GoldenPlan<B>, old: Golden): Golden | null {
  if (game.whyNotStart(config).length > 0 || JSON.stringify(old.config) !== JSON.stringify(config)) return null;
  const told: Told[] = [];
  const marks: string[] = [];
  let end = game.setup(config, seedOf(old.seed), told);
  for (const [seat, c] of old.choices) {
    const played = game.play(end, seat, c);
    if (played.refused !== undefined) return null;
    end = played.state;
    told.push(...played.events);
    marks.push(game.hash(end).slice(0, MARK));
  }
  const { result } = end;
  if (result === null || until?.(result, { end, told }) === false) return null;
  return { ...old, version: game.version, marks, hash: game.hash(end), result };
}

function playOut(game: Game, config: Config, seed: string, choose: Chooser): Played {
  const rng = stream(seed, 'choices');
  const told: Told[] = [];
  let end = game.setup(config, seedOf(seed), told);
  for (let n = 0; n < game.def.limit; n++) {
    const move = choose(game, end, rng);
    if (move === null) break;
    const played = game.play(end, move.seat, move.choice);
    if (played.refused !== undefined) throw new Error(`'${said(move.choice)}' was chosen and is refused`);
    end = played.state;
    told.push(...played.events);
  }
  return { end, told };
}

const whatToDo = (game: string): string =>
  'If that is meant, either pin (keep the old version for matches in progress) ' +
  `or migrate (raise the version and write the record anew: npm run golden ${game}).`;

/** What has become different since the match was recorded, and what to do about it. */
export const compareGolden = <B, P, E>(game: Game<B, P, E>, golden: Golden): string | null => {
  const again = replayGolden(game, golden);
  return typeof again === 'string' ? again : null;
};

/** Plays a golden match again; or says what has become different since, and what to do about it. */
export function replayGolden<B, P, E>(game: Game<B, P, E>, golden: Golden): Played<B> | string {
  const changed = (what: string): string => `${what}. ${whatToDo(golden.game)}`;
  if (golden.game !== game.id) return `the record is of ${golden.game}, not of ${game.id}`;
  if (golden.version !== game.version)
    return changed(`the record is of version ${golden.version}, the game is at version ${game.version}`);
  const against = game.whyNotStart(golden.config);
  if (against.length > 0)
    return changed(`the match cannot start any more: ${against.map((r) => `${r.rule} ${r.text}`).join(', ')}`);

  const told: Told[] = [];
  let end = game.setup(golden.config, seedOf(golden.seed), told);
  for (const [i, [seat, c]] of golden.choices.entries()) {
    const which = `choice ${i + 1}, '${said(c)}' of seat ${seat},`;
    const played = game.play(end, seat, c);
    if (played.refused !== undefined)
      return changed(`${which} is now refused: ${played.refused.map((r) => `${r.rule} ${r.text}`).join(', ')}`);
    end = played.state;
    told.push(...played.events);
    if (game.hash(end).slice(0, MARK) !== golden.marks[i]) return changed(`${which} now comes out differently`);
  }
  return game.hash(end) === golden.hash ? { end, told } : changed('the match now ends in another position');
}

/** A golden match as its file holds it: a line for each choice, so that a difference can be read. */
export function goldenText({ choices, marks, ...head }: Golden): string {
  const lines = choices.map((c) => `    ${JSON.stringify(c)}`).join(',\n');
  const fields = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  return `{\n${fields.join(',\n')},\n  "marks": ${JSON.stringify(marks)},\n  "choices": [\n${lines}\n  ]\n}\n`;
}

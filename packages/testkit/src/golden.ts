// Golden matches: recorded once, replayed with every change. A change that alters one must say so.
import { type Choice, type Config, type Game, type Result, type Rng, type Seat, type State, said, seedOf } from '@boucan/kernel';
import { type Move, randomMove, seedText, stream, wander } from './random-match.ts';

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

/** A golden match to be made: the first one from this seed on whose result is wanted. */
export interface GoldenPlan {
  readonly name: string; // 'shared-victory'
  readonly config: Config;
  readonly seed: string;
  until?(result: Result): boolean;
}

/** Who chooses what next; nothing when the match is over. */
export type Chooser = (game: Game, state: State<unknown>, rng: Rng) => Move | null;

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

/** Plays random matches from the seed of the plan on until one ends as wanted. */
export function goldenOf<B, P, E>(of: Game<B, P, E>, { name, config, seed, until }: GoldenPlan): Golden {
  const game = of as Game;
  for (let i = 0; i < TRIES; i++) {
    const text = seedText(seed, i);
    const state = game.setup(config, seedOf(text));
    wander(game, state, stream(text, 'choices'), game.def.limit);
    if (state.result !== null && (until?.(state.result) ?? true)) return makeGolden(game, config, text);
  }
  throw new Error(`${name}: no match of ${TRIES} has ended like that`);
}

const whatToDo = (game: string): string =>
  'If that is meant, either pin (keep the old version for matches in progress) ' +
  `or migrate (raise the version and write the record anew: npm run golden ${game}).`;

/** What has become different since the match was recorded, and what to do about it. */
export function compareGolden<B, P, E>(game: Game<B, P, E>, golden: Golden): string | null {
  const changed = (what: string): string => `${what}. ${whatToDo(golden.game)}`;
  if (golden.game !== game.id) return `the record is of ${golden.game}, not of ${game.id}`;
  if (golden.version !== game.version)
    return changed(`the record is of version ${golden.version}, the game is at version ${game.version}`);
  const against = game.whyNotStart(golden.config);
  if (against.length > 0)
    return changed(`the match cannot start any more: ${against.map((r) => `${r.rule} ${r.text}`).join(', ')}`);

  let state = game.setup(golden.config, seedOf(golden.seed));
  for (const [i, [seat, c]] of golden.choices.entries()) {
    const which = `choice ${i + 1}, '${said(c)}' of seat ${seat},`;
    const played = game.play(state, seat, c);
    if (played.refused !== undefined)
      return changed(`${which} is now refused: ${played.refused.map((r) => `${r.rule} ${r.text}`).join(', ')}`);
    state = played.state;
    if (game.hash(state).slice(0, MARK) !== golden.marks[i]) return changed(`${which} now comes out differently`);
  }
  return game.hash(state) === golden.hash ? null : changed('the match now ends in another position');
}

/** A golden match as its file holds it: a line for each choice, so that a difference can be read. */
export function goldenText({ choices, marks, ...head }: Golden): string {
  const lines = choices.map((c) => `    ${JSON.stringify(c)}`).join(',\n');
  const fields = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  return `{\n${fields.join(',\n')},\n  "marks": ${JSON.stringify(marks)},\n  "choices": [\n${lines}\n  ]\n}\n`;
}

// Plays random matches and holds every law against them.
import { below, type Choice, type Config, type Game, type Options, type Seat, said, seedOf, type Told } from '@boucan/kernel';
import type { Chooser } from './choosers.ts';
import { aftermathLaws } from './laws/aftermath.ts';
import { beatLaws } from './laws/beats.ts';
import { copyLaws } from './laws/copies.ts';
import { declaredLaws } from './laws/declared.ts';
import { knowledgeLaws } from './laws/knowledge.ts';
import type { Law, Verdict } from './laws/law.ts';
import { offerLaws } from './laws/offers.ts';
import { orderLaws } from './laws/order.ts';
import { refusalLaws } from './laws/refusals.ts';
import { counselLaw, secrecyLaws } from './laws/secrecy.ts';
import { wordLaws } from './laws/words.ts';
import { randomConfig, randomMove, seatCounts, seedText, stream } from './random-match.ts';

/** Where a law was broken: enough to play there again. */
export interface Failure {
  readonly law: string;
  readonly message: string;
  readonly game: string;
  readonly version: number;
  readonly config: Config;
  readonly seed: string;
  readonly players: number;
  readonly choice: number; // how many were made before
  readonly choices: readonly (readonly [Seat, Choice])[];
}

/** What came of one law. */
export interface LawReport {
  readonly law: string;
  readonly claims: string;
  readonly checks: number;
  readonly failed: number; // matches in which it was broken
  readonly failures: readonly Failure[]; // the first few of them
}

/** How many matches the laws are tried on, and which. */
export interface LawOptions {
  readonly games: number;
  readonly seed: string;
  /** Without it, as many games for every number of seats. */
  readonly players?: number;
  /** Only these laws, and then at every position. */
  readonly only?: readonly string[];
  /** As many games with each of these sets of packs; without it, sets as chance has them. */
  readonly packs?: readonly (readonly string[])[];
  /** As many games with each of these tables, and no others. */
  readonly tables?: readonly Config[];
  /** What every table agrees on; the other options are as chance has them. */
  readonly agreed?: Options;
  /** Who chooses; without it, chance alone. */
  readonly choose?: Chooser;
  progress?(done: number, total: number): void;
}

const KEPT = 3;

const noCrash: Law = {
  id: 'no-crash',
  claims: 'Every random match can be set up and played: no rule throws, and no option is refused on the way.',
  oneIn: 1,
  match: () => null,
};

/** The laws, new for one run: some of them remember what they have met. */
export const lawsOf = <B, P, E>(game: Game<B, P, E>): readonly Law[] => [
  noCrash,
  ...offerLaws,
  ...refusalLaws,
  ...copyLaws,
  ...orderLaws,
  ...knowledgeLaws,
  ...secrecyLaws(),
  ...(game.def.counsel === undefined ? [] : [counselLaw]),
  ...declaredLaws(),
  ...aftermathLaws,
  ...beatLaws,
  ...wordLaws(game as Game),
];

interface Book {
  readonly law: Law;
  checks: number;
  failed: number;
  readonly failures: Failure[];
}

/** Enters a verdict. A law that throws while it is checked is broken. */
function enter(book: Book, check: () => Verdict, where: () => Omit<Failure, 'law' | 'message'>): boolean {
  let verdict: Verdict;
  try {
    verdict = check();
  } catch (error) {
    verdict = `it crashed: ${error instanceof Error ? error.message : String(error)}`;
  }
  if (verdict === undefined) return true;
  book.checks++;
  if (verdict === null) return true;
  book.failed++;
  if (book.failures.length < KEPT) book.failures.push({ law: book.law.id, message: verdict, ...where() });
  return false;
}

/** One random match. A law that was broken in it is not asked again before the next one. */
function tryMatch(
  game: Game,
  books: readonly Book[],
  players: number,
  seed: string,
  table: () => Config,
  { choose = randomMove }: LawOptions,
): void {
  let config: Config = { seats: players };
  const choices: [Seat, Choice][] = [];
  const choosing = stream(seed, 'choices');
  const rng = stream(seed, 'laws');
  const standing = new Set(books);
  const where = () => ({
    game: game.id,
    version: game.version,
    config,
    seed,
    players,
    choice: choices.length,
    choices: choices.slice(),
  });
  const hold = (check: (law: Law) => (() => Verdict) | undefined): void => {
    for (const book of standing) {
      const verdict = check(book.law);
      if (verdict !== undefined && !enter(book, verdict, where)) standing.delete(book);
    }
  };
  const sampled = (law: Law): boolean => law.oneIn === 1 || below(rng, law.oneIn) === 0;
  const setup = (told?: Told[]) => game.setup(config, seedOf(seed), told);

  try {
    config = table();
    const opening: Told[] = [];
    let state = setup(opening);
    for (;;) {
      const before = state;
      const next = choose(game, before, choosing);
      hold((law) => (law.position && sampled(law) ? () => law.position?.({ game, state: before, next, rng }) : undefined));
      if (next === null || choices.length === game.def.limit) break;
      const { seat, choice } = next;
      const played = game.play(before, seat, choice);
      if (played.refused !== undefined) throw new Error(`'${said(choice)}' of seat ${seat} was offered and is refused`);
      choices.push([seat, choice]);
      const { state: after, events } = played;
      hold((law) => law.step && (() => law.step?.({ game, before, seat, choice, after, events })));
      state = after;
    }
    const last = state;
    hold((law) => (law.match && sampled(law) ? () => law.match?.({ game, last, choices, opening, again: setup }) : undefined));
  } catch (error) {
    const book = books.find(({ law }) => law.id === noCrash.id);
    if (book !== undefined) enter(book, () => (error instanceof Error ? error.message : String(error)), where);
  }
}

/** Holds the laws against random matches of a game. */
export function runLaws<B, P, E>(of: Game<B, P, E>, options: LawOptions): LawReport[] {
  const { games, seed, players, only, packs, agreed, tables, progress } = options;
  const game = of as Game;
  const laws = lawsOf(game).flatMap((law) => (only === undefined ? law : only.includes(law.id) ? { ...law, oneIn: 1 } : []));
  const books: Book[] = laws.map((law) => ({ law, checks: 0, failed: 0, failures: [] }));
  const counts = players === undefined ? seatCounts(game) : [players];
  const sets = packs ?? [undefined];
  /** What each match is played with, by the seed of it. */
  const plans: { readonly seats: number; table(seed: string): Config }[] =
    tables?.map((config) => ({ seats: config.seats, table: () => config })) ??
    sets.flatMap((set) => counts.map((seats) => ({ seats, table: (text) => randomConfig(game, seats, text, set, agreed) })));
  const total = games * plans.length;
  let done = 0;
  for (const { seats, table } of plans)
    for (let i = 0; i < games; i++) {
      const text = seedText(seed, i);
      tryMatch(game, books, seats, text, () => table(text), options);
      progress?.(++done, total);
    }
  const whole = counts[0] as number;
  for (const book of books)
    if (book.law.run)
      enter(
        book,
        () => book.law.run?.(),
        () => ({
          game: game.id,
          version: game.version,
          config: { seats: whole },
          seed,
          players: whole,
          choice: 0,
          choices: [],
        }),
      );
  return books.map(({ law, ...counted }) => ({ law: law.id, claims: law.claims, ...counted }));
}

// Looks through a match between bots for moments in which one choice is clearly the best. Two searches must agree, and so must somebody who knows all.
import { botNamed, explore, type Tally, why } from '@boucan/bots';
import {
  below,
  type Choice,
  fork,
  type Game,
  type Rng,
  rngFrom,
  type Seat,
  type State,
  said,
  seedOf,
  type View,
} from '@boucan/kernel';
import { type Position, setOut, startOf } from '@boucan/lessons';
import { type Figure, type Puzzle, type Rated, type Themes, themeOf } from './puzzle.ts';
import { attempted, UNKNOWN } from './rating.ts';

/** Who plays the matches. */
const PLAYERS = 'level3';
/** How many seats, one match after the other, where the game has them. */
const SEATS = [3, 3, 2, 3, 4];
/** The first search thinks so many times as long as level 5, the second ten times as long as the first. */
const FIRST = 3;
const SECOND = 10;
/** By how much of the chance to win the answer is better than the next best, for the first search and for the second. */
const CLEAR = 0.03;
const CONFIRMED = 0.025;
/** Two cheap searches throw away what the dear ones would: with part of the first budget before the first, with twice as much before the second. */
const CHEAP = 0.2;
const DOUBT = 2;
/** What is not even this much better to a cheap one is not looked at further. */
const PROMISING = 0.01;
const LIKELY = 0.02;
/** How many matches somebody who knows everything looks at, with what part of the first budget each; and in how many the answer must hold. */
const WORLDS = 12;
const PART = 0.25;
const HOLDS = 10;
/** What is as good as the best to somebody who knows everything. */
const ALIKE = 0.01;
/** The second search looks about: what the answer is compared with has been tried. */
const CURIOSITY = 0.25;
/** Those who see only roughly what a choice is worth, how often each tries it, and how often each must miss it, or it is no puzzle. */
const ROUGH = ['level1', 'level2'];
const TRIES = 8;
const MISSED = 2;
/** At most so many of one match, so far apart. */
const PER_MATCH = 3;
const APART = 6;

/** Why moments were thrown away. */
export interface Thrown {
  /** No choice stood out, by the first search. */
  unclear: number;
  /** Everybody sees it. */
  plain: number;
  /** The answer depends on what the solver cannot know. */
  luck: number;
  /** The second search found another answer, or none that is clear. */
  refuted: number;
}

export interface Looked {
  readonly puzzles: readonly Puzzle[];
  readonly thrown: Thrown;
}

/** Where the nth match of a seed begins, and whose eyes it is seen with. */
export function matchAt(game: Game, seed: string, n: number): Position {
  const [least, most] = game.seats;
  const seats = Math.min(most, Math.max(least, SEATS[n % SEATS.length]!));
  return { seed: `${seed}.${n}`, seats, seat: n % seats, choices: [] };
}

const meanOf = ({ visits, reward }: Tally): number => (visits === 0 ? 0 : reward / visits);

/** Best first: by how often it was made, for that is what a search trusts in. */
const ranked = (tallies: readonly Tally[]): Tally[] => [...tallies].sort((a, b) => b.visits - a.visits || meanOf(b) - meanOf(a));

/** By how much the first is better than every other. */
const gapOf = ([best, ...others]: readonly Tally[]): number => meanOf(best!) - Math.max(...others.map(meanOf));

/** What the first search may spend: so many times what level 5 can afford in this game. */
const firstOf = (game: Game, seats: number, effort = 1): number => {
  const { levels, search } = game.def.advice;
  const own = { ...levels, ...levels?.seats?.[seats] }.iterations?.[2];
  return Math.ceil(effort * FIRST * (own ?? 5000 * (search?.effort ?? 1)));
};

/** The same game to somebody who knows that this is the match: only dice are still open. */
const knowing = (game: Game, world: State<unknown>): Game => ({
  ...game,
  determinize(_: View<unknown>, rng: Rng) {
    const again = game.clone(world);
    again.rng = fork(rng);
    return again;
  },
});

/** In how many imagined matches the answer is as good as any, for somebody who knows everything. */
function heldIn(game: Game, seen: View<unknown>, answer: Choice, iterations: number, rng: Rng): number {
  let holds = 0;
  for (let w = 0; w < WORLDS && w - holds <= WORLDS - HOLDS; w++) {
    const all = knowing(game, game.determinize(seen, rng));
    const { tallies } = explore(all, seen, { iterations }, rng);
    const own = tallies.find(({ choice }) => choice === answer);
    if (own !== undefined && meanOf(own) >= meanOf(ranked(tallies)[0]!) - ALIKE) holds++;
  }
  return holds;
}

/** The rating of bots as solvers. */
export const SOLVERS: readonly (readonly [bot: string, rating: Rated])[] = [
  ['level1', { mu: 17, sigma: 1 }],
  ['level2', { mu: 21, sigma: 1 }],
  ['level3', { mu: 25, sigma: 1 }],
  ['level4', { mu: 29, sigma: 1 }],
  ['level5', { mu: 33, sigma: 1 }],
];

/** Whether a bot finds the answer, with these dice of its own. */
export const finds = (game: Game, seen: View<unknown>, answer: string, bot: string, rng: Rng): boolean =>
  said(botNamed(bot)!.choose(game, seen, rng)) === answer;

interface Moment {
  readonly seen: View<unknown>;
  readonly question: string;
  readonly position: Position;
  readonly effort: number;
}

/** A puzzle, if this moment is one; otherwise it counts among the thrown. */
function puzzleAt(game: Game, { seen, question, position, effort }: Moment, themes: Themes, thrown: Thrown): Puzzle | null {
  const id = `${position.seed}-${position.choices.length}`;
  const dice = (what: string): Rng => rngFrom(seedOf(`${id} ${what}`));
  const iterations = firstOf(game, seen.seats, effort);
  const searched = (what: string, times: number, curiosity?: number): Tally[] =>
    ranked(explore(game, seen, { iterations: Math.ceil(times * iterations) }, dice(what), { curiosity }).tallies);
  const isBest = (found: readonly Tally[], choice: Choice, by: number): boolean =>
    found.length > 1 && found[0]!.choice === choice && gapOf(found) >= by;
  const cheap = searched('cheap', CHEAP);
  if (cheap.length < 2 || gapOf(cheap) < PROMISING) return count('unclear');
  const first = searched('first', 1);
  const answer = first[0]!.choice;
  const theme = themeOf(themes, question, answer);
  if (theme === undefined || gapOf(first) < CLEAR) return count('unclear');
  // Whether it is plausible to do something else: those who see only roughly do.
  const rough = dice('rough');
  const tries = ROUGH.flatMap((bot) =>
    Array.from({ length: TRIES }, () => [bot, finds(game, seen, said(answer), bot, rough)] as const),
  );
  const missedBy = (one: string): number => tries.filter(([bot, found]) => bot === one && !found).length;
  if (ROUGH.some((bot) => missedBy(bot) < MISSED)) return count('plain');
  if (!isBest(searched('doubt', DOUBT, CURIOSITY), answer, LIKELY)) return count('refuted');
  const second = searched('second', SECOND, CURIOSITY);
  if (!isBest(second, answer, CONFIRMED)) return count('refuted');
  const holds = heldIn(game, seen, answer, Math.ceil(PART * iterations), dice('worlds'));
  if (holds < HOLDS) return count('luck');
  const better = ['level3', 'level4', 'level5'].map((bot) => [bot, finds(game, seen, said(answer), bot, dice(bot))] as const);
  let rating = UNKNOWN;
  for (const [bot, found] of [...tries, ...better])
    rating = attempted(SOLVERS.find(([name]) => name === bot)![1], rating, found).puzzle;
  const figures = second.slice(0, 5).map((one): Figure => [said(one.choice), one.visits, rounded(meanOf(one))]);
  const matters = why(game, seen, answer, dice('why')).matters.map(({ matter, by }) => [matter, rounded(by)] as const);
  return {
    id,
    ...position,
    ...{ question, answer: said(answer), theme, figures, worlds: [holds, WORLDS], matters },
    rating: { mu: rounded(rating.mu), sigma: rounded(rating.sigma) },
  };

  function count(reason: keyof Thrown): null {
    thrown[reason]++;
    return null;
  }
}

const rounded = (x: number): number => Math.round(1000 * x) / 1000;

/** Plays a match and looks at its moments in any order, so that none of its parts has more than another. With less effort it finds puzzles that are none. */
export function look(game: Game, start: Position, themes: Themes, effort = 1): Looked {
  const [thrown, puzzles]: [Thrown, Puzzle[]] = [{ unclear: 0, plain: 0, luck: 0, refuted: 0 }, []];
  const moments = momentsOf(game, start);
  const rng = rngFrom(seedOf(`${start.seed} order`));
  const near = (one: number) => (other: Puzzle) => Math.abs(other.choices.length - one) < APART;
  while (puzzles.length < PER_MATCH && moments.length > 0) {
    const [{ state, ...moment }] = moments.splice(below(rng, moments.length), 1) as [(typeof moments)[number]];
    if (puzzles.some(near(moment.position.choices.length))) continue;
    const found = puzzleAt(game, { ...moment, seen: game.view(state, moment.position.seat), effort }, themes, thrown);
    if (found !== null) puzzles.push(found);
  }
  return { puzzles: puzzles.sort((a, b) => a.choices.length - b.choices.length), thrown };
}

/** Every moment of a match in which this seat alone has a choice. It must be this one: the dice come from who sits there. */
function momentsOf(game: Game, start: Position): (Omit<Moment, 'seen' | 'effort'> & { readonly state: State<unknown> })[] {
  const [moments, choices]: [ReturnType<typeof momentsOf>, string[]] = [[], []];
  const bot = botNamed(PLAYERS)!;
  const rng = rngFrom(seedOf(`${start.seed} players`));
  const state = setOut(game, start);
  while (choices.length < game.def.limit) {
    const asked = state.asked.find(({ answer }) => answer === null);
    if (asked === undefined) break;
    const { seat, question } = asked;
    if (seat === start.seat && isOpen(game, state, seat))
      moments.push({ state: game.clone(state), question, position: { ...start, choices: [...choices] } });
    const choice = bot.choose(game, game.glance(state, seat), rng);
    choices.push(`${seat} ${said(choice)}`);
    game.advance(state, seat, choice);
  }
  return moments;
}

/** Only this seat is asked, and it has a choice. */
const isOpen = (game: Game, state: State<unknown>, seat: Seat): boolean =>
  state.asked.length === 1 && !game.formal(state, seat) && game.options(state, seat).length > 1;

/** Whether a deeper search with other dice still finds the answer. */
export function agrees(game: Game, puzzle: Puzzle, seed: string): boolean {
  const seen = game.view(startOf(game, puzzle), puzzle.seat);
  const iterations = SECOND * firstOf(game, puzzle.seats);
  const { tallies } = explore(game, seen, { iterations }, rngFrom(seedOf(`${puzzle.id} ${seed}`)), { curiosity: CURIOSITY });
  return said(ranked(tallies)[0]!.choice) === puzzle.answer;
}

// What positions are really worth, where that can be found out: everybody sees everything, no dice are left, and every way to the end is gone.
// Each takes what is best for himself; who does not care takes one as soon as the other.
import { type Bot, botNamed } from '@boucan/bots';
import { type Choice, type Game, rngFrom, type Seat, type State, sameChoice, seedOf } from '@boucan/kernel';

const EQUAL = 1e-9;

/** What each seat has of the victory from here on. */
export function exactly(game: Game, s: State<unknown>): readonly number[] {
  const { result } = s;
  if (result !== null)
    return Array.from({ length: s.seats }, (_, seat) => (result.winners.includes(seat) ? 1 / result.winners.length : 0));
  const { seat } = s.asked.find((q) => q.answer === null)!;
  const ways = valuesOf(game, s, seat).map(({ value }) => value);
  const most = Math.max(...ways.map((value) => value[seat]!));
  const best = ways.filter((value) => value[seat]! > most - EQUAL);
  return Array.from({ length: s.seats }, (_, of) => best.reduce((sum, value) => sum + value[of]!, 0) / best.length);
}

function valuesOf(game: Game, s: State<unknown>, seat: Seat): { readonly choice: Choice; readonly value: readonly number[] }[] {
  return game.options(s, seat).map((choice) => {
    const after = game.clone(s);
    game.advance(after, seat, choice);
    return { choice, value: exactly(game, after) };
  });
}

/** A position of a seat that has a choice, and what every choice is worth to it. */
export interface Solved {
  readonly game: Game;
  readonly state: State<unknown>;
  readonly seat: Seat;
  readonly values: readonly { readonly choice: Choice; readonly value: number }[];
}

interface Coastal {
  readonly boards: readonly { readonly cards: readonly { readonly faceDown: boolean }[] }[];
  readonly captains: readonly { readonly galleons: number; readonly schooners: number }[];
}

/** So many endings of Brethren in which something hangs on the choice: all ships are played, and all cards lie open. */
export function endings(game: Game, seats: number, many: number, seed: string): Solved[] {
  const bot = botNamed('greedy:1w')!;
  const found: Solved[] = [];
  for (let n = 0; found.length < many; n++) {
    const rng = rngFrom(seedOf(`${seed} bots ${n}`));
    const state = game.setup({ seats }, seedOf(`${seed} ${n}`));
    while (state.result === null && found.length < many) {
      const { seat } = state.asked.find((q) => q.answer === null)!;
      if (isOpen(state.board as Coastal)) {
        const values = valuesOf(game, state, seat).map(({ choice, value }) => ({ choice, value: value[seat]! }));
        const all = values.map(({ value }) => value);
        if (Math.max(...all) - Math.min(...all) > EQUAL) found.push({ game, state: game.clone(state), seat, values });
      }
      game.advance(state, seat, bot.choose(game, game.glance(state, seat), rng));
    }
  }
  return found;
}

/** So many cards are left at most: every one more makes several times as many ways to the end. */
const FEW = 7;

const isOpen = ({ boards, captains }: Coastal): boolean =>
  boards.reduce((sum, { cards }) => sum + cards.length, 0) <= FEW &&
  captains.every(({ galleons, schooners }) => galleons + schooners === 0) &&
  boards.every(({ cards }) => cards.every(({ faceDown }) => !faceDown));

interface Town {
  readonly round: number;
  readonly phase: string;
  readonly ships: readonly { readonly stage: string }[];
}

/** The last round of Nassau. */
const LAST = 4;
/** So many positions ahead are looked at before an ending is left unsolved. */
const MANY = 3000;

/**
 * So many endings of Nassau in which something hangs on the choice: the last boat is on its way home in the last round, everybody else is there, and
 * no dice or cards are left to be drawn. A choice is worth the points it leads to, as a share of what hangs on it.
 */
export function homecomings(game: Game, seats: number, many: number, seed: string): Solved[] {
  const bot = botNamed('greedy:1w')!;
  const found: Solved[] = [];
  for (let n = 0; found.length < many; n++) {
    const rng = rngFrom(seedOf(`${seed} bots ${n}`));
    const state = game.setup({ seats }, seedOf(`${seed} ${n}`));
    while (state.result === null && found.length < many) {
      const { seat } = state.asked.find((q) => q.answer === null)!;
      const { round, phase, ships } = state.board as Town;
      const others = ships.every(({ stage }, i) => (i === seat ? stage !== 'sea' : stage === 'home'));
      const solved = round === LAST && phase === 'caribbean' && others ? inPoints(game, state, seat) : null;
      if (solved !== null) found.push(solved);
      game.advance(state, seat, bot.choose(game, game.glance(state, seat), rng));
    }
  }
  return found;
}

/** What every choice of a seat that chooses alone brings in the end; null where dice have a say, it is too much to look at, or nothing hangs on it. */
function inPoints(game: Game, state: State<unknown>, seat: Seat): Solved | null {
  let left = MANY;
  const best = (s: State<unknown>): number => {
    if (s.result !== null) return s.result.scores[seat]!;
    if (--left < 0 || s.asked.find((q) => q.answer === null)!.seat !== seat) return Number.NaN;
    return game.options(s, seat).reduce((most, choice) => Math.max(most, after(s, choice)), Number.NEGATIVE_INFINITY);
  };
  const after = (s: State<unknown>, choice: Choice): number => {
    const then = game.clone(s);
    game.advance(then, seat, choice);
    const isSure = then.rng.a === s.rng.a && then.rng.b === s.rng.b && then.rng.c === s.rng.c && then.rng.d === s.rng.d;
    return isSure ? best(then) : Number.NaN;
  };
  const points = game.options(state, seat).map((choice) => ({ choice, value: after(state, choice) }));
  const all = points.map(({ value }) => value);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  if (!(most - least > EQUAL)) return null;
  const values = points.map(({ choice, value }) => ({ choice, value: (value - least) / (most - least) }));
  return { game, state: game.clone(state), seat, values };
}

/** What a bot's choice gives away: of a victory, or of what hangs on it. */
export function lossOf({ game, state, seat, values }: Solved, bot: Bot, seed: string): number {
  const made = bot.choose(game, game.glance(state, seat), rngFrom(seedOf(seed)));
  const own = values.find(({ choice }) => sameChoice(choice, made))!;
  return Math.max(...values.map(({ value }) => value)) - own.value;
}

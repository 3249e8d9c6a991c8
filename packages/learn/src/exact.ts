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
  readonly ships: readonly { readonly stage: string; score: number }[];
}

/** The last round of Nassau. */
const LAST = 4;
/** So many positions ahead are looked at before an ending is left unsolved. */
const MANY = 3000;

/**
 * So many last evenings of Nassau for two in which the victory hangs on the choice: the last captain sits at the campfire in the last round, the other is
 * home, and no dice or cards are left to be drawn. Few matches are so close: so the one at home is given as many points as only the best way home beats.
 */
export function evenings(game: Game, many: number, seed: string): Solved[] {
  const bot = botNamed('greedy:1w')!;
  const found: Solved[] = [];
  for (let n = 0; found.length < many; n++) {
    const rng = rngFrom(seedOf(`${seed} bots ${n}`));
    const state = game.setup({ seats: 2 }, seedOf(`${seed} ${n}`));
    while (state.result === null && found.length < many) {
      const { seat } = state.asked.find((q) => q.answer === null)!;
      const { round, phase, ships } = state.board as Town;
      const isLast = ships.every(({ stage }, i) => stage === (i === seat ? 'campfire' : 'home'));
      const solved = round === LAST && phase === 'caribbean' && isLast ? closely(game, state, seat) : null;
      if (solved !== null) found.push(solved);
      game.advance(state, seat, bot.choose(game, game.glance(state, seat), rng));
    }
  }
  return found;
}

/** The lead that every choice of a seat that chooses alone brings in the end; null where dice have a say, it is too much to look at, or nothing hangs on it. */
function leadsOf(game: Game, state: State<unknown>, seat: Seat): readonly number[] | null {
  let left = MANY;
  const best = (s: State<unknown>): number => {
    if (s.result !== null) return s.result.scores[seat]! - s.result.scores[1 - seat]!;
    if (--left < 0 || s.asked.find((q) => q.answer === null)!.seat !== seat) return Number.NaN;
    return game.options(s, seat).reduce((most, choice) => Math.max(most, after(s, choice)), Number.NEGATIVE_INFINITY);
  };
  const after = (s: State<unknown>, choice: Choice): number => {
    const then = game.clone(s);
    game.advance(then, seat, choice);
    const isSure = then.rng.a === s.rng.a && then.rng.b === s.rng.b && then.rng.c === s.rng.c && then.rng.d === s.rng.d;
    return isSure ? best(then) : Number.NaN;
  };
  const leads = game.options(state, seat).map((choice) => after(state, choice));
  return Math.max(...leads) - Math.min(...leads) > EQUAL ? leads : null;
}

/** The same ending against an opponent whom nothing but the best way home beats. */
function closely(game: Game, found: State<unknown>, seat: Seat): Solved | null {
  const leads = leadsOf(game, found, seat);
  if (leads === null) return null;
  const state = game.clone(found);
  (state.board as Town).ships[1 - seat]!.score += Math.max(...leads) - 1;
  const close = leadsOf(game, state, seat);
  if (close === null) return null;
  const values = game.options(state, seat).map((choice, i) => ({ choice, value: close[i]! > 0 ? 1 : close[i]! < 0 ? 0 : 0.5 }));
  return { game, state, seat, values };
}

/** What a bot's choice gives away of a victory. */
export function lossOf({ game, state, seat, values }: Solved, bot: Bot, seed: string): number {
  const made = bot.choose(game, game.glance(state, seat), rngFrom(seedOf(seed)));
  const own = values.find(({ choice }) => sameChoice(choice, made))!;
  return Math.max(...values.map(({ value }) => value)) - own.value;
}

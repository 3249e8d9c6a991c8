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

/** What a bot's choice gives away of a victory. */
export function lossOf({ game, state, seat, values }: Solved, bot: Bot, seed: string): number {
  const made = bot.choose(game, game.glance(state, seat), rngFrom(seedOf(seed)));
  const own = values.find(({ choice }) => sameChoice(choice, made))!;
  return Math.max(...values.map(({ value }) => value)) - own.value;
}

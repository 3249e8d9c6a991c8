import type { Bot } from '@boucan/bots';
import { type Choice, type Config, type Game, rngFrom, type Seat, type State, seedOf } from '@boucan/kernel';

/** Where bots sit: a position, and how it goes on from there. */
interface Table {
  readonly state: State<unknown>;
  play(seat: Seat, choice: Choice): unknown;
}

/** Lets the bots answer until the match is over. Gives the number of choices made. */
export function playOut(game: Game, bots: readonly Bot[], seed: string, table: Table): number {
  const rngs = bots.map((_, seat) => rngFrom(seedOf(`${seed}#bot${seat}`)));
  for (let choices = 0; ; choices++) {
    const { state } = table;
    const asked = state.asked.find((q) => q.answer === null);
    if (asked === undefined) return choices;
    if (choices === game.def.limit) throw new Error(`${game.id}, seed ${seed}: not over after ${choices} choices`);
    const { seat } = asked;
    table.play(seat, bots[seat]!.choose(game, game.glance(state, seat), rngs[seat]!));
  }
}

/** One match, from this seed to its last position. */
export function playMatch(
  game: Game,
  config: Config,
  bots: readonly Bot[],
  seed: string,
): { state: State<unknown>; choices: number } {
  const state = game.setup(config, seedOf(seed));
  return { choices: playOut(game, bots, seed, { state, play: (seat, choice) => game.advance(state, seat, choice) }), state };
}

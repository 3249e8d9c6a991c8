// A match of the learner against itself, and what it saw: after every choice the position as the one who chose could imagine it.
import { greedyOver } from '@boucan/bots';
import { below, type Config, type Game, type Net, next, pick, type Rng, type Seat } from '@boucan/kernel';

/** One imagined match for each choice: quick, and rough enough to try this and that. */
const player = greedyOver(1);

export interface Played {
  readonly seats: number;
  /** How many positions there are. */
  readonly rows: number;
  /** Position after position, in each seat after seat. */
  readonly quantities: Float64Array;
  /** What became of it: the share of the victory of every seat. */
  readonly shares: readonly number[];
  readonly scores: readonly number[];
}

export interface Habit {
  /** In a thousand choices, how many are made at random. */
  readonly whims: number;
  /** Every how many choices one is kept. */
  readonly every: number;
}

let kept = new Float64Array(1 << 16);

/** Played by this network, or by hand without one; the same quantities are kept either way. */
export function selfPlay(game: Game, net: Net | null, config: Config, { whims, every }: Habit, rng: Rng): Played {
  const { features } = game.def.advice.learned!;
  const judged = game.judgedBy(net);
  const seats = config.seats;
  const size = seats * features.names.length;
  const state = game.setup(config, [next(rng), next(rng), next(rng), next(rng)]);
  let rows = 0;
  let skipped = below(rng, every);
  for (let choices = 0; state.result === null; choices++) {
    // Bots that never come to an end have lost their way: there is nothing to be learned from that.
    if (choices === game.def.limit) return { seats, rows: 0, quantities: kept, shares: [], scores: [] };
    const { seat } = state.asked.find((q) => q.answer === null) as { seat: Seat };
    const offered = game.options(state, seat);
    if (offered.length === 1) {
      game.advance(state, seat, offered[0]!);
      continue;
    }
    const seen = game.glance(state, seat);
    const whim = below(rng, 1000) < whims;
    const choice = whim ? pick(rng, offered) : player.choose(judged, seen, rng);
    // Kept is the position that its seat can imagine, never the true one.
    if (++skipped >= every) {
      const imagined = game.determinize(seen, rng);
      game.advance(imagined, seat, choice);
      if (imagined.result === null) {
        skipped = 0;
        if (kept.length < (rows + 1) * size) {
          const more = new Float64Array(2 * (rows + 1) * size);
          more.set(kept.subarray(0, rows * size));
          kept = more;
        }
        features.fill(imagined, kept.subarray(rows * size, (rows + 1) * size));
        rows++;
      }
    }
    game.advance(state, seat, choice);
  }
  const { winners, scores } = state.result;
  const shares = Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  return { seats, rows, quantities: kept, shares, scores };
}

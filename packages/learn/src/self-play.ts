// A match of the learner against itself, and what it saw: after every choice, and after what came of it, the position as the one who chose
// could imagine it.
import { type Bot, botNamed, judged, learnedOf, type Net } from '@boucan/bots';
import { below, type Config, type Game, next, pick, type Rng, type Seat } from '@boucan/kernel';

/** Who plays unless it is said. One imagined match for each choice: quick, and rough enough to try this and that. */
const USUAL: readonly string[] = ['greedy:1w'];

export interface Played {
  readonly seats: number;
  /** How many positions there are. */
  readonly rows: number;
  /** Position after position, in each seat after seat. */
  readonly quantities: Float64Array;
  /** What packs add to the judgement of each seat, position after position; nothing where they add nothing. */
  readonly added: Float64Array | null;
  /** What became of it: the share of the victory of every seat. */
  readonly shares: readonly number[];
  readonly scores: readonly number[];
  /** What was no number in it, if anything: nothing is kept of such a match, for it would make every weight no number either. */
  readonly wrong: string | null;
}

export interface Habit {
  /** In a thousand choices, how many are made at random. */
  readonly whims: number;
  /** Every how many choices one is kept. */
  readonly every: number;
  /** Who plays: each seat is one of these. What a search goes through is not what greed goes through, and a judgement knows only what it has seen. */
  readonly bots?: readonly string[];
}

let kept = new Float64Array(1 << 16);
let beside = new Float64Array(1 << 10);

/** With room for so many numbers; what was there stays. */
function roomy(array: Float64Array<ArrayBuffer>, length: number): Float64Array<ArrayBuffer> {
  if (array.length >= length) return array;
  const more = new Float64Array(2 * length);
  more.set(array);
  return more;
}

/** Played by this network, or by hand without one; the same quantities are kept either way. What is kept is overwritten by the next match. */
export function selfPlay(game: Game, net: Net | null, config: Config, { whims, every, bots = USUAL }: Habit, rng: Rng): Played {
  const { features, point, packs } = learnedOf(game)!;
  const judging = judged(game).judgedBy(net);
  const byHand = judged(game).judgedBy(null);
  const seats = config.seats;
  const size = seats * features.names.length;
  const state = game.setup(config, [next(rng), next(rng), next(rng), next(rng)]);
  const packed = (config.packs?.length ?? 0) > 0 && packs !== true;
  const players = Array.from({ length: seats }, () => botNamed(bots.length === 1 ? bots[0]! : pick(rng, bots)) as Bot);
  let rows = 0;
  let skipped = below(rng, every);
  for (let choices = 0; state.result === null; choices++) {
    // Bots that never come to an end have lost their way: there is nothing to be learned from that.
    if (choices === game.def.limit) return { seats, rows: 0, quantities: kept, added: null, shares: [], scores: [], wrong: null };
    const { seat } = state.asked.find((q) => q.answer === null) as { seat: Seat };
    const offered = game.options(state, seat);
    if (offered.length === 1) {
      game.advance(state, seat, offered[0]!);
      continue;
    }
    const whim = below(rng, 1000) < whims;
    game.advance(state, seat, whim ? pick(rng, offered) : players[seat]!.choose(judging, game.glance(state, seat), rng));
    if (++skipped < every || state.result !== null) continue;
    skipped = 0;
    // Kept is the position that its seat can imagine, never the true one; but with the dice as they fell: were they thrown once more, a
    // position after a lucky throw would be held against what became of an unlucky one, and luck would seem to be worth little.
    const imagined = game.determinize(game.glance(state, seat), rng);
    kept = roomy(kept, (rows + 1) * size);
    features.fill(imagined, kept.subarray(rows * size, (rows + 1) * size));
    if (packed) {
      beside = roomy(beside, (rows + 1) * seats);
      const [all, own] = [byHand.worth(imagined), game.def.advice.worth(imagined)];
      for (let of = 0; of < seats; of++) beside[rows * seats + of] = point * (all[of]! - own[of]!);
    }
    rows++;
  }
  const { winners, scores } = state.result;
  const shares = Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  const wrong = whatIsNoNumber(features.names, kept.subarray(0, rows * size), beside.subarray(0, packed ? rows * seats : 0));
  if (wrong !== null) rows = 0;
  return { seats, rows, quantities: kept, added: packed ? beside : null, shares, scores, wrong };
}

/** The first quantity that is no number; `packs` where it is what they add. */
export function whatIsNoNumber(names: readonly string[], quantities: Float64Array, added: Float64Array): string | null {
  for (let i = 0; i < quantities.length; i++) if (!Number.isFinite(quantities[i])) return names[i % names.length]!;
  return added.every(Number.isFinite) ? null : 'packs';
}

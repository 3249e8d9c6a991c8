// The plan behind a choice: what the seat is after, and what it would do next. Told from what the seat knows: where dice or something hidden would
// have a say, nothing more is foreseen.
import { type Aim, type Choice, type Game, type Rng, sameChoice, type View } from '@boucan/kernel';
import { seatOf } from './bot.ts';
import { greedyOver } from './greedy.ts';

/** A choice that is to follow, and the question that it will answer. */
export interface NextStep {
  readonly choice: Choice;
  readonly question: string;
}

/** What a seat is after with a choice. */
export interface Plan {
  readonly aim: Aim | null;
  /** What it would choose after that, in its own turn. */
  readonly next: readonly NextStep[];
}

/** So many choices ahead are told, and so many looked at: some leave nothing to choose. */
const TOLD = 3;
const LOOKED_AT = 8;
const onward = greedyOver(1);

/** The plan of the seat that looks, if it chooses so. `line`: how a search thinks that it goes on, this choice included. */
export function planOf<B, P, E>(game: Game<B, P, E>, seen: View<P>, made: Choice, rng: Rng, line: readonly Choice[] = []): Plan {
  const seat = seatOf(seen);
  const world = game.determinize(seen, rng);
  const aim = game.def.advice.aim?.(world, seat, made) ?? null;
  const next: NextStep[] = [];
  const follows = line[0] !== undefined && sameChoice(line[0], made);
  for (let choice = made, at = 0; next.length < TOLD && at < LOOKED_AT; at++) {
    const { knowledge, rng: dice } = game.clone(world);
    game.advance(world, seat, choice);
    const isSure = world.knowledge === knowledge && sameDice(world.rng, dice);
    const asked = world.asked.find((q) => q.answer === null);
    if (!isSure || world.result !== null || asked?.seat !== seat || world.asked.length > 1) break;
    const offered = game.options(world, seat);
    if (offered.length === 0) break;
    const foreseen = follows ? offered.find((one) => line[at + 1] !== undefined && sameChoice(one, line[at + 1]!)) : undefined;
    choice = foreseen ?? onward.choose(game, game.glance(world, seat), rng);
    if (offered.length > 1) next.push({ choice, question: asked.question });
  }
  return { aim, next };
}

const sameDice = (one: Rng, other: Rng): boolean =>
  one.a === other.a && one.b === other.b && one.c === other.c && one.d === other.d;

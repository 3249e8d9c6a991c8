// What a mind is worth: one seat of it against all others, on seeds that it never played.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Bot, botNamed, judged, type Net } from '@boucan/bots';
import { type Choice, type Config, type Game, rngFrom, type Seat, type State, seedOf, type Weights } from '@boucan/kernel';
import type { Places } from '@boucan/registry/node';
import type { Corner } from './arena-thread.ts';

/** Who sits where: one seat, which moves on from match to match, and all others. */
export interface Sides {
  readonly game: Game;
  readonly bot: Bot;
}

/** What one seat took of the victory, whether all lost together, and how long the seat thought. */
export interface Outcome {
  readonly share: number;
  readonly lost: boolean;
  readonly thought: Thought;
  /** Whether it was broken off, because bots that never come to an end have lost their way. */
  readonly endless: boolean;
  /** How it ended, if it did. */
  readonly result: State<unknown>['result'];
}

/** How long somebody thought, in milliseconds, over choices that were any. */
export interface Thought {
  readonly choices: number;
  readonly ms: number;
  readonly longest: number;
}

const andThen = (a: Thought, b: Thought): Thought => ({
  choices: a.choices + b.choices,
  ms: a.ms + b.ms,
  longest: Math.max(a.longest, b.longest),
});

/** No match of bots that know what they want comes near to a fifth of its limit; short games have a small one. */
const FEW = 1000;

/** Somebody is to choose: the one, or one of the others. */
export interface Turn {
  readonly isOne: boolean;
  readonly seat: Seat;
  readonly state: State<unknown>;
}

/** The seat of the one in this match: it moves on by one from match to match. */
export const seatOfOne = (config: Config, n: number): Seat => n % config.seats;

/** A match of one seat against the others; whoever goes through it chooses for all. */
export function* bout(game: Game, config: Config, seed: string, n: number): Generator<Turn, Outcome, Choice> {
  const mine = seatOfOne(config, n);
  const state = game.setup(config, seedOf(`${seed}#${n}`));
  let thought: Thought = { choices: 0, ms: 0, longest: 0 };
  const limit = Math.max(FEW, game.def.limit / 5);
  for (let choices = 0; state.result === null; choices++) {
    if (choices >= limit) return { share: 0, lost: false, endless: true, thought, result: null };
    const { seat } = state.asked.find((q) => q.answer === null) as { seat: Seat };
    const isOne = seat === mine;
    const began = performance.now();
    const choice = yield { isOne, seat, state };
    const ms = performance.now() - began;
    if (isOne && game.options(state, seat).length > 1) thought = andThen(thought, { choices: 1, ms, longest: ms });
    game.advance(state, seat, choice);
  }
  const { winners } = state.result;
  const share = winners.includes(mine) ? 1 / winners.length : 0;
  return { share, lost: winners.length === 0, endless: false, thought, result: state.result };
}

/** Chooses by this side's bot, each seat with dice of its own. */
export function chooserOf({ game, bot }: Sides, config: Config, seed: string, n: number): (turn: Turn) => Choice {
  const rngs = Array.from({ length: config.seats }, (_, seat) => rngFrom(seedOf(`${seed}#${n}#${seat}`)));
  return ({ seat, state }) => bot.choose(game, game.glance(state, seat), rngs[seat]!);
}

/** A match of bots. */
export function contest(one: Sides, others: Sides, config: Config, seed: string, n: number): Outcome {
  const [mine, theirs] = [chooserOf(one, config, seed, n), chooserOf(others, config, seed, n)];
  const match = bout(one.game, config, seed, n);
  let turn = match.next();
  while (turn.done !== true) turn = match.next((turn.value.isOne ? mine : theirs)(turn.value));
  return turn.value;
}

/** One seat of the network against bots that judge by hand; or a crew of it alone. */
export function duel(game: Game, net: Net, config: Config, bot: string, seed: string, n: number, crew = false): Outcome {
  const plays = botNamed(bot) as Bot;
  const own = { game: judged(game).judgedBy(net), bot: plays };
  return contest(own, crew ? own : { game: judged(game).judgedBy(null), bot: plays }, config, seed, n);
}

/** Who meets whom at which game, how often, and from which seed. */
export interface Meeting {
  readonly game: string;
  readonly places: Places; // where the games are
  readonly config: Config;
  /** The one bot, and what all others are; `cmd:…` is a program. */
  readonly one: string;
  readonly others: string;
  /** So many seconds a program may take for an answer. */
  readonly patience?: number;
  /** What each side judges by; nothing if it judges as the game does. */
  readonly weights: Weights | null;
  readonly against: Weights | null;
  readonly seed: string;
  /** So many, or fewer if no time is left to begin another. */
  readonly matches: number;
  readonly seconds: number;
  readonly workers: number;
}

/** What came of a meeting. */
export interface Met {
  readonly won: number;
  readonly lost: number;
  readonly endless: number;
  readonly played: number;
  readonly thought: Thought;
}

/** The same on several threads, a match at a time: how many victories the one took, of how many matches. */
export async function meet({ workers, matches, seconds, ...corner }: Meeting, shown: (played: number) => void): Promise<Met> {
  let next = 0;
  let won = 0;
  let lost = 0;
  let endless = 0;
  let played = 0;
  let thought: Thought = { choices: 0, ms: 0, longest: 0 };
  const until = performance.now() + 1000 * seconds;
  await Promise.all(
    Array.from({ length: Math.min(workers, matches) }, async () => {
      const thread = new Worker(new URL('./arena-thread.ts', import.meta.url), {
        workerData: corner satisfies Corner,
        resourceLimits: { maxYoungGenerationSizeMb: 96 },
      });
      while (next < matches && performance.now() < until) {
        thread.postMessage(next++);
        const [outcome] = (await once(thread, 'message')) as [Outcome];
        won += outcome.share;
        thought = andThen(thought, outcome.thought);
        if (outcome.lost) lost++;
        if (outcome.endless) endless++;
        shown(++played);
      }
      thread.postMessage(null);
      await once(thread, 'exit');
    }),
  );
  return { won, lost, endless, played, thought };
}

import { agreed, botNamed, isShared, PATIENCE, type Tally, THOROUGH } from '@boucan/bots';
import type { Choice, Game, View } from '@boucan/kernel';
import type { Places } from '@boucan/registry/node';
import { Threads } from '../threads.ts';
import { inProcess, inThread } from '../worker.ts';
import type { Job } from './thread.ts';
import { type Claim, type Turn, Turnstile } from './turnstile.ts';

/** Who takes over from a bot that fails. */
const SIMPLER = 'greedy';

/** Where bots think. */
export type Bots = Pick<BotPool, 'choose' | 'close'>;

/** Bots of games from outside think apart: one that never ends keeps nobody else waiting. */
export const apart = (usual: BotPool, others: BotPool, isOutside: (game: string) => boolean): Bots => ({
  choose: (game, ...rest) => (isOutside(game.id) ? others : usual).choose(game, ...rest),
  close: async () => void (await Promise.all([usual.close(), others.close()])),
});

export class BotPool {
  readonly #threads: Threads<Job, Choice | readonly Tally[]>;
  readonly #deep: number;
  readonly #turnstile: Turnstile;
  readonly #onFailure: (level: string, error: Error) => void;

  constructor(options: {
    readonly script: URL;
    readonly threads: number;
    readonly limit: number; // ms
    readonly places: Places; // where the games are
    /** In how many of the threads one bot of level 6 may think at once; in one at least, in all of them unless it is said. */
    readonly deep?: number;
    /** In processes of their own rather than in threads: for games from outside. */
    readonly isApart?: boolean;
    onFailure(level: string, error: Error): void;
  }) {
    const start = (options.isApart ? inProcess : inThread)(options.script, options.places);
    this.#threads = new Threads(start, options.threads, options.limit);
    this.#deep = Math.min(options.threads, options.deep ?? options.threads);
    this.#turnstile = new Turnstile(options.threads);
    this.#onFailure = options.onFailure;
  }

  /** The choice of this bot, or of a simpler one if it fails; nothing if that fails as well. It thinks when its table's turn comes. */
  async choose(game: Game, level: string, view: View<unknown>, claim: Claim): Promise<Choice | null> {
    for (const name of [level, SIMPLER]) {
      const turn = await this.#turnstile.enter(claim);
      try {
        return await this.#answer({ game: game.id, level: name, view, within: turn.within, isPart: false }, turn);
      } catch (error) {
        this.#onFailure(name, error as Error);
      } finally {
        turn.done();
      }
    }
    return null;
  }

  /** The strongest think in every thread that nobody else needs now, and longer than others. */
  async #answer(job: Job, turn: Turn): Promise<Choice> {
    if (!isShared(botNamed(job.level)!)) return (await this.#threads.ask(job)) as Choice;
    const part: Job = { ...job, within: (job.within * THOROUGH) / PATIENCE, isPart: true };
    const mates = turn.join(this.#deep - 1);
    const found = await Promise.all(Array.from({ length: 1 + mates }, () => this.#threads.ask(part)));
    return agreed(found as (readonly Tally[])[]);
  }

  close(): Promise<void> {
    this.#turnstile.close();
    return this.#threads.close();
  }
}

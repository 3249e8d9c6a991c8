import type { Choice, Game, View } from '@boucan/kernel';
import { Threads } from '../threads.ts';
import type { Job } from './thread.ts';
import { type Claim, Turnstile } from './turnstile.ts';

/** Who takes over from a bot that fails. */
const SIMPLER = 'greedy';

/** Where bots think. */
export class BotPool {
  readonly #threads: Threads<Job, Choice>;
  readonly #turnstile: Turnstile;
  readonly #onFailure: (level: string, error: Error) => void;

  constructor(options: {
    readonly script: URL;
    readonly threads: number;
    readonly limit: number; // ms
    onFailure(level: string, error: Error): void;
  }) {
    this.#threads = new Threads(options.script, options.threads, options.limit);
    this.#turnstile = new Turnstile(options.threads);
    this.#onFailure = options.onFailure;
  }

  /** The choice of this bot, or of a simpler one if it fails; nothing if that fails as well. It thinks when its table's turn comes. */
  async choose(game: Game, level: string, view: View<unknown>, claim: Claim): Promise<Choice | null> {
    for (const name of [level, SIMPLER]) {
      const turn = await this.#turnstile.enter(claim);
      try {
        return await this.#threads.ask({ game: game.id, level: name, view, within: turn.within });
      } catch (error) {
        this.#onFailure(name, error as Error);
      } finally {
        turn.done();
      }
    }
    return null;
  }

  close(): Promise<void> {
    this.#turnstile.close();
    return this.#threads.close();
  }
}

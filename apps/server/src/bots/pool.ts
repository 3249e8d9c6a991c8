import type { Choice, Game, View } from '@boucan/kernel';
import { Threads } from '../threads.ts';
import type { Job } from './thread.ts';

/** Who takes over from a bot that fails. */
const SIMPLER = 'greedy';

/** Where bots think. */
export class BotPool {
  readonly #threads: Threads<Job, Choice>;
  readonly #onFailure: (level: string, error: Error) => void;

  constructor(options: {
    readonly script: URL;
    readonly threads: number;
    readonly limit: number; // ms
    onFailure(level: string, error: Error): void;
  }) {
    this.#threads = new Threads(options.script, options.threads, options.limit);
    this.#onFailure = options.onFailure;
  }

  /** The choice of this bot, or of a simpler one if it fails; nothing if that fails as well. */
  async choose(game: Game, level: string, view: View<unknown>): Promise<Choice | null> {
    for (const name of [level, SIMPLER])
      try {
        return await this.#threads.ask({ game: game.id, level: name, view });
      } catch (error) {
        this.#onFailure(name, error as Error);
      }
    return null;
  }

  close(): Promise<void> {
    return this.#threads.close();
  }
}

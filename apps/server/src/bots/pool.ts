import type { Choice, Seat, State } from '@boucan/kernel';
import type { Table } from '@boucan/table';
import { Threads } from '../threads.ts';
import type { Job } from './thread.ts';

/** Who takes over from a bot that fails. */
const SIMPLER = 'greedy';

/** Where bots think. */
export class BotPool {
  readonly #threads: Threads<Job, Choice>;
  readonly #numbers = new WeakMap<Table, number>();
  #tables = 0;
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
  async choose(table: Table, level: string, state: State<unknown>, seat: Seat): Promise<Choice | null> {
    const { game } = table;
    const job = { table: this.#numberOf(table), game: game.id, view: game.glance(state, seat) };
    for (const name of [level, SIMPLER])
      try {
        return await this.#threads.ask({ ...job, level: name });
      } catch (error) {
        this.#onFailure(name, error as Error);
      }
    return null;
  }

  #numberOf(table: Table): number {
    const number = this.#numbers.get(table) ?? ++this.#tables;
    this.#numbers.set(table, number);
    return number;
  }

  close(): Promise<void> {
    return this.#threads.close();
  }
}

// The bots at one table: whenever one of them is asked, it thinks, and chooses.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Choice, Seat, State } from '@boucan/kernel';
import type { Table } from '@boucan/table';
import type { World } from '../world.ts';
import type { Answer } from './host.ts';

/** After a fault of ours, a bot tries again a little later. */
const AGAIN = 1000;

export class BotTurns {
  readonly #table: Table;
  readonly #world: World;
  readonly #choose: (seat: Seat, choice: Choice) => Promise<Answer>;
  readonly #thinking = new Set<Seat>();
  #closed = false;

  constructor(table: Table, world: World, choose: (seat: Seat, choice: Choice) => Promise<Answer>) {
    this.#table = table;
    this.#world = world;
    this.#choose = choose;
  }

  /** Lets every bot think that is asked and does not think yet. */
  wake(): void {
    if (this.#closed) return;
    for (const seat of this.#table.awaited()) {
      const level = this.#table.botOf(seat);
      if (level !== null && !this.#thinking.has(seat)) void this.#turn(seat, level);
    }
  }

  close(): void {
    this.#closed = true;
  }

  async #turn(seat: Seat, level: string): Promise<void> {
    this.#thinking.add(seat);
    try {
      await this.#think(seat, level, this.#table.state!);
    } catch (error) {
      if (this.#closed) return;
      this.#world.log.error({ err: error }, 'a bot could not choose');
      await sleep(AGAIN, undefined, { ref: false });
    } finally {
      this.#thinking.delete(seat);
      this.wake();
    }
  }

  async #think(seat: Seat, level: string, state: State<unknown>): Promise<void> {
    const { game } = this.#table;
    const { bots, options } = this.#world;
    const [choice] = await Promise.all([
      bots.choose(game, level, game.view(state, seat)),
      options.botPause > 0 ? sleep(options.botPause, undefined, { ref: false }) : undefined,
    ]);
    if (this.#closed) return;
    const anything = game.options(state, seat)[0]!;
    const answer = await this.#choose(seat, choice ?? anything);
    // Refused because the match has gone on, it thinks again; refused although nothing has changed, it does what is allowed.
    if ('refused' in answer && this.#table.state === state) await this.#choose(seat, anything);
  }
}

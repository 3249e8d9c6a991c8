// The bots at one table: whenever one of them is asked, it thinks, and chooses. What is kept back for secrecy's sake is not their business
// (moments.ts). A bot pauses as long whatever it is asked: how many answers there are is often its secret.
import type { Choice, Seat, State } from '@boucan/kernel';
import type { Table } from '@boucan/table';
import type { World } from '../world.ts';
import type { Company } from './company.ts';
import type { Answer } from './decider.ts';

/** Milliseconds until a bot tries again after an internal error. */
const AGAIN = 1000;

export class BotTurns {
  readonly #table: Table;
  readonly #company: Company;
  readonly #world: World;
  readonly #choose: (seat: Seat, choice: Choice) => Promise<Answer>;
  readonly #thinking = new Set<Seat>();
  #closed = false;

  constructor(table: Table, company: Company, world: World, choose: (seat: Seat, choice: Choice) => Promise<Answer>) {
    this.#table = table;
    this.#company = company;
    this.#world = world;
    this.#choose = choose;
  }

  /** Lets every bot think that is asked and does not think yet, unless nobody would ever see it. */
  wake(): void {
    // While the others are asked whether something may be taken back, nobody spoils it.
    if (this.#closed || this.#company.isGone || this.#table.pending !== null) return;
    const { state } = this.#table;
    for (const seat of this.#table.awaited()) {
      const level = this.#table.botOf(seat);
      if (level === null || this.#thinking.has(seat) || this.#table.keepsBack(seat)) continue;
      void this.#turn(seat, () => this.#think(seat, level, state!));
    }
  }

  close(): void {
    this.#closed = true;
  }

  async #turn(seat: Seat, work: () => Promise<void>): Promise<void> {
    this.#thinking.add(seat);
    try {
      await work();
    } catch (error) {
      if (this.#closed) return;
      this.#world.log.error({ err: error }, 'a bot could not choose');
      await this.#world.options.machine.sleep(AGAIN);
    } finally {
      this.#thinking.delete(seat);
      this.wake();
    }
  }

  #pause(): Promise<void> | undefined {
    const { botPause } = this.#world.options;
    return botPause === 0 ? undefined : this.#world.options.machine.sleep(botPause);
  }

  async #think(seat: Seat, level: string, state: State<unknown>): Promise<void> {
    const { game } = this.#table;
    const thinking = this.#world.bots.choose(game, level, game.glance(state, seat), this.#company.claim);
    const [choice] = await Promise.all([thinking, this.#pause()]);
    if (this.#closed) return;
    const anything = game.options(state, seat)[0]!;
    const answer = await this.#choose(seat, choice ?? anything);
    // Refused because the match has gone on, it thinks again; refused although nothing has changed, it does what is allowed.
    if ('refused' in answer && this.#table.state === state) await this.#choose(seat, anything);
  }
}

// Questions that are asked for secrecy's sake, of whoever might have something to answer, and those that several answer in secret. All answers
// to such a question are kept back and told together, after a time that depends on nothing hidden: otherwise a quick answer would say that
// there was no choice, or no thought.
import type { Choice, Seat, State } from '@boucan/kernel';
import type { Table } from '@boucan/table';
import type { Sender } from '../storage/storage.ts';
import type { World } from '../world.ts';
import type { Company } from './company.ts';
import type { Answer } from './decider.ts';

/** How long such a question takes where only bots answer, or the one person who plays: milliseconds, at most the pause of a bot. */
const ALONE = 300;
/** Milliseconds until the next try after an internal error. */
const AGAIN = 1000;

/** An answer to be told: the seat, the time it cost, and the sender. */
export interface Kept {
  readonly seat: Seat;
  readonly choice: Choice;
  readonly by: 'bot' | 'table' | { readonly player: string; readonly name: string };
  readonly took: number;
  readonly sender: Sender | null;
}

/** What a person has answered so far. */
export interface Given {
  readonly player: string;
  readonly choice: Choice;
  readonly sender: Sender | null;
  readonly at: number; // on the table's clock
}

export class Moments {
  readonly #table: Table;
  readonly #company: Company;
  readonly #world: World;
  readonly #isWatched: () => boolean;
  readonly #tell: (kept: Kept) => Promise<Answer>;
  readonly given = new Map<Seat, Given>();
  readonly #thought = new Map<Seat, Choice>();
  readonly #thinking = new Set<Seat>();
  #state: State<unknown> | null = null;
  #began = 0;
  #length = 0;
  #cancel: () => void = () => {};
  #isTelling = false;
  #closed = false;

  /** `isWatched`: whether somebody else than the one person who plays could draw conclusions. */
  constructor(table: Table, company: Company, world: World, isWatched: () => boolean, tell: (kept: Kept) => Promise<Answer>) {
    this.#table = table;
    this.#company = company;
    this.#world = world;
    this.#isWatched = isWatched;
    this.#tell = tell;
  }

  /** Whether what this seat answers now is kept back. */
  keeps(seat: Seat): boolean {
    const { state } = this.#table;
    return state !== null && state === this.#state && this.#length > 0 && this.#table.keepsBack(seat);
  }

  /** Looks whether such a question is asked, and whether all have answered it. */
  wake(): void {
    const { state, pending } = this.#table;
    if (this.#closed || this.#company.isGone || this.#isTelling || pending !== null) return;
    const awaited = this.#table.awaited().filter((seat) => this.#table.keepsBack(seat));
    if (awaited.length === 0 || state === null) {
      this.#state = null;
      return;
    }
    if (state !== this.#state) this.#begin(state);
    for (const seat of awaited) this.#think(seat, state);
    this.#tellAll(awaited);
  }

  close(): void {
    this.#closed = true;
    this.#cancel();
  }

  #begin(state: State<unknown>): void {
    const { moment, botPause } = this.#world.options;
    this.#state = state;
    this.#thought.clear();
    this.#thinking.clear();
    for (const seat of this.given.keys()) if (!this.#table.held.has(seat)) this.given.delete(seat);
    this.#began = this.#world.time.now();
    this.#length = this.#isWatched() ? moment : Math.min(botPause, ALONE);
  }

  /** Whether it is too early yet; then we look again later. The time is read once: between two readings it could run out, and nobody would ring. */
  #isEarly(): boolean {
    const left = this.#began + this.#length - this.#world.time.now();
    if (left <= 0) return false;
    this.#cancel();
    this.#cancel = this.#world.options.machine.after(left, () => this.wake()); // which may ring a little early
    return true;
  }

  /** Bots think at once, however little there is to think about. */
  #think(seat: Seat, state: State<unknown>): void {
    const level = this.#table.botOf(seat);
    if (level === null || this.#thinking.has(seat)) return;
    this.#thinking.add(seat);
    const { game } = this.#table;
    this.#world.bots
      .choose(game, level, game.glance(state, seat), this.#company.claim)
      .catch(() => null)
      .then((choice) => {
        if (this.#state !== state) return;
        this.#thought.set(seat, choice ?? game.options(state, seat)[0]!);
        this.wake();
      });
  }

  #answerOf(seat: Seat): Kept | null {
    const table = this.#table;
    const given = table.held.has(seat) ? this.given.get(seat) : undefined;
    if (given !== undefined) {
      const took = Math.max(0, given.at - (table.clocks.since[seat] ?? given.at) - this.#length);
      return { seat, choice: given.choice, by: { player: given.player, name: '' }, took, sender: given.sender };
    }
    if (table.botOf(seat) !== null) {
      const choice = this.#thought.get(seat);
      return choice === undefined ? null : { seat, choice, by: 'bot', took: 0, sender: null };
    }
    const choice = table.formality(seat);
    return choice === null ? null : { seat, choice, by: 'table', took: 0, sender: null };
  }

  #tellAll(awaited: readonly Seat[]): void {
    if (this.#isEarly()) return;
    const answers = awaited.map((seat) => this.#answerOf(seat));
    // Seats that are still thinking are waited for, without telling the others which ones.
    if (answers.includes(null)) return;
    this.#isTelling = true;
    this.#tellInTurn(answers as Kept[])
      .catch((error: unknown) => {
        if (this.#closed) return undefined;
        this.#world.log.error({ err: error }, 'answers could not be told');
        return this.#world.options.machine.sleep(AGAIN);
      })
      .finally(() => {
        this.#isTelling = false;
        this.wake();
      });
  }

  async #tellInTurn(answers: readonly Kept[]): Promise<void> {
    for (const kept of answers) {
      if (this.#closed) return;
      const answer = await this.#tell(kept);
      // What a bot thought of is not allowed: it does what is.
      const { state, game } = this.#table;
      if ('refused' in answer && kept.by === 'bot' && this.#table.awaited().includes(kept.seat))
        await this.#tell({ ...kept, choice: game.options(state!, kept.seat)[0]! });
    }
  }
}

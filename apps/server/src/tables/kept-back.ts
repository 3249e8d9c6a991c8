// What people have answered that is on disk but not told yet: answers to questions asked for secrecy's sake, which they may still change, and
// whether they let such moments go by.
import type { Choice, Seat } from '@boucan/kernel';
import type { Actor, Command } from '@boucan/table';
import type { Turns } from '../notices/turns.ts';
import { refusals } from '../refusal.ts';
import type { Sender, StoredTable } from '../storage/storage.ts';
import type { Answer } from './decider.ts';
import type { Ground } from './ground.ts';
import type { Moments } from './moments.ts';
import type { Trial } from './trial.ts';

/** Rows of answers that are kept back, from this seat on: who lets moments go by. More than there are seats. */
const STANDING = 64;

type Person = Exclude<Actor, string>;

/** What the table's host does for it. */
export interface Deciding {
  /** Decides a command again that was not decided by what is newest. */
  settle(command: Command, by: Actor, sender: Sender | null): Promise<Answer>;
  /** Gives this answer, unless the table has gone on without us. */
  unwritten(answer: Answer, again: () => Promise<Answer>): Promise<Answer>;
  wasAnswered(sender: Sender): boolean;
  goOn(): void;
}

export class KeptBack {
  readonly #ground: Ground;
  readonly #moments: Moments;
  readonly #trial: Trial;
  readonly #turns: Turns | null;
  readonly #host: Deciding;

  constructor(ground: Ground, moments: Moments, trial: Trial, turns: Turns | null, host: Deciding) {
    this.#ground = ground;
    this.#moments = moments;
    this.#trial = trial;
    this.#turns = turns;
    this.#host = host;
  }

  /** Null: it is a command like any other. */
  take(command: Command, by: Actor, sender: Sender | null): Promise<Answer> | null {
    if (typeof by === 'string') return null;
    if (command.do === 'stand-by') return this.#standBy(command, by);
    const { table, isClosed } = this.#ground;
    if (isClosed || (command.do !== 'choose' && command.do !== 'ask-undo')) return null;
    const { seat } = command;
    const given = table.held.has(seat) ? this.#moments.given.get(seat) : undefined;
    if (given !== undefined && given.player !== by.player) return null;
    if (command.do === 'ask-undo') return given === undefined ? null : this.#giveBack(seat);
    if (given !== undefined && sender !== null && given.sender?.message === sender.message)
      return Promise.resolve({ done: table.n });
    if (given !== undefined)
      return this.#host.unwritten({ refused: [{ rule: 'KERNEL', text: 'already-answered' }] }, () =>
        this.#host.settle(command, by, sender),
      );
    const isNew = sender === null || !this.#host.wasAnswered(sender);
    return isNew && this.#moments.keeps(seat) ? this.#keep(command, by, sender) : null;
  }

  async #keep(command: Extract<Command, { do: 'choose' }>, by: Person, sender: Sender | null): Promise<Answer> {
    const { id, table, audience, world } = this.#ground;
    await this.#trial.mustGoWell(command, by);
    const { refused } = this.#ground.decide(command, by);
    if (refused !== undefined) return this.#host.unwritten({ refused }, () => this.#host.settle(command, by, sender));
    const { seat, choice } = command;
    const at = world.time.now();
    const row = { table: id, seat, n: table.n, player: by.player, choice: JSON.stringify(choice) };
    await world.storage.hold({ ...row, message: sender?.message ?? null, at }).catch(this.#ground.notOurs);
    this.#ground.mustBeHere(); // it has no number that would tell whoever decides by now of it: he is asked himself
    this.#moments.given.set(seat, { player: by.player, choice, sender, at });
    table.held.set(seat, choice);
    audience.tellSeat(seat);
    this.#turns?.look();
    this.#moments.wake();
    return { done: table.n };
  }

  /** Kept among the answers that are kept back: as those are, it is on disk, and told to its seat alone. Said twice it does no harm. */
  async #standBy(command: Extract<Command, { do: 'stand-by' }>, by: Person): Promise<Answer> {
    const { id, table, audience, world } = this.#ground;
    this.#ground.mustBeHere();
    if (this.#ground.isClosed) throw refusals.stopping();
    const { refused } = this.#ground.decide(command, by);
    if (refused !== undefined) return this.#host.unwritten({ refused }, () => this.#standBy(command, by));
    const { seat, on } = command;
    const row = { table: id, seat: STANDING + seat, n: table.n, player: by.player, choice: '["pass"]', message: null };
    await (on ? world.storage.hold({ ...row, at: world.time.now() }) : world.storage.release(id, row.seat)).catch(
      this.#ground.notOurs,
    );
    this.#ground.mustBeHere();
    if (on) table.standBy.add(seat);
    else table.standBy.delete(seat);
    audience.tellSeat(seat);
    this.#host.goOn();
    return { done: table.n };
  }

  /** When a player's time is up, the answer is final; otherwise they could keep thinking while the others do. */
  async #giveBack(seat: Seat): Promise<Answer> {
    const { id, table, audience, world } = this.#ground;
    if (this.#ground.isLate(seat)) return { refused: [{ rule: 'TABLE', text: 'time-is-up' }] };
    await world.storage.release(id, seat).catch(this.#ground.notOurs);
    table.held.delete(seat);
    audience.tellSeat(seat);
    this.#host.goOn(); // the seat's clock runs again
    return { done: table.n };
  }

  /** What was kept back when the server stopped, unless something has happened since that makes it void. */
  recall(held: StoredTable['held']): void {
    const { table, world } = this.#ground;
    for (const { seat: kept, n, player, choice, message, at } of held) {
      const seat = kept % STANDING;
      const isStanding = kept >= STANDING;
      const isVoid = table
        .linesAfter(n)
        .some(
          ({ entry }) =>
            (entry.type === 'undone' && !isStanding) ||
            (((entry.type === 'chose' && !isStanding) || entry.type === 'replaced') && entry.seat === seat),
        );
      const holder = table.seats[seat];
      if (isVoid || holder?.kind !== 'person' || holder.player !== player) continue;
      if (isStanding) table.standBy.add(seat);
      if (isStanding || !table.awaited().includes(seat)) continue;
      const said = JSON.parse(choice) as Choice;
      table.held.set(seat, said);
      const sender = message === null ? null : { player, message };
      this.#moments.given.set(seat, { player, choice: said, sender, at: at ?? world.time.now() });
    }
  }
}

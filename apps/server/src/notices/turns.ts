// Whose turn it is at a table, and whether they know: what is written to the queue whenever that changes. Where nobody wants notices, or
// everybody looks, it costs next to nothing.
import type { Seat } from '@boucan/kernel';
import { deadlineOf, type PlayerId, type Table, timeOf } from '@boucan/table';
import type { TableTime } from '../time.ts';
import type { Queue } from './queue.ts';
import { toldOf } from './told.ts';
import type { Way, Ways, Wish } from './ways.ts';
import { afterQuiet, beforeQuiet, nextAt, remindersFor } from './when.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export interface Pace {
  readonly soon: number; // ms that somebody has to come by himself who wants to be told at once
  readonly later: number; // the same for those who want to be told if they have not looked
}
export const PACE: Pace = { soon: 5000, later: 10 * MINUTE };

/** Who goes so soon after the turn came may not have seen it: a telephone that sleeps is noticed late. */
const UNSEEN = 2 * MINUTE;
/** A question that is asked of several for secrecy's sake alone is over in a moment, unless somebody has to think. */
const MOMENT = MINUTE;

/** Who looks at the table. */
export interface Lookers {
  /** Since when a person has been away, on the table's clock; null: he is here. */
  absentSince(player: PlayerId): number | null;
  /** The last entry that he was told of before he left. */
  sawUpTo(player: PlayerId): number;
}

export interface Desk {
  readonly queue: Queue;
  readonly ways: Ways;
  readonly time: TableTime;
  readonly pace: Pace;
  wake(): void;
  onFault(error: unknown, table: string): void;
}

/** Of one person at the table. */
interface Waited {
  readonly seat: Seat;
  readonly since: number; // on the table's clock
  readonly isSettled: boolean; // nothing more is wanted of him, which is nobody else's business
}

export class Turns {
  readonly #id: string;
  readonly #table: Table;
  readonly #lookers: Lookers;
  readonly #desk: Desk;
  readonly #patientUntil: number;
  readonly #known = new Map<PlayerId, string>(); // what was last seen to
  readonly #clean = new Set<PlayerId>(); // of whom nothing is in the queue
  readonly #onClose: (turns: Turns) => void;
  #tail: Promise<void> = Promise.resolve();

  /** `patientUntil`: until then, on the table's clock, people may come back by themselves after a restart. */
  constructor(id: string, table: Table, lookers: Lookers, patientUntil: number, desk: Desk, onClose: (turns: Turns) => void) {
    this.#id = id;
    this.#table = table;
    this.#lookers = lookers;
    this.#patientUntil = patientUntil;
    this.#desk = desk;
    this.#onClose = onClose;
  }

  /** Something has happened, or somebody has come or gone. */
  look(): void {
    const { seats, clocks } = this.#table;
    for (const [seat, holder] of seats.entries()) {
      if (holder.kind !== 'person') continue;
      const { player } = holder;
      const since = holder.standIn === null && this.#table.phase === 'playing' ? (clocks.since[seat] ?? null) : null;
      const isAbsent = since !== null && this.#lookers.absentSince(player) !== null;
      const isSettled = isAbsent && this.#table.isSettled(seat);
      const key = since === null ? 'none' : isAbsent ? `${since} ${isSettled}` : 'here';
      if (this.#known.get(player) === key) continue;
      this.#known.set(player, key);
      this.#follow(player, since !== null && isAbsent ? { seat, since, isSettled } : null, since);
    }
    // Whoever has stood up is waited for no longer.
    for (const [player, key] of this.#known)
      if (key !== 'none' && this.#table.seatOf(player) === null) {
        this.#known.set(player, 'none');
        this.#follow(player, null, null);
      }
  }

  /** This person wants something else. */
  again(player: PlayerId): void {
    if (!this.#known.delete(player)) return;
    this.#clean.delete(player);
    this.look();
  }

  /** When everything is written. */
  async close(): Promise<void> {
    this.#onClose(this);
    await this.#tail;
  }

  #follow(player: PlayerId, waited: Waited | null, turn: number | null): void {
    this.#tail = this.#tail.then(() =>
      this.#settle(player, waited, turn).catch((error: unknown) => {
        this.#known.delete(player); // with the next thing that happens, it is tried again
        this.#desk.onFault(error, this.#id);
      }),
    );
  }

  async #settle(player: PlayerId, waited: Waited | null, turn: number | null): Promise<void> {
    const { queue, ways, wake } = this.#desk;
    if (this.#clean.has(player) && waited === null) return;
    const wanted = await ways.wanted(player);
    if (wanted.ways.length === 0) return void this.#clean.add(player); // with its ways, what was to be sent by them is gone
    const notices = waited === null ? [] : wanted.ways.flatMap((way) => this.#noticesBy(way, wanted.wish, player, waited));
    await queue.settle(this.#id, player, turn, notices);
    if (turn === null) this.#clean.add(player);
    else this.#clean.delete(player);
    const now = this.#desk.time.wall();
    if (notices.some(({ due }) => due <= now)) wake();
  }

  #noticesBy(way: Way, wish: Wish, player: PlayerId, waited: Waited): Parameters<Queue['settle']>[3] {
    const { seat, since, isSettled } = waited;
    const { game, state, terms, clocks } = this.#table;
    const isOpen = way.target.kind === 'webhook';
    // What others may read follows what everybody sees; what is the person's own, what he has to do.
    if (state === null || (isSettled && !isOpen)) return [];
    const { time } = this.#desk;
    const now = time.wall();
    const wall = (at: number): number => now + at - time.now();
    const deadline = deadlineOf(clocks, terms.clock, seat, now - time.now());
    const ends = deadline === null ? null : wall(deadline);
    const notice = {
      way: way.id,
      player,
      tab: this.#id,
      turn: since,
      body: toldOf(this.#table, seat, wish.lang),
      ends,
    };
    const due = this.#dueBy(way, wish, wall(since), isOpen && game.formal(state, seat));
    const turns = this.#hasSeen(player, since) || (ends !== null && due >= ends) ? [] : [{ ...notice, kind: 'turn', due }];
    if (ends === null || deadline === null) return turns;
    const reminders = remindersFor(wish.reminders, deadline - since).flatMap((hours) => {
      const at = beforeQuiet(wish.quiet, wish.zone, ends - hours * HOUR, now);
      return at === null || at < turnsAt(turns) ? [] : [{ ...notice, kind: `reminder-${hours}`, due: at }];
    });
    return [...turns, ...reminders];
  }

  #dueBy(way: Way, wish: Wish, began: number, isFormal: boolean): number {
    const { pace, time } = this.#desk;
    const now = time.wall();
    if (way.pace === 'daily') return nextAt(wish.zone, wish.digest, now);
    const grace = Math.max(0, this.#patientUntil - time.now());
    const wait = way.pace === 'now' ? pace.soon : Math.max(pace.soon, began + pace.later - now);
    return afterQuiet(wish.quiet, wish.zone, now + Math.max(wait, grace, isFormal ? MOMENT : 0));
  }

  /** Whether a person was here when the turn came, and stayed long enough to see it. */
  #hasSeen(player: PlayerId, since: number): boolean {
    const began = this.#table.linesAfter(Math.max(0, this.#table.n - 64)).find(({ entry }) => timeOf(entry) >= since);
    if (this.#lookers.sawUpTo(player) < (began?.entry.n ?? 0)) return false;
    const left = this.#lookers.absentSince(player);
    return left === null || left - since > UNSEEN;
  }
}

const turnsAt = (turns: readonly { readonly due: number }[]): number => turns[0]?.due ?? 0;

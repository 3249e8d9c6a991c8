// Sends what is due. Of several nodes each takes some; whatever a node took and did not finish, another takes when its time is over.
// The one edge: a server that dies after the other side has accepted a notice and before that is on disk. It is sent again then, under the
// same id, so that browsers replace it, mailboxes know the letter, and programs can drop it.
import type { Machine } from '../time.ts';
import { type Message, messageOf } from './message.ts';
import type { Outcome } from './post/outcome.ts';
import { canWait, MOST_TRIES, type Notice, type Queue } from './queue.ts';
import type { Way, Ways, Wish } from './ways.ts';
import { afterQuiet, backOff } from './when.ts';

/** So often it is looked for what other nodes left behind. */
const LOOK = 5000;

export interface Delivery {
  /** Nothing here sends to such a way: an operator has taken its means away. */
  can(way: Way): boolean;
  send(way: Way, wish: Wish, message: Message): Promise<Outcome>;
  stopPath(way: string): string;
}

export interface Tally {
  noticesSent: number;
  noticesFailed: number;
  waysDropped: number;
}

export class Postman {
  readonly #queue: Queue;
  readonly #ways: Ways;
  readonly #delivery: Delivery;
  readonly #machine: Machine;
  readonly #tally: Tally;
  readonly #onFault: (error: unknown) => void;
  #isStopped = false;
  #running: Promise<void> | null = null;
  #wake: (() => void) | null = null;
  #isWoken = false;

  constructor(queue: Queue, ways: Ways, delivery: Delivery, machine: Machine, tally: Tally, onFault: (error: unknown) => void) {
    this.#queue = queue;
    this.#ways = ways;
    this.#delivery = delivery;
    this.#machine = machine;
    this.#tally = tally;
    this.#onFault = onFault;
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** Something may be due. */
  wake(): void {
    this.#isWoken = true;
    this.#wake?.();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#wake?.();
    await this.#running;
  }

  async #run(): Promise<void> {
    while (!this.#isStopped) {
      this.#isWoken = false;
      let wait = LOOK;
      try {
        const count = await this.round();
        const next = count > 0 ? 0 : await this.#queue.next();
        if (next !== null) wait = Math.min(LOOK, Math.max(0, next - this.#machine.wall()));
        if (count === 0) wait = Math.max(wait, 200); // it is due, but somebody has it
      } catch (error) {
        this.#onFault(error);
      }
      if (wait > 0 && !this.#isWoken && !this.#isStopped) await this.#rest(wait);
    }
  }

  #rest(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        cancel();
        this.#wake = null;
        resolve();
      };
      const cancel = this.#machine.after(ms, done);
      this.#wake = done;
    });
  }

  /** Sends some of what is due; gives how many notices that were. */
  async round(): Promise<number> {
    const taken = await this.#queue.take(this.#machine.wall());
    if (taken.length === 0) return 0;
    const ways = await this.#ways.byIds([...new Set(taken.map(({ way }) => way))]);
    const groups = Map.groupBy(taken, ({ way }) => way);
    await Promise.all([...groups].map(([id, notices]) => this.#serve(ways.get(id), notices)));
    return taken.length;
  }

  async #serve(way: Way | undefined, notices: readonly Notice[]): Promise<void> {
    const ids = notices.map(({ id }) => id);
    if (way === undefined || way.failed !== null || !this.#delivery.can(way)) return this.#queue.drop(ids);
    const { wish } = await this.#ways.wanted(way.player);
    const now = this.#machine.wall();
    const due = afterQuiet(wish.quiet, wish.zone, now);
    // They may have asked for peace meanwhile. Reminders were put before quiet hours already.
    if (due > now && notices.every(({ kind }) => canWait(kind))) return this.#queue.putBack(ids, due, false);
    const waiting = await this.#queue.tablesOf(way.player);
    const message = messageOf(notices, way, wish, waiting, this.#delivery.stopPath(way.id), now);
    const outcome = await this.#delivery.send(way, wish, message);
    if (outcome.is === 'sent') {
      this.#tally.noticesSent += notices.length;
      return this.#queue.sent(ids, this.#machine.wall());
    }
    if (outcome.is === 'gone') {
      this.#tally.waysDropped++;
      // A browser that has thrown its subscription away will make another; whatever a person typed in, they should see that it fails.
      if (way.target.kind === 'push') await this.#ways.remove(way.id, null);
      else await this.#ways.fail(way, outcome.why.slice(0, 200));
      return;
    }
    this.#tally.noticesFailed += notices.length;
    const tries = Math.max(...notices.map((one) => one.tries));
    if (tries >= MOST_TRIES) return this.#queue.drop(ids);
    const wait = outcome.after ?? backOff(tries, this.#machine.random());
    return this.#queue.putBack(ids, this.#machine.wall() + wait, true);
  }
}

// Those who ask by HTTP what happens at a table. Between two questions somebody looks on in their place, as a socket would.
import type { TurnReply } from '@boucan/protocol';
import { type ServerMessage, viewAfter } from '@boucan/protocol';
import type { PlayerId, TableView } from '@boucan/table';
import type { Limiter } from '../limiter.ts';
import { asRefusal, type Refusal, refusals } from '../refusal.ts';
import { messageIn } from '../socket/frame.ts';
import type { Player } from '../storage/storage.ts';
import type { World } from '../world.ts';
import type { Watcher } from './audience.ts';
import type { Decider } from './decider.ts';
import type { Tables } from './tables.ts';

/** So long he stays after the last question. ms */
const STAYS = 40_000;
/** How many tables one person may look at in this way. */
const MOST_EACH = 40;

export class Lookouts {
  readonly #world: World;
  readonly #tables: Tables;
  readonly #limiter: Limiter;
  readonly #all = new Map<string, Lookout>(); // by person and table

  constructor(world: World, tables: Tables, limiter: Limiter) {
    this.#world = world;
    this.#tables = tables;
    this.#limiter = limiter;
  }

  /** Who looks on for this person at this table. */
  async at(player: Player, table: string, key: string | undefined, address: string): Promise<Lookout> {
    const who = `${player.id} ${table}`;
    const known = this.#all.get(who);
    if (known !== undefined && known.key === key && !known.isGone) {
      known.stay();
      return known;
    }
    known?.close();
    const mine = [...this.#all.values()].filter((one) => one.player === player.id).length;
    const giveBack = mine >= MOST_EACH ? null : this.#limiter.socketFor(player.id, address);
    if (giveBack === null) throw refusals.tooManySockets();
    const lookout = new Lookout(this.#world, this.#tables, player, table, key, () => {
      giveBack();
      if (this.#all.get(who) === lookout) this.#all.delete(who);
    });
    this.#all.set(who, lookout);
    await lookout.begin();
    return lookout;
  }

  /** What somebody did is on disk under this number. */
  did(player: PlayerId, table: string, n: number): void {
    this.#all.get(`${player} ${table}`)?.did(n);
  }

  /** Nobody looks on any more for whoever this is, unless he asks again. */
  dismiss(player: PlayerId): void {
    for (const lookout of [...this.#all.values()]) if (lookout.player === player) lookout.close();
  }

  close(): void {
    for (const lookout of [...this.#all.values()]) lookout.close();
  }
}

export class Lookout implements Watcher {
  readonly player: PlayerId;
  readonly name: string;
  readonly key: string | undefined;
  readonly #world: World;
  readonly #tables: Tables;
  readonly #table: string;
  readonly #onClose: () => void;
  readonly #waiting = new Set<() => void>();
  #decider: Decider | null = null;
  #view: TableView | null = null;
  #told = 0; // what he knows to be on disk: an older view is not answered with
  #refusal: Refusal | null = null;
  #leaves: (() => void) | null = null;
  isGone = false;
  /** The key by which others come in, for somebody inside. */
  invite: string | null = null;

  constructor(world: World, tables: Tables, player: Player, table: string, key: string | undefined, onClose: () => void) {
    this.player = player.id;
    this.name = player.name;
    this.key = key;
    this.#world = world;
    this.#tables = tables;
    this.#table = table;
    this.#onClose = onClose;
  }

  async begin(): Promise<void> {
    try {
      await this.#watch(0);
      this.stay();
    } catch (error) {
      this.close();
      throw error;
    }
  }

  /** He stays a while longer. */
  stay(): void {
    this.#leaves?.();
    this.#leaves = this.#world.options.machine.after(STAYS, () => {
      if (this.#waiting.size === 0) this.close();
      else this.stay();
    });
  }

  close(): void {
    if (this.isGone) return;
    this.isGone = true;
    this.#leaves?.();
    this.#decider?.unwatch(this);
    this.#wake();
    this.#onClose();
  }

  /** What he did is on disk under this number. */
  did(n: number): void {
    this.#told = Math.max(this.#told, n);
  }

  /** The view once this holds, or when so much time has passed. */
  async view(holds: (view: TableView) => boolean, wait: number): Promise<TableView> {
    const { machine } = this.#world.options;
    const until = machine.ticks() + wait;
    for (;;) {
      if (this.#refusal !== null) throw this.#refusal;
      if (this.isGone) throw refusals.stopping();
      const view = this.#view;
      const left = until - machine.ticks();
      const isNew = view !== null && view.n >= this.#told;
      if (view !== null && (left <= 0 || (isNew && holds(view)))) return view;
      // What was written a moment ago is told in a moment, however short he would wait.
      if (view === null && left <= -STAYS) throw refusals.unavailable();
      await this.#news(Math.max(left, 50));
    }
  }

  send(frame: Buffer): void {
    this.#hear(messageIn(frame));
  }

  sendInTurn(frames: readonly Buffer[]): void {
    // What follows the first are old lines of the log, which nobody asked for.
    if (frames[0] !== undefined) this.send(frames[0]);
  }

  turnedOut(): void {
    this.#refusal = refusals.turnedAway();
    this.close();
  }

  moved(_table: string, told: number): void {
    if (this.isGone) return;
    this.#watch(told).catch((error: unknown) => {
      const refusal = asRefusal(error);
      if (refusal.code !== 'unavailable') this.#refusal = refusal;
      this.close();
    });
  }

  async #watch(since: number): Promise<void> {
    await this.#tables.at(this.#table, async (decider) => {
      this.#decider = decider;
      await decider.watch(this, this.key, since, since === 0);
    });
    if (this.isGone) this.#decider?.unwatch(this);
  }

  #hear(message: ServerMessage): void {
    if (message.type !== 'table' && message.type !== 'change') return;
    if (message.type === 'table') this.invite = message.keys.invite;
    this.#view = viewAfter(this.#view, message);
    if (this.#view === null) this.moved(this.#table, 0); // something was lost on the way
    this.#wake();
  }

  #wake(): void {
    for (const wake of [...this.#waiting]) wake();
  }

  #news(within: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        this.#waiting.delete(wake);
        cancel();
        resolve();
      };
      const cancel = this.#world.options.machine.after(within, wake);
      this.#waiting.add(wake);
    });
  }
}

/** What there is to do for whoever sees this. */
export function todoIn({ phase, viewer, dice, asked, seats }: TableView): TurnReply['todo'] {
  if (phase === 'over') return 'over';
  if (phase === 'playing') return asked?.offers.some(({ because }) => because.length === 0) ? 'choose' : 'wait';
  if (viewer === 'table') return dice.until === null && seats.some(({ kind }) => kind === 'empty') ? 'sit' : 'wait';
  return dice.until !== null && dice.reveals[viewer] === null && dice.commits[viewer] !== null ? 'reveal' : 'wait';
}

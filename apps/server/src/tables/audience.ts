// Those who watch a table: each is told what happens, as far as he may know it.
import type { Viewer } from '@boucan/kernel';
import type { Keys, ServerMessage } from '@boucan/protocol';
import { type PlayerId, since, type Table, viewTable } from '@boucan/table';
import type { Door } from './access.ts';

export interface Watcher {
  readonly player: PlayerId;
  send(message: Buffer): void;
}

const PRESENCE_DELAY = 250;
const NO_KEYS: Keys = { invite: null, watch: null };

export const encode = (message: ServerMessage): Buffer => Buffer.from(JSON.stringify(message));

export class Audience {
  readonly #id: string;
  readonly #table: Table;
  readonly #door: Door;
  readonly #keys: Keys; // for those inside to hand on
  readonly #watchers = new Set<Watcher>();
  #told: number; // everybody here knows of the entries up to this one
  #telling: NodeJS.Immediate | null = null;
  #presence: NodeJS.Timeout | null = null;
  #presentTold = '';

  constructor(id: string, table: Table, door: Door) {
    this.#id = id;
    this.#table = table;
    this.#door = door;
    const { invite, watch } = door.opening;
    this.#keys = door.visibility === 'invitation' ? { invite, watch } : NO_KEYS;
    this.#told = table.n;
  }

  get size(): number {
    return this.#watchers.size;
  }

  /** Tells a newcomer all, or all since the entry he names, and whatever happens from now on. */
  join(watcher: Watcher, seen: number): void {
    this.#tell();
    this.#watchers.add(watcher);
    watcher.send(this.#message(this.#viewerOf(watcher.player), this.#door.isInside(watcher.player), seen, true));
    this.#comeOrGo();
  }

  leave(watcher: Watcher): void {
    if (this.#watchers.delete(watcher)) this.#comeOrGo();
  }

  /** Something happened. Acknowledgements go first; what happens in the meantime comes along. */
  changed(): void {
    this.#telling ??= setImmediate(() => this.#tell());
  }

  close(): void {
    this.#tell();
    if (this.#presence !== null) clearTimeout(this.#presence);
  }

  #tell(): void {
    if (this.#telling !== null) clearImmediate(this.#telling);
    this.#telling = null;
    if (this.#told === this.#table.n) return;
    const messages = new Map<string, Buffer>();
    for (const watcher of this.#watchers) {
      const viewer = this.#viewerOf(watcher.player);
      const inside = this.#door.isInside(watcher.player);
      const which = `${viewer} ${inside}`;
      let message = messages.get(which);
      if (message === undefined) {
        message = this.#message(viewer, inside, this.#told, false);
        messages.set(which, message);
      }
      watcher.send(message);
    }
    this.#told = this.#table.n;
  }

  #message(viewer: Viewer, inside: boolean, seen: number, fresh: boolean): Buffer {
    return encode({
      type: 'table',
      table: this.#id,
      view: viewTable(this.#table, viewer),
      notices: since(this.#table, seen, viewer),
      fresh,
      keys: inside ? this.#keys : NO_KEYS,
      present: this.#present(),
      now: Date.now(),
    });
  }

  #viewerOf(player: PlayerId): Viewer {
    return this.#table.seatOf(player) ?? 'table';
  }

  #present(): PlayerId[] {
    return [...new Set(Array.from(this.#watchers, (watcher) => watcher.player))].sort();
  }

  /** A page that is reloaded goes and comes: only what lasts is worth telling. */
  #comeOrGo(): void {
    this.#presence ??= setTimeout(() => {
      this.#presence = null;
      const present = this.#present();
      const key = present.join(' ');
      if (key === this.#presentTold) return;
      this.#presentTold = key;
      const message = encode({ type: 'presence', table: this.#id, present });
      for (const watcher of this.#watchers) watcher.send(message);
    }, PRESENCE_DELAY);
  }
}

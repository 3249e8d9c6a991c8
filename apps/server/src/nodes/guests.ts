// Those who watch tables of this node from another one.

import type { Watcher } from '../tables/audience.ts';
import type { Host } from '../tables/host.ts';
import { Outbox } from './mail.ts';
import type { Wire } from './wire.ts';

interface Guest {
  readonly watcher: Watcher;
  readonly host: Host;
}

interface Node {
  readonly outbox: Outbox;
  readonly guests: Map<number, Guest>; // by the number that node gave them
}

export class Guests {
  readonly #wire: Wire;
  readonly #nodes = new Map<string, Node>();
  readonly #here: () => string;
  readonly #nameOf: (player: { id: string; name: string }) => string;

  constructor(wire: Wire, here: () => string, nameOf: (player: { id: string; name: string }) => string) {
    this.#wire = wire;
    this.#here = here;
    this.#nameOf = nameOf;
  }

  /** Nodes whose clients watch tables of this node. */
  nodes(): Iterable<string> {
    return this.#nodes.keys();
  }

  /** So many pieces of mail each node should have got. */
  sent(): Record<string, number> {
    return Object.fromEntries(Array.from(this.#nodes, ([id, { outbox }]) => [id, outbox.sent]));
  }

  /** Gives how far the table is. */
  async admit(
    node: string,
    number: number,
    player: { readonly id: string; readonly name: string },
    host: Host,
    key: string | undefined,
    since: number,
    fresh: boolean,
  ): Promise<number> {
    const { outbox, guests } = this.#of(node);
    if (guests.has(number)) return host.table.n; // it was asked once, and came twice
    const nameOf = this.#nameOf;
    const watcher: Watcher = {
      player: player.id,
      get name() {
        return nameOf(player);
      },
      send: (frame, n) => outbox.add('send', number, [frame], n),
      sendInTurn: (frames, n) => outbox.add('in-turn', number, frames, n),
      turnedOut: () => {
        guests.delete(number);
        outbox.add('turned-out', number);
      },
      moved: () => {
        guests.delete(number);
        outbox.add('moved', number);
      },
    };
    guests.set(number, { watcher, host });
    try {
      await host.watch(watcher, key, since, fresh);
    } catch (error) {
      guests.delete(number);
      throw error;
    }
    if (guests.get(number)?.watcher !== watcher) host.unwatch(watcher); // the watcher left meanwhile
    return host.table.n;
  }

  /** How far the tables are that these watch: null where we are not sure, 0 for those whom we do not know. */
  heads(node: string, numbers: readonly number[]): (number | null)[] {
    const guests = this.#nodes.get(node)?.guests;
    return numbers.map((number) => {
      const guest = guests?.get(number);
      return guest === undefined ? 0 : guest.host.head(guest.watcher);
    });
  }

  dismiss(node: string, numbers: readonly number[]): void {
    const guests = this.#nodes.get(node)?.guests;
    for (const number of numbers) {
      const guest = guests?.get(number);
      guests?.delete(number);
      guest?.host.unwatch(guest.watcher);
    }
  }

  /** A node is gone, and with it all who watched from there. */
  gone(node: string): void {
    const guests = this.#nodes.get(node)?.guests;
    this.#nodes.delete(node);
    for (const { host, watcher } of guests?.values() ?? []) host.unwatch(watcher);
  }

  /** This node has a new name: receivers must not compare its numbers with the earlier ones. */
  clear(): void {
    this.#nodes.clear();
  }

  #of(id: string): Node {
    let node = this.#nodes.get(id);
    if (node === undefined) {
      node = { outbox: new Outbox(this.#wire, this.#here(), id), guests: new Map() };
      this.#nodes.set(id, node);
    }
    return node;
  }
}

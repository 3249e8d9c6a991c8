// A table that another node decides for, as this one's sockets and requests see it.
import type { Command } from '@boucan/table';
import { Refusal } from '../refusal.ts';
import type { Player, Sender } from '../storage/storage.ts';
import type { Watcher } from '../tables/audience.ts';
import { type Answer, Moved } from '../tables/decider.ts';
import type { Machine } from '../time.ts';
import type { Errands, Far } from './nodes.ts';
import type { Wire } from './wire.ts';

/** What is asked of the node that has a table. */
export type Request =
  | {
      readonly ask: 'watch';
      readonly table: string;
      readonly from: string; // the node, and its number for this watcher
      readonly watcher: number;
      readonly player: Player;
      readonly key: string | undefined;
      readonly since: number;
      readonly fresh: boolean;
    }
  | { readonly ask: 'unwatch' | 'heads'; readonly from: string; readonly watchers: readonly number[] }
  | {
      readonly ask: 'do';
      readonly table: string;
      readonly command: Command;
      readonly by: Player;
      readonly key: string | undefined;
      readonly sender: Sender;
    }
  | { readonly ask: 'take'; readonly table: string; readonly handed: boolean }
  | { readonly ask: 'errand'; readonly name: keyof Errands; readonly args: readonly unknown[] }
  | { readonly ask: 'glimpses'; readonly tables: readonly string[]; readonly player: string }
  | { readonly ask: 'opened'; readonly player: string };

export type Reply =
  | { readonly ok: unknown }
  | { readonly no: { readonly code: string; readonly message: string } }
  | { readonly moved: true };

/** Timeout for an answer, in milliseconds. After it the owner is presumed gone, and the request goes to the next owner. */
const ANSWER = 4000;
/** A record takes longer to be made. */
const RECORD = 20_000;

/** What another node answers; Moved if it does not have the table, or does not answer at all. */
export async function asked(wire: Wire, node: string, request: Request, timeout = ANSWER): Promise<unknown> {
  let reply: Reply;
  try {
    reply = (await wire.ask(node, request, timeout)) as Reply;
  } catch (error) {
    throw new Moved('a node does not answer', { cause: error });
  }
  if ('moved' in reply) throw new Moved('the table is elsewhere');
  if ('no' in reply) throw new Refusal(reply.no.code as Refusal['code'], reply.no.message);
  return reply.ok;
}

export interface Watching {
  readonly watcher: Watcher;
  readonly table: FarTable;
  told: number;
  isIn: boolean; // its node has said so
  head?: { readonly n: number; readonly at: number }; // how far its node said that the table is, and when
}

/** Milliseconds for which it is known how far a table of another node is. */
const KNOWN_FOR = 2200;

/** All who watch, from this node, tables that others have: by the number under which those know them. */
export class Outlook {
  readonly machine: Machine;
  readonly #byNumber = new Map<number, Watching>();
  readonly #told = new WeakMap<Watcher, Map<string, number>>(); // by table, all watches of one socket together
  #last = 0;

  constructor(machine: Machine) {
    this.machine = machine;
  }

  add(watching: Watching): number {
    // A repeated request carries what the client knew then; what it was told since counts.
    watching.told = Math.max(watching.told, this.#told.get(watching.watcher)?.get(watching.table.id) ?? 0);
    this.#byNumber.set(++this.#last, watching);
    return this.#last;
  }

  get(number: number): Watching | undefined {
    return this.#byNumber.get(number);
  }

  /** The last entry that this watcher was sent. */
  tell(watching: Watching, n: number): void {
    const { watcher, table } = watching;
    watching.told = n;
    const told = this.#told.get(watcher) ?? new Map();
    this.#told.set(watcher, told.set(table.id, n));
  }

  delete(number: number): void {
    this.#byNumber.delete(number);
  }

  get size(): number {
    return this.#byNumber.size;
  }

  /** Those whose node has let them in, by node. */
  byNode(): Map<string, number[]> {
    const watching = [...this.#byNumber].filter(([, { isIn }]) => isIn);
    const nodes = Map.groupBy(watching, ([, { table }]) => table.node);
    return new Map(Array.from(nodes, ([node, those]) => [node, those.map(([number]) => number)]));
  }

  /** Their node says how far their tables are. Whom it does not know, and who has not been told by now what there was at the last look, asks again. */
  compare(numbers: readonly number[], heads: readonly (number | null)[]): void {
    for (const [i, number] of numbers.entries()) {
      const watching = this.#byNumber.get(number);
      if (watching === undefined) continue;
      const n = heads[i] ?? null;
      if (n === 0 || watching.told < (watching.head?.n ?? 0)) {
        this.#byNumber.delete(number);
        watching.watcher.moved(watching.table.id, watching.told);
      } else if (n !== null) watching.head = { n, at: this.machine.ticks() };
    }
  }

  /** Those who watch tables of this node, or of any, must ask again who has them. */
  scatter(node?: string): void {
    for (const [number, { watcher, table, told }] of [...this.#byNumber])
      if (node === undefined || table.node === node) {
        this.#byNumber.delete(number);
        watcher.moved(table.id, told);
      }
  }
}

export class FarTable implements Far {
  readonly id: string;
  readonly node: string;
  readonly #wire: Wire;
  readonly #outlook: Outlook;
  readonly #here: () => string;
  readonly #onForward: (ms: number) => void;
  readonly #numbers = new Map<Watcher, number>();

  constructor(id: string, node: string, wire: Wire, outlook: Outlook, here: () => string, onForward: (ms: number) => void) {
    this.id = id;
    this.node = node;
    this.#wire = wire;
    this.#outlook = outlook;
    this.#here = here;
    this.#onForward = onForward;
  }

  async watch(watcher: Watcher, key: string | undefined, since: number, fresh: boolean): Promise<void> {
    this.unwatch(watcher);
    const watching: Watching = { watcher, table: this, told: since, isIn: false };
    const number = this.#outlook.add(watching);
    this.#numbers.set(watcher, number);
    const player = { id: watcher.player, name: watcher.name };
    try {
      const n = await asked(this.#wire, this.node, {
        ask: 'watch',
        table: this.id,
        from: this.#here(),
        watcher: number,
        player,
        key,
        since,
        fresh,
      });
      watching.isIn = true;
      if (typeof n === 'number') watching.head = { n, at: this.#outlook.machine.ticks() };
    } catch (error) {
      this.#outlook.delete(number);
      this.#numbers.delete(watcher);
      if (error instanceof Moved) error.told = watching.told;
      throw error;
    }
  }

  head(watcher: Watcher): number | null {
    const { head } = this.#outlook.get(this.#numbers.get(watcher) ?? 0) ?? {};
    return head !== undefined && this.#outlook.machine.ticks() - head.at < KNOWN_FOR ? head.n : null;
  }

  unwatch(watcher: Watcher): void {
    const number = this.#numbers.get(watcher);
    if (number === undefined) return;
    this.#numbers.delete(watcher);
    this.#outlook.delete(number);
    // If that is lost, what comes for him is sent back.
    asked(this.#wire, this.node, { ask: 'unwatch', from: this.#here(), watchers: [number] }).catch(() => {});
  }

  async ask(command: Command, by: Player, key: string | undefined, sender: Sender): Promise<Answer> {
    const began = this.#outlook.machine.ticks();
    const answer = await asked(this.#wire, this.node, { ask: 'do', table: this.id, command, by, key, sender });
    this.#onForward(this.#outlook.machine.ticks() - began);
    return answer as Answer;
  }

  errand<K extends keyof Errands>(name: K, ...args: Parameters<Errands[K]>): ReturnType<Errands[K]> {
    const patience = name === 'recordOf' ? RECORD : ANSWER;
    return asked(this.#wire, this.node, { ask: 'errand', name, args }, patience) as ReturnType<Errands[K]>;
  }
}

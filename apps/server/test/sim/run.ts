// One run: three nodes, a few tables, and faults. What must always hold is looked at as it happens.
import type { Game, State } from '@boucan/kernel';
import { type Command, type Entry, Table, type TableView } from '@boucan/table';
import { toy } from '@boucan/toy';
import { Bus } from './bus.ts';
import { Chance, Clockwork } from './clockwork.ts';
import { Database } from './database.ts';
import { type Fault, type Plan, planOf } from './faults.ts';
import { Node } from './node.ts';
import { Person, type Truth } from './person.ts';
import { USUAL, type Way } from './stream.ts';
import { Tx } from './transactions.ts';

const NODES = 3;
const PACE = { beat: 1000, lease: 4000 };
/**
 * Nobody is stuck for longer than this while any node can serve him: the lease and a half, and the time that a node which hears no answer
 * may still be taken for alive, since its last beat was written.
 */
const LONGEST = 1.5 * PACE.lease + 2000;
const LOOK = 250;
/** What is kept back becomes an entry within this time, where everybody answers. */
const SOON = 6000;
const GAME = toy as Game;

export interface Outcome {
  readonly plan: Plan;
  readonly problem: string | null; // the first
  readonly at: number; // when
  readonly steps: number;
  readonly acknowledged: number;
  readonly views: number;
  readonly longest: number; // ms that somebody waited while a node could serve him
}

interface Known {
  readonly table: Table;
  readonly states: (State<unknown> | null)[]; // by number of the last entry
  readonly phases: string[];
}

class Run implements Truth {
  readonly #plan: Plan;
  readonly #clockwork: Clockwork;
  readonly #database: Database;
  readonly #bus: Bus;
  readonly #nodes: Node[];
  readonly #people: Person[] = [];
  readonly #known = new Map<string, Known>();
  readonly #waiting = new Map<Person, { readonly since: number; readonly mark: string }>(); // where he stands, and since when
  readonly #held: { readonly table: string; readonly message: string; readonly at: number }[] = [];
  #problem: string | null = null;
  #at = 0;
  #acknowledged = 0;
  #views = 0;
  #longest = 0;

  constructor(plan: Plan, tables: number) {
    this.#plan = plan;
    this.#clockwork = new Clockwork(plan.seed);
    const { chance } = this.#clockwork;
    this.#database = new Database(this.#clockwork);
    this.#bus = new Bus(this.#clockwork);
    const options = { pace: PACE, moment: chance.happens(0.3) ? 300 : 0, onlookersDelay: chance.happens(0.5) ? 0 : 50 };
    const place = { clockwork: this.#clockwork, database: this.#database, bus: this.#bus, options };
    this.#nodes = Array.from({ length: NODES }, () => new Node(place, new Map([[GAME.id, GAME]])));
    const fastest = chance.between(20, 400);
    const pace = { fastest, slowest: fastest * 3 };
    for (let i = 0; i < tables; i++) {
      const crew = ['a', 'b'].map((name) => new Person(this.#clockwork, `${name}${i}`, this.#nodes, this, pace));
      this.#people.push(...crew);
      this.#introduce(crew);
      this.#clockwork.after(3000 + chance.between(0, 500), () => void this.#gather(crew));
    }
    for (const node of this.#nodes) this.#clockwork.after(chance.between(0, 300), () => node.start());
    for (const fault of plan.faults) this.#clockwork.after(fault.at, () => this.#happen(fault), 0);
    const look = (): void => {
      this.#look();
      this.#clockwork.after(LOOK, look, 0);
    };
    this.#clockwork.after(LOOK, look, 0);
  }

  async outcome(): Promise<Outcome> {
    const { lasts } = this.#plan;
    while (this.#problem === null && this.#clockwork.now < lasts)
      await this.#clockwork.run(Math.min(lasts, this.#clockwork.now + 1000), () => {});
    if (this.#problem === null) this.#lookBack();
    const { steps } = this.#clockwork;
    const [acknowledged, views, longest] = [this.#acknowledged, this.#views, this.#longest];
    return { plan: this.#plan, problem: this.#problem, at: this.#at, steps, acknowledged, views, longest };
  }

  complain(text: string): void {
    if (this.#problem !== null) return;
    this.#problem = text;
    this.#at = Math.round(this.#clockwork.now);
  }

  /** They are known to the database, whatever else is. */
  #introduce(crew: readonly Person[]): void {
    const tx = new Tx();
    for (const { id, name, hash } of crew) {
      this.#database.data.put(tx, 'players', id, { id, name });
      this.#database.data.put(tx, 'sessions', hash, { hash, player: id, link: null });
    }
    tx.settle(true);
    this.#database.data.end(tx, true);
  }

  /** The first opens a table at whatever node lets him, all sit down, and the match begins. */
  async #gather(crew: readonly Person[]): Promise<void> {
    const [host] = crew as [Person, ...Person[]];
    const table = await this.#open(host);
    for (const one of crew) one.sitAt(table);
    for (const [seat, one] of crew.entries()) if (seat > 0) await one.do({ do: 'sit', seat, commits: one.commits });
    await host.do({ do: 'start' });
  }

  #open(host: Person): Promise<string> {
    const { chance } = this.#clockwork;
    const request = {
      ...{ game: GAME.id, seats: 2, packs: [], options: {}, clock: { kind: 'none' }, visibility: 'public' },
      ...{ bots: [], commits: host.commits, start: false },
    } as never;
    return new Promise((resolve) => {
      const attempt = (): void => {
        const node = chance.of(this.#nodes);
        const again = host.box.after(3000, attempt);
        if (!node.isServing) return;
        node.box.reach(chance.between(1, 5), () => {
          node.tables
            ?.open(request, { id: host.id, name: host.name })
            .then(({ id }) => {
              again();
              resolve(id);
            })
            .catch(() => {});
        });
      };
      attempt();
    });
  }

  #entries(table: string) {
    return this.#database.data.entries.get(table) ?? [];
  }

  /** The match as its entries say, up to this one. */
  #knownOf(table: string, n: number): Known | null {
    const rows = this.#entries(table);
    if (n > rows.length) return null;
    let known = this.#known.get(table);
    const entryOf = (i: number): Entry => JSON.parse(rows[i]!.body as string) as Entry;
    if (known === undefined) {
      const { secret } = this.#database.data.get(new Tx(), 'tables', table)!;
      known = { table: new Table(GAME, secret as string, [entryOf(0)]), states: [null, null], phases: ['', 'gathering'] };
      this.#known.set(table, known);
    }
    while (known.table.n < n) {
      known.table.apply(entryOf(known.table.n));
      known.states.push(known.table.state);
      known.phases.push(known.table.phase);
    }
    return known;
  }

  wrongWith(table: string, { n, match, viewer, phase }: TableView): string | null {
    this.#views++;
    const known = this.#knownOf(table, n);
    if (known === null) return `entry ${n} is told and not kept`;
    if (known.phases[n] !== phase) return `at entry ${n} the table is ${known.phases[n]}, not ${phase}`;
    const state = known.states[n] ?? null;
    const right = JSON.stringify(state && GAME.view(state, viewer));
    return right === JSON.stringify(match) ? null : `what is told of entry ${n} is not so`;
  }

  acknowledged(_: Person, table: string, command: Command, message: string, n: number): string | null {
    this.#acknowledged++;
    if (command.do !== 'choose') return null;
    const row = this.#entries(table)[n - 1];
    if (row?.message === message) return null;
    const { seat } = command;
    const held = this.#database.data.get(new Tx(), 'held', `${table} ${seat}`);
    if (held?.message !== message && !this.#entries(table).some((one) => one.message === message))
      return `entry ${n} is not what was acknowledged as ${message}`;
    this.#held.push({ table, message, at: this.#clockwork.now });
    return null;
  }

  /** Whether there is a node that sees everything and lets people in. */
  #canServe(): boolean {
    const isFree = ({ cut }: Node['toBus']): boolean => !cut.there && !cut.back;
    if (!this.#database.box.isUp || !this.#bus.box.isUp || this.#database.data.isFull || this.#bus.badness > 0) return false;
    return this.#nodes.some(
      (node) => node.isServing && [node.toDatabase, node.toBus, node.fromPages].every((way) => isFree(way) && way.slowest < 20),
    );
  }

  #isBehind(person: Person): boolean {
    if (person.table === '') return false;
    return person.pending.size > 0 || (person.view?.n ?? 0) < this.#entries(person.table).length;
  }

  /** Whoever gets no further, for as long as somebody could serve him. */
  #look(): void {
    const { now } = this.#clockwork;
    const can = this.#canServe();
    for (const person of this.#people) {
      const pending = [...person.pending.keys()].join();
      const mark = `${person.view?.n} ${pending}`;
      const wait = this.#waiting.get(person);
      if (!can || !this.#isBehind(person)) this.#waiting.delete(person);
      else if (wait?.mark !== mark) this.#waiting.set(person, { since: now, mark });
      else {
        this.#longest = Math.max(this.#longest, now - wait.since);
        const all = this.#entries(person.table).length;
        if (now - wait.since > LONGEST)
          this.complain(`${person.name} is stuck at ${person.view?.n} of ${all}, said ${pending || 'nothing'}`);
      }
    }
  }

  /** Afterwards: every node is back, what was acknowledged is there, once, and nobody is behind. */
  #lookBack(): void {
    for (const [i, { isServing }] of this.#nodes.entries()) if (!isServing) this.complain(`node ${i} does not come back`);
    for (const { table, message, at } of this.#held)
      if (at < this.#clockwork.now - SOON && !this.#entries(table).some((row) => row.message === message))
        this.complain(`${message} was acknowledged and is gone`);
    for (const person of this.#people) {
      if (person.table === '') this.complain(`${person.name} could open no table`);
      const senders = this.#entries(person.table).flatMap(({ player, message }) =>
        message === null ? [] : [`${player} ${message}`],
      );
      if (new Set(senders).size !== senders.length) this.complain(`at the table of ${person.name} a command counts twice`);
    }
  }

  /** For what happens when a fault begins or ends nobody is blamed: from then on it is counted. */
  #happen(fault: Fault): void {
    this.#waiting.clear();
    const end = this.#begin(fault);
    const over = (): void => {
      this.#waiting.clear();
      end();
    };
    this.#clockwork.after(fault.hold, over, 0);
  }

  /** Gives how it ends. */
  #begin(fault: Fault): () => void {
    const node = this.#nodes[fault.node]!;
    const { box } = node;
    const again = (): void => {
      box.die();
      node.start();
    };
    switch (fault.kind) {
      case 'kill':
        box.die();
        return again;
      case 'kill-midway':
        box.sendsLeft = Math.floor(fault.size * 30);
        return again;
      case 'drain':
        node.drain().catch(() => {});
        return again;
      case 'hang':
        box.hangsUntil = Math.max(box.hangsUntil, this.#clockwork.now + fault.hold);
        return () => {};
      case 'cut-database':
        return cut([node.toDatabase], fault);
      case 'cut-bus':
        return cut([node.toBus], fault);
      case 'cut-both':
        return cut([node.toDatabase, node.toBus], fault);
      case 'cut-pages':
        return cut([node.fromPages], fault);
      case 'cut-half': {
        const others = this.#nodes.filter((one) => one !== node);
        return cut(
          others.map((one) => one.toDatabase),
          fault,
        );
      }
      case 'slow':
        node.toDatabase.slowest = node.toBus.slowest = 20 + fault.size * 300;
        return () => {
          node.toDatabase.slowest = node.toBus.slowest = USUAL;
        };
      case 'bad-bus':
        this.#bus.badness = 0.02 + fault.size * 0.3;
        return () => {
          this.#bus.badness = 0;
        };
      case 'stop-bus':
        this.#bus.stop();
        return () => this.#bus.start();
      case 'stop-database':
        this.#database.stop();
        return () => this.#database.start();
      case 'full-disk':
        this.#database.data.isFull = true;
        return () => {
          this.#database.data.isFull = false;
        };
      case 'drop-database':
        node.toDatabase.breakAll();
        return () => {};
      case 'set-clock':
        box.setWall((fault.size < 0.5 ? -1 : 1) * 3_600_000);
        return () => {};
    }
  }
}

function cut(ways: readonly Way[], { there, back, broken }: Fault): () => void {
  for (const way of ways) way.block(there, back);
  return () => {
    for (const way of ways) way.mend(broken);
  };
}

export const drawn = (seed: number, faults: number): Plan => planOf(seed, faults, NODES, new Chance(seed ^ 0x5eed));

export function simulate(plan: Plan, tables = 2): Promise<Outcome> {
  return new Run(plan, tables).outcome();
}

// Which nodes there are. Each lets a beat go on in the database, where every other sees it, and says so over the wire, where every other hears it.
// A node whose heartbeat stops is declared dead. A node that most others do not hear withdraws, because nobody could reach a table through it.
import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { TableTerms } from '@boucan/table';
import type { Logger } from 'pino';
import { unguessable } from '../random.ts';
import type { Leases, NodeRow } from '../storage/postgres/leases.ts';
import type { Machine, TableTime } from '../time.ts';

/** What a node says of itself. */
export interface Info {
  readonly games: Readonly<Record<string, number>>; // with their versions
  readonly rules?: Readonly<Record<string, readonly string[]>>; // by the digests it can play each with; nodes of former versions do not say
  readonly hears: readonly string[];
  readonly tables: number;
  readonly away: boolean; // takes no tables and no people
}

export interface Pace {
  readonly beat: number; // ms between two beats
  readonly lease: number; // ms after which a beat that stands still is that of a dead node
}

interface Peer {
  readonly id: string;
  beat: number;
  info: Info;
  still: number; // ms its beat has stood still, as far as we looked
  age: number; // beats of it that we have seen
}

/** The part of a lease after which one counts as not heard; and the beats after which one is sure that most do not hear one. */
const DEAF = 0.5;
const SURE = 3;
/** Whoever is new is heard by the others, and hears them, and both is seen in their rows, so many beats later. */
const NEW = 2;
/** Beats without an answer of the database after which we are no longer sure of what we know. */
const SURE_FOR = 2.5;

/** What a node says of itself over the wire, where it is heard sooner. */
export interface Voice {
  readonly seesDatabase: boolean;
  readonly away?: boolean; // nodes of former versions do not say
}

interface Heard extends Voice {
  readonly at: number;
}

interface Events {
  gone: [string]; // a node is no more
  lost: []; // we were taken for dead, and go by another name
  replaced: []; // the database has been out of our reach for so long that we must have been taken for dead
  changed: []; // who is there, or what they say of themselves
  away: [boolean]; // whether we stand back
}

export class Membership extends EventEmitter<Events> {
  readonly #machine: Machine;
  readonly #leases: Leases;
  readonly #time: TableTime;
  readonly #log: Logger;
  readonly #pace: Pace;
  readonly #games: Info['games'];
  readonly #rules: NonNullable<Info['rules']>;
  readonly #tables: () => number;
  readonly #say: (voice: Voice) => void;
  readonly #peers = new Map<string, Peer>();
  readonly #heard = new Map<string, Heard>();
  #looked = 0;
  #doubts = -NEW;
  #seesDatabase = true;
  #stopBeating: () => void = () => {};
  #beating: Promise<void> | null = null;
  #answered: number; // the last time the database did
  /** A new name for each life: a node that was declared dead rejoins under another one. */
  id: string;
  isAway = false;
  isLeaving = false; // and does not come back

  constructor(given: {
    readonly machine: Machine;
    readonly leases: Leases;
    readonly time: TableTime;
    readonly log: Logger;
    readonly pace: Pace;
    readonly games: Info['games'];
    readonly rules: NonNullable<Info['rules']>;
    tables(): number;
    /** Lets the others hear us. */
    say(voice: Voice): void;
  }) {
    super();
    this.setMaxListeners(0);
    this.#machine = given.machine;
    this.#answered = this.#machine.ticks();
    this.id = unguessable(9, this.#machine);
    this.#leases = given.leases;
    this.#time = given.time;
    this.#log = given.log;
    this.#pace = given.pace;
    this.#games = given.games;
    this.#rules = given.rules;
    this.#tables = given.tables;
    this.#say = given.say;
  }

  async enter(): Promise<void> {
    await this.#leases.enter(this.id, JSON.stringify(this.#info()));
    await this.beat();
    this.#stopBeating = this.#machine.every(this.#pace.beat, () => void this.beat());
  }

  /** Another node says that it is there. */
  heard(id: string, voice: Voice): void {
    const isNew = !this.hears(id);
    this.#heard.set(id, { ...voice, at: this.#machine.ticks() });
    if (isNew) this.emit('changed');
  }

  /** It asks something of us, and is there as far as that goes. */
  meet(id: string): void {
    if (!this.isThere(id)) this.heard(id, { seesDatabase: false });
  }

  /** Nobody of that name listens any more. */
  notHeard(id: string): void {
    this.#heard.delete(id);
  }

  hears(id: string): boolean {
    return id === this.id || this.#heardLately(id);
  }

  #heardLately(id: string): boolean {
    return this.#machine.ticks() - (this.#heard.get(id)?.at ?? Number.NEGATIVE_INFINITY) < DEAF * this.#pace.lease;
  }

  /**
   * Whether the database answers others and not us: one of them says so, or it has been silent for a lease and somebody who may
   * know better cannot be heard. Only where all who were there say that it is silent, it is the database that is away. Who does not
   * even hear himself over the wire may know of nobody and yet not be alone.
   */
  get isCutOff(): boolean {
    const others = [...this.#heard].filter(([id]) => id !== this.id && this.hears(id));
    if (!this.#seesDatabase && others.some(([, { seesDatabase }]) => seesDatabase)) return true;
    return this.#isSilent && [this.id, ...this.#peers.keys()].some((id) => !this.#heardLately(id));
  }

  /** Whether it has told us lately that we live. */
  get isSure(): boolean {
    return this.#machine.ticks() - this.#answered < SURE_FOR * this.#pace.beat;
  }

  /** Whether the database was asked, and has not answered for so long that we may have been replaced. A node that hung has not asked. */
  get #isSilent(): boolean {
    const isAsked = !this.#seesDatabase || this.#beating !== null;
    return isAsked && this.#machine.ticks() - this.#answered >= this.#pace.lease;
  }

  /** Whether it has a row, or is heard: a dead node may still be heard under its old name. */
  isThere(id: string): boolean {
    return this.#peers.has(id) || this.hears(id);
  }

  /** Where a table should be: of those who are there and have its rules, everybody comes to the same one, and tables spread evenly over all. */
  favourite(table: string, { game, version, rules }: TableTerms, of: 'all' | 'others' = 'all'): string | undefined {
    const hasRules = (of: Pick<Info, 'games' | 'rules'>): boolean =>
      of.games[game] === version && (rules === undefined || (of.rules?.[game]?.includes(rules) ?? false));
    const fits = ({ id, info }: Peer): boolean =>
      !info.away && hasRules(info) && this.hears(id) && this.#heard.get(id)?.away !== true;
    const others = [...this.#peers.values()].filter(fits).map(({ id }) => id);
    const isOne = of === 'all' && !this.isAway && hasRules({ games: this.#games, rules: this.#rules });
    const weighed = (isOne ? [this.id, ...others] : others).map((id): [string, string] => [weightOf(id, table), id]);
    return weighed.sort(([a], [b]) => (a < b ? -1 : 1))[0]?.[1];
  }

  get others(): readonly { readonly id: string; readonly info: Info }[] {
    return [...this.#peers.values()];
  }

  /** How many tables each node would have if all had as many. */
  get fairShare(): number {
    const infos = [...this.#peers.values()].map(({ info }) => info).filter(({ away }) => !away);
    return (infos.reduce((sum, { tables }) => sum + tables, 0) + this.#tables()) / (infos.length + 1);
  }

  /** When something has changed, or after so many milliseconds. */
  async change(most: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const done = (): void => {
        cancel();
        this.off('changed', done);
        resolve();
      };
      const cancel = this.#machine.after(most, done);
      this.on('changed', done);
    });
  }

  /** One after the other: a beat that is late does not meet the next. The others hear us all the same, and nobody is kept for it. */
  beat(): Promise<void> {
    this.#speak();
    if (this.#isSilent && this.isCutOff) this.emit('replaced');
    this.#beating ??= this.#beat()
      .catch((error: unknown) => this.#log.error({ err: error }, 'no beat'))
      .finally(() => {
        this.#beating = null;
      });
    return this.#beating;
  }

  /** From now on nobody gives us a table. */
  async standBack(): Promise<void> {
    this.isLeaving = true;
    this.isAway = true;
    await this.#beating;
    await this.beat();
  }

  async leave(): Promise<void> {
    this.#stopBeating();
    await this.#beating;
    await this.#leases.leave(this.id).catch(() => {});
  }

  #speak(): void {
    this.#say({ seesDatabase: this.#seesDatabase, away: this.isAway });
  }

  #info(): Info {
    const hears = [this.id, ...this.#peers.keys()].filter((id) => this.hears(id));
    return { games: this.#games, rules: this.#rules, hears, tables: this.#tables(), away: this.isAway };
  }

  async #beat(): Promise<void> {
    const before = this.#time.now();
    try {
      const { held, nodes, now } = await this.#leases.beat(this.id, JSON.stringify(this.#info()), before);
      this.#seesDatabase = true;
      this.#answered = this.#machine.ticks();
      this.#time.moveTo(now);
      if (held) await this.#look(nodes);
      else await this.#rise();
    } catch (error) {
      if (this.#seesDatabase) this.#log.warn({ err: error }, 'the database does not answer the beat of this node');
      this.#seesDatabase = false;
    }
  }

  /** Somebody took us for dead. What we had is another's by now. */
  async #rise(): Promise<void> {
    const id = unguessable(9, this.#machine);
    await this.#leases.enter(id, JSON.stringify(this.#info()));
    this.#log.warn('this node was taken for dead: it comes back as another');
    this.id = id;
    this.#doubts = -NEW; // nobody can have heard that name yet
    this.emit('lost');
    this.#speak();
  }

  async #look(rows: readonly NodeRow[]): Promise<void> {
    const now = this.#machine.ticks();
    // While the database was away nobody could beat: what we did not see does not count.
    const passed = Math.min(now - this.#looked, this.#pace.beat * 1.5);
    this.#looked = now;
    const gone = new Set(this.#peers.keys());
    for (const { id, beat, info } of rows) {
      if (id === this.id) continue;
      gone.delete(id);
      const peer = this.#peers.get(id);
      if (peer === undefined) this.#peers.set(id, { id, beat, info: JSON.parse(info) as Info, still: 0, age: 0 });
      else if (peer.beat === beat) peer.still += passed;
      else Object.assign(peer, { beat, info: JSON.parse(info) as Info, still: 0, age: peer.age + 1 });
    }
    for (const { id, beat, still } of [...this.#peers.values()])
      if (still >= this.#pace.lease && (await this.#leases.bury(id, beat))) {
        this.#log.warn({ node: id }, 'a node is dead: its tables are taken over');
        gone.add(id);
      }
    for (const id of gone) {
      this.#peers.delete(id);
      this.#heard.delete(id);
      this.emit('gone', id);
    }
    for (const id of [...this.#heard.keys()]) if (!this.isThere(id)) this.#heard.delete(id);
    this.#askWhetherToStay();
    this.emit('changed');
  }

  /** Of several groups whose members hear each other and not the others, the largest stays. Everybody sees the same rows, and comes to the same end. */
  #askWhetherToStay(): void {
    const isLiving = ({ still, age }: Peer): boolean => still < this.#pace.beat * 1.5 && age >= NEW;
    const living = new Map([...this.#peers.values()].filter(isLiving).map((p) => [p.id, p.info]));
    living.set(this.id, this.#info());
    const linked = (a: string, b: string): boolean => living.get(a)!.hears.includes(b) && living.get(b)!.hears.includes(a);
    const groups: string[][] = [];
    for (const id of [...living.keys()].sort()) {
      const group = groups.find((ids) => ids.every((other) => linked(other, id)));
      if (group === undefined) groups.push([id]);
      else group.push(id);
    }
    const most = Math.max(...groups.map((group) => group.length));
    const stays = groups.find((group) => group.length === most)!.includes(this.id);
    this.#doubts = stays ? 0 : this.#doubts + 1;
    const isAway = this.isLeaving || this.#doubts >= SURE;
    if (isAway === this.isAway) return;
    this.isAway = isAway;
    if (!this.isLeaving)
      this.#log.warn(isAway ? 'the other nodes do not hear this one: it stands back' : 'this node is heard again');
    this.emit('away', isAway);
  }
}

const weightOf = (node: string, table: string): string => createHash('sha1').update(`${node} ${table}`).digest('hex');

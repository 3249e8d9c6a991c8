// Several servers at the same tables. Any of them takes any socket and any request; for a table one decides at a time, as the database has it.
// Here is what they say to each other, and what is made of it.
import type { PlayerId } from '@boucan/table';
import { asRefusal, Refusal } from '../refusal.ts';
import type { Sessions } from '../sessions.ts';
import type { Leases } from '../storage/postgres/leases.ts';
import { Moved } from '../tables/decider.ts';
import type { Host } from '../tables/host.ts';
import type { Tables } from '../tables/tables.ts';
import type { World } from '../world.ts';
import { asked, Outlook, type Reply, type Request } from './far-table.ts';
import { Guests } from './guests.ts';
import { Inbox } from './inbox.ts';
import { Membership, type Pace, type Voice } from './membership.ts';
import type { Far, Glimpse, Here, News, Nodes } from './nodes.ts';
import { Removals } from './removals.ts';
import { Whereabouts } from './whereabouts.ts';
import type { Wire } from './wire.ts';

/** The lobby is at most so old. */
const LOBBY = 1000;
const MOST_GATHERING = 500;
/** Milliseconds between two looks at how far the tables are that are watched from here. */
const HEADS = 1000;

interface Beat extends Voice {
  readonly beat: true;
  readonly sent: Readonly<Record<string, number>>; // pieces of mail, by node
}
type Broadcast = { readonly from: string; readonly number: number } & ({ readonly news: News } | Beat);

/** What has its use only once there are tables. */
interface Work {
  readonly tables: Tables;
  readonly removals: Removals;
}

export class Cluster implements Nodes {
  readonly #world: Omit<World, 'nodes'>;
  readonly #leases: Leases;
  readonly #wire: Wire;
  readonly #membership: Membership;
  readonly #whereabouts: Whereabouts;
  readonly #outlook: Outlook;
  readonly #guests: Guests;
  readonly #inbox: Inbox;
  readonly #news = new Map<string, number>(); // the number of the last, by node
  #told = 0;
  #work: Work | null = null;
  #stopLooking: () => void = () => {};
  #lobby: { readonly at: number; readonly sketches: Promise<string[]> } | null = null;
  /** What others tell all of us; and that something of it was missed. */
  onNews: (news: News, from: string) => void = () => {};
  onMissed: () => void = () => {};
  onGone: (node: string) => void = () => {};
  /** People had better come in elsewhere from now on. */
  onAway: () => void = () => {};

  constructor(
    world: Omit<World, 'nodes'>,
    leases: Leases,
    wire: Wire,
    sessions: Sessions,
    pace: Pace,
    writeAs: (node: string) => void,
  ) {
    this.#world = world;
    this.#leases = leases;
    this.#wire = wire;
    this.#outlook = new Outlook(world.options.machine);
    this.#guests = new Guests(
      wire,
      () => this.#membership.id,
      (player) => sessions.nameOf(player),
    );
    this.#inbox = new Inbox(
      this.#outlook,
      () => world.metrics.mailLost++,
      (node, watchers) => {
        asked(wire, node, { ask: 'unwatch', from: this.#membership.id, watchers }).catch(() => {});
      },
    );
    const games = [...world.options.games.values()];
    this.#membership = new Membership({
      machine: world.options.machine,
      leases,
      time: world.time,
      log: world.log,
      pace,
      games: Object.fromEntries(games.map(({ id, version }) => [id, version])),
      rules: Object.fromEntries(games.map(({ id, version }) => [id, world.options.rules(id, version)])),
      tables: () => this.#work?.tables.size ?? 0,
      say: (voice) => this.#broadcast({ beat: true, ...voice, sent: this.#guests.sent() }),
    });
    this.#whereabouts = new Whereabouts(world, leases, wire, this.#membership, this.#outlook);
    this.#listen(writeAs);
    wire.onNobody = (node) => this.#membership.notHeard(node);
    wire.onUp = () => this.#membership.emit('changed');
    this.#membership.on('lost', () => {
      this.#told = 0;
      this.#listen(writeAs);
      this.#guests.clear();
      this.#inbox.clear();
      this.#giveUp();
      this.#outlook.scatter(); // those who have tables that are watched from here know us by our old name
    });
    this.#membership.on('replaced', () => {
      this.onAway();
      this.#giveUp();
    });
    this.#membership.on('gone', (node) => {
      this.#forget(node);
      void this.#work?.removals.inherit(node);
    });
    this.#membership.on('away', (isAway) => {
      if (isAway) void this.#standBack();
    });
    this.#membership.on('changed', () => {
      world.metrics.nodes = this.#membership.others.length + 1;
      world.metrics.away = this.isAway ? 1 : 0;
      for (const node of new Set([...this.#news.keys(), ...this.#guests.nodes(), ...this.#inbox.nodes()]))
        if (!this.#membership.isThere(node)) this.#forget(node);
      if (!this.#membership.isCutOff) void this.#work?.removals.beat();
    });
  }

  #listen(writeAs: (node: string) => void): void {
    const { id } = this.#membership;
    const { idleQueue } = this.#world;
    writeAs(id);
    this.#wire.listenAs(id, {
      request: (request) => this.#answer(request as Request),
      // Answers that came along go to those who asked before they are told what has changed.
      mail: (data) => idleQueue.add(() => this.#inbox.deliver(data)),
      news: (data) => idleQueue.add(() => this.#hear(data as Broadcast)),
    });
  }

  /** What we had is another's by now. */
  #giveUp(): void {
    this.#world.metrics.leasesLost += this.#work?.tables.size ?? 0;
    this.#work?.tables.abandon();
  }

  /** A node is no more, or one that was taken for dead was heard for a last time: nothing of it is kept. */
  #forget(node: string): void {
    this.#guests.gone(node);
    this.#inbox.gone(node);
    this.#wire.giveUp(node);
    this.#news.delete(node);
    this.#outlook.scatter(node);
    this.onGone(node);
  }

  async enter(tables: Tables): Promise<void> {
    const removals = new Removals(this.#leases, this.#wire, this.#membership, this.#whereabouts, tables, this.#world);
    this.#work = { tables, removals };
    await this.#membership.enter();
    this.#stopLooking = this.#world.options.machine.every(HEADS, () => this.#lookAtHeads());
  }

  get isAway(): boolean {
    return this.#membership.isAway || this.#membership.isCutOff;
  }

  get isSure(): boolean {
    return this.#membership.isSure;
  }

  reach(table: string, here: Here): Promise<Host | Far | null> {
    return this.#whereabouts.reach(table, here);
  }

  elsewhere(table: string): Promise<Far | null> {
    return this.#whereabouts.elsewhere(table);
  }

  letGo(table: string): Promise<void> {
    return this.#whereabouts.letGo(table);
  }

  lost(host: Host): void {
    this.#world.metrics.leasesLost++;
    this.#work?.tables.lose(host);
  }

  head(table: string): Promise<number | null> {
    return this.#leases.head(table, this.#membership.id);
  }

  async glimpses(tables: readonly string[], player: PlayerId): Promise<ReadonlyMap<string, Glimpse>> {
    if (tables.length === 0) return new Map();
    const byNode = Map.groupBy(await this.#leases.owners(tables), ([, node]) => node);
    const replies = await Promise.all(
      Array.from(byNode, async ([node, owned]) => {
        if (node === this.#membership.id || !this.#membership.hears(node)) return [];
        const request: Request = { ask: 'glimpses', tables: owned.map(([table]) => table), player };
        return (await asked(this.#wire, node, request, 1000).catch(() => [])) as [string, Glimpse][];
      }),
    );
    return new Map(replies.flat());
  }

  async gathering(): Promise<readonly string[]> {
    const now = this.#world.options.machine.ticks();
    if (this.#lobby === null || now - this.#lobby.at > LOBBY) {
      const sketches = this.#leases.gathering(MOST_GATHERING).then((rows) => rows.map(({ sketch }) => sketch));
      sketches.catch(() => {
        this.#lobby = null;
      });
      this.#lobby = { at: now, sketches };
    }
    return this.#lobby.sketches;
  }

  async openedElsewhere(player: PlayerId): Promise<{ all: number; hard: number }> {
    const counts = await Promise.all(
      this.#membership.others
        .filter(({ id }) => this.#membership.hears(id))
        .map(({ id }) => asked(this.#wire, id, { ask: 'opened', player }, 1000).catch(() => null)),
    );
    const known = counts as ({ all: number; hard: number } | null)[];
    return known.reduce<{ all: number; hard: number }>(
      (sum, count) => ({ all: sum.all + (count?.all ?? 0), hard: sum.hard + (count?.hard ?? 0) }),
      { all: 0, hard: 0 },
    );
  }

  /** Each node takes its share of them. */
  orphans(since: number): Promise<string[]> {
    return this.#leases.ownerless(since);
  }

  tell(news: News): void {
    this.#broadcast({ news });
  }

  /** Hands every table over and goes. */
  async leave(): Promise<void> {
    await this.#membership.standBack();
    await this.#work?.removals.all();
  }

  async close(): Promise<void> {
    this.#stopLooking();
    await this.#membership.leave();
    await this.#wire.flush().catch(() => {});
    await this.#wire.close();
    await this.#leases.close();
  }

  /** Asks every node that has tables which are watched from here how far they are. What is lost on the way of what they tell is noticed by that. */
  #lookAtHeads(): void {
    for (const [node, watchers] of this.#outlook.byNode())
      asked(this.#wire, node, { ask: 'heads', from: this.#membership.id, watchers }, HEADS)
        .then((heads) => this.#outlook.compare(watchers, heads as (number | null)[]))
        .catch(() => {}); // then nobody is sure of them
  }

  async #standBack(): Promise<void> {
    await this.#work?.removals.all();
    this.onAway();
  }

  #broadcast(what: { readonly news: News } | Beat): void {
    this.#wire.news({ ...what, from: this.#membership.id, number: ++this.#told } satisfies Broadcast);
  }

  #hear(message: Broadcast): void {
    const { from, number } = message;
    const last = this.#news.get(from) ?? 0;
    this.#news.set(from, number);
    if ('beat' in message) this.#membership.heard(from, { seesDatabase: message.seesDatabase, away: message.away === true });
    if (from === this.#membership.id) return;
    if (last + 1 !== number) this.onMissed();
    if ('news' in message) this.onNews(message.news, from);
    else this.#inbox.expect(from, message.sent[this.#membership.id] ?? 0);
  }

  async #answer(request: Request): Promise<Reply> {
    try {
      return { ok: (await this.#carryOut(request)) ?? null };
    } catch (error) {
      const { code, message } = asRefusal(error);
      // What fails at a node that leaves, or that the database no longer answers, is asked again of whoever has the table next.
      if (error instanceof Moved || (code === 'unavailable' && (this.isAway || !this.isSure))) return { moved: true };
      if (!(error instanceof Refusal)) {
        this.#world.metrics.faults++;
        this.#world.log.error({ err: error, ask: request.ask }, 'what another node asked failed');
      }
      return { no: { code, message } };
    }
  }

  async #carryOut(request: Request): Promise<unknown> {
    const tables = this.#work?.tables;
    if (tables === undefined) throw new Moved('this node has only begun');
    const ours = (table: string): Promise<Host> => this.#whereabouts.ours(table, tables, this.isAway);
    switch (request.ask) {
      case 'watch': {
        const { from, watcher, player, key, since, fresh, table } = request;
        this.#membership.meet(from);
        return this.#guests.admit(from, watcher, player, await ours(table), key, since, fresh);
      }
      case 'unwatch':
        return this.#guests.dismiss(request.from, request.watchers);
      case 'heads':
        return this.#guests.heads(request.from, request.watchers);
      case 'do': {
        const { table, command, by, key, sender } = request;
        return (await ours(table)).ask(command, by, key, sender);
      }
      case 'take':
        if (this.isAway) throw new Moved('this node takes no tables');
        await tables.take(request.table, (here) => this.#whereabouts.take(request.table, here, !request.handed));
        return undefined;
      case 'errand': {
        const errand = tables[request.name] as (...args: readonly unknown[]) => Promise<unknown>;
        // What is left out travels as nothing; only a person may be nobody.
        return errand.apply(
          tables,
          request.args.map((arg, i) => (i > 1 ? (arg ?? undefined) : arg)),
        );
      }
      case 'glimpses':
        return tables.lobby.glimpses(request.tables, request.player);
      case 'opened':
        return tables.openedBy(request.player);
    }
  }
}

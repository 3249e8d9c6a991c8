// Several servers at the same tables. Any of them takes any socket and any request; for a table one decides at a time, as the database has it.
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PlayerId, TableTerms } from '@boucan/table';
import { asRefusal, Refusal, refusals } from '../refusal.ts';
import type { Sessions } from '../sessions.ts';
import type { Leases } from '../storage/postgres/leases.ts';
import { Moved } from '../tables/decider.ts';
import type { Host } from '../tables/host.ts';
import type { Tables } from '../tables/tables.ts';
import type { World } from '../world.ts';
import { asked, FarTable, Outlook, type Reply, type Request } from './far-table.ts';
import { Guests } from './guests.ts';
import { Inbox } from './inbox.ts';
import { Membership, type Pace } from './membership.ts';
import type { Far, Glimpse, Here, News, Nodes } from './nodes.ts';
import type { Wire } from './wire.ts';

/** Milliseconds in which whoever decides for a table is found, or nobody is. */
const PATIENCE = 15_000;
/** After a table was taken over from a dead node, we look again whether that had not written something in its last moment. */
const LOOK_AGAIN = 1000;
/** So many times its share a node may have before it hands tables on; and so many it hands on at a beat. */
const TOO_MANY = 1.25;
const AT_A_BEAT = 20;
/** Beats after which we look whether there are tables of ours that we do not have. */
const LOOK_EVERY = 10;
/** The lobby is at most so old. */
const LOBBY = 1000;
const MOST_GATHERING = 500;

interface Beat {
  readonly beat: true;
  readonly seesDatabase: boolean;
  readonly sent: Readonly<Record<string, number>>; // pieces of mail, by node
}
type Broadcast = { readonly from: string; readonly number: number } & ({ readonly news: News } | Beat);

export class Cluster implements Nodes {
  readonly #world: Omit<World, 'nodes'>;
  readonly #leases: Leases;
  readonly #wire: Wire;
  readonly #membership: Membership;
  readonly #outlook = new Outlook();
  readonly #guests: Guests;
  readonly #inbox: Inbox;
  readonly #news = new Map<string, number>();
  #told = 0;
  #isEveningOut = false;
  #beats = 0;
  #tables: Tables | null = null;
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
    this.#membership = new Membership({
      leases,
      time: world.time,
      log: world.log,
      pace,
      games: Object.fromEntries(Array.from(world.options.games.values(), ({ id, version }) => [id, version])),
      tables: () => this.#tables?.size ?? 0,
      say: (seesDatabase) => this.#broadcast({ beat: true, seesDatabase, sent: this.#guests.sent() }),
    });
    const listen = (): void => {
      writeAs(this.#membership.id);
      wire.listenAs(this.#membership.id, {
        request: (request) => this.#answer(request as Request),
        // Answers that came along go to those who asked before they are told what has changed.
        mail: (data) => world.leisure.add(() => this.#inbox.deliver(data)),
        news: (data) => world.leisure.add(() => this.#hear(data as Broadcast)),
      });
    };
    listen();
    wire.onNobody = (node) => this.#membership.notHeard(node);
    this.#membership.on('lost', () => {
      world.metrics.leasesLost += this.#tables?.size ?? 0;
      this.#guests.clear();
      listen();
      this.#tables?.abandon();
    });
    this.#membership.on('gone', (node) => {
      this.#guests.gone(node);
      this.#inbox.gone(node);
      this.#news.delete(node);
      this.#outlook.scatter(node);
      this.onGone(node);
      void this.#inherit(node);
    });
    this.#membership.on('away', (isAway) => {
      if (isAway) void this.#standBack();
    });
    this.#membership.on('changed', () => {
      world.metrics.nodes = this.#membership.others.length + 1;
      world.metrics.away = this.isAway ? 1 : 0;
      void this.#evenOut();
      this.#fetchOurs().catch((error: unknown) => world.log.warn({ err: error }, 'our own tables cannot be read'));
    });
  }

  async enter(tables: Tables): Promise<void> {
    this.#tables = tables;
    await this.#membership.enter();
  }

  get isAway(): boolean {
    return this.#membership.isAway || this.#membership.isCutOff;
  }

  async reach(table: string, here: Here): Promise<Host | Far | null> {
    const until = performance.now() + PATIENCE;
    for (;;) {
      const found = await this.#look(table, here);
      if (found !== undefined) return found;
      if (performance.now() > until) throw refusals.unavailable();
      await this.#membership.change(1000);
    }
  }

  /** Who has it; undefined if nobody can be reached who has, or may have it. */
  async #look(table: string, here: Here): Promise<Host | Far | null | undefined> {
    const { id } = this.#membership;
    const row = await this.#leases.owner(table);
    if (row === null) return null;
    if (row.node === id) return this.#take(table, here, false);
    if (row.node !== null) return this.#membership.hears(row.node) ? this.#far(table, row.node) : undefined;
    const { terms } = JSON.parse(row.first) as { readonly terms: TableTerms };
    const best = favourite(table, this.#membership.candidates(terms.game, terms.version));
    if (best === id) return this.#take(table, here, true);
    // Nobody has these rules: that is said by whoever looks at them.
    if (best === undefined) return this.#membership.isAway ? undefined : here();
    await asked(this.#wire, best, { ask: 'take', table, handed: false }).catch((error: unknown) => {
      if (!(error instanceof Moved)) throw error;
    });
    const owner = (await this.#leases.owner(table))?.node;
    if (owner === id) return this.#take(table, here, false);
    return owner ? this.#far(table, owner) : undefined;
  }

  /** From now on we decide for it, unless somebody else was faster. */
  async #take(table: string, here: Here, isNew: boolean): Promise<Host | Far | null | undefined> {
    const { id } = this.#membership;
    const owner = await this.#leases.claim(table, id);
    if (owner !== id) return this.#membership.hears(owner) ? this.#far(table, owner) : undefined;
    try {
      const host = await here(!isNew);
      if (host === null) await this.letGo(table);
      else if (isNew) {
        this.#world.metrics.takeovers++;
        setTimeout(() => void this.#lookAgain(host), LOOK_AGAIN).unref();
      }
      return host;
    } catch (error) {
      await this.letGo(table).catch(() => {});
      throw error;
    }
  }

  async #lookAgain(host: Host): Promise<void> {
    const head = await this.#leases.head(host.id).catch(() => 0);
    if (head > host.table.n) await host.catchUp().catch(() => {});
  }

  #far(table: string, node: string): FarTable {
    return new FarTable(
      table,
      node,
      this.#wire,
      this.#outlook,
      () => this.#membership.id,
      (ms) => this.#world.metrics.forward.observe(ms / 1000),
    );
  }

  async elsewhere(table: string): Promise<Far | null> {
    const node = (await this.#leases.owner(table))?.node ?? null;
    return node === null || node === this.#membership.id || !this.#membership.hears(node) ? null : this.#far(table, node);
  }

  async letGo(table: string): Promise<void> {
    await this.#leases.giveUp(table, this.#membership.id);
  }

  lost(table: string): void {
    this.#world.metrics.leasesLost++;
    this.#tables?.lose(table);
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
    const now = performance.now();
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
    await this.#handOverAll();
  }

  async close(): Promise<void> {
    await this.#membership.leave();
    await this.#wire.flush().catch(() => {});
    await this.#wire.close();
    await this.#leases.close();
  }

  async #standBack(): Promise<void> {
    await this.#handOverAll();
    this.onAway();
  }

  async #handOverAll(): Promise<void> {
    const { id } = this.#membership;
    await this.#tables?.disperse((host) => {
      const { game, version } = host.table.terms;
      const others = this.#membership.candidates(game, version).filter((other) => other !== id);
      return this.#handOver(host, favourite(host.id, others));
    });
  }

  async #handOver(host: Host, to: string | undefined): Promise<void> {
    await host.release();
    if (to === undefined) await this.letGo(host.id);
    else if (await this.#leases.handOver(host.id, this.#membership.id, to))
      await asked(this.#wire, to, { ask: 'take', table: host.id, handed: true }).catch(() => {});
  }

  /** After a node has come, those that have more tables than their share hand some on, a few at every beat, to whom they point to. */
  async #evenOut(): Promise<void> {
    const tables = this.#tables;
    const { id, fairShare } = this.#membership;
    if (tables === null || this.#isEveningOut || this.#membership.isAway || tables.size < fairShare * TOO_MANY + 1) return;
    this.#isEveningOut = true;
    const surplus = Math.min(AT_A_BEAT, Math.ceil(tables.size - fairShare));
    await tables.disperse(
      (host) => {
        const { game, version } = host.table.terms;
        return this.#handOver(host, favourite(host.id, this.#membership.candidates(game, version)));
      },
      ({ id: table, table: { terms } }) => {
        const best = favourite(table, this.#membership.candidates(terms.game, terms.version));
        return best !== undefined && best !== id;
      },
      surplus,
    );
    this.#isEveningOut = false;
  }

  /** The tables of a dead node: each goes to whom most of it points to, and here are ours. */
  async #inherit(node: string): Promise<void> {
    try {
      for (const table of await this.#leases.ownedBy(node)) {
        await this.#tables?.find(table).catch((error: unknown) => this.#world.log.warn({ err: error, table }, 'not taken over'));
      }
    } catch (error) {
      this.#world.log.error({ err: error }, 'the tables of a dead node cannot be read');
      await sleep(1000, undefined, { ref: false });
      await this.#inherit(node);
    }
  }

  #broadcast(what: { readonly news: News } | Beat): void {
    this.#wire.news({ ...what, from: this.#membership.id, number: ++this.#told } satisfies Broadcast);
  }

  #hear(message: Broadcast): void {
    const { from, number } = message;
    const last = this.#news.get(from);
    this.#news.set(from, number);
    if ('beat' in message) this.#membership.heard(from, message.seesDatabase);
    if (from === this.#membership.id) return;
    if (last !== undefined && last + 1 !== number) this.onMissed();
    if ('news' in message) this.onNews(message.news, from);
    else this.#inbox.expect(from, message.sent[this.#membership.id] ?? 0);
  }

  async #answer(request: Request): Promise<Reply> {
    try {
      return { ok: (await this.#carryOut(request)) ?? null };
    } catch (error) {
      if (error instanceof Moved) return { moved: true };
      if (!(error instanceof Refusal)) {
        this.#world.metrics.faults++;
        this.#world.log.error({ err: error, ask: request.ask }, 'what another node asked failed');
      }
      const { code, message } = asRefusal(error);
      return { no: { code, message } };
    }
  }

  /** A table that others take to be ours: if it is, and we do not have it yet, we fetch it. */
  async #ours(table: string): Promise<Host> {
    const tables = this.#tables!;
    if (!tables.has(table) && !this.isAway) await tables.take(table, (here) => this.#take(table, here, false));
    return tables.here(table);
  }

  /** Whoever handed a table to us may not have been able to tell us. */
  async #fetchOurs(): Promise<void> {
    const tables = this.#tables;
    if (tables === null || this.isAway || ++this.#beats % LOOK_EVERY !== 0) return;
    for (const table of await this.#leases.ownedBy(this.#membership.id)) await this.#ours(table).catch(() => {});
  }

  async #carryOut(request: Request): Promise<unknown> {
    const tables = this.#tables;
    if (tables === null) throw new Moved('this node has only begun');
    switch (request.ask) {
      case 'watch': {
        const { from, watcher, player, key, since, fresh, table } = request;
        return this.#guests.admit(from, watcher, player, await this.#ours(table), key, since, fresh);
      }
      case 'unwatch':
        return this.#guests.dismiss(request.from, request.watchers);
      case 'do': {
        const { table, command, by, key, sender } = request;
        return (await this.#ours(table)).ask(command, by, key, sender);
      }
      case 'take':
        await tables.take(request.table, (here) => this.#take(request.table, here, !request.handed));
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

/** Every node comes to the same one, and tables spread evenly over all. */
function favourite(table: string, nodes: readonly string[]): string | undefined {
  const weight = (node: string): string => createHash('sha1').update(`${node} ${table}`).digest('hex');
  return [...nodes].sort((a, b) => (weight(a) < weight(b) ? -1 : 1))[0];
}

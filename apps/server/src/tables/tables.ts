// All the tables of this server. Those that are played are in memory; the others are fetched when somebody asks.
import type { Config, Game, View } from '@boucan/kernel';
import type { NewTableRequest, TableCard } from '@boucan/protocol';
import { commitmentOf } from '@boucan/record';
import { type Clock, Diverged, type Entry, PATIENCE, type PlayerId, type TableTerms } from '@boucan/table';
import { speaker } from '@boucan/words';
import { ALONE, type Errands, type Far, type Glimpse, type Here } from '../nodes/nodes.ts';
import { Refusal, refusals } from '../refusal.ts';
import type { Player, StoredTable } from '../storage/storage.ts';
import type { World } from '../world.ts';
import { accessOf, closedTo, type Door } from './access.ts';
import { Moved } from './decider.ts';
import { Host } from './host.ts';
import { doorOf, LeftBehind, leftBehind, otherRules, termsOf } from './left-behind.ts';
import { isHardWork } from './levels.ts';
import { Lobby } from './lobby.ts';
import { hostFor, isTournament } from './manners.ts';
import { awaitInstead, openingOf, type Wish } from './opening.ts';
import { Rematches } from './rematches.ts';

const SWEEP = 5 * 60_000;
/** While one table is played again, the next are read. */
const FETCHED_AT_ONCE = 8;
/** Milliseconds in which a table that moves is found again, and between two looks. */
const SEARCH = 15_000;
const AGAIN = 100;

/** What a tournament wants played, and by whom, in the order of seats. */
export interface Drawn {
  readonly game: string;
  readonly packs: readonly string[];
  readonly options: Required<Config>['options'];
  readonly clock: Clock;
  readonly players: readonly PlayerId[];
}

export class Tables implements Errands {
  readonly #world: World;
  readonly #hosts = new Map<string, Host>();
  readonly #loading = new Map<string, Promise<Host | Far | null>>();
  #restored: Host[] | null = null; // while tables come back: for the lobby, once all are there
  readonly #stopSweeping: () => void;
  readonly #rematches: Rematches;
  readonly lobby: Lobby;
  #closed = false;
  #abandoned = 0; // how often all that we had became another's

  constructor(world: World) {
    this.#world = world;
    this.lobby = new Lobby(world, this.#hosts);
    this.#rematches = new Rematches(world, this);
    this.#stopSweeping = world.options.machine.every(SWEEP, () => this.sweep(world.time.now()));
  }

  get size(): number {
    return this.#hosts.size;
  }

  /** The decider of the table with this id, if the table exists. */
  async find(id: string): Promise<Host | Far | null> {
    return this.take(id, (here) => this.#world.nodes.reach(id, here));
  }

  /** The same for those who insist. */
  async get(id: string): Promise<Host | Far> {
    const decider = await this.find(id);
    if (decider === null) throw refusals.noSuchTable();
    return decider;
  }

  /** Does something where a table is decided, and again if it moves meanwhile. */
  async at<T>(id: string, work: (decider: Host | Far) => T | Promise<T>): Promise<T> {
    const { machine } = this.#world.options;
    for (const until = machine.ticks() + SEARCH; ; )
      try {
        return await withWhatIsNewest(await this.get(id), work);
      } catch (error) {
        if (!(error instanceof Moved)) throw error;
        if (machine.ticks() > until) throw refusals.unavailable();
        await machine.sleep(AGAIN);
      }
  }

  has(id: string): boolean {
    return this.#hosts.has(id);
  }

  /** A table for which we decide. */
  here(id: string): Host {
    const host = this.#hosts.get(id);
    if (host === undefined) throw new Moved();
    return host;
  }

  /** One lookup per table at a time; concurrent callers share its result. */
  take(id: string, look: (here: Here) => Promise<Host | Far | null | undefined>): Promise<Host | Far | null> {
    const host = this.#hosts.get(id);
    if (host !== undefined) return Promise.resolve(host);
    let loading = this.#loading.get(id);
    if (loading === undefined) {
      loading = this.#fetch(id, look).finally(() => this.#loading.delete(id));
      this.#loading.set(id, loading);
    }
    return loading;
  }

  /** What is fetched while all that we have becomes another's is so, too: it is looked for again. */
  async #fetch(id: string, look: (here: Here) => Promise<Host | Far | null | undefined>): Promise<Host | Far | null> {
    for (;;) {
      const abandoned = this.#abandoned;
      const found = (await look((wasHandedOver = false) => this.#load(id, wasHandedOver))) ?? null;
      if (!(found instanceof Host) || abandoned === this.#abandoned) return found;
      this.lose(found);
    }
  }

  /** Those for which we decide. */
  all(): Host[] {
    return [...this.#hosts.values()];
  }

  /** All our tables are another's by now. */
  abandon(): void {
    this.#abandoned++;
    for (const host of this.all()) this.lose(host);
  }

  /** So is this one. */
  lose(host: Host): void {
    if (this.#hosts.get(host.id) === host) this.#hosts.delete(host.id);
    host.abandon();
    host.audience.disperse();
    this.#world.metrics.tables = this.#hosts.size;
  }

  /** Hands tables of ours over, so many at a time: each stands still only while it is on its way. Its watchers then ask for it at its new node. */
  async disperse(
    handOver: (host: Host) => Promise<void>,
    { which = () => true, most, atOnce = 1 }: { which?: (host: Host) => boolean; most?: number; atOnce?: number } = {},
  ): Promise<void> {
    const waiting = this.all().filter(which).slice(0, most);
    const work = async (): Promise<void> => {
      for (let host = waiting.pop(); host !== undefined; host = waiting.pop()) {
        await handOver(host).catch((error: unknown) =>
          this.#world.log.error({ err: error, table: host!.id }, 'a table could not be handed over'),
        );
        this.lose(host);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }

  /** Brings back every table that is not over, unless it was abandoned: its clock runs and its bots think again. */
  async restore(): Promise<void> {
    const { time, options } = this.#world;
    const { nodes, storage } = this.#world;
    const since = time.wall() - options.foldAfter;
    const leftBehind: string[] = [];
    const waiting = ((await nodes.orphans(since)) ?? (await storage.unfinished(since))).values();
    const work = async (): Promise<void> => {
      for (const id of waiting) {
        if (this.#closed) return;
        const host = await this.find(id).catch((error: unknown) => {
          if (error instanceof LeftBehind) leftBehind.push(id);
          else this.#world.log.error({ err: error, table: id }, 'a table cannot be restored');
        });
        if (host instanceof Host) this.lobby.callAgain(host);
        await new Promise<void>((resolve) => options.machine.soon(resolve));
      }
    };
    this.#restored = [];
    await Promise.all(Array.from({ length: FETCHED_AT_ONCE }, work));
    // All in one trip to the disk: after each table, they would keep the next one waiting.
    for (const host of this.#restored.splice(0)) if (this.#hosts.get(host.id) === host) host.summarise();
    this.#restored = null;
    if (leftBehind.length > 0)
      this.#world.log.error(
        { tables: leftBehind },
        'these tables were begun with other rules than this build has: they are kept as they are, and a build with the rules of before plays them on',
      );
  }

  async open(request: NewTableRequest, player: Player): Promise<Host> {
    const { games } = this.#world.options;
    const game = games.get(request.game);
    if (game === undefined) throw refusals.badMessage(`There is no such game; there are ${[...games.keys()].join(', ')}.`);
    const { seats, packs, clock, visibility, start } = request;
    const config = agreedConfig(game, { seats, packs, options: request.options });
    const bots = Array.from({ length: seats }, (_, seat) => request.bots[seat] ?? null);
    const seat = bots.indexOf(null);
    const patience = PATIENCE[clock.kind];
    const terms: TableTerms = { ...this.rulesOf(game), config, clock, visibility, patience };
    this.#world.manners.checkOpening(player.id, this.#world.time.wall());
    await this.#mayOpen(player.id, bots);
    const sit = seat < 0 ? null : { seat, commits: request.commits };
    return this.begin(game, { terms, bots, sit, start, guests: [] }, player, null);
  }

  /** Opens a table of a tournament under the id it was drawn with, for these people and nobody else. Said twice, it does no harm. */
  async openDrawn(id: string, tournament: string, wish: Drawn): Promise<void> {
    const { storage, options } = this.#world;
    if ((await storage.load(id)) !== null) return;
    const game = options.games.get(wish.game);
    if (game === undefined)
      throw refusals.badMessage(`There is no such game; there are ${[...options.games.keys()].join(', ')}.`);
    const seats = wish.players.length;
    const config = agreedConfig(game, { seats, packs: wish.packs, options: wish.options });
    const terms: TableTerms = {
      ...{ ...this.rulesOf(game), config, clock: wish.clock, visibility: 'unlisted', patience: PATIENCE[wish.clock.kind] },
    };
    const bots = Array.from({ length: seats }, () => null);
    const host: Player = { id: hostFor(tournament), name: '' };
    await this.begin(game, { id, terms, bots, sit: null, start: false, guests: wish.players }, host, null).catch(
      async (error: unknown) => {
        if ((await storage.load(id)) === null) throw error; // otherwise another node was first
      },
    );
  }

  /** Why a game cannot be played like this; null if it can. */
  whyNot(id: string, config: Required<Config>): string | null {
    const game = this.#world.options.games.get(id);
    if (game === undefined) return 'There is no such game on this server.';
    const [objection] = game.whyNotStart(config);
    return objection === undefined ? null : speaker(game, 'en', []).reason(objection);
  }

  /**
   * Begins the match of a drawn table once all sit. `late`: those who have not come are seated all the same. What they add to the dice nobody
   * knows, so it is left out, and a bot plays for them until they come.
   */
  async muster(id: string, players: readonly Player[], late: boolean): Promise<void> {
    return this.at(id, (host) =>
      host instanceof Host ? this.#muster(host, players, late) : host.errand('muster', id, players, late),
    );
  }

  async #muster(host: Host, players: readonly Player[], late: boolean): Promise<void> {
    const { table } = host;
    if (table.phase !== 'gathering' || table.sealed !== null || !isTournament(table.host)) return;
    const { machine } = this.#world.options;
    for (const [seat, { id, name }] of players.entries())
      if (late && table.seats[seat]!.kind === 'empty') {
        const commits = commitmentOf(machine.bytes(16).toString('hex'));
        await host.do({ do: 'sit', seat, commits }, { player: id, name }, null);
      }
    if (table.seats.every((holder) => holder.kind !== 'empty'))
      await host.do({ do: 'start' }, { player: table.host, name: '' }, null);
  }

  /** Limits on open tables per person, and on tables where only slow bots play. */
  async #mayOpen(player: PlayerId, bots: readonly (string | null)[]): Promise<void> {
    const { tablesEach, botTablesEach } = this.#world.options;
    const elsewhere = await this.#world.nodes.openedElsewhere(player);
    const here = this.openedBy(player);
    if (here.all + elsewhere.all >= tablesEach) throw refusals.tooManyTables(tablesEach);
    if (isHardWork(bots) && here.hard + elsewhere.hard >= botTablesEach) throw refusals.tooManyBotTables(botTablesEach);
  }

  /** How many tables of ours a person has opened where something can still happen, and at how many of them bots work hard. */
  openedBy(player: PlayerId): { all: number; hard: number } {
    const mine = [...this.#hosts.values()].filter(
      ({ table, isParked }) => table.host === player && table.phase !== 'over' && !isParked,
    );
    return { all: mine.length, hard: mine.filter(({ isHardWork }) => isHardWork).length };
  }

  /** The number of a table's last entry, for somebody who may look at it. */
  async visit(id: string, player: PlayerId, key: string | undefined): Promise<number> {
    return this.at(id, (host) => {
      if (!(host instanceof Host)) return host.errand('visit', id, player, key);
      if (accessOf(host.door, player, key) === 'none') throw closedTo(host.door, player);
      return host.table.n;
    });
  }

  /** A table as the lobby would show it to anybody who has its address; null if it is by invitation, or nobody has it in memory. */
  async cardOf(id: string): Promise<TableCard | null> {
    const glimpse = await this.glimpse(id, '');
    return glimpse === null || glimpse.card.terms.visibility === 'invitation' ? null : glimpse.card;
  }

  /** What a match looks like to everybody; null before it begins. */
  async sight(id: string): Promise<View<unknown> | null> {
    return this.at(id, async (host): Promise<View<unknown> | null> => {
      if (!(host instanceof Host)) return host.errand('sight', id);
      const { game, state } = host.table;
      return state === null || host.door.visibility === 'invitation' ? null : game.view(state, 'table');
    });
  }

  /** A table that some node has in memory. */
  async glimpse(id: string, player: PlayerId): Promise<Glimpse | null> {
    const [known] = this.lobby.glimpses([id], player);
    return known?.[1] ?? (await this.#world.nodes.glimpses([id], player)).get(id) ?? null;
  }

  /** The table where those who sat here play again. The first to ask opens it; the others find it. */
  async rematch(id: string, player: Player, key: string | undefined, commits: string | undefined): Promise<string> {
    return this.at(id, (host) => {
      if (!(host instanceof Host)) return host.errand('rematch', id, player, key, commits);
      if (accessOf(host.door, player.id, key) === 'none') throw closedTo(host.door, player.id);
      return this.#rematches.ask(host, player, commits);
    });
  }

  /** The record of a finished match, even if the rules have changed since. */
  async recordOf(id: string, player: PlayerId | null, key: string | undefined): Promise<string> {
    const recordFor = (door: Door, record: string | null): string => {
      if (accessOf(door, player, key) === 'none') throw closedTo(door, player);
      if (record === null) throw new Refusal('not-over', 'The record comes when the match is over.');
      return record;
    };
    if (this.#hosts.has(id))
      return this.at(id, async (host) =>
        host instanceof Host ? recordFor(host.door, await host.record()) : host.errand('recordOf', id, player, key),
      );
    // What is kept is final: nobody need be asked, least of all a node that may not answer.
    const kept = await this.#leftBehind(id);
    if (kept.record !== null) return recordFor(kept.door, kept.record);
    try {
      const far = await this.#world.nodes.elsewhere(id);
      if (far !== null) return await far.errand('recordOf', id, player, key);
    } catch (error) {
      if (!(error instanceof Moved)) throw error;
    }
    const { door, record } = await this.#leftBehind(id); // it may have moved because it was over
    return recordFor(door, record);
  }

  /** Evicts idle tables from memory; they are reloaded from disk on demand. */
  sweep(now: number): void {
    for (const host of this.#hosts.values())
      if (host.isIdle(now - this.#world.options.foldAfter)) {
        host.summarise();
        this.#hosts.delete(host.id);
        void host
          .close()
          .then(() => this.#world.nodes.letGo(host.id))
          .catch((error: unknown) => this.#world.log.error({ err: error, table: host.id }, 'a table could not be let go'));
      }
    this.#world.metrics.tables = this.#hosts.size;
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#stopSweeping();
    await Promise.all([...this.#hosts.values()].map((host) => host.close()));
  }

  async #load(id: string, wasHandedOver: boolean): Promise<Host | null> {
    const stored = await this.#world.storage.load(id);
    if (stored === null) return null;
    const terms = termsOf(stored);
    const game = this.#world.options.games.get(terms.game);
    if (game === undefined || game.version !== terms.version)
      throw new LeftBehind(leftBehind(terms, game, stored.record !== null));
    // What is over may be looked at: that it comes out as it did is checked on the way.
    if (
      terms.rules !== undefined &&
      stored.record === null &&
      !this.#world.options.rules(terms.game, terms.version).includes(terms.rules)
    )
      throw new LeftBehind(otherRules(terms));
    await this.#mustGoWell(
      game,
      stored.secret,
      stored.entries.map(({ entry }) => entry),
    );
    try {
      const host = this.#seat(game, stored, wasHandedOver);
      if (stored.record === null && this.#restored === null) host.summarise();
      else if (stored.record === null) this.#restored!.push(host);
      if (this.#world.nodes !== ALONE) this.lobby.callAgain(host); // who was called at the node that had it before
      return host;
    } catch (error) {
      if (!(error instanceof Diverged)) throw error;
      this.#world.metrics.damage++;
      this.#world.log.error(
        { table: id, entry: error.n },
        'a match comes out differently when it is played again: it is left as it is',
      );
      throw new Refusal(
        'unavailable',
        `This match cannot go on: by the rules as this server has them now, it would be another one from entry ${error.n} on. Nothing of it is lost; tell whoever runs the server.`,
      );
    }
  }

  /** A game from outside is tried before a table of it comes to life. */
  async #mustGoWell(game: Game, secret: string, entries: readonly Entry[]): Promise<void> {
    const why = await this.#world.warden?.whyNot({
      game: game.id,
      secret,
      entries,
      wall: this.#world.time.wall(),
      now: this.#world.time.now(),
    });
    if (!why) return;
    this.#world.metrics.parked++;
    this.#world.log.error({ game: game.id, why }, 'a game from outside has failed: a table of it stays closed');
    throw refusals.gameFailed(game.def.text.en.title);
  }

  /** By which rules a table that is opened now is played. */
  rulesOf({ id, version }: Game): Pick<TableTerms, 'game' | 'version' | 'rules'> {
    return { game: id, version, rules: this.#world.options.rules(id, version)[0]! };
  }

  /** The door and the record of a table, without playing it again. */
  async #leftBehind(id: string): Promise<{ door: Door; record: string | null }> {
    const opening = await this.#world.storage.load(id);
    if (opening === null) throw refusals.noSuchTable();
    return { door: doorOf(opening), record: opening.record };
  }

  /** A table that is opened is in the database before its host is here: whoever looks it up in between loads it, too. Two hosts would each go on without the other. */
  #seat(game: Game, stored: StoredTable, wasHandedOver: boolean): Host {
    if (this.#closed) throw refusals.stopping();
    const there = this.#hosts.get(stored.id);
    if (there !== undefined) return there;
    const { nodes, started, time, options } = this.#world;
    const since = nodes === ALONE ? started : time.now();
    const host = new Host(this.#world, game, stored, since, wasHandedOver ? 0 : options.grace);
    this.#hosts.set(host.id, host);
    this.#world.metrics.tables = this.#hosts.size;
    return host;
  }

  /** Opens a table as somebody wishes. `follows`: the table where the same people played before. */
  async begin(game: Game, wish: Wish, player: Player, follows: string | null): Promise<Host> {
    const { time } = this.#world;
    const { opening, entries } = openingOf(game, wish, player, { at: time.wall(), t: time.now() }, this.#world.options);
    await this.#mustGoWell(game, opening.secret, entries);
    const abandoned = this.#abandoned;
    await this.#world.storage.open(opening, entries, follows);
    const stored = entries.map((entry) => ({ entry, sender: null }));
    const host = this.#seat(
      game,
      {
        ...opening,
        entries: stored,
        snapshots: [],
        held: [],
        seen: new Map(),
        record: null,
        follows,
        rematch: null,
      },
      false,
    );
    if (abandoned === this.#abandoned) host.summarise();
    else this.lose(host);
    return host;
  }

  /** Sits down at the old place if it is still free; with nobody else missing, the host's match starts. */
  async sitAgain(id: string, player: Player, seat: number, commits: string): Promise<void> {
    return this.at(id, (host) =>
      host instanceof Host
        ? this.#rematches.sitDown(host, player, seat, commits)
        : host.errand('sitAgain', id, player, seat, commits),
    );
  }

  /** A person's seat goes to another, who has proven to be the same; or stays, under another name, and a bot plays for who leaves. */
  async hand(id: string, from: Player, to: Player, leaves: boolean): Promise<void> {
    return this.at(id, async (host) => {
      if (!(host instanceof Host)) return host.errand('hand', id, from, to, leaves);
      const seat = host.table.seatOf(from.id);
      if (seat === null) return leaves ? undefined : awaitInstead(this.#world.storage.rows, host.door.opening, from.id, to.id);
      const by = { player: from.id, name: from.name };
      await host.do({ do: 'hand', seat, to: to.id, name: to.name }, by, null);
      if (!leaves) return;
      const command = host.table.phase === 'gathering' ? ('stand' as const) : ('leave' as const);
      await host.do({ do: command, seat }, { player: to.id, name: to.name }, null);
    });
  }
}

/** What is refused by a table that has gone on without us is looked at again. */
async function withWhatIsNewest<T>(decider: Host | Far, work: (decider: Host | Far) => T | Promise<T>): Promise<T> {
  try {
    return await work(decider);
  } catch (error) {
    if (!(error instanceof Refusal && decider instanceof Host && (await decider.catchUp()))) throw error;
    return work(decider);
  }
}

/** The configuration with everything that goes without saying, if the game has nothing against it. */
function agreedConfig(game: Game, config: Required<Config>): Required<Config> {
  const [objection] = game.whyNotStart(config);
  if (objection !== undefined)
    throw refusals.badMessage(`The match cannot start like this: ${speaker(game, 'en', []).reason(objection)}`);
  return game.agreed(config);
}

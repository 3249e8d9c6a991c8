// All the tables of this server. Those that are played are in memory; the others are fetched when somebody asks.
import { setImmediate as breath } from 'node:timers/promises';
import type { Config, Game } from '@boucan/kernel';
import type { Call, NewTableRequest, TablesReply } from '@boucan/protocol';
import { Diverged, PATIENCE, type PlayerId, type TableTerms } from '@boucan/table';
import { speaker } from '@boucan/words';
import { Refusal, refusals } from '../refusal.ts';
import { Overtaken, type Player, type StoredTable } from '../storage/storage.ts';
import type { World } from '../world.ts';
import { accessOf, closedTo, type Door } from './access.ts';
import { cardFor, type Sketch } from './card.ts';
import { Host } from './host.ts';
import { openingOf, type Wish } from './opening.ts';

const SWEEP = 5 * 60_000;
const DAY = 24 * 3_600_000;
const MOST_OPEN = 200;

export class Tables {
  readonly #world: World;
  readonly #hosts = new Map<string, Host>();
  readonly #loading = new Map<string, Promise<Host | null>>();
  readonly #sweeping: NodeJS.Timeout;
  readonly #calls = new Map<PlayerId, Map<string, Call>>(); // by person, and by the table where they are called to
  #closed = false;

  constructor(world: World) {
    this.#world = world;
    this.#sweeping = setInterval(() => this.sweep(world.time.now()), SWEEP).unref();
  }

  /** The table with this id, if there is one. */
  async find(id: string): Promise<Host | null> {
    const host = this.#hosts.get(id);
    if (host !== undefined) return host;
    let loading = this.#loading.get(id);
    if (loading === undefined) {
      loading = this.#load(id).finally(() => this.#loading.delete(id));
      this.#loading.set(id, loading);
    }
    return loading;
  }

  /** The same for those who insist. */
  async get(id: string): Promise<Host> {
    const host = await this.find(id);
    if (host === null) throw refusals.noSuchTable();
    return host;
  }

  /** Brings back every table that is not over, unless it was abandoned: its clock runs and its bots think again. */
  async restore(): Promise<void> {
    const { time, options } = this.#world;
    for (const id of await this.#world.storage.unfinished(time.wall() - options.foldAfter)) {
      if (this.#closed) return;
      const host = await this.find(id).catch((error: unknown) =>
        this.#world.log.error({ err: error, table: id }, 'a table cannot be restored'),
      );
      if (host) this.#callAgain(host);
      await breath();
    }
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
    const terms: TableTerms = { game: game.id, version: game.version, config, clock, visibility, patience };
    this.#mayOpen(player.id, bots);
    const sit = seat < 0 ? null : { seat, commits: request.commits };
    return this.#open(game, { terms, bots, sit, start, guests: [] }, player, null);
  }

  /** Nobody opens more than he can play, nor lets bots think for nobody. */
  #mayOpen(player: PlayerId, bots: readonly (string | null)[]): void {
    const { tablesEach, botTablesEach } = this.#world.options;
    const mine = [...this.#hosts.values()].filter(({ table }) => table.host === player && table.phase !== 'over');
    if (mine.length >= tablesEach) throw refusals.tooManyTables(tablesEach);
    if (!isHardWork(bots)) return;
    const hard = mine.filter(({ table }) =>
      isHardWork(table.seats.map((holder) => (holder.kind === 'bot' ? holder.level : null))),
    );
    if (hard.length >= botTablesEach) throw refusals.tooManyBotTables(botTablesEach);
  }

  /** The table where those who sat here play again. Whoever asks first opens it; every other finds it. */
  async rematch(host: Host, player: Player, commits: string | undefined): Promise<string> {
    const { table } = host;
    const seat = table.seatOf(player.id);
    if (seat === null && player.id !== table.host)
      throw new Refusal('not-allowed', 'Only those who played can ask for a rematch.');
    if (table.phase !== 'over') throw new Refusal('not-over', 'The match is not over yet: finish it first.');
    host.rematch ??= this.#openRematch(host, player).catch((error: unknown) => {
      host.rematch = null;
      throw error;
    });
    const id = await host.rematch;
    this.#call(host, player, id);
    if (commits !== undefined && seat !== null) await this.#sitDown(await this.get(id), player, seat, commits);
    return id;
  }

  /** Whoever played along hears of it, wherever he is, until he comes or the table has begun. */
  #call(host: Host, { id, name }: Player, to: string): void {
    this.#calls.get(id)?.delete(to);
    const played = host.table.seats.flatMap((holder) => (holder.kind === 'person' ? [holder.player] : []));
    const call = { follows: host.id, game: host.table.game.id, by: name };
    for (const player of played) if (player !== id) this.#callsOf(player).set(to, call);
  }

  /** After a restart those who have not come yet hear of it again, as long as somebody sits there and waits. */
  #callAgain({ id, follows, door, table }: Host): void {
    const by = table.seats.find((holder) => holder.kind === 'person');
    if (follows === null || by === undefined || table.phase !== 'gathering') return;
    const call = { follows, game: table.game.id, by: by.name };
    for (const player of door.opening.guests) if (table.seatOf(player) === null) this.#callsOf(player).set(id, call);
  }

  #callsOf(player: PlayerId): Map<string, Call> {
    const calls = this.#calls.get(player) ?? new Map<string, Call>();
    this.#calls.set(player, calls);
    return calls;
  }

  /** Who wants to play again with this person, and still waits. */
  calls(player: PlayerId): readonly Call[] {
    const calls = this.#calls.get(player);
    if (calls === undefined) return [];
    for (const to of calls.keys()) {
      const host = this.#hosts.get(to);
      if (host === undefined || host.table.phase !== 'gathering' || host.table.seatOf(player) !== null) calls.delete(to);
    }
    if (calls.size === 0) this.#calls.delete(player);
    return [...calls.values()];
  }

  /** The record of a match that is over, be it of a game whose rules have changed since. */
  async recordOf(id: string, player: PlayerId | null, key: string | undefined): Promise<string> {
    const host = this.#hosts.get(id);
    const { door, record } = host === undefined ? await this.#leftBehind(id) : { door: host.door, record: await host.record() };
    if (accessOf(door, player, key) === 'none') throw closedTo(door, player);
    if (record === null) throw new Refusal('not-over', 'The record comes when the match is over.');
    return record;
  }

  /** What the lobby shows this person; to somebody without a name, the open tables. */
  async lobby(player: PlayerId | null): Promise<TablesReply> {
    return { mine: player === null ? [] : await this.#tablesOf(player), open: this.#openTo(player) };
  }

  async #tablesOf(player: PlayerId): Promise<TablesReply['mine']> {
    const sketches = await this.#world.storage.sketchesFor(player);
    return sketches.flatMap(({ table, sketch }) => {
      const host = this.#hosts.get(table);
      if (host === undefined) return [cardFor(JSON.parse(sketch) as Sketch, player)];
      return host.door.isInside(player) ? [host.card(player)] : []; // he may have stood up again
    });
  }

  #openTo(player: PlayerId | null): TablesReply['open'] {
    const since = this.#world.time.wall() - DAY;
    return [...this.#hosts.values()]
      .filter(({ table }) => table.phase === 'gathering' && table.terms.visibility === 'public')
      .filter(
        ({ table }) =>
          (player === null || table.seatOf(player) === null) && table.seats.some((holder) => holder.kind === 'empty'),
      )
      .map((host) => host.card(player))
      .filter((card) => card.updated > since)
      .sort((a, b) => b.updated - a.updated)
      .slice(0, MOST_OPEN);
  }

  /** Tables that nobody would miss leave the memory; whoever asks for one gets it back from disk. */
  sweep(now: number): void {
    for (const host of this.#hosts.values())
      if (host.isIdle(now - this.#world.options.foldAfter)) {
        host.summarise();
        this.#hosts.delete(host.id);
        void host.close();
      }
    this.#world.metrics.tables = this.#hosts.size;
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#sweeping);
    await Promise.all([...this.#hosts.values()].map((host) => host.close()));
  }

  async #load(id: string): Promise<Host | null> {
    const stored = await this.#world.storage.load(id);
    if (stored === null) return null;
    const terms = termsOf(stored);
    const game = this.#world.options.games.get(terms.game);
    if (game === undefined || game.version !== terms.version)
      throw new Refusal('unavailable', leftBehind(terms, game, stored.record !== null));
    try {
      return this.#seat(game, stored);
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

  /** The door and the record of a table, without playing it again. */
  async #leftBehind(id: string): Promise<{ door: Door; record: string | null }> {
    const opening = await this.#world.storage.load(id);
    if (opening === null) throw refusals.noSuchTable();
    const entries = opening.entries.map(({ entry }) => entry);
    const isInside = (player: PlayerId): boolean =>
      entries.some((e) => (e.type === 'opened' && e.host === player) || (e.type === 'sat' && e.player === player));
    return {
      door: { visibility: termsOf(opening).visibility, opening, isInside, isTurnedAway: () => false },
      record: opening.record,
    };
  }

  #seat(game: Game, stored: StoredTable): Host {
    if (this.#closed) throw refusals.stopping();
    const host = new Host(this.#world, game, stored);
    this.#hosts.set(host.id, host);
    this.#world.metrics.tables = this.#hosts.size;
    return host;
  }

  async #open(game: Game, wish: Wish, player: Player, follows: string | null): Promise<Host> {
    const { time } = this.#world;
    const { opening, entries } = openingOf(game, wish, player, { at: time.wall(), t: time.now() });
    await this.#world.storage.open(opening, entries, follows);
    const stored = entries.map((entry) => ({ entry, sender: null }));
    return this.#seat(game, {
      ...opening,
      entries: stored,
      snapshots: [],
      held: [],
      seen: new Map(),
      record: null,
      follows,
      rematch: null,
    });
  }

  async #openRematch({ id, table }: Host, player: Player): Promise<string> {
    const bots = table.seats.map((holder) => (holder.kind === 'bot' ? holder.level : null));
    const guests = table.seats.flatMap((holder) => (holder.kind === 'person' ? [holder.player] : []));
    const terms: TableTerms = { ...table.terms, version: table.game.version };
    try {
      return (await this.#open(table.game, { terms, bots, sit: null, start: false, guests }, player, id)).id;
    } catch (error) {
      const other = error instanceof Overtaken ? (await this.#world.storage.load(id))?.rematch : undefined;
      if (!other) throw error;
      return other;
    }
  }

  /** Sits down at the old place if it is still free; with nobody else missing, the host's match starts. */
  async #sitDown(host: Host, player: Player, seat: number, commits: string): Promise<void> {
    const by = { player: player.id, name: player.name };
    await host.do({ do: 'sit', seat, commits }, by, null);
    if (host.table.seats.every((holder) => holder.kind !== 'empty'))
      await host.do({ do: 'start' }, { player: host.table.host, name: '' }, null);
  }
}

/** Bots alone, one of which thinks long. */
const isHardWork = (bots: readonly (string | null)[]): boolean =>
  bots.every((level) => level !== null) && bots.some((level) => /^level[3-5]$/.test(level!));

/** Why a table of other rules cannot be played on, and what there still is of it. */
function leftBehind({ game: id, version }: TableTerms, game: Game | undefined, hasRecord: boolean): string {
  const now = game === undefined ? 'this server no longer has that game' : `this server has version ${game.version}`;
  const rest = hasRecord ? 'Its record can still be had.' : 'It was not over, so there is no record; its entries are kept.';
  return `This table was played by version ${version} of ${id}, and ${now}. ${rest}`;
}

function termsOf({ id, entries }: StoredTable): TableTerms {
  const first = entries[0]?.entry;
  if (first?.type !== 'opened') throw new Error(`table ${id} does not begin with the entry that opened it`);
  return first.terms;
}

/** The configuration with everything that goes without saying, if the game has nothing against it. */
function agreedConfig(game: Game, config: Required<Config>): Required<Config> {
  const [objection] = game.whyNotStart(config);
  if (objection !== undefined)
    throw refusals.badMessage(`The match cannot start like this: ${speaker(game, 'en', []).reason(objection)}`);
  return game.agreed(config);
}

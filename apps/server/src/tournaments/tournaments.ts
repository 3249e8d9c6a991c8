// Tournaments: lists of entries on disk. Any node may decide; who comes second to an entry looks again. Nothing is remembered between two looks,
// so a server that dies has nothing to lose.
import type { PlayerId } from '@boucan/table';
import {
  type Actor,
  type Around,
  type Command,
  decide,
  type Entry,
  type Happening,
  type Sitting,
  Tournament,
  type TournamentTerms,
  tournamentWords,
  whyNotOpen,
} from '@boucan/tournament';
import { fill, type Values } from '@boucan/words';
import { unguessable } from '../random.ts';
import { Refusal, refusals } from '../refusal.ts';
import { type Rows, sql } from '../storage/rows.ts';
import { Overtaken, type Player } from '../storage/storage.ts';
import { newTableId } from '../tables/opening.ts';
import type { Tables } from '../tables/tables.ts';
import type { World } from '../world.ts';

/** How often it is looked whether a tournament waits for something that another node knows. ms */
const LOOK = 5000;
const TRIES = 50;
const MOST_EACH = 5;
const LISTED = 100;

interface OutcomeRow {
  readonly tab: string;
  readonly body: string;
}

export interface TournamentCard {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly club: string | null;
  readonly phase: 'gathering' | 'playing' | 'over';
  readonly at: number;
}

export class Tournaments {
  readonly #world: World;
  readonly #rows: Rows;
  readonly #tables: Tables;
  readonly #around: Around;
  readonly #seeing = new Map<string, Promise<void>>();
  readonly #again = new Set<string>();
  readonly #called = new Set<string>(); // tables to which people were called; after a restart once more, which changes nothing
  #stop: () => void = () => {};
  #isStopping = false;

  constructor(world: World, tables: Tables) {
    const { machine } = world.options;
    this.#world = world;
    this.#rows = world.storage.rows;
    this.#tables = tables;
    this.#around = {
      random: () => machine.random(),
      newTable: () => newTableId(machine),
      areApart: (a, b) => world.manners.areApart(a, b),
    };
  }

  /** From now on it looks after those that are played. */
  start(): void {
    this.#stop = this.#world.options.machine.every(LOOK, () => this.#lookAfterAll());
    this.#lookAfterAll();
  }

  async close(): Promise<void> {
    this.#isStopping = true;
    this.#stop();
    await Promise.allSettled(this.#seeing.values());
  }

  async open(terms: TournamentTerms, host: Player): Promise<string> {
    const odd = whyNotOpen(terms);
    if (odd !== null) throw new Refusal('bad-message', inWords(odd.text, odd.with));
    const { packs, options } = terms;
    for (const seats of new Set([terms.seats, terms.least])) {
      const objection = this.#tables.whyNot(terms.game, { seats, packs, options });
      if (objection !== null) throw refusals.badMessage(`The games cannot be played like this: ${objection}`);
    }
    this.#world.manners.checkOpening(host.id, this.#world.time.wall());
    const [mine] = await this.#rows.read<{ n: number }>(
      sql`select count(*) as n from tournaments where host = ${host.id} and phase <> 'over'`,
    );
    if (Number(mine?.n ?? 0) >= MOST_EACH)
      throw new Refusal('not-allowed', `You already host ${MOST_EACH} tournaments that aren’t over. Finish one of them first.`);
    const id = unguessable(9, this.#world.options.machine);
    const at = this.#world.time.wall();
    const opened: Entry = { type: 'opened', terms, host: host.id, hostName: host.name, n: 1, at };
    await this.#rows.write(
      sql`insert into tournaments (id, name, game, club, host, phase, at)
          values (${id}, ${terms.name}, ${terms.game}, ${terms.club}, ${host.id}, 'gathering', ${at})`,
      sql`insert into happenings (tournament, n, body) values (${id}, 1, ${JSON.stringify(opened)})`,
    );
    return id;
  }

  async get(id: string): Promise<Tournament> {
    const rows = await this.#rows.read<{ body: string }>(sql`select body from happenings where tournament = ${id} order by n`);
    if (rows.length === 0) throw new Refusal('not-found', 'There is no such tournament. Check the link.');
    return new Tournament(rows.map(({ body }) => JSON.parse(body) as Entry));
  }

  /** The latest; with a club, its own. */
  async list(club: string | null = null): Promise<TournamentCard[]> {
    const rows = await this.#rows.read<TournamentCard>(
      club === null
        ? sql`select id, name, game, club, phase, at from tournaments order by at desc limit ${LISTED}`
        : sql`select id, name, game, club, phase, at from tournaments where club = ${club} order by at desc limit ${LISTED}`,
    );
    return rows.map((row) => ({ ...row, at: Number(row.at) }));
  }

  /** Carries out a command. What two ask at once is decided one after the other. */
  async ask(id: string, command: Command, by: Actor): Promise<Tournament> {
    for (let i = 0; i < TRIES; i++) {
      const tournament = await this.get(id);
      const decision = decide(tournament, command, by, this.#around);
      if (decision.refused !== undefined) throw new Refusal('not-allowed', inWords(decision.refused.text, decision.refused.with));
      if (decision.happenings.length === 0) return tournament;
      try {
        await this.#append(id, tournament, decision.happenings);
      } catch (error) {
        if (error instanceof Overtaken) continue;
        throw error;
      }
      if (by !== 'server') this.heard(id);
      return tournament;
    }
    throw refusals.unavailable();
  }

  /** Somebody is here no more: they play in no further round, and what they host goes on without a host, or does not begin. */
  async leaves({ id: player, name }: Player): Promise<void> {
    for (const id of await this.#runningWith(player)) {
      const { host, phase, entrants } = await this.get(id);
      if (host === player && phase === 'gathering') await this.ask(id, { do: 'close' }, { player, name });
      else if (entrants.get(player)?.left === null) await this.ask(id, { do: 'leave' }, { player, name });
    }
  }

  /** A guest has proven who they are: they play on under that name. */
  async becomes({ id: player }: Player, { id, name }: Player): Promise<void> {
    for (const tournament of await this.#runningWith(player))
      await this.ask(tournament, { do: 'become', player, now: { player: id, name } }, 'server');
  }

  async #runningWith(player: PlayerId): Promise<string[]> {
    const running = await this.#rows.read<{ id: string }>(
      sql`select distinct t.id from tournaments t join happenings h on h.tournament = t.id
          where t.phase <> 'over' and h.body like ${`%"${player}"%`}`,
    );
    return running.map(({ id }) => id);
  }

  async #append(id: string, tournament: Tournament, happenings: readonly Happening[]): Promise<void> {
    const at = this.#world.time.wall();
    const entries = happenings.map((happening, i): Entry => ({ ...happening, n: tournament.n + 1 + i, at }));
    const after = new Tournament([...(await this.#entriesOf(id, tournament.n)), ...entries]);
    await this.#rows.write(
      ...entries.map(
        (entry) => sql`insert into happenings (tournament, n, body) values (${id}, ${entry.n}, ${JSON.stringify(entry)})`,
      ),
      sql`update tournaments set phase = ${after.phase}, at = ${at} where id = ${id}`,
    );
    for (const entry of entries) tournament.apply(entry);
  }

  async #entriesOf(id: string, upTo: number): Promise<Entry[]> {
    const rows = await this.#rows.read<{ body: string }>(
      sql`select body from happenings where tournament = ${id} and n <= ${upTo} order by n`,
    );
    return rows.map(({ body }) => JSON.parse(body) as Entry);
  }

  #lookAfterAll(): void {
    void this.#rows
      .read<{ id: string }>(sql`select id from tournaments where phase = 'playing'`)
      .then((running) => {
        for (const { id } of running) this.heard(id);
      })
      .catch((error: unknown) => this.#failed(error, 'tournaments cannot be looked after'));
  }

  #failed(error: unknown, what: string, id?: string): void {
    if (!this.#isStopping) this.#world.log.error({ err: error, tournament: id }, what);
  }

  /** Looks after a tournament, and once more if something happens meanwhile. */
  heard(id: string): void {
    if (this.#isStopping) return;
    if (this.#seeing.has(id)) {
      this.#again.add(id);
      return;
    }
    const now = this.lookAfter(id)
      .catch((error: unknown) => this.#failed(error, 'a tournament cannot be looked after', id))
      .finally(() => {
        this.#seeing.delete(id);
        if (this.#again.delete(id)) this.heard(id);
      });
    this.#seeing.set(id, now);
  }

  /** Does what is next: opens the tables of the round, has them begin, takes down their results, draws the next round. */
  async lookAfter(id: string): Promise<void> {
    for (;;) {
      if (this.#isStopping) return;
      const tournament = await this.get(id);
      if (tournament.phase !== 'playing') return;
      await this.#takeResults(id, tournament);
      if (tournament.isRoundOver()) {
        if (!tournament.terms.auto && (await this.#hasHost(tournament))) return;
        await this.ask(id, { do: 'draw' }, 'server').catch((error: unknown) => {
          if (!(error instanceof Refusal)) throw error; // another node has drawn it
        });
        continue;
      }
      return this.#seat(id, tournament);
    }
  }

  /** A host who has deleted their account opens no more rounds: then they begin by themselves. */
  async #hasHost({ host }: Tournament): Promise<boolean> {
    const [row] = await this.#rows.read(sql`select player from accounts where player = ${host}`);
    return row !== undefined;
  }

  async #takeResults(id: string, tournament: Tournament): Promise<void> {
    const waiting = tournament.rounds.at(-1)!.tables.filter(({ places }) => places === null);
    if (waiting.length === 0) return;
    const over = await this.#rows.read<OutcomeRow>(
      sql`select tab, body from outcomes where tab in (${waiting.map((table) => table.id)})`,
    );
    for (const { tab, body } of over) {
      const { seats } = JSON.parse(body) as { seats: readonly { place: number }[] };
      const places = seats.map(({ place }) => place);
      // Where everybody lost together, or left, all are equal.
      const least = Math.min(...places);
      const told = await this.ask(id, { do: 'result', table: tab, places: places.map((place) => place - least + 1) }, 'server');
      tournament.apply({ type: 'result', table: tab, places: told.tableWith(tab)!.table.places!, n: told.n, at: told.at });
    }
  }

  /** Whoever was drawn and does not sit yet is told that their table is ready, once, and by when they are awaited. */
  async #call({ id, players }: Sitting, { terms, rounds }: Tournament): Promise<void> {
    const game = this.#world.options.games.get(terms.game);
    if (game === undefined || this.#called.has(id)) return;
    const sat = await this.#rows.read<{ player: string }>(
      sql`select player from entries where tab = ${id} and player is not null and body like ${'%"type":"sat"%'}`,
    );
    const waited = players.filter((one) => !sat.some(({ player }) => player === one));
    const call = { is: 'round', tournament: terms.name, round: rounds.length } as const;
    await this.#world.notices?.invite(id, game, call, waited, rounds.at(-1)!.at + terms.within);
    this.#called.add(id);
  }

  async #seat(id: string, tournament: Tournament): Promise<void> {
    const { terms, entrants } = tournament;
    const { at, tables } = tournament.rounds.at(-1)!;
    const late = this.#world.time.wall() >= at + terms.within;
    const names = (players: readonly PlayerId[]): Player[] =>
      players.map((player) => ({ id: player, name: entrants.get(player)!.name }));
    for (const table of tables) {
      if (table.places !== null || this.#isStopping) continue;
      const { game, packs, options, clock } = terms;
      await this.#tables.openDrawn(table.id, id, { game, packs, options, clock, players: table.players });
      if (!late) await this.#call(table, tournament);
      await this.#tables.muster(table.id, names(table.players), late);
    }
  }
}

const inWords = (text: string, values: unknown = {}): string =>
  fill('en', tournamentWords.en[text as keyof typeof tournamentWords.en], values as Values);

// What people are worth by the matches that are over. A ladder is a list of outcomes; ratings follow from it, and are kept beside it.
import { type Rating, rated } from '@boucan/ratings';
import type { PlayerId } from '@boucan/table';
import { type Rows, sql } from '../storage/rows.ts';
import { Overtaken, type Storage } from '../storage/storage.ts';
import { ladderOf, outcomeOf, ratedBy, type TableOutcome, withKnown } from './outcome.ts';

/** Where points came from, and what people took. */
type ToldAtEnd = Pick<TableOutcome, 'sources' | 'taken'>;

/** A match as it stands on its ladder. */
export interface Counted {
  readonly tab: string;
  readonly at: number;
  readonly ladder: string | null;
  readonly n: number | null;
  readonly body: string; // a TableOutcome, as JSON
}

/** How often it is tried to be next on a ladder, while other nodes are. */
const TRIES = 50;
const BATCH = 500;

export class Ratings {
  readonly #storage: Storage;
  readonly #rows: Rows;
  readonly #told: (table: string) => Promise<ToldAtEnd | null>;
  readonly #lastOn = new Map<string, Promise<void>>(); // by ladder: who is being placed last
  /** A table has been counted just now. */
  onCounted: (table: string, outcome: TableOutcome) => void = () => {};

  /** `told`: what only somebody who knows the rules can say of a table, if it is known here. */
  constructor(storage: Storage, told: (table: string) => Promise<ToldAtEnd | null> = async () => null) {
    this.#storage = storage;
    this.#told = told;
    this.#rows = storage.rows;
  }

  /** Counts a table that is over, once, whoever says so and however often. */
  async count(table: string): Promise<void> {
    if (await this.#isCounted(table)) return;
    const found = await this.#outcomeOf(table);
    if (found === null) return;
    const told = await this.#told(table).catch(() => null); // the rules may have changed since
    const outcome = { ...found, ...told };
    await this.#inTurn(ladderOf(outcome) ?? '', () => this.#place(table, outcome));
  }

  /** Puts it on its ladder. Another node may be next before us, or count this very table. */
  async #place(table: string, outcome: TableOutcome): Promise<void> {
    for (let i = 0; i < TRIES; i++) {
      if (await this.#isCounted(table)) return;
      try {
        await this.#add(table, outcome);
        this.onCounted(table, outcome);
        return;
      } catch (error) {
        if (!(error instanceof Overtaken)) throw error;
      }
    }
    throw new Error(`table ${table} could not be counted: others were always first`);
  }

  /** One table of a ladder after the other: many that end together would overtake one another again and again. */
  #inTurn(ladder: string, work: () => Promise<void>): Promise<void> {
    const done = (this.#lastOn.get(ladder) ?? Promise.resolve()).then(work);
    this.#lastOn.set(
      ladder,
      done.catch(() => {}),
    );
    return done;
  }

  async #isCounted(table: string): Promise<boolean> {
    const [there] = await this.#rows.read(sql`select tab from outcomes where tab = ${table}`);
    return there !== undefined;
  }

  async #outcomeOf(table: string): Promise<TableOutcome | null> {
    const stored = await this.#storage.load(table);
    return (
      stored &&
      outcomeOf(
        stored.entries.map(({ entry }) => entry),
        stored.record,
      )
    );
  }

  async #add(table: string, outcome: TableOutcome): Promise<void> {
    const ladder = ladderOf(outcome);
    const people = [...new Set(outcome.seats.flatMap(({ player }) => player ?? []))];
    const after = ladder === null ? new Map<string, Rating>() : rated(ratedBy(outcome), await this.#before(ladder, people));
    const n = ladder === null ? null : await this.#next(ladder);
    await this.#rows.write(
      sql`insert into outcomes (tab, at, game, ladder, n, body)
          values (${table}, ${outcome.at}, ${outcome.game}, ${ladder}, ${n}, ${JSON.stringify(outcome)})`,
      ...people.map((player) => {
        const rating = after.get(player);
        const kept = rating === undefined ? null : JSON.stringify(rating);
        return sql`insert into played (tab, player, at, ladder, n, rating)
                   values (${table}, ${player}, ${outcome.at}, ${ladder}, ${n}, ${kept})`;
      }),
    );
  }

  async #next(ladder: string): Promise<number> {
    const [last] = await this.#rows.read<{ n: number | null }>(sql`select max(n) as n from outcomes where ladder = ${ladder}`);
    return Number(last?.n ?? 0) + 1;
  }

  async #before(ladder: string, people: readonly PlayerId[]): Promise<(player: PlayerId) => Rating | undefined> {
    const rows = await this.#rows.read<{ player: string; rating: string }>(
      sql`select p.player, p.rating from played p where p.ladder = ${ladder} and p.player in (${people}) and p.rating is not null
          and p.n = (select max(q.n) from played q where q.ladder = p.ladder and q.player = p.player and q.rating is not null)`,
    );
    const ratings = new Map(rows.map(({ player, rating }) => [player, JSON.parse(rating) as Rating]));
    return (player) => ratings.get(player);
  }

  /** Counts what was over when a server died before it could, or before there were ratings; the oldest first. */
  async catchUp(): Promise<void> {
    for (;;) {
      const missed = await this.#rows.read<{ id: string }>(
        sql`select id from tables where phase = 'over' and record is not null
            and not exists (select 1 from outcomes where tab = id) order by opened limit ${BATCH}`,
      );
      for (const { id } of missed) await this.count(id);
      if (missed.length < BATCH) return;
    }
  }

  /** All that counts, in the order in which it does. */
  async #ladders(): Promise<Counted[]> {
    return this.#rows.read<Counted>(sql`select tab, at, ladder, n, body from outcomes order by ladder, n`);
  }

  /**
   * Computes everything again from the entries and records of the tables, in the order in which they counted. Gives what would be otherwise;
   * `write` makes it so, all at once.
   */
  async recompute(write: boolean): Promise<Change[]> {
    await this.catchUp();
    const changes: Change[] = [];
    const now = new Map<string, Map<PlayerId, Rating>>(); // by ladder
    const kept = await this.#kept();
    let moved = 0;
    const statements = [];
    for (const { tab, ladder: before, n: at, body } of await this.#ladders()) {
      const known = JSON.parse(body) as TableOutcome;
      const found = await this.#outcomeOf(tab); // a table that is gone counts as it did
      const outcome = found === null ? known : withKnown(found, known);
      const ladder = ladderOf(outcome);
      if (JSON.stringify(outcome) !== body || ladder !== before) {
        changes.push({ table: tab, player: null, before: null, after: null });
        // On another ladder it comes last; the numbers of a ladder need not be without gaps.
        const n = ladder === null ? null : ladder === before ? at : (await this.#next(ladder)) + moved++;
        statements.push(
          sql`update outcomes set body = ${JSON.stringify(outcome)}, ladder = ${ladder}, n = ${n} where tab = ${tab}`,
        );
        statements.push(sql`update played set ladder = ${ladder}, n = ${n} where tab = ${tab}`);
      }
      const ratings = now.get(ladder ?? '') ?? new Map<PlayerId, Rating>();
      now.set(ladder ?? '', ratings);
      const after = ladder === null ? new Map<PlayerId, Rating>() : rated(ratedBy(outcome), (player) => ratings.get(player));
      for (const player of new Set(outcome.seats.flatMap((seat) => seat.was ?? seat.player ?? []))) {
        const rating = after.get(player);
        if (rating !== undefined) ratings.set(player, rating);
        const [was, is] = [kept.get(`${tab} ${player}`) ?? null, rating === undefined ? null : JSON.stringify(rating)];
        if (was === is) continue;
        changes.push({ table: tab, player, before: was === null ? null : (JSON.parse(was) as Rating), after: rating ?? null });
        statements.push(sql`update played set rating = ${is} where tab = ${tab} and player = ${player}`);
      }
    }
    if (write && statements.length > 0) await this.#rows.write(...statements);
    return changes;
  }

  async #kept(): Promise<Map<string, string | null>> {
    const rows = await this.#rows.read<{ tab: string; player: string; rating: string | null }>(
      sql`select tab, player, rating from played`,
    );
    return new Map(rows.map(({ tab, player, rating }) => [`${tab} ${player}`, rating]));
  }
}

/** What a recomputation would change: an outcome, or what a person was worth after it. */
export interface Change {
  readonly table: string;
  readonly player: PlayerId | null;
  readonly before: Rating | null;
  readonly after: Rating | null;
}

// How people want to be told: by which ways, and when.
import type { PlayerId } from '@boucan/table';
import { sha256, unguessable } from '../random.ts';
import { Refusal } from '../refusal.ts';
import { type Rows, sql } from '../storage/rows.ts';
import type { Quiet } from './when.ts';
import type { Lang } from './words.ts';

export type Target =
  | { readonly kind: 'push'; readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string } }
  | { readonly kind: 'mail'; readonly address: string }
  | {
      readonly kind: 'webhook';
      readonly url: string;
      readonly shape: 'json' | 'ntfy' | 'discord' | 'matrix';
      readonly secret?: string; // what it is signed with, for programs
    };

/** At once, when they have not looked for ten minutes, or once a day with all the others. */
export type Pace = 'now' | 'later' | 'daily';

export interface Way {
  readonly id: string;
  readonly player: PlayerId;
  readonly target: Target;
  readonly pace: Pace;
  readonly origin: string; // the address of the site, as the person sees it
  readonly made: number;
  readonly failed: string | null; // why it no longer works
}

export interface Wish {
  readonly lang: Lang;
  readonly zone: string;
  readonly quiet: Quiet | null;
  readonly reminders: readonly number[]; // hours before a clock runs out
  readonly digest: number; // minute of the day
}

export const USUAL: Wish = { lang: 'en', zone: 'UTC', quiet: null, reminders: [2], digest: 18 * 60 };

export interface Wanted {
  readonly wish: Wish;
  readonly ways: readonly Way[]; // that work
}

type Row = Omit<Way, 'target'> & { readonly target: string };
const wayOf = (row: Row): Way => ({ ...row, target: JSON.parse(row.target) as Target });

/** What a way is known by: a browser that changes hands tells only its new owner. */
const markOf = (target: Target, player: PlayerId): string =>
  sha256(
    target.kind === 'push' ? target.endpoint : `${player} ${target.kind} ${target.kind === 'mail' ? target.address : target.url}`,
  );

const MOST_WAYS = 12;
/** Most tables are looked at again and again: what the last few thousand people want is remembered. */
const REMEMBERED = 5000;

export class Ways {
  readonly #rows: Rows;
  readonly #known = new Map<PlayerId, Promise<Wanted>>();
  /** Somebody wants something else: tables and other servers should know. */
  onChange: (player: PlayerId) => void = () => {};

  constructor(rows: Rows) {
    this.#rows = rows;
  }

  /** What a person wants; mostly nothing. */
  wanted(player: PlayerId): Promise<Wanted> {
    const known = this.#known.get(player);
    if (known !== undefined) return known;
    if (this.#known.size >= REMEMBERED) this.#known.clear();
    const wanted = Promise.all([this.wishOf(player), this.of(player)]).then(([wish, ways]) => ({
      wish,
      ways: ways.filter(({ failed }) => failed === null),
    }));
    this.#known.set(player, wanted);
    wanted.catch(() => this.#known.delete(player));
    return wanted;
  }

  /** Looks it up again. */
  changed(player: PlayerId): void {
    this.#known.delete(player);
  }

  async of(player: PlayerId): Promise<Way[]> {
    const rows = await this.#rows.read<Row>(
      sql`select id, player, target, pace, origin, made, failed from ways where player = ${player} order by made, id`,
    );
    return rows.map(wayOf);
  }

  async byIds(ids: readonly string[]): Promise<Map<string, Way>> {
    const rows = await this.#rows.read<Row>(
      sql`select id, player, target, pace, origin, made, failed from ways where id in (${ids})`,
    );
    return new Map(rows.map((row) => [row.id, wayOf(row)]));
  }

  async add(player: PlayerId, target: Target, pace: Pace, origin: string, now: number): Promise<Way> {
    const before = await this.of(player);
    const mark = markOf(target, player);
    if (before.length >= MOST_WAYS && !before.some((way) => markOf(way.target, player) === mark))
      throw new Refusal('not-allowed', `You have ${MOST_WAYS} ways to be told already: remove one of them first.`);
    const way: Way = { id: unguessable(12), player, target, pace, origin, made: now, failed: null };
    // The same browser again has new keys; its place in the list stays.
    const [kept] = await this.#rows.take<{ id: string }>(
      sql`insert into ways (id, player, mark, target, pace, origin, made, failed)
          values (${way.id}, ${player}, ${mark}, ${JSON.stringify(target)}, ${pace}, ${origin}, ${now}, null)
          on conflict (mark) do update set player = excluded.player, target = excluded.target, pace = excluded.pace,
            origin = excluded.origin, failed = null
          returning id`,
    );
    this.#change(player);
    return { ...way, id: kept!.id };
  }

  async setPace(player: PlayerId, id: string, pace: Pace): Promise<void> {
    await this.#rows.write(sql`update ways set pace = ${pace} where id = ${id} and player = ${player}`);
    this.#change(player);
  }

  /** By its owner, or by whoever holds the link that ends it. */
  async remove(id: string, player: PlayerId | null): Promise<Way | null> {
    const [row] = await this.#rows.take<Row>(
      player === null
        ? sql`delete from ways where id = ${id} returning id, player, target, pace, origin, made, failed`
        : sql`delete from ways where id = ${id} and player = ${player} returning id, player, target, pace, origin, made, failed`,
    );
    if (row === undefined) return null;
    await this.#rows.write(sql`delete from notices where way = ${id} and sent is null`);
    this.#change(row.player);
    return wayOf(row);
  }

  /** It no longer works, and says so to its owner; nothing more is sent there. */
  async fail({ id, player }: Way, why: string): Promise<void> {
    await this.#rows.write(
      sql`update ways set failed = ${why} where id = ${id}`,
      sql`delete from notices where way = ${id} and sent is null`,
    );
    this.#change(player);
  }

  async wishOf(player: PlayerId): Promise<Wish> {
    const [row] = await this.#rows.read<{ body: string }>(sql`select body from wishes where player = ${player}`);
    return row === undefined ? USUAL : { ...USUAL, ...(JSON.parse(row.body) as Partial<Wish>) };
  }

  async wish(player: PlayerId, wish: Wish): Promise<void> {
    await this.#rows.write(
      sql`insert into wishes (player, body) values (${player}, ${JSON.stringify(wish)})
          on conflict (player) do update set body = excluded.body`,
    );
    this.#change(player);
  }

  #change(player: PlayerId): void {
    this.changed(player);
    this.onChange(player);
  }
}

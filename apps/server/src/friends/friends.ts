// Friends: both have said yes. Nobody learns more of a person than that person wants.
import type { FollowsReply, FriendCommand, FriendsReply } from '@boucan/protocol';
import type { PlayerId } from '@boucan/table';
import { unguessable } from '../random.ts';
import { Refusal } from '../refusal.ts';
import { type Rows, type Statement, sql } from '../storage/rows.ts';
import type { Player } from '../storage/storage.ts';
import type { Sketch } from '../tables/card.ts';
import type { World } from '../world.ts';
import type { Blocks } from './blocks.ts';

const MOST = 500;
const MET = 30;
/** Whoever was heard of within so many milliseconds is here. */
const HERE = 120_000;
const BEAT = 60_000;

export type Shown = 'public' | 'friends' | 'nobody';
export interface Showing {
  readonly shown: Shown;
  readonly presence: boolean;
}

export class Friends {
  readonly #world: World;
  readonly #rows: Rows;
  readonly #blocks: Blocks;
  #stop: () => void = () => {};

  constructor(world: World, blocks: Blocks) {
    this.#world = world;
    this.#rows = world.storage.rows;
    this.#blocks = blocks;
  }

  /** Notes again and again who is here. */
  start(here: () => readonly PlayerId[]): void {
    this.#stop = this.#world.options.machine.every(BEAT, () => this.note(here()));
  }

  close(): void {
    this.#stop();
  }

  /** These people are here now. */
  note(people: readonly PlayerId[]): void {
    const at = this.#world.time.wall();
    const beats = people.map(
      (player) =>
        sql`insert into presence (player, at) values (${player}, ${at}) on conflict (player) do update set at = excluded.at`,
    );
    if (beats.length === 0) return;
    this.#rows.write(...beats).catch((error: unknown) => this.#world.log.error({ err: error }, 'who is here could not be noted'));
  }

  async showing(player: PlayerId): Promise<Showing> {
    const [row] = await this.#rows.read<{ shown: Shown; presence: number }>(
      sql`select shown, presence from profiles where player = ${player}`,
    );
    return row === undefined ? { shown: 'public', presence: true } : { shown: row.shown, presence: Number(row.presence) === 1 };
  }

  async show(player: PlayerId, { shown, presence }: Showing): Promise<void> {
    await this.#rows.write(
      sql`insert into profiles (player, shown, presence) values (${player}, ${shown}, ${presence ? 1 : 0})
          on conflict (player) do update set shown = excluded.shown, presence = excluded.presence`,
    );
  }

  async areFriends(a: PlayerId, b: PlayerId): Promise<boolean> {
    const [row] = await this.#rows.read(
      sql`select state from friends where player = ${a} and other = ${b} and state = 'friends'`,
    );
    return row !== undefined;
  }

  async of(player: PlayerId): Promise<FriendsReply> {
    const at = this.#world.time.wall();
    const rows = await this.#rows.read<{ id: string; name: string; state: string; at: number | null; presence: number | null }>(
      sql`select p.id, p.name, f.state, h.at, s.presence from friends f join players p on p.id = f.other
          left join presence h on h.player = f.other left join profiles s on s.player = f.other
          where f.player = ${player} order by p.name`,
    );
    const asking = await this.#people(sql`select p.id, p.name from friends f join players p on p.id = f.player
          where f.other = ${player} and f.state = 'asked' order by f.at desc`);
    const blocked = await this.#people(sql`select p.id, p.name from blocks b join players p on p.id = b.other
          where b.player = ${player} order by p.name`);
    const named = ({ id, name }: { id: string; name: string }) => ({ player: id, name });
    const friends = rows.filter(({ state }) => state === 'friends');
    const tables = await this.#tablesOf(friends.map(({ id }) => id));
    return {
      friends: friends.map((row) => {
        const tells = row.presence === null || Number(row.presence) === 1;
        const here = Number(row.at ?? 0) > at - HERE;
        return { ...named(row), here: tells ? here : null, table: tells ? (tables.get(row.id) ?? null) : null };
      }),
      asked: rows.filter(({ state }) => state === 'asked').map(named),
      asking: asking.map(named),
      blocked: blocked.map(named),
      met: await this.#met(player),
      link: `/friend/${await this.#linkOf(player)}`,
      ...(await this.showing(player)),
    };
  }

  #people(statement: Statement): Promise<{ id: string; name: string }[]> {
    return this.#rows.read(statement);
  }

  /** Public tables where these people play now, by person. What is by invitation is nobody else's business. */
  async #tablesOf(people: readonly PlayerId[]): Promise<Map<PlayerId, string>> {
    if (people.length === 0) return new Map();
    const rows = await this.#rows.read<{ player: string; id: string; sketch: string | null }>(
      sql`select m.player, t.id, t.sketch from members m join tables t on t.id = m.tab
          where m.player in (${people}) and t.phase = 'playing'`,
    );
    const open = rows.filter(
      ({ sketch }) => sketch !== null && (JSON.parse(sketch) as Sketch).card.terms.visibility === 'public',
    );
    return new Map(open.map(({ player, id }) => [player, id]));
  }

  async #met(player: PlayerId): Promise<FriendsReply['met']> {
    const rows = await this.#rows.read<{ id: string; name: string; at: number; game: string }>(
      sql`select p.id, p.name, max(o.at) as at, max(o.game) as game from played mine join played theirs on theirs.tab = mine.tab
          join players p on p.id = theirs.player join outcomes o on o.tab = mine.tab
          where mine.player = ${player} and theirs.player <> ${player}
          and not exists (select 1 from friends f where f.player = ${player} and f.other = p.id)
          and not exists (select 1 from blocks b where (b.player = ${player} and b.other = p.id) or (b.player = p.id and b.other = ${player}))
          group by p.id, p.name order by max(o.at) desc limit ${MET}`,
    );
    return rows.map(({ id, name, at, game }) => ({ player: id, name, at: Number(at), game }));
  }

  async #linkOf(player: PlayerId): Promise<string> {
    const [known] = await this.#rows.read<{ key: string }>(sql`select key from friend_links where player = ${player}`);
    if (known !== undefined) return known.key;
    const key = unguessable(12, this.#world.options.machine);
    await this.#rows
      .write(sql`insert into friend_links (key, player, at) values (${key}, ${player}, ${this.#world.time.wall()})`)
      .catch(() => {}); // another page of theirs was first
    const [kept] = await this.#rows.read<{ key: string }>(sql`select key from friend_links where player = ${player}`);
    return kept!.key;
  }

  async byLink(key: string): Promise<Player | null> {
    const [row] = await this.#rows.read<Player>(
      sql`select p.id, p.name from friend_links l join players p on p.id = l.player where l.key = ${key}`,
    );
    return row ?? null;
  }

  async do(player: PlayerId, command: FriendCommand): Promise<void> {
    const at = this.#world.time.wall();
    switch (command.do) {
      case 'new-link':
        await this.#rows.write(sql`delete from friend_links where player = ${player}`);
        return;
      case 'accept': {
        const other = await this.byLink(command.key);
        if (other === null) throw new Refusal('not-found', 'This link no longer works. Ask for a new one.');
        if (other.id === player) throw new Refusal('not-allowed', 'This is your own link. Send it to somebody else.');
        await this.#mustNotBeApart(player, other.id);
        return this.#befriend(player, other.id, at);
      }
      case 'ask':
        return this.#ask(player, command.player, at);
      case 'drop':
        await this.#rows.write(...parting(player, command.player));
        return;
      case 'block':
        if (command.player === player) throw new Refusal('not-allowed', 'You can’t block yourself.');
        await this.#mustExist(command.player);
        await this.#rows.write(
          ...parting(player, command.player),
          sql`delete from follows where kind = 'person' and ((player = ${player} and what = ${command.player}) or (player = ${command.player} and what = ${player}))`,
          sql`insert into blocks (player, other, at) values (${player}, ${command.player}, ${at}) on conflict (player, other) do nothing`,
        );
        return this.#blocks.changed();
      case 'unblock':
        await this.#rows.write(sql`delete from blocks where player = ${player} and other = ${command.player}`);
        return this.#blocks.changed();
    }
  }

  /** Asks somebody with whom one has played; whoever was asked says yes by asking back. */
  async #ask(player: PlayerId, other: PlayerId, at: number): Promise<void> {
    if (player === other) throw new Refusal('not-allowed', 'You can’t be your own friend here.');
    await this.#mustExist(other);
    const [count] = await this.#rows.read<{ n: number }>(sql`select count(*) as n from friends where player = ${player}`);
    if (Number(count?.n ?? 0) >= MOST)
      throw new Refusal('not-allowed', `You have ${MOST} friends and requests. Remove some first.`);
    const [back] = await this.#rows.read<{ state: string }>(
      sql`select state from friends where player = ${other} and other = ${player}`,
    );
    if (back !== undefined) return this.#befriend(player, other, at);
    // Who was blocked must not notice: their request is kept and never shown.
    if (this.#world.manners.areApart(player, other)) return;
    const [met] = await this.#rows.read(
      sql`select mine.tab from members mine join members theirs on theirs.tab = mine.tab
          where mine.player = ${player} and theirs.player = ${other} limit 1`,
    );
    if (met === undefined)
      throw new Refusal('not-allowed', 'You can ask people you’ve met at a table. Others can open your link.');
    await this.#rows.write(
      sql`insert into friends (player, other, state, at) values (${player}, ${other}, 'asked', ${at}) on conflict (player, other) do nothing`,
    );
  }

  async #befriend(a: PlayerId, b: PlayerId, at: number): Promise<void> {
    const both = [
      [a, b],
      [b, a],
    ] as const;
    await this.#rows.write(
      ...both.map(
        ([one, other]) =>
          sql`insert into friends (player, other, state, at) values (${one}, ${other}, 'friends', ${at})
              on conflict (player, other) do update set state = 'friends'`,
      ),
    );
  }

  async #mustExist(player: PlayerId): Promise<void> {
    const [row] = await this.#rows.read(sql`select id from players where id = ${player}`);
    if (row === undefined) throw new Refusal('not-found', 'There is no such person.');
  }

  async #mustNotBeApart(a: PlayerId, b: PlayerId): Promise<void> {
    if (this.#world.manners.areApart(a, b)) throw new Refusal('not-found', 'This link no longer works. Ask for a new one.');
  }

  async follow(player: PlayerId, kind: 'table' | 'person', what: string, on: boolean): Promise<void> {
    if (on && kind === 'person' && this.#world.manners.areApart(player, what)) return;
    await this.#rows.write(
      on
        ? sql`insert into follows (player, kind, what, at) values (${player}, ${kind}, ${what}, ${this.#world.time.wall()}) on conflict (player, kind, what) do nothing`
        : sql`delete from follows where player = ${player} and kind = ${kind} and what = ${what}`,
    );
  }

  async followed(player: PlayerId): Promise<FollowsReply> {
    const tables = await this.#rows.read<{ id: string; phase: string; sketch: string | null }>(
      sql`select t.id, t.phase, t.sketch from follows f join tables t on t.id = f.what
          where f.player = ${player} and f.kind = 'table' order by f.at desc limit 100`,
    );
    const people = await this.#people(
      sql`select p.id, p.name from follows f join players p on p.id = f.what
          where f.player = ${player} and f.kind = 'person' order by p.name limit 200`,
    );
    const playing = await this.#tablesOf(people.map(({ id }) => id));
    return {
      tables: tables.flatMap(({ id, phase, sketch }) => {
        if (sketch === null) return [];
        const { card } = JSON.parse(sketch) as Sketch;
        // By invitation: a follower without a seat gets no news of it here.
        if (card.terms.visibility === 'invitation') return [];
        return [{ table: id, game: card.terms.game, phase, names: card.seats.flatMap(({ name }) => name ?? []) }];
      }),
      people: people.map(({ id, name }) => ({ player: id, name, table: playing.get(id) ?? null })),
    };
  }
}

const parting = (a: PlayerId, b: PlayerId): Statement[] => [
  sql`delete from friends where player = ${a} and other = ${b}`,
  sql`delete from friends where player = ${b} and other = ${a}`,
];

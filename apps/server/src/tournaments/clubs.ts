// A club: a named group with its matches, its leaderboard and its tournaments. People come in by a link that members hand on.
import type { ClubReply, ClubRequest, ClubsReply } from '@boucan/protocol';
import type { PlayerId } from '@boucan/table';
import { skeletonOf } from '@boucan/table/look-alikes';
import { unguessable } from '../random.ts';
import type { TableOutcome } from '../ratings/outcome.ts';
import { Refusal } from '../refusal.ts';
import { type Rows, sql } from '../storage/rows.ts';
import { Overtaken, type Player } from '../storage/storage.ts';
import type { World } from '../world.ts';
import type { Tournaments } from './tournaments.ts';

const MOST_EACH = 10;
const LATEST = 30;

interface Row {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly key: string;
  readonly host: string;
}

const noSuchClub = (): Refusal => new Refusal('not-found', 'There is no such club. Check the link.');

export class Clubs {
  readonly #world: World;
  readonly #rows: Rows;
  readonly #tournaments: Tournaments;

  constructor(world: World, tournaments: Tournaments) {
    this.#world = world;
    this.#rows = world.storage.rows;
    this.#tournaments = tournaments;
  }

  async #get(id: string): Promise<Row> {
    const [row] = await this.#rows.read<Row>(sql`select id, name, about, key, host from clubs where id = ${id}`);
    if (row === undefined) throw noSuchClub();
    return row;
  }

  async open({ name, about }: ClubRequest, host: Player): Promise<string> {
    const mine = await this.of(host.id);
    if (mine.clubs.length >= MOST_EACH)
      throw new Refusal('not-allowed', `You’re in ${MOST_EACH} clubs. Leave one of them first.`);
    const { machine } = this.#world.options;
    const [id, key, at] = [unguessable(9, machine), unguessable(12, machine), this.#world.time.wall()];
    try {
      await this.#rows.write(
        sql`insert into clubs (id, name, about, look, key, host, made)
            values (${id}, ${name}, ${about}, ${skeletonOf(name)}, ${key}, ${host.id}, ${at})`,
        sql`insert into clubbers (club, player, at) values (${id}, ${host.id}, ${at})`,
      );
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
      throw new Refusal('not-allowed', 'There is a club with this name, or one that looks like it. Choose another.');
    }
    return id;
  }

  async of(player: PlayerId): Promise<ClubsReply> {
    const rows = await this.#rows.read<{ id: string; name: string; members: number }>(
      sql`select c.id, c.name, (select count(*) from clubbers a where a.club = c.id) as members
          from clubs c join clubbers m on m.club = c.id where m.player = ${player} order by c.name`,
    );
    return { clubs: rows.map(({ id, name, members }) => ({ id, name, members: Number(members) })) };
  }

  async isMember(club: string, player: PlayerId): Promise<boolean> {
    const [row] = await this.#rows.read(sql`select player from clubbers where club = ${club} and player = ${player}`);
    return row !== undefined;
  }

  async join(id: string, key: string, player: PlayerId): Promise<void> {
    const club = await this.#get(id);
    if (club.key !== key) throw new Refusal('not-allowed', 'This link no longer works. Ask a member for a new one.');
    await this.#rows.write(
      sql`insert into clubbers (club, player, at) values (${id}, ${player}, ${this.#world.time.wall()}) on conflict (club, player) do nothing`,
    );
  }

  /** Out of it, by oneself or by the host. The link changes, so that whoever was put out does not come back by it. */
  async leave(id: string, player: PlayerId, by: PlayerId): Promise<void> {
    const { host } = await this.#get(id);
    if (player !== by && by !== host) throw new Refusal('not-allowed', 'Only the person who founded the club can do this.');
    if (player === host) throw new Refusal('not-allowed', 'You founded this club and stay in it.');
    const out = sql`delete from clubbers where club = ${id} and player = ${player}`;
    const key = unguessable(12, this.#world.options.machine);
    await this.#rows.write(out, ...(player === by ? [] : [sql`update clubs set key = ${key} where id = ${id}`]));
  }

  async view(id: string, me: PlayerId | null): Promise<ClubReply> {
    const { name, about, key, host } = await this.#get(id);
    const members = await this.#rows.read<{ player: string; name: string; at: number }>(
      sql`select p.id as player, p.name, m.at from clubbers m join players p on p.id = m.player where m.club = ${id} order by p.name`,
    );
    const isMember = members.some(({ player }) => player === me);
    const matches = await this.#rows.read<{ tab: string; body: string }>(
      sql`select o.tab, o.body from outcomes o where o.tab in
          (select p.tab from played p join clubbers m on m.player = p.player where m.club = ${id} group by p.tab having count(*) > 1)
          order by o.at desc limit ${LATEST}`,
    );
    return {
      ...{ id, name, about, isMember, isHost: host === me, key: isMember ? key : null },
      host: members.find(({ player }) => player === host)?.name ?? '?',
      members: members.map(({ player, name, at }) => ({ player, name, at: Number(at) })),
      tournaments: await this.#tournaments.list(id),
      matches: matches.flatMap(({ tab, body }) => {
        const { game, at, seats, winners, visibility } = JSON.parse(body) as TableOutcome;
        if (visibility === 'invitation' && !isMember) return [];
        const nameAt = (seat: number): string => seats[seat]!.name || seats[seat]!.level || '';
        return [{ table: tab, game, at, names: seats.map((_, seat) => nameAt(seat)), winners: winners.map(nameAt) }];
      }),
    };
  }
}

// Bots that people have made: who they are, how they do, and to which tables they are invited.
import { type BotsReply, type ChallengesReply, isProgram, PROGRAM } from '@boucan/protocol';
import { atLeast, type Kind, type Rating } from '@boucan/ratings';
import type { GameRecord } from '@boucan/record';
import type { Entry } from '@boucan/table';
import { shownRating } from '../ratings/profile.ts';
import { Refusal } from '../refusal.ts';
import { type Rows, sql } from '../storage/rows.ts';
import { Overtaken, type Player } from '../storage/storage.ts';
import type { Tables } from '../tables/tables.ts';
import type { Machine } from '../time.ts';

/** Whoever asked for something so lately is here. ms */
const HERE = 3 * 60_000;
/** An invitation that nobody answers is forgotten. ms */
const STANDS = 24 * 3_600_000;
/** Matches that are counted at a time, and how often it is looked for them. */
const COUNTED = 200;
const AGAIN = 10_000;
const MOST_BOTS = 200;

export class PeopleBots {
  readonly #rows: Rows;
  readonly #tables: Tables;
  readonly #machine: Machine;
  #counted = Number.NEGATIVE_INFINITY;

  constructor(rows: Rows, tables: Tables, machine: Machine) {
    this.#rows = rows;
    this.#tables = tables;
    this.#machine = machine;
  }

  /** All of them, the best first. */
  async all(): Promise<BotsReply['bots']> {
    await this.#count();
    const found = await this.#rows.read<{
      id: string;
      name: string;
      owner: string;
      used: number | null;
      games: number;
      wins: number | null;
    }>(
      sql`select p.id, p.name, o.name as owner,
          (select max(t.used) from tokens t where t.player = b.player) as used,
          (select count(*) from bot_results r where r.bot = b.player) as games,
          (select sum(r.won) from bot_results r where r.bot = b.player) as wins
        from bots b join players p on p.id = b.player join players o on o.id = b.owner order by b.made limit ${MOST_BOTS}`,
    );
    const since = this.#machine.wall() - HERE;
    return found
      .map(({ id, name, owner, used, games, wins }) => {
        const won = Number(wins ?? 0) / WHOLE;
        const played = Number(games);
        return {
          id,
          name,
          owner,
          here: used !== null && Number(used) > since,
          games: played,
          wins: won,
          share: played === 0 ? null : won / played,
        };
      })
      .sort((a, b) => (b.share ?? -1) - (a.share ?? -1) || b.games - a.games);
  }

  /** These bots by what they are worth at least, as people are ranked: a ladder for each game and kind of table. Whoever is still little known is low. */
  async boards(bots: BotsReply['bots']): Promise<BotsReply['boards']> {
    const rated = await this.#rows.read<{ id: string; ladder: string; rating: string; matches: number }>(
      sql`select p.player as id, p.ladder, p.rating, c.matches from played p
        join (select player, ladder, max(n) as n, count(*) as matches from played
              where player like ${`${PROGRAM}%`} and ladder is not null and rating is not null group by player, ladder) c
          on c.player = p.player and c.ladder = p.ladder and c.n = p.n`,
    );
    const known = new Map(bots.map((bot) => [bot.id, bot]));
    const worth = rated.flatMap(({ id, ladder, rating, matches }) => {
      const bot = known.get(id);
      return bot === undefined ? [] : [{ bot, ladder, matches: Number(matches), rating: JSON.parse(rating) as Rating }];
    });
    return [...Map.groupBy(worth, ({ ladder }) => ladder)]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([ladder, all]) => {
        const [game, kind] = ladder.split('/') as [string, Kind];
        const rows = all
          .toSorted((a, b) => atLeast(b.rating) - atLeast(a.rating))
          .map(({ bot: { id, name, owner, here }, rating, matches }, i) => ({
            ...{ place: i + 1, id, name, owner, here, rating: shownRating(game, rating), matches },
          }));
        return { game, kind, rows };
      });
  }

  /** Somebody at a table would like this bot to sit down there. `invite`: the key of the table. */
  async challenge(table: string, bot: string, by: Player, invite: string | null): Promise<void> {
    const [known] = isProgram(bot) ? await this.#rows.read(sql`select player from bots where player = ${bot}`) : [];
    if (known === undefined) throw new Refusal('not-found', 'There is no such bot here. Look at the list of bots.');
    await this.#rows
      .write(
        sql`delete from challenges where made < ${this.#machine.wall() - STANDS}`,
        sql`delete from challenges where tab = ${table} and bot = ${bot}`,
        sql`insert into challenges (tab, bot, inviter, invite, made)
          values (${table}, ${bot}, ${by.name}, ${invite ?? ''}, ${this.#machine.wall()})`,
      )
      .catch((error: unknown) => {
        if (!(error instanceof Overtaken)) throw error; // asked twice at the same time
      });
  }

  async decline(table: string, bot: Player): Promise<void> {
    await this.#rows.write(sql`delete from challenges where tab = ${table} and bot = ${bot.id}`);
  }

  /** The tables that wait for this bot. */
  async challenges(bot: Player): Promise<ChallengesReply['challenges']> {
    const found = await this.#rows.read<{ tab: string; inviter: string; invite: string }>(
      sql`select tab, inviter, invite from challenges where bot = ${bot.id} order by made`,
    );
    const open = await Promise.all(
      found.map(async ({ tab, inviter, invite }) => {
        const glimpse = await this.#tables.glimpse(tab, bot.id);
        const waits = glimpse !== null && !glimpse.hasSeat && glimpse.card.phase === 'gathering';
        const hasRoom = glimpse?.card.seats.some(({ kind }) => kind === 'empty') ?? false;
        if (!waits || !hasRoom) return [];
        return [{ table: tab, game: glimpse.card.terms.game, by: inviter, key: invite === '' ? null : invite }];
      }),
    );
    return open.flat();
  }

  /** Counts the matches that have come to their end since. Whoever counts one first is the only one. */
  async #count(): Promise<void> {
    const now = this.#machine.ticks();
    if (now - this.#counted < AGAIN) return;
    this.#counted = now;
    const over = await this.#rows.read<{ tab: string; bot: string; record: string }>(
      sql`select m.tab, m.player as bot, t.record from members m join tables t on t.id = m.tab
        left join bot_results r on r.tab = m.tab and r.bot = m.player
        where m.player like ${`${PROGRAM}%`} and t.phase = 'over' and t.record is not null and r.tab is null limit ${COUNTED}`,
    );
    for (const { tab, bot, record } of over) {
      const seat = await this.#seatOf(tab, bot);
      const { game, result } = JSON.parse(record) as GameRecord;
      const won = seat !== null && result.winners.includes(seat) ? Math.round(WHOLE / result.winners.length) : 0;
      await this.#rows
        .write(sql`insert into bot_results (tab, bot, game, seat, won) values (${tab}, ${bot}, ${game}, ${seat}, ${won})`)
        .catch((error: unknown) => {
          if (!(error instanceof Overtaken)) throw error;
        });
    }
  }

  /** Where it sat when the match began; it may have opened the table without. */
  async #seatOf(tab: string, bot: string): Promise<number | null> {
    const entries = await this.#rows.read<{ body: string }>(
      sql`select body from entries where tab = ${tab} order by n limit 500`,
    );
    let seat: number | null = null;
    for (const { body } of entries) {
      const entry = (typeof body === 'string' ? JSON.parse(body) : body) as Entry;
      if (entry.type === 'sat' && entry.player === bot) seat = entry.seat;
      else if (entry.type === 'stood' && entry.seat === seat) seat = null;
      else if (entry.type === 'started') break;
    }
    return seat;
  }
}

/** Wins are counted in parts, so that a shared one is a whole number. */
const WHOLE = 60;

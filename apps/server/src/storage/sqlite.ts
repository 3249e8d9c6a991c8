// The database itself. It runs in a thread of its own (thread.ts), so that nobody waits for a disk who need not.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Entry } from '@boucan/table';
import type { Statement } from './rows.ts';
import { migrate, PRAGMAS } from './schema.ts';
import { BadStatement, type Held, type Link, Overtaken, type Player, type Snapshot, type StoredTable } from './storage.ts';
import type { Write } from './write.ts';

/** Tables of one person that are listed. */
export const LATEST = 100;
const PAGE = 4096;
/** Statements about people that are kept prepared. */
const PREPARED = 300;
/** The disk's fault and not the statement's: no memory, a fault of reading or writing, damage, no room. */
const OF_THE_DISK = new Set([7, 10, 11, 13]);
const CONSTRAINT = 19;

/** A person's link, and all that came of it. */
const REVOKED = `with recursive revoked (id) as (
  select id from links where player = ?1 and id = ?2 union select l.id from links l join revoked r on l.parent = r.id)`;
/** The links by which something came, from the last to the first; all of them must still be there. */
const above = (last: string): string =>
  `with recursive above (id) as (${last} union select l.parent from links l join above a on l.id = a.id)`;
const NONE_MISSING = 'not exists (select 1 from above a where a.id is not null and a.id not in (select l.id from links l))';

export class Sqlite {
  readonly #db: DatabaseSync;
  readonly #sql;
  readonly #prepared = new Map<string, StatementSync>();

  constructor(folder: string, most: number) {
    mkdirSync(folder, { recursive: true });
    this.#db = new DatabaseSync(join(folder, 'boucan.db'));
    this.#db.exec(PRAGMAS);
    migrate(this.#db);
    if (most > 0) this.#db.exec(`pragma max_page_count = ${Math.ceil(most / PAGE)}`);
    const sql = (text: string) => this.#db.prepare(text);
    this.#sql = {
      begin: sql('begin immediate'),
      commit: sql('commit'),
      addTable: sql('insert into tables (id, secret, invite, watch, guests, follows, opened) values (?, ?, ?, ?, ?, ?, ?)'),
      followed: sql('select 1 from tables where follows = ?'),
      lastEntry: sql('select coalesce(max(n), 0) as n from entries where tab = ?'),
      addEntry: sql('insert into entries (tab, n, body, player, message) values (?, ?, ?, ?, ?)'),
      summarise: sql('update tables set phase = ?, sketch = ?, record = ? where id = ?'),
      addMember: sql('insert into members select ?, id, opened from tables where id = ? on conflict do nothing'),
      dropSnapshots: sql('delete from snapshots where tab = ? and n > ?'),
      addSnapshot: sql('insert into snapshots (tab, n, lines, position, seal) values (?, ?, ?, ?, ?)'),
      saw: sql('insert into seen (tab, player, n) values (?, ?, ?) on conflict do update set n = excluded.n'),
      keepPlayer: sql('insert into players (id, name) values (?, ?) on conflict do update set name = excluded.name'),
      keepSettings: sql('insert into settings (player, body) values (?, ?) on conflict do update set body = excluded.body'),
      settingsOf: sql('select body from settings where player = ?'),
      addSession: sql('insert into sessions (hash, player, link) values (?, ?, ?)'),
      addLink: sql(
        'insert into links (hash, id, player, made, parent) select ?, ?, player, ?, link from sessions where hash = ?',
      ),
      dropLinks: sql(`${REVOKED} delete from links where id in (select id from revoked)`),
      dropSessions: sql(`${REVOKED} delete from sessions where player = ?1 and link in (select id from revoked)`),
      linkOf: sql(
        `${above('select parent from links where hash = ?1')}
         select p.id, name, l.id as link from links l join players p on p.id = player where hash = ?1 and ${NONE_MISSING}`,
      ),
      linksOf: sql(
        `select l.id, l.player, made, parent, count(s.hash) as uses, coalesce(max(s.hash = ?), 0) as here
         from links l left join sessions s on s.link = l.id and s.player = l.player where l.player = ? group by l.id order by made`,
      ),
      addReport: sql('insert into reports (tab, player, at, n, note) values (?, ?, ?, ?, ?)'),
      hold: sql('insert or replace into held (tab, seat, n, player, choice, message, at) values (?, ?, ?, ?, ?, ?, ?)'),
      release: sql('delete from held where tab = ? and seat = ?'),
      held: sql('select tab as "table", seat, n, player, choice, message, at from held where tab = ?'),
      pulse: sql('insert into pulse (one, now) values (1, ?) on conflict do update set now = excluded.now'),
      fill: sql('insert into probe values (zeroblob(16384))'),
      empty: sql('delete from probe'),
      lastPulse: sql('select now from pulse'),
      table: sql('select *, (select id from tables f where f.follows = t.id) as rematch from tables t where id = ?'),
      entries: sql('select body, player, message from entries where tab = ? order by n'),
      snapshots: sql('select n, lines, position, seal from snapshots where tab = ? order by n'),
      seen: sql('select player, n from seen where tab = ?'),
      unfinished: sql(`select id from tables where phase <> 'over' order by opened`),
      isWanted: sql(
        `select 1 from tables t where id = ? and (
           (select body ->> '$.at' from entries where tab = t.id order by n desc limit 1) > ?
           or (select body ->> '$.terms.clock.kind' from entries where tab = t.id and n = 1) <> 'none')`,
      ),
      sketchesFor: sql(
        `select tab, sketch from members join tables on id = tab where player = ? and sketch is not null
         order by members.opened desc limit ${LATEST}`,
      ),
      playerOf: sql(
        `${above('select link from sessions where hash = ?1')}
         select id, name from sessions join players on id = player where hash = ?1 and ${NONE_MISSING}`,
      ),
    };
  }

  /** All of it, or none. */
  commit(writes: readonly Write[]): void {
    this.#sql.begin.run();
    try {
      for (const write of writes) this.#write(write);
      this.#sql.commit.run();
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('rollback');
      throw error;
    }
  }

  #write(w: Write): void {
    switch (w.write) {
      case 'table': {
        const { id, secret, invite, watch, guests } = w.opening;
        if (w.follows !== null && this.#sql.followed.get(w.follows) !== undefined)
          throw new Overtaken(`table ${w.follows} is followed already`);
        this.#sql.addTable.run(id, secret, invite, watch, JSON.stringify(guests), w.follows, w.at);
        return;
      }
      case 'entries': {
        const { n } = this.#sql.lastEntry.get(w.table) as { n: number };
        if (n !== w.expected) throw new Overtaken(`table ${w.table} is at entry ${n}, not ${w.expected}`);
        const last = w.entries.length - 1;
        for (const [i, body] of w.entries.entries()) {
          const sender = i === last ? w.sender : null;
          this.#sql.addEntry.run(w.table, n + 1 + i, body, sender?.player ?? null, sender?.message ?? null);
        }
        return;
      }
      case 'summary': {
        const { table, phase, sketch, members, record } = w.summary;
        this.#sql.summarise.run(phase, sketch, record, table);
        for (const player of members) this.#sql.addMember.run(player, table);
        return;
      }
      case 'snapshot': {
        const { n, lines, position, seal } = w.snapshot;
        this.#sql.dropSnapshots.run(w.table, w.after);
        this.#sql.addSnapshot.run(w.table, n, lines, position, seal);
        return;
      }
      case 'seen':
        this.#sql.saw.run(w.table, w.player, w.n);
        return;
      case 'player':
        this.#sql.keepPlayer.run(w.player.id, w.player.name);
        return;
      case 'settings':
        this.#sql.keepSettings.run(w.player, w.settings);
        return;
      case 'session':
        this.#sql.addSession.run(w.hash, w.player, w.link);
        return;
      case 'link':
        this.#sql.addLink.run(w.link.hash, w.link.id, w.link.made, w.link.by);
        return;
      case 'revoked':
        this.#sql.dropSessions.run(w.player, w.link);
        this.#sql.dropLinks.run(w.player, w.link);
        return;
      case 'held': {
        const { table, seat, n, player, choice, message, at } = w.held;
        this.#sql.hold.run(table, seat, n, player, choice, message, at);
        return;
      }
      case 'released':
        this.#sql.release.run(w.table, w.seat);
        return;
      case 'probe':
        this.#sql.fill.run();
        this.#sql.empty.run();
        return;
      case 'pulse':
        this.#sql.pulse.run(w.now);
        return;
      case 'report': {
        const { table, player, at, n, note } = w.report;
        this.#sql.addReport.run(table, player, at, n, note);
        return;
      }
      case 'rows':
        for (const statement of w.statements) {
          const { changes } = this.#about(statement, (prepared) => prepared.run(...statement.values));
          if (statement.must && changes === 0) throw new Overtaken('what was to be changed is not so any more');
        }
    }
  }

  /** What a statement about people returns, whether it only reads or writes as well. */
  rows(statement: Statement): object[] {
    return this.#about(statement, (prepared) => prepared.all(...statement.values).map((row) => ({ ...row })));
  }

  /** A fault is the statement's own, unless it is the disk's. */
  #about<T>({ text }: Statement, work: (prepared: StatementSync) => T): T {
    try {
      let prepared = this.#prepared.get(text);
      if (prepared === undefined) {
        if (this.#prepared.size >= PREPARED) this.#prepared.clear();
        prepared = this.#db.prepare(text);
        this.#prepared.set(text, prepared);
      }
      return work(prepared);
    } catch (error) {
      const code = ((error as { errcode?: number }).errcode ?? 0) & 0xff;
      if (OF_THE_DISK.has(code)) throw error;
      const { message } = error as Error;
      throw code === CONSTRAINT ? new Overtaken(message, { cause: error }) : new BadStatement(message, { cause: error });
    }
  }

  load(table: string): StoredTable | null {
    const row = this.#sql.table.get(table) as Record<string, string> | undefined;
    if (row === undefined) return null;
    const rows = this.#sql.entries.all(table) as { body: string; player: string | null; message: string | null }[];
    return {
      id: table,
      secret: row.secret!,
      invite: row.invite!,
      watch: row.watch!,
      guests: JSON.parse(row.guests!) as string[],
      record: row.record ?? null,
      follows: row.follows ?? null,
      rematch: row.rematch ?? null,
      entries: rows.map(({ body, player, message }) => ({
        entry: JSON.parse(body) as Entry,
        sender: player === null || message === null ? null : { player, message },
      })),
      snapshots: this.#sql.snapshots.all(table) as unknown as Snapshot[],
      held: this.#sql.held.all(table) as unknown as Held[],
      seen: new Map(this.#sql.seen.all(table).map(({ player, n }) => [player as string, n as number])),
    };
  }

  unfinished(since: number): string[] {
    return this.#sql.unfinished
      .all()
      .map((row) => row.id as string)
      .filter((id) => {
        // One after the other: a damaged page hides the tables on it, and no others. Whoever fetches one of these hears what is wrong.
        try {
          return this.#sql.isWanted.get(id, since) !== undefined;
        } catch {
          return true;
        }
      });
  }

  sketchesFor(player: string): { table: string; sketch: string }[] {
    return this.#sql.sketchesFor.all(player).map((row) => ({ table: row.tab as string, sketch: row.sketch as string }));
  }

  linkOf(hash: string): (Player & { link: string }) | null {
    return (this.#sql.linkOf.get(hash) as (Player & { link: string }) | undefined) ?? null;
  }

  linksOf(player: string, hash: string): (Link & { uses: number; here: boolean })[] {
    const links = this.#sql.linksOf.all(hash, player) as unknown as (Link & { uses: number; here: number })[];
    return links.map((link) => ({ ...link, here: link.here === 1 }));
  }

  playerOf(hash: string): Player | null {
    const row = this.#sql.playerOf.get(hash);
    return row === undefined ? null : { id: row.id as string, name: row.name as string };
  }

  settingsOf(player: string): string | null {
    return (this.#sql.settingsOf.get(player)?.body as string | undefined) ?? null;
  }

  lastPulse(): number | null {
    return (this.#sql.lastPulse.get()?.now as number | undefined) ?? null;
  }

  parts(): string[] {
    return this.#db
      .prepare(`select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'`)
      .all()
      .map(({ name }) => name as string);
  }

  damageIn(part: string): string[] {
    try {
      return this.#db
        .prepare(`pragma quick_check("${part}")`)
        .all()
        .flatMap(({ quick_check: found }) => (found === 'ok' ? [] : [`${part}: ${String(found)}`]));
    } catch (error) {
      return [`${part}: ${(error as Error).message}`];
    }
  }

  async backup(file: string): Promise<void> {
    await backup(this.#db, file);
  }

  close(): void {
    this.#db.close();
  }
}

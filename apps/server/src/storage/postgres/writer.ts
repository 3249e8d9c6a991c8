// Groups of writes to PostgreSQL: all of a group in one transaction and one trip there and back.
import type { Machine } from '../../time.ts';
import type { Statement as RowStatement } from '../rows.ts';
import { BadStatement, NotOurs, Overtaken } from '../storage.ts';
import type { Write } from '../write.ts';
import { type Client, codeOf, type Link, type Statement } from './link.ts';

type Entries = Extract<Write, { write: 'entries' }>;

const statement =
  (name: string, text: string) =>
  (...values: readonly unknown[]): Statement => ({ name, text, values });

/** A person's link, and all that came of it. */
const REVOKED = `with recursive revoked (id) as (
  select id from links where player = $1 and id = $2 union select l.id from links l join revoked r on l.parent = r.id)`;

const sql = {
  addTable: statement(
    'add-table',
    'insert into tables (id, secret, invite, watch, guests, follows, opened, clock) values ($1, $2, $3, $4, $5, $6, $7, $8)',
  ),
  follow: statement('follow', 'insert into rematches (tab, next) values ($1, $2)'),
  addEntries: statement(
    'add-entries',
    `insert into entries (tab, n, at, body, player, message)
     select * from unnest($1::text[], $2::integer[], $3::bigint[], $4::text[], $5::text[], $6::text[])`,
  ),
  // Of whoever does not own a table, the name of it is null, which no entry may be.
  addOwnEntries: statement(
    'add-own-entries',
    `insert into entries (tab, n, at, body, player, message)
     select (select o.tab from owners o where o.tab = e.tab and o.node = $7), e.n, e.at, e.body, e.player, e.message
     from unnest($1::text[], $2::integer[], $3::bigint[], $4::text[], $5::text[], $6::text[]) as e (tab, n, at, body, player, message)`,
  ),
  own: statement('own', 'insert into owners (tab, node) values ($1, $2)'),
  /** Fails if this node does not own the table; otherwise it owns it until the end of the transaction. */
  mustOwn: statement(
    'must-own',
    'insert into owners (tab, node) values ((select tab from owners where tab = $1 and node = $2 for share), $2) on conflict (tab) do nothing',
  ),
  heads: statement(
    'heads',
    'select id, coalesce(max(n), 0) as n from tables left join entries on tab = id where id = any($1::text[]) group by id',
  ),
  summarise: statement('summarise', 'update tables set phase = $1, sketch = $2, record = $3 where id = $4'),
  addMember: statement(
    'add-member',
    `insert into members (tab, player, opened) select id, $1::text, opened from tables where id = $2
     on conflict (tab, player) do nothing`,
  ),
  dropSnapshots: statement('drop-snapshots', 'delete from snapshots where tab = $1 and n > $2'),
  addSnapshot: statement('add-snapshot', 'insert into snapshots (tab, n, lines, "position", seal) values ($1, $2, $3, $4, $5)'),
  saw: statement(
    'saw',
    'insert into seen (tab, player, n) values ($1, $2, $3) on conflict (tab, player) do update set n = excluded.n',
  ),
  keepPlayer: statement(
    'keep-player',
    'insert into players (id, name) values ($1, $2) on conflict (id) do update set name = excluded.name',
  ),
  keepSettings: statement(
    'keep-settings',
    'insert into settings (player, body) values ($1, $2) on conflict (player) do update set body = excluded.body',
  ),
  addSession: statement('add-session', 'insert into sessions (hash, player, link) values ($1, $2, $3)'),
  addLink: statement(
    'add-link',
    `insert into links (hash, id, player, made, parent)
     select $1::text, $2::text, player, $3::bigint, link from sessions where hash = $4`,
  ),
  dropSessions: statement(
    'drop-sessions',
    `${REVOKED} delete from sessions where player = $1 and link in (select id from revoked)`,
  ),
  dropLinks: statement('drop-links', `${REVOKED} delete from links where id in (select id from revoked)`),
  hold: statement(
    'hold',
    `insert into held (tab, seat, n, player, choice, message, at) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (tab, seat) do update set n = excluded.n, player = excluded.player, choice = excluded.choice,
       message = excluded.message, at = excluded.at`,
  ),
  release: statement('release', 'delete from held where tab = $1 and seat = $2'),
  pulse: statement('pulse', 'insert into pulse (one, now) values (1, $1) on conflict (one) do update set now = excluded.now'),
  probe: statement(
    'probe',
    'insert into probe (one, times) values (1, 1) on conflict (one) do update set times = probe.times + 1',
  ),
  report: statement('report', 'insert into reports (tab, player, at, n, note) values ($1, $2, $3, $4, $5)'),
};

/** PostgreSQL keeps no NUL in a text. */
export const storable = (text: string): string => (text.includes('\0') ? text.replaceAll('\0', '\ufffd') : text);

/** What it takes to write anything but entries, for a server that must own the tables it writes to. */
function ownStatementsFor(w: Exclude<Write, Entries>, node: string): Statement[] {
  const statements = statementsFor(w);
  switch (w.write) {
    case 'table':
      return [...statements, sql.own(w.opening.id, node)];
    case 'summary':
      return [sql.mustOwn(w.summary.table, node), ...statements];
    case 'held':
      return [sql.mustOwn(w.held.table, node), ...statements];
    case 'released':
    case 'snapshot':
      return [sql.mustOwn(w.table, node), ...statements];
    case 'pulse':
      return [];
    default:
      return statements;
  }
}

/** What must change a row divides by the number of those it changes. */
const mustChange = (text: string): string => `with done as (${text} returning 1) select 1 / count(*) from done`;
const NOTHING_CHANGED = '22012';

export const aboutPeople = ({ text, values, must }: RowStatement): Statement => {
  const own = text.replaceAll(/\?(\d+)/gu, '$$$1');
  return {
    name: '', // prepared anew each time: there are many of them, and none is hurried
    text: must ? mustChange(own) : own,
    values: values.map((value) => (typeof value === 'string' ? storable(value) : value)),
  };
};

/** What it takes to write anything but entries. */
function statementsFor(w: Exclude<Write, Entries>): Statement[] {
  switch (w.write) {
    case 'table': {
      const { id, secret, invite, watch, guests } = w.opening;
      const added = sql.addTable(id, secret, invite, watch, JSON.stringify(guests), w.follows, w.at, w.clock);
      return w.follows === null ? [added] : [sql.follow(w.follows, id), added];
    }
    case 'summary': {
      const { table, phase, sketch, members, record } = w.summary;
      return [sql.summarise(phase, sketch, record, table), ...members.map((player) => sql.addMember(player, table))];
    }
    case 'snapshot': {
      const { n, lines, position, seal } = w.snapshot;
      return [sql.dropSnapshots(w.table, w.after), sql.addSnapshot(w.table, n, lines, position, seal)];
    }
    case 'seen':
      return [sql.saw(w.table, w.player, w.n)];
    case 'player':
      return [sql.keepPlayer(w.player.id, storable(w.player.name))];
    case 'settings':
      return [sql.keepSettings(w.player, w.settings)];
    case 'session':
      return [sql.addSession(w.hash, w.player, w.link)];
    case 'link':
      return [sql.addLink(w.link.hash, w.link.id, w.link.made, w.link.by)];
    case 'revoked':
      return [sql.dropSessions(w.player, w.link), sql.dropLinks(w.player, w.link)];
    case 'held': {
      const { table, seat, n, player, choice, message, at } = w.held;
      return [sql.hold(table, seat, n, player, choice, message, at)];
    }
    case 'released':
      return [sql.release(w.table, w.seat)];
    case 'pulse':
      return [sql.pulse(w.now)];
    case 'probe':
      return [sql.probe()];
    case 'report': {
      const { table, player, at, n, note } = w.report;
      return [sql.report(table, player, at, n, storable(note))];
    }
    case 'rows':
      return w.statements.map(aboutPeople);
  }
}

/** Retries after a collision with another transaction. */
const TRIES = 5;
const AGAIN = 20;
const isCollision = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error) ?? '');
const ALREADY_THERE = '23505';
const NO_NAME = '23502';
const NONSENSE = /^42/;

/** Whether the fault lies in what one caller wants, and not with the database: nothing of the group was written then. */
export const isFaultOfOne = (error: unknown): boolean =>
  error instanceof Overtaken || error instanceof NotOurs || error instanceof BadStatement || /^2[23]/.test(codeOf(error) ?? '');

/** Tables whose last entry we remember. */
const MOST_HEADS = 100_000;

export class Writer {
  readonly #link: Link;
  readonly #machine: Machine;
  /** As whom it writes, where only the owner of a table may. */
  node: string | null = null;
  /** The last entries of tables we have written to: of these we need not ask. What another adds meanwhile, the key of the entries refuses. */
  readonly #heads = new Map<string, number>();

  constructor(newLink: (onLost: () => void) => Link, machine: Machine) {
    this.#machine = machine;
    this.#link = newLink(() => this.#heads.clear()); // who knows to which database the next connection leads, and how far it is
  }

  /** All of it, or none. */
  commit(writes: readonly Write[]): Promise<void> {
    return this.#tried((client) => this.#commit(client, writes));
  }

  /** One statement that writes and returns rows. */
  take<T extends object>(statement: RowStatement): Promise<T[]> {
    return this.#tried(async (client) => (await client.query<T>(aboutPeople(statement) as never)).rows);
  }

  async #tried<T>(work: (client: Client) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++)
      try {
        return await this.#link.use(work);
      } catch (error) {
        if (codeOf(error) === ALREADY_THERE) throw new Overtaken('somebody else has written this already', { cause: error });
        if (codeOf(error) === NOTHING_CHANGED) throw new Overtaken('what was to be changed is not so any more', { cause: error });
        if (NONSENSE.test(codeOf(error) ?? '')) throw new BadStatement((error as Error).message, { cause: error });
        if (codeOf(error) === NO_NAME) throw new NotOurs('another server decides for this table', { cause: error });
        if (!isCollision(error) || tries === TRIES) throw error;
        await this.#machine.sleep(AGAIN * tries * this.#machine.random());
      }
  }

  close(): Promise<void> {
    return this.#link.close();
  }

  async #commit(client: Client, writes: readonly Write[]): Promise<void> {
    const { entries, heads, unsure, others } = this.#sorted(writes);
    if (unsure.size > 0) await this.#check(client, unsure);
    try {
      const added = this.node === null ? sql.addEntries(...entries) : sql.addOwnEntries(...entries, this.node);
      await run(client, heads.size === 0 ? others : [...others, added]);
    } catch (error) {
      for (const table of heads.keys()) this.#heads.delete(table);
      throw error;
    }
    if (this.#heads.size > MOST_HEADS) this.#heads.clear();
    for (const [table, n] of heads) this.#heads.set(table, n);
  }

  /** The entries of all tables in columns, where each table stands afterwards, where it must stand now for all we know, and whatever else there is. */
  #sorted(writes: readonly Write[]) {
    const entries: [string[], number[], number[], string[], (string | null)[], (string | null)[]] = [[], [], [], [], [], []];
    const [tabs, ns, ats, bodies, players, messages] = entries;
    const heads = new Map<string, number>();
    const unsure = new Map<string, number>();
    const opened = new Set<string>();
    const others: Statement[] = [];
    for (const w of writes) {
      if (w.write !== 'entries') {
        others.push(...(this.node === null ? statementsFor(w) : ownStatementsFor(w, this.node)));
        if (w.write === 'table') opened.add(w.opening.id);
        continue;
      }
      const { table, expected } = w;
      const head = heads.get(table) ?? (opened.has(table) ? 0 : undefined);
      if (head !== undefined && head !== expected) throw new Overtaken(`table ${table} is at entry ${head}, not ${expected}`);
      if (head === undefined && this.#heads.get(table) !== expected) unsure.set(table, expected);
      for (const [i, body] of w.entries.entries()) {
        const sender = i === w.entries.length - 1 ? w.sender : null;
        tabs.push(table);
        ns.push(expected + 1 + i);
        ats.push(w.at);
        bodies.push(body);
        players.push(sender?.player ?? null);
        messages.push(sender?.message ?? null);
      }
      heads.set(table, expected + w.entries.length);
    }
    return { entries, heads, unsure, others };
  }

  async #check(client: Client, expected: ReadonlyMap<string, number>): Promise<void> {
    const { rows } = await client.query<{ id: string; n: number }>(sql.heads([...expected.keys()]) as never);
    const found = new Map(rows.map(({ id, n }) => [id, n]));
    for (const [table, n] of expected)
      if (found.get(table) !== n) throw new Overtaken(`table ${table} is at entry ${found.get(table) ?? 'none'}, not ${n}`);
  }
}

/** One statement is a transaction by itself; several are sent together with what makes them one. */
async function run(client: Client, statements: readonly Statement[]): Promise<void> {
  if (statements.length === 0) return;
  if (statements.length === 1) {
    await client.query(statements[0] as never);
    return;
  }
  const answers = await Promise.allSettled(
    [{ text: 'begin' }, ...statements, { text: 'commit' }].map((each) => client.query(each as never)),
  );
  for (const answer of answers) if (answer.status === 'rejected') throw answer.reason;
  const last = answers.at(-1) as PromiseFulfilledResult<{ readonly command: string }>;
  if (last.value.command !== 'COMMIT') throw new Error('the database has taken it all back');
}

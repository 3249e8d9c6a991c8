// Who is there and who decides for which table, as the database has it. A node holds its tables as long as it has its row and lets its beat
// go on; whoever sees a beat stand still takes the row away, and from then on its tables are anybody's. No clock is compared with another.
import { unguessable } from '../../random.ts';
import { MACHINE, type Machine } from '../../time.ts';
import { type Client, Link, type NewClient, overTcp } from './link.ts';
import { restorable } from './restorable.ts';

/** Milliseconds to wait for an answer: a lease is worth nothing that takes longer to be renewed. */
const ANSWER = 2000;

export interface NodeRow {
  readonly id: string;
  readonly beat: number;
  readonly info: string; // JSON
}

const query = <R extends object>(name: string, text: string) => {
  return async (client: Client, ...values: readonly unknown[]): Promise<R[]> =>
    (await client.query<R>({ name, text, values: [...values] })).rows;
};

const sql = {
  name: query('name-cluster', 'insert into cluster (one, id) values (1, $1) on conflict (one) do nothing'),
  cluster: query<{ id: string }>('cluster', 'select id from cluster'),
  enter: query('enter', 'insert into nodes (id, beat, info) values ($1, 0, $2)'),
  beat: query<{ beat: number }>('beat', 'update nodes set beat = beat + 1, info = $2 where id = $1 returning beat'),
  nodes: query<NodeRow>('nodes', 'select id, beat, info from nodes order by id'),
  pulse: query<{ now: number }>(
    'pulse-on',
    `insert into pulse (one, now) values (1, $1) on conflict (one) do update set now = greatest(pulse.now, excluded.now)
     returning now`,
  ),
  bury: query<{ id: string }>('bury', 'delete from nodes where id = $1 and beat = $2 returning id'),
  leave: query('leave', 'delete from nodes where id = $1'),
  claim: query<{ node: string }>(
    'claim',
    `with claimed as (
       insert into owners (tab, node) values ($1, $2) on conflict (tab) do update set node = excluded.node
       where owners.node = excluded.node or not exists (select 1 from nodes n where n.id = owners.node)
       returning node)
     select node from claimed union all select node from owners where tab = $1 limit 1`,
  ),
  owner: query<{ node: string; first: string }>(
    'owner',
    `select n.id as node, e.body as first from entries e left join owners o on o.tab = e.tab left join nodes n on n.id = o.node
     where e.tab = $1 and e.n = 1`,
  ),
  owners: query<{ tab: string; node: string }>('owners', 'select tab, node from owners where tab = any($1::text[])'),
  handOver: query<{ tab: string }>('hand-over', 'update owners set node = $3 where tab = $1 and node = $2 returning tab'),
  giveUp: query('give-up', 'delete from owners where tab = $1 and node = $2'),
  giveUpAllBut: query('give-up-all-but', 'delete from owners where node = $1 and not (tab = any($2::text[]))'),
  ownedBy: query<{ table: string; isOver: boolean }>(
    'owned-by',
    `select o.tab as "table", coalesce(t.phase = 'over', false) as "isOver" from owners o left join tables t on t.id = o.tab where o.node = $1`,
  ),
  forget: query('forget', 'delete from owners where node = $1'),
  forgetOver: query('forget-over', `delete from owners where node = $1 and tab in (select id from tables where phase = 'over')`),
  head: query<{ n: number }>(
    'head',
    'select (select max(n) from entries where tab = $1) as n from owners where tab = $1 and node = $2',
  ),
  ownerless: restorable('ownerless', 'not exists (select 1 from owners o join nodes n on n.id = o.node where o.tab = t.id)'),
  gathering: query<{ table: string; sketch: string }>(
    'gathering',
    `select id as "table", sketch from tables where phase = 'gathering' and sketch is not null order by opened desc limit $1`,
  ),
};

export class Leases {
  readonly #link: Link; // for the beat alone: nothing else makes it late
  readonly #busy: Link;

  readonly #machine: Machine;

  constructor(url: string, machine: Machine = MACHINE, newClient: NewClient = overTcp) {
    this.#machine = machine;
    this.#link = new Link(url, ANSWER, undefined, newClient);
    this.#busy = new Link(url, ANSWER * 5, undefined, newClient);
  }

  /** What the nodes of this database call themselves: it keeps apart those of several databases. */
  async cluster(): Promise<string> {
    return this.#busy.use(async (client) => {
      await sql.name(client, unguessable(9, this.#machine));
      return (await sql.cluster(client))[0]!.id;
    });
  }

  async enter(node: string, info: string): Promise<void> {
    await this.#link.use((client) => sql.enter(client, node, info));
  }

  /** Lets the beat go on. Not `held`: somebody has taken this node for dead. `now`: the time at the tables, as the fastest has it. */
  async beat(node: string, info: string, now: number): Promise<{ held: boolean; nodes: NodeRow[]; now: number }> {
    return this.#link.use(async (client) => {
      const [mine, pulse, nodes] = await Promise.all([sql.beat(client, node, info), sql.pulse(client, now), sql.nodes(client)]);
      return { held: mine.length > 0, nodes, now: pulse[0]!.now };
    });
  }

  /** Unless its beat has gone on after all. */
  async bury(node: string, beat: number): Promise<boolean> {
    return (await this.#link.use((client) => sql.bury(client, node, beat))).length > 0;
  }

  async leave(node: string): Promise<void> {
    await this.#link.use(async (client) => {
      await sql.forget(client, node);
      await sql.leave(client, node);
    });
  }

  /** Who decides for this table from now on: this node, unless a living one does. */
  async claim(table: string, node: string): Promise<string> {
    for (;;) {
      const [row] = await this.#busy.use((client) => sql.claim(client, table, node));
      if (row !== undefined) return row.node; // nothing: another was a moment faster
    }
  }

  /** The living node that decides for a table, if one does, and its first entry; null if there is no such table. */
  async owner(table: string): Promise<{ readonly node: string | null; readonly first: string } | null> {
    return (await this.#busy.use((client) => sql.owner(client, table)))[0] ?? null;
  }

  async owners(tables: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.#busy.use((client) => sql.owners(client, [...tables]));
    return new Map(rows.map(({ tab, node }) => [tab, node]));
  }

  async handOver(table: string, from: string, to: string): Promise<boolean> {
    return (await this.#busy.use((client) => sql.handOver(client, table, from, to))).length > 0;
  }

  async giveUp(table: string, node: string): Promise<void> {
    await this.#busy.use((client) => sql.giveUp(client, table, node));
  }

  async giveUpAllBut(tables: readonly string[], node: string): Promise<void> {
    await this.#busy.use((client) => sql.giveUpAllBut(client, node, [...tables]));
  }

  ownedBy(node: string): Promise<{ readonly table: string; readonly isOver: boolean }[]> {
    return this.#busy.use((client) => sql.ownedBy(client, node));
  }

  /** What a node leaves behind. Nobody need decide for a table that is over before somebody asks for it. */
  async leftBy(node: string): Promise<string[]> {
    const rows = await this.#busy.use(async (client) => {
      await sql.forgetOver(client, node);
      return sql.ownedBy(client, node);
    });
    return rows.map(({ table }) => table);
  }

  /** Tables that are not over, were touched since or have a clock, and that no living node decides for. */
  async ownerless(since: number): Promise<string[]> {
    return this.#busy.use((client) => sql.ownerless(client, since));
  }

  /** What was sketched of tables that have not begun, the latest first. */
  gathering(most: number): Promise<{ readonly table: string; readonly sketch: string }[]> {
    return this.#busy.use((client) => sql.gathering(client, most));
  }

  /** The number of the last entry of a table that this node has; null if another has it. */
  async head(table: string, node: string): Promise<number | null> {
    return (await this.#busy.use((client) => sql.head(client, table, node)))[0]?.n ?? null;
  }

  async close(): Promise<void> {
    await Promise.all([this.#link.close(), this.#busy.close()]);
  }
}

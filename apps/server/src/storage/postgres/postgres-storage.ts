import type { Entry } from '@boucan/table';
import { MACHINE, type Machine } from '../../time.ts';
import { GroupCommit } from '../group-commit.ts';
import type { Statement } from '../rows.ts';
import { LATEST } from '../sqlite.ts';
import type { Held, Link as PersonalLink, Player, Snapshot, Storage, StoredTable } from '../storage.ts';
import { type Write, writing } from '../write.ts';
import { ANSWER, type Client, codeOf, Link, type NewClient, overTcp } from './link.ts';
import { isCorrupted, restorable } from './restorable.ts';
import { migrate } from './schema.ts';
import { aboutPeople, isFaultOfOne, Writer } from './writer.ts';

const query = <R extends object>(name: string, text: string) => {
  return async (client: Client, ...values: readonly unknown[]): Promise<R[]> =>
    (await client.query<R>({ name, text, values: [...values] })).rows;
};

interface TableRow {
  readonly secret: string;
  readonly invite: string;
  readonly watch: string;
  readonly guests: string;
  readonly follows: string | null;
  readonly record: string | null;
}

/** The links by which something came, from the last to the first; all of them must still be there. */
const above = (last: string): string =>
  `with recursive above (id) as (${last} union select l.parent from links l join above a on l.id = a.id)`;
const NONE_MISSING =
  'not exists (select 1 from above a where a.id is not null and not exists (select 1 from links l where l.id = a.id))';

const sql = {
  table: query<TableRow>('table', 'select secret, invite, watch, guests, follows, record from tables where id = $1'),
  rematch: query<{ next: string }>('rematch', 'select next from rematches where tab = $1'),
  entries: query<{ n: number; body: string; player: string | null; message: string | null }>(
    'entries',
    'select n, body, player, message from entries where tab = $1 order by n',
  ),
  snapshots: query<Snapshot>('snapshots', 'select n, lines, "position", seal from snapshots where tab = $1 order by n'),
  held: query<Held>('held', 'select tab as "table", seat, n, player, choice, message, at from held where tab = $1'),
  seen: query<{ player: string; n: number }>('seen', 'select player, n from seen where tab = $1'),
  unfinished: restorable('unfinished'),
  sketchesFor: query<{ table: string; sketch: string }>(
    'sketches-for',
    `select t.id as "table", t.sketch from members m join tables t on t.id = m.tab where m.player = $1 and t.sketch is not null
     order by m.opened desc limit ${LATEST}`,
  ),
  linkOf: query<Player & { link: string }>(
    'link-of',
    `${above('select parent from links where hash = $1')}
     select p.id, p.name, l.id as link from links l join players p on p.id = l.player where l.hash = $1 and ${NONE_MISSING}`,
  ),
  linksOf: query<PersonalLink & { uses: number; here: boolean }>(
    'links-of',
    `select l.id, l.player, l.made, l.parent, count(s.hash) as uses, coalesce(bool_or(s.hash = $1), false) as here
     from links l left join sessions s on s.link = l.id and s.player = l.player where l.player = $2
     group by l.id, l.player, l.made, l.parent order by l.made`,
  ),
  playerOf: query<Player>(
    'player-of',
    `${above('select link from sessions where hash = $1')}
     select p.id, p.name from sessions s join players p on p.id = s.player where s.hash = $1 and ${NONE_MISSING}`,
  ),
  settingsOf: query<{ body: string }>('settings-of', 'select body from settings where player = $1'),
  lastPulse: query<{ now: number }>('last-pulse', 'select now from pulse'),
};

/** What must hold of the data, as queries for whatever breaks it. That pages are whole is the database's own business. */
const DAMAGE: readonly { readonly of: string; readonly text: string; readonly says: string }[] = [
  {
    of: 'entries',
    text: 'select tab as id from entries group by tab having count(*) <> max(n) or min(n) <> 1',
    says: 'entries are missing',
  },
  {
    of: 'entries',
    text: 'select e.tab as id from entries e left join tables t on t.id = e.tab where e.n = 1 and t.id is null',
    says: 'these entries are of no table',
  },
  {
    of: 'tables',
    text: 'select t.id from tables t left join entries e on e.tab = t.id and e.n = 1 where e.tab is null',
    says: 'it has no entries',
  },
];

/** Storage in PostgreSQL, or in what speaks its language. `onCommit` hears of every group that was written. */
export async function postgresStorage(
  url: string,
  onCommit: (callers: number, ms: number) => void,
  machine: Machine = MACHINE,
  newClient: NewClient = overTcp,
): Promise<Storage & { writeAs(node: string): void }> {
  const newLink = (answer: number, onLost?: () => void): Link => new Link(url, answer, onLost, newClient);
  const patient = newLink(0); // for what takes its time
  try {
    await patient.use(migrate);
  } catch (error) {
    await patient.close();
    throw error;
  }
  const reader = newLink(ANSWER);
  const writer = new Writer((onLost) => newLink(ANSWER, onLost), machine);
  const group = new GroupCommit<Write>((writes) => writer.commit(writes), onCommit, isFaultOfOne, machine);

  /** What is only read can be asked again, of another connection. */
  const read = async <T>(work: (client: Client) => Promise<T>): Promise<T> => {
    try {
      return await reader.use(work);
    } catch (error) {
      if (codeOf(error) !== null && !/^(08|57P|26000|40)/.test(codeOf(error)!)) throw error;
      return reader.use(work);
    }
  };

  return {
    ...writing(group),
    /** From now on only what this node owns is written. */
    writeAs(node) {
      writer.node = node;
    },
    load: (table) => read((client) => load(client, table)),
    unfinished: (since) => read((client) => sql.unfinished(client, since)),
    sketchesFor: (player) => read((client) => sql.sketchesFor(client, player)),
    linkOf: async (hash) => (await read((client) => sql.linkOf(client, hash)))[0] ?? null,
    linksOf: (player, hash) => read((client) => sql.linksOf(client, hash, player)),
    playerOf: async (hash) => (await read((client) => sql.playerOf(client, hash)))[0] ?? null,
    settingsOf: async (player) => (await read((client) => sql.settingsOf(client, player)))[0]?.body ?? null,
    lastPulse: async () => (await read((client) => sql.lastPulse(client)))[0]?.now ?? null,
    rows: {
      read: <T extends object>(statement: Statement) =>
        read(async (client) => (await client.query<T>(aboutPeople(statement) as never)).rows),
      take: (statement) => writer.take(statement),
      write: (...statements) => group.write({ write: 'rows', statements }),
    },
    async *damage() {
      for (const { of, text, says } of DAMAGE)
        try {
          const { rows } = await patient.use((client) => client.query<{ id: string }>(text));
          for (const { id } of rows) yield `${of}: table ${id}: ${says}`;
        } catch (error) {
          if (!isCorrupted(error)) throw error;
          yield `${of}: ${(error as Error).message}`;
        }
    },
    backup: async (file) => {
      const { backUpPostgres } = await import('../move.ts');
      await backUpPostgres(url, file);
    },
    async close() {
      await group.idle();
      await Promise.all([writer.close(), reader.close(), patient.close()]);
    },
  };
}

async function load(client: Client, id: string): Promise<StoredTable | null> {
  const [[row], [next], entries, snapshots, held, seen] = await Promise.all([
    sql.table(client, id),
    sql.rematch(client, id),
    sql.entries(client, id),
    sql.snapshots(client, id),
    sql.held(client, id),
    sql.seen(client, id),
  ]);
  if (row === undefined) return null;
  const { guests, ...rest } = row;
  return {
    id,
    ...rest,
    guests: JSON.parse(guests) as string[],
    rematch: next?.next ?? null,
    entries: entries.map(({ n, body, player, message }, i) => {
      if (n !== i + 1) throw new Error(`table ${id} lacks its entry ${i + 1}`);
      return { entry: JSON.parse(body) as Entry, sender: player === null || message === null ? null : { player, message } };
    }),
    snapshots,
    held,
    seen: new Map(seen.map(({ player, n }) => [player, n])),
  };
}

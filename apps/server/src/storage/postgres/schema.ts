// How the data lie in PostgreSQL. Everything of a table can be found, and spread over machines, by the table's id; no constraint spans two
// of them. Nothing here goes beyond what CockroachDB, YugabyteDB and Citus know as well.
import { setTimeout as sleep } from 'node:timers/promises';
import { COMMON } from '../common.ts';
import { type Client, codeOf } from './link.ts';

/** Each takes the data one version on. Never change one; add another. Said twice, a statement does no harm: not every database takes them back. */
export const MIGRATIONS: readonly string[] = [
  `
  create table if not exists players (
    id text primary key,
    name text not null
  );
  create table if not exists settings (
    player text primary key references players (id),
    body text not null
  );
  create table if not exists links (
    hash text primary key,
    id text not null unique,
    player text not null references players (id),
    made bigint not null
  );
  create index if not exists links_of on links (player);
  create table if not exists sessions (
    hash text primary key,
    player text not null references players (id),
    link text
  );
  create index if not exists sessions_of on sessions (player, link);

  create table if not exists tables (
    id text primary key,
    secret text not null,
    invite text not null,
    watch text not null,
    guests text not null,
    follows text,
    opened bigint not null,
    clock text not null,
    phase text not null default 'gathering',
    sketch text,
    record text
  );
  create index if not exists unfinished on tables (opened) where phase <> 'over';
  create table if not exists rematches ( -- one table is followed once
    tab text primary key,
    next text not null
  );
  create table if not exists entries ( -- its key is the fence: of two who add an entry after the same one, the second is refused
    tab text not null,
    n integer not null,
    at bigint not null,
    body text not null,
    player text,
    message text,
    primary key (tab, n)
  );
  create table if not exists members (
    tab text not null,
    player text not null,
    opened bigint not null,
    primary key (tab, player)
  );
  create index if not exists members_of on members (player, opened);
  create table if not exists seen (
    tab text not null,
    player text not null,
    n integer not null,
    primary key (tab, player)
  );
  create table if not exists snapshots (
    tab text not null,
    n integer not null,
    lines text not null,
    "position" text not null,
    seal text not null,
    primary key (tab, n)
  );
  create table if not exists held (
    tab text not null,
    seat integer not null,
    n integer not null,
    player text not null,
    choice text not null,
    message text,
    at bigint,
    primary key (tab, seat)
  );
  create table if not exists reports (
    tab text not null,
    player text not null,
    at bigint not null,
    n integer not null,
    note text not null
  );

  create table if not exists pulse (one integer primary key, now bigint not null);
  create table if not exists probe (one integer primary key, times bigint not null)
  `,
  // For several servers that work together: who is there, who decides for which table, and the name they go by.
  `
  create table if not exists nodes (
    id text primary key,
    beat bigint not null,
    info text not null
  );
  create table if not exists owners (
    tab text primary key,
    node text not null
  );
  create index if not exists owners_of on owners (node);
  create table if not exists cluster (one integer primary key, id text not null);
  create index if not exists gathering on tables (opened) where phase = 'gathering'
  `,
  // The link by which the device came that made this one.
  `
  alter table links add column if not exists parent text
  `,
  ...COMMON,
];

const NO_SUCH_TABLE = '42P01';
/** Two who make the same table at once stumble over each other in one of these ways: over a row of it, itself, or the type of its rows. */
const MADE_MEANWHILE = ['23505', '42P07', '42710', 'XX000', '40001'];
const TRIES = 20;
const AGAIN = 50;

/** The version of the data; null where there are none. */
export async function versionIn(client: Client): Promise<number | null> {
  try {
    const { rows } = await client.query<{ version: number }>('select version from boucan where one = 1');
    return rows[0]?.version ?? null;
  } catch (error) {
    if (codeOf(error) === NO_SUCH_TABLE) return null;
    throw error;
  }
}

/** Brings the data up to date. Of several servers that start at once, one does it, and the others wait for it. */
export async function migrate(client: Client): Promise<void> {
  const version = await versionIn(client);
  if (version === MIGRATIONS.length) return;
  if (version !== null && version > MIGRATIONS.length)
    throw new Error(`the data are of version ${version}, from a newer Boucan; this one knows up to ${MIGRATIONS.length}`);
  if (version === null) await makeVersion(client);
  await client.query('begin');
  try {
    // Whoever has this row is the one.
    const { rows } = await client.query<{ version: number }>('select version from boucan where one = 1 for update');
    for (let v = rows[0]!.version; v < MIGRATIONS.length; v++) await client.query(MIGRATIONS[v]!);
    await client.query(`update boucan set version = ${MIGRATIONS.length} where one = 1 and version < ${MIGRATIONS.length}`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

async function makeVersion(client: Client): Promise<void> {
  for (let tries = 1; ; tries++)
    try {
      await client.query('create table if not exists boucan (one integer primary key, version integer not null)');
      await client.query('insert into boucan (one, version) values (1, 0) on conflict (one) do nothing');
      return;
    } catch (error) {
      if (tries === TRIES || !MADE_MEANWHILE.includes(codeOf(error) ?? '')) throw error;
      await sleep(AGAIN * Math.random());
    }
}

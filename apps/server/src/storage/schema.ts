// The database file.
import type { DatabaseSync } from 'node:sqlite';
import { COMMON } from './common.ts';

/** How we want the file to be treated. */
export const PRAGMAS = `
  pragma locking_mode = exclusive; -- two servers on the same data would each believe in its own memory
  pragma journal_mode = wal;
  pragma synchronous = full; -- a commit is on disk when it returns
  pragma wal_autocheckpoint = 4000; -- pages: a checkpoint holds up a commit, so let there be few
  pragma foreign_keys = on;
`;

/** How it came to look as it does: each migration takes it one version on. Never change one; add another. */
const MIGRATIONS: readonly string[] = [
  `
  create table players (
    id text primary key,
    name text not null
  ) strict, without rowid;

  create table sessions (
    hash text primary key, -- SHA-256 of a secret that only its owner has
    player text not null references players (id)
  ) strict, without rowid;

  create table tables (
    id text primary key,
    secret text not null,
    invite text not null,
    watch text not null,
    guests text not null,
    follows text unique references tables (id),
    opened integer not null,
    phase text not null default 'gathering',
    sketch text,
    record text
  ) strict, without rowid;
  create index unfinished on tables (opened) where phase <> 'over';

  create table entries (
    tab text not null references tables (id),
    n integer not null,
    body text not null,
    player text,
    message text,
    primary key (tab, n)
  ) strict, without rowid;

  create table members (
    player text not null references players (id),
    tab text not null references tables (id),
    opened integer not null,
    primary key (player, tab)
  ) strict, without rowid;

  create table reports (
    id integer primary key,
    tab text not null references tables (id),
    player text not null,
    at integer not null,
    n integer not null,
    note text not null
  ) strict;
  `,
  `
  create table seen ( -- how far each person at a table was told of it when he left
    tab text not null references tables (id),
    player text not null,
    n integer not null,
    primary key (tab, player)
  ) strict, without rowid;

  create table snapshots ( -- what need not be played again: lines since the one before, and the position after them
    tab text not null references tables (id),
    n integer not null,
    lines text not null,
    position text not null,
    seal text not null,
    primary key (tab, n)
  ) strict;
  `,
  `
  create table pulse ( -- the time on the tables' own clock when the server was last heard of
    one integer primary key check (one = 1),
    now integer not null
  ) strict;
  `,
  `
  create table if not exists held ( -- an answer that is kept back until all have answered
    tab text not null references tables (id),
    seat integer not null,
    n integer not null,
    player text not null,
    choice text not null,
    message text,
    primary key (tab, seat)
  ) strict, without rowid;

  create table links ( -- with which somebody makes another device his
    hash text primary key,
    id text not null unique,
    player text not null references players (id),
    made integer not null
  ) strict, without rowid;
  create index links_of on links (player);
  alter table sessions add column link text; -- by which it came

  create table probe (filling blob); -- always empty: to find out whether there is room
  `,
  `
  create table settings ( -- what a person has settled for every table
    player text primary key references players (id),
    body text not null
  ) strict, without rowid;
  `,
  `
  alter table held add column at integer; -- when it was given, on the tables' own clock
  `,
  `
  alter table links add column parent text; -- the link by which the device came that made it
  `,
  ...COMMON,
];

export const SCHEMA_VERSION = MIGRATIONS.length;

export function migrate(db: DatabaseSync): void {
  const { user_version: version } = db.prepare('pragma user_version').get() as { user_version: number };
  if (version > MIGRATIONS.length)
    throw new Error(`the data are of version ${version}, from a newer Boucan; this one knows up to ${MIGRATIONS.length}`);
  for (let v = version; v < MIGRATIONS.length; v++)
    db.exec(`begin exclusive; ${MIGRATIONS[v]}; pragma user_version = ${v + 1}; commit`);
}

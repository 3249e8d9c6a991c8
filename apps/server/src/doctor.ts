// What is wrong with a set-up, on one page: looks at everything the server needs, and changes nothing.
import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { runningIn } from './backup.ts';
import type { Options } from './options.ts';
import { unguessable } from './random.ts';
import { SCHEMA_VERSION } from './storage/schema.ts';

export interface Finding {
  readonly what: string;
  readonly ok: boolean;
  readonly says: string;
}

const MB = 1e6;
const LEAST_FREE = 500 * MB;
/** Milliseconds by which clocks may differ. */
const MOST_APART = 5000;
const OLDEST = 13;

const fine = (what: string, says: string): Finding => ({ what, ok: true, says });
const wrong = (what: string, says: string): Finding => ({ what, ok: false, says });

/** Versions of the data: ours, an older one, which the next start brings up to date, or a newer one, which is refused. */
const migrations = (version: number | null, ours: number): Finding =>
  version === null
    ? fine('migrations', `no data yet: the first start makes version ${ours}`)
    : version > ours
      ? wrong('migrations', `the data are of version ${version}, from a newer Boucan; this one knows up to ${ours}`)
      : fine('migrations', `version ${version}${version < ours ? `: the next start makes it ${ours}` : ''}`);

/** The time of day here against that of what was written last, or of the database. */
function clock(theirs: number | null, whose: string): Finding {
  const apart = (theirs ?? 0) - Date.now();
  return apart > MOST_APART
    ? wrong('clock', `the clock of this machine is ${Math.round(apart / 1000)} s behind ${whose}: set it right`)
    : fine('clock', new Date().toISOString());
}

function disk(folder: string): Finding {
  let there = resolve(folder);
  while (!existsSync(there)) there = dirname(there);
  const { bavail, bsize } = statfsSync(there);
  const free = bavail * bsize;
  const says = `${Math.round(free / MB)} MB free in ${there}`;
  return free < LEAST_FREE ? wrong('disk', `${says}: make room`) : fine('disk', says);
}

/** A set-up with a file in this folder. */
export function* examineSqlite(data: string): Iterable<Finding> {
  const file = join(data, 'boucan.db');
  const server = runningIn(data);
  yield fine('server', server === null ? 'none runs on these data' : `process ${server} runs on these data`);
  if (existsSync(data))
    try {
      accessSync(data, constants.R_OK | constants.W_OK | constants.X_OK);
    } catch {
      yield wrong('database', `${data} cannot be written by this user`);
      return;
    }
  if (!existsSync(file)) yield fine('database', `SQLite; there is no ${file} yet: the first start makes it`);
  else if (server !== null) yield fine('database', `SQLite, ${file}; the server has it to itself: stop it, and more can be said`);
  else yield* examineFile(file);
  yield disk(data);
}

function* examineFile(file: string): Iterable<Finding> {
  let db: DatabaseSync | null = null;
  try {
    db = new DatabaseSync(file, { readOnly: true });
    const { user_version: version } = db.prepare('pragma user_version').get() as { user_version: number };
    const damage = db
      .prepare('pragma quick_check')
      .all()
      .map((row) => String(row.quick_check));
    yield damage.join() === 'ok'
      ? fine('database', `SQLite, ${file}; nothing is damaged`)
      : wrong('database', `SQLite, ${file} is damaged: restore a backup (${damage[0]})`);
    yield migrations(version, SCHEMA_VERSION);
    if (version === 0) return;
    const last = db.prepare(`select max(body ->> '$.at') as at from entries`).get() as { at: number | null };
    yield clock(last.at, 'what was written last');
  } catch (error) {
    yield wrong('database', `SQLite, ${file} cannot be read: ${(error as Error).message}`);
  } finally {
    db?.close();
  }
}

/** A set-up with PostgreSQL. */
export async function* examinePostgres(url: string): AsyncIterable<Finding> {
  const { Link, placeOf } = await import('./storage/postgres/link.ts');
  const { MIGRATIONS, versionIn } = await import('./storage/postgres/schema.ts');
  const link = new Link(url, MOST_APART);
  const ask = (text: string): Promise<Record<string, unknown>> =>
    link.use(async (client) => ((await client.query(text)).rows[0] ?? {}) as Record<string, unknown>);
  const setting = async (name: string): Promise<string | null> =>
    (await ask(`select current_setting('${name}', true) as it`)).it as string | null;
  try {
    const began = performance.now();
    const { version } = await ask('select version() as version');
    const took = performance.now() - began;
    const again = performance.now();
    await ask('select 1');
    const trip = performance.now() - again;
    yield fine(
      'database',
      `${placeOf(url)} answers: connected in ${took.toFixed(0)} ms, there and back in ${trip.toFixed(1)} ms`,
    );
    const major = Number(/^PostgreSQL (\d+)/u.exec(String(version))?.[1] ?? Number.NaN);
    const name = String(version).split(' on ')[0]!;
    yield major < OLDEST ? wrong('version', `${name}: Boucan needs PostgreSQL ${OLDEST} or later`) : fine('version', name);

    const readOnly = await setting('transaction_read_only');
    yield readOnly === 'on'
      ? wrong('writing', 'this database only reads: say where the one is that is written to')
      : fine('writing', 'allowed');
    const encoding = await setting('server_encoding');
    if (encoding !== null && !/^utf-?8$/iu.test(encoding))
      yield wrong('encoding', `${encoding}: make the database anew with the encoding UTF8`);
    const commit = await setting('synchronous_commit');
    yield fine('synchronous_commit', `${commit} on our connections, whatever the database is set to`);
    for (const name of ['fsync', 'full_page_writes']) {
      const value = await setting(name);
      if (value !== null)
        yield value === 'on'
          ? fine(name, 'on')
          : wrong(name, `${value}: when the machine fails, what was acknowledged can be lost; turn it on`);
    }
    const found = await link.use(versionIn);
    yield migrations(found, MIGRATIONS.length);
    if (found === null) {
      const { may } = await ask(`select has_schema_privilege(current_schema(), 'create') as may`);
      if (may === false) yield wrong('rights', 'this user may not create tables: grant create on the schema');
    }
    const { ms } = await ask('select (extract(epoch from clock_timestamp()) * 1000)::bigint as ms');
    const apart = Math.abs(Number(ms) - Date.now());
    yield apart > MOST_APART
      ? wrong('clock', `this machine and the database are ${Math.round(apart / 1000)} s apart: set the clocks right`)
      : fine('clock', `${new Date().toISOString()}, within ${MOST_APART / 1000} s of the database's`);
    const { size } = await ask('select pg_database_size(current_database()) as size');
    yield fine('disk', `${Math.round(Number(size) / MB)} MB of data; how much room is left, its own machine knows`);
  } catch (error) {
    yield wrong('database', (error as Error).message);
  } finally {
    await link.close();
  }
}

/** What people are not offered, and why. None of it is wrong; an SMTP server that does not answer is. */
export async function* examineOffers({
  smtp,
  trustProxy,
  registration,
}: Pick<Options, 'smtp' | 'trustProxy' | 'registration'>): AsyncIterable<Finding> {
  yield fine(
    'accounts',
    registration === 'open' ? 'anybody can make one' : 'closed: BOUCAN_REGISTRATION is closed, so guests stay guests',
  );
  yield fine(
    'https',
    trustProxy
      ? 'expected from your proxy: passkeys and messages to browsers work where it passes on X-Forwarded-Proto: https'
      : 'not seen, because BOUCAN_TRUST_PROXY is off: passkeys are offered only at localhost, and browsers take messages only over HTTPS',
  );
  if (smtp === null) {
    yield fine('mail', 'none, because BOUCAN_SMTP is not set: nobody is told or comes back by e-mail');
    return;
  }
  const { Mailer } = await import('./notices/post/mail.ts');
  const mailer = new Mailer(smtp);
  const { host } = new URL(smtp.url);
  try {
    await mailer.check();
    yield fine('mail', `${host} answers; messages come from ${smtp.from}`);
  } catch (error) {
    yield wrong('mail', `${host}: ${(error as Error).message}; codes and notices by e-mail wait until it answers`);
  } finally {
    mailer.close();
  }
}

/** What nodes say to each other goes over these servers: each is asked by itself, for any of them may have to stand for the others. */
export async function* examineNats(servers: string): AsyncIterable<Finding> {
  const { Wire } = await import('./nodes/wire.ts');
  const [first, ...others] = servers.split(',').map((server) => new URL(server.trim()));
  for (const server of [first!, ...others]) {
    const { host } = server;
    server.username = first!.username; // those of the first are those of all
    server.password = first!.password;
    const began = performance.now();
    try {
      const wire = await Wire.open(server.href, 'doctor');
      const me = unguessable(9);
      wire.listenAs(me, { request: async (data) => data, mail: () => {}, news: () => {} });
      try {
        const took = performance.now() - began;
        const again = performance.now();
        await wire.ask(me, null, MOST_APART);
        const trip = performance.now() - again;
        yield fine('nats', `${host} answers: connected in ${took.toFixed(0)} ms, there and back in ${trip.toFixed(1)} ms`);
      } finally {
        await wire.close();
      }
    } catch (error) {
      yield wrong('nats', `${host}: ${(error as Error).message}; nodes do not start without it, and stand back while it is away`);
    }
  }
}

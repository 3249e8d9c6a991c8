// From one database to another and back, and what the command line says about a set-up.
import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { examinePostgres, examineSqlite, type Finding } from '../../src/doctor.ts';
import type { Source, Target } from '../../src/storage/ledger.ts';
import { copy, move } from '../../src/storage/move.ts';
import { PARTS, type Part, type Row } from '../../src/storage/parts.ts';
import { MIGRATIONS } from '../../src/storage/postgres/schema.ts';
import { sqliteStorage } from '../../src/storage/sqlite-storage.ts';
import { follow, type Guest, newFolder, party, serve } from '../harness.ts';
import { opening, said } from './contract.ts';

const CLI = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url));

function boucan(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const { BOUCAN_DATABASE: _, ...env } = process.env;
  return new Promise((resolve) => {
    execFile(process.execPath, [CLI, ...args], { env }, (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code), out, err }),
    );
  });
}

/** Every row of a file, as text. */
function dump(folder: string): string[] {
  const db = new DatabaseSync(join(folder, 'boucan.db'), { readOnly: true });
  const rows = PARTS.filter(({ inSqlite }) => inSqlite !== null).flatMap(({ name, fromSqlite }) =>
    db
      .prepare(fromSqlite)
      .all()
      .map((row) => `${name} ${JSON.stringify(row)}`),
  );
  db.close();
  return rows.sort();
}

/** People, a match under way, a table that follows it, a report, settings, another device, an answer kept back. */
async function played(): Promise<{ data: string; table: string; guests: readonly Guest[] }> {
  const data = newFolder();
  const server = await serve({ data });
  const { table, guests, lines } = await party(server.url, 2);
  await lines[0]!.do(table, { do: 'choose', seat: 0, choice: ['bid', 1] });
  await lines[0]!.do(table, { do: 'say', text: '“Ahoy” \\ {"a":1} ☠' });
  await guests[0]!.post(`/api/tables/${table}/report`, { note: 'stuck' });
  const { body } = await guests[0]!.post('/api/session/link', {});
  await follow(server.url, (body as { link: string }).link);
  await server.close();
  const storage = await sqliteStorage(data, () => {});
  await storage.open(opening('again'), [said(1)], table);
  await storage.keepSettings(guests[0]!.player, '{"beats":"slow"}');
  await storage.snapshot(table, 0, { n: 3, lines: '[]', position: '{}', seal: 'S' });
  await storage.hold({ table, seat: 7, n: 4, player: guests[1]!.player, choice: '["bid",2]', message: null, at: null });
  await storage.close();
  return { data, table, guests };
}

export function moving(fresh: () => Promise<string>): void {
  test('everything moves to PostgreSQL, is played on there, and comes back as it was', async () => {
    const { data, table, guests } = await played();
    const before = dump(data);
    const url = await fresh();
    const { code, out, err } = await boucan('move', '--from', `sqlite:${data}`, '--to', url, '--json');
    expect([code, err]).toEqual([0, '']);
    expect(JSON.parse(out)).toMatchObject({
      from: `sqlite:${data}`,
      players: 2,
      tables: 2,
      sessions: 3,
      links: 1,
      rematches: 1,
      reports: 1,
      held: 1,
    });

    const back = newFolder();
    await move(url, `sqlite:${back}`);
    expect(dump(back)).toEqual(before);
    expect(dump(data), 'where it came from nothing has changed').toEqual(before);

    await expect(move(`sqlite:${data}`, url)).rejects.toThrow('is not empty: move to another one');
    await expect(move(url, `sqlite:${back}`)).rejects.toThrow('is not empty: move to another place');
    expect(readdirSync(back), 'nothing is left lying about').toEqual(['boucan.db']);

    const server = await serve({ database: url, data: newFolder() });
    const line = await guests[1]!.at(server.url).connect();
    expect(await line.watch(table)).toMatchObject({ type: 'table', view: { phase: 'playing', viewer: 1 } });
    expect(await line.do(table, { do: 'say', text: 'here we are' })).toMatchObject({ type: 'done' });
    await server.close();

    const copied = newFolder();
    expect(await boucan('backup', '--database', url, '--out', join(copied, 'boucan.db'))).toMatchObject({ code: 0 });
    const again = await serve({ data: copied });
    const reader = await guests[0]!.at(again.url).connect();
    expect(JSON.stringify(await reader.watch(table))).toContain('here we are');
    await again.close();
  });

  test('data that a server uses are not moved', async () => {
    const data = newFolder();
    await serve({ data });
    const other = newFolder();
    await expect(move(`sqlite:${data}`, `sqlite:${other}`)).rejects.toThrow('a server uses');
    await expect(move('sqlite:/nowhere/at/all', `sqlite:${other}`)).rejects.toThrow('there is no /nowhere/at/all/boucan.db');
    await expect(move('mysql://x', `sqlite:${other}`)).rejects.toThrow('say sqlite:FOLDER');
    expect(existsSync(join(other, 'boucan.db'))).toBe(false);
  });

  test('what does not arrive as it was is named, and nothing counts', async () => {
    const rowsOf = ({ name }: Part): Row[] =>
      name === 'entries'
        ? [
            ['t1', 1, 'a', null, null, 5],
            ['t2', 1, 'b', null, null, 5],
          ]
        : [];
    const reads = (change: (rows: Row[]) => Row[]): Source => ({
      place: '',
      rows: async function* (part) {
        yield change(rowsOf(part));
      },
      close: async () => {},
    });
    let commits = 0;
    const into = (change: (rows: Row[]) => Row[]): Target => ({
      ...reads(change),
      kept: (row) => row,
      add: async () => {},
      commit: async () => void commits++,
    });
    const whole = reads((rows) => rows);
    await expect(
      copy(
        whole,
        into(([first]) => (first ? [first] : [])),
      ),
    ).rejects.toThrow('entries of t2 did not arrive');
    await expect(
      copy(
        whole,
        into((rows) => [...rows, ...rows.slice(0, 1)]),
      ),
    ).rejects.toThrow('entries of t1 did not arrive');
    await expect(
      copy(
        whole,
        into((rows) => rows.map((row) => row.with(2, 'b'))),
      ),
    ).rejects.toThrow('entries of t1');
    expect(commits).toBe(0);
    await copy(
      whole,
      into((rows) => rows.toReversed()),
    );
    expect(commits, 'in whatever order').toBe(1);
  });

  test('the doctor says on one page what is wrong', async () => {
    const url = await fresh();
    const found = async (findings: Iterable<Finding> | AsyncIterable<Finding>): Promise<Record<string, Finding>> =>
      Object.fromEntries((await Array.fromAsync(findings)).map((finding) => [finding.what, finding]));
    expect(await found(examinePostgres(url))).toMatchObject({
      database: { ok: true, says: expect.stringContaining('answers') },
      version: { ok: true, says: expect.stringContaining('PostgreSQL') },
      writing: { ok: true },
      synchronous_commit: { ok: true, says: expect.stringMatching(/^(on|remote_apply) /) },
      migrations: { ok: true, says: expect.stringContaining('no data yet') },
      clock: { ok: true },
      disk: { ok: true },
    });
    await move(`sqlite:${(await played()).data}`, url);
    expect(await found(examinePostgres(url))).toMatchObject({ migrations: { ok: true, says: `version ${MIGRATIONS.length}` } });
    const reads = new URL(url);
    reads.searchParams.set('options', '-c default_transaction_read_only=on');
    expect(await found(examinePostgres(reads.href))).toMatchObject({ writing: { ok: false } });

    const away = await boucan('doctor', '--database', 'postgres://anne:secret@127.0.0.1:1/boucan');
    expect(away.code).toBe(1);
    expect(away.out).toMatch(
      /^WRONG {2}database {2}the database at 127.0.0.1:1\/boucan cannot be used: .*\n(ok .*\n)*one thing is wrong\n$/,
    );
    expect(away.out + away.err).not.toContain('secret');

    const data = newFolder();
    expect(await found(examineSqlite(data))).toMatchObject({ database: { ok: true }, disk: { ok: true } });
    const later = said(1, 'from tomorrow', Date.now() + 86_400_000);
    const storage = await sqliteStorage(data, () => {});
    await storage.open(opening('a'), [later], null);
    await storage.close();
    expect(await found(examineSqlite(data))).toMatchObject({
      database: { ok: true, says: expect.stringContaining('nothing is damaged') },
      migrations: { ok: true },
      clock: { ok: false, says: expect.stringContaining('behind what was written last') },
    });
    const file = new DatabaseSync(join(data, 'boucan.db'));
    file.exec('pragma user_version = 999');
    file.close();
    expect(await found(examineSqlite(data))).toMatchObject({
      migrations: { ok: false, says: expect.stringContaining('from a newer Boucan') },
    });
  });
}

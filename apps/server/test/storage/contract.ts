// What the server counts on, whichever database it is.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Entry } from '@boucan/table';
import { describe, expect, test } from 'vitest';
import type { Options } from '../../src/options.ts';
import { must, sql } from '../../src/storage/rows.ts';
import { BadStatement, type Opening, Overtaken, type Storage } from '../../src/storage/storage.ts';
import { newFolder, party, serve } from '../harness.ts';

export const opening = (id: string): Opening => ({ id, secret: 's', invite: 'i', watch: 'w', guests: ['g'] });
export const said = (n: number, text = 'ahoy', at = n): Entry => ({ type: 'said', player: 'p', name: 'P', text, n, at });
const opened = (clock: object): Entry =>
  ({ type: 'opened', terms: { game: 'toy', clock }, host: 'p', commitment: 'c', n: 1, at: 1 }) as unknown as Entry;

/** A place for data that is empty at first. */
export interface Place {
  /** Opens it; where the database allows it, any number of times at once. */
  open(onCommit?: (callers: number) => void): Promise<Storage>;
  readonly allowsSeveral: boolean;
  readonly options: Partial<Options>;
}

async function startedIn(place: Place, tables: readonly string[]): Promise<Storage> {
  const storage = await place.open();
  for (const id of tables) await storage.open(opening(id), [said(1)], null);
  return storage;
}
const lengthOf = async (storage: Storage, table: string): Promise<number> => (await storage.load(table))!.entries.length;

/** What tables count on. */
export function tablesContract(name: string, newPlace: () => Promise<Place>): void {
  const fresh = async (): Promise<Storage> => (await newPlace()).open();
  const started = async (...tables: string[]): Promise<Storage> => startedIn(await newPlace(), tables);

  describe(`tables in ${name}`, () => {
    test('a table comes back as it was written', async () => {
      const place = await newPlace();
      const storage = await place.open();
      await storage.keepPlayer({ id: 'p', name: 'Anne' });
      await storage.open(opening('a'), [said(1)], null);
      await storage.append('a', 1, [said(2), said(3, 'naïve ☠ {"quoted\\",} \u0000')], { player: 'p', message: 'm1' });
      await storage.summarise({ table: 'a', phase: 'over', sketch: '{}', members: ['p'], record: 'R' });
      await storage.open(opening('b'), [said(1)], 'a');
      await storage.snapshot('a', 0, { n: 2, lines: '[]', position: '{}', seal: 'S' });
      for (const n of [1, 3]) await storage.saw('a', 'p', n);
      await storage.close();

      const again = await place.open();
      expect(await again.load('a')).toEqual({
        ...opening('a'),
        record: 'R',
        held: [],
        follows: null,
        rematch: 'b',
        snapshots: [{ n: 2, lines: '[]', position: '{}', seal: 'S' }],
        seen: new Map([['p', 3]]),
        entries: [
          { entry: said(1), sender: null },
          { entry: said(2), sender: null },
          { entry: said(3, 'naïve ☠ {"quoted\\",} \u0000'), sender: { player: 'p', message: 'm1' } },
        ],
      });
      expect(await again.load('b')).toMatchObject({ follows: 'a', rematch: null, record: null });
      expect(await again.load('x')).toBeNull();
    });

    test('entries are added after the last one, or not at all', async () => {
      const storage = await started('a');
      await storage.append('a', 1, [said(2), said(3)], null);
      await expect(storage.append('a', 1, [said(2)], null), 'gone on').rejects.toThrow(Overtaken);
      await expect(storage.append('a', 2, [said(3), said(4)], null), 'gone on by one').rejects.toThrow(Overtaken);
      await expect(storage.append('a', 7, [said(8)], null), 'not there yet').rejects.toThrow(Overtaken);
      await expect(storage.append('nowhere', 0, [said(1)], null), 'no such table').rejects.toThrow();
      expect(await lengthOf(storage, 'a')).toBe(3);
      await Promise.all([storage.append('a', 3, [said(4)], null), storage.append('a', 4, [said(5)], null)]);
      expect(await lengthOf(storage, 'a')).toBe(5);
      await expect(storage.open(opening('a'), [said(1)], null), 'opened twice').rejects.toThrow();
      expect(await lengthOf(storage, 'a')).toBe(5);
    });

    test('of two who append after the same entry, exactly one does', async () => {
      const place = await newPlace();
      const one = await place.open();
      const other = place.allowsSeveral ? await place.open() : one;
      await one.open(opening('a'), [said(1)], null);
      for (let n = 1; n <= 25; n++) {
        const outcomes = await Promise.allSettled([
          one.append('a', n, [said(n + 1, 'one')], { player: 'one', message: `m${n}` }),
          other.append('a', n, [said(n + 1, 'other')], { player: 'other', message: `m${n}` }),
        ]);
        const won = outcomes.flatMap(({ status }, i) => (status === 'fulfilled' ? [['one', 'other'][i]] : []));
        expect(won, `after ${n}`).toHaveLength(1);
        for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(Overtaken);
        const { entries } = (await one.load('a'))!;
        expect(entries).toHaveLength(n + 1);
        expect(entries[n]!.sender!.player).toBe(won[0]);
      }
    });

    test('one table is followed once', async () => {
      const storage = await started('a', 'x');
      await storage.open(opening('b'), [said(1)], 'a');
      await expect(storage.open(opening('c'), [said(1)], 'a')).rejects.toThrow(Overtaken);
      expect(await storage.load('c'), 'nothing of it').toBeNull();
      expect((await storage.load('a'))!.rematch).toBe('b');
      await storage.open(opening('d'), [said(1)], 'b');
    });

    test('whoever comes in the same turn shares one trip to the disk', async () => {
      const groups: number[] = [];
      const storage = await (await newPlace()).open((callers) => groups.push(callers));
      const tables = Array.from({ length: 40 }, (_, i) => `t${i}`);
      await Promise.all(tables.map((id) => storage.open(opening(id), [said(1)], null)));
      await Promise.all(tables.map((id) => storage.append(id, 1, [said(2), said(3)], null)));
      expect(groups).toEqual([40, 40]);
      expect(await lengthOf(storage, 't7')).toBe(3);
    });

    test('who is overtaken is told, and those who came with him do not suffer for it', async () => {
      const storage = await started('a', 'b', 'c');
      const outcomes = await Promise.allSettled([
        storage.append('a', 1, [said(2)], null),
        storage.append('b', 7, [said(8)], null), // b is at 1
        storage.append('c', 1, [said(2)], null),
        storage.keepPlayer({ id: 'p', name: 'Anne' }),
      ]);
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
      for (const [table, n] of [
        ['a', 2],
        ['b', 1],
        ['c', 2],
      ] as const)
        expect(await lengthOf(storage, table)).toBe(n);
    });

    test('tables that are not over, and were touched since or have a clock', async () => {
      const storage = await fresh();
      await storage.open(opening('slow'), [opened({ kind: 'none' })], null);
      await storage.open(opening('timed'), [opened({ kind: 'live' })], null);
      await storage.open(opening('over'), [opened({ kind: 'live' })], null);
      await storage.summarise({ table: 'over', phase: 'over', sketch: '{}', members: [], record: null });
      await storage.open(opening('talk'), [said(1, 'ahoy', 5)], null);
      await storage.append('talk', 1, [said(2, 'ahoy', 2000)], null);
      expect(await storage.unfinished(1000)).toEqual(['timed', 'talk']);
      expect(await storage.unfinished(0)).toEqual(['slow', 'timed', 'talk']);
      expect(await storage.unfinished(9000)).toEqual(['timed']);
    });

    test('what was sketched of a person’s tables, the latest first', async () => {
      const storage = await fresh();
      for (const id of ['p', 'q']) await storage.keepPlayer({ id, name: id });
      const tables = Array.from({ length: 105 }, (_, i) => i);
      await Promise.all(tables.map((i) => storage.open(opening(`t${i}`), [said(1, '', i)], null)));
      const sketch = async (i: number): Promise<void> => {
        if (i === 50) return; // never sketched
        const members = i % 2 === 0 ? ['p', 'q'] : ['p'];
        await storage.summarise({ table: `t${i}`, phase: 'playing', sketch: `{"i":${i}}`, members, record: null });
      };
      await Promise.all(tables.map(sketch));
      await storage.summarise({ table: 't104', phase: 'over', sketch: '{"over":true}', members: ['p', 'p'], record: 'R' });
      const sketches = await storage.sketchesFor('p');
      expect(sketches).toHaveLength(100);
      expect(sketches.slice(0, 2)).toEqual([
        { table: 't104', sketch: '{"over":true}' },
        { table: 't103', sketch: '{"i":103}' },
      ]);
      expect(await storage.sketchesFor('q')).toHaveLength(52);
      expect(await storage.sketchesFor('nobody')).toEqual([]);
      expect((await storage.load('t104'))!.record).toBe('R');
    });

    test('snapshots: a new one drops those after the one it builds on', async () => {
      const storage = await started('a');
      const snapshot = (n: number, seal = 's') => ({ n, lines: '[1]', position: '{"é":1}', seal });
      await storage.snapshot('a', 0, snapshot(10));
      await storage.snapshot('a', 10, snapshot(20));
      await storage.snapshot('a', 10, snapshot(15, 'other'));
      await storage.snapshot('a', 10, snapshot(15, 'again'));
      expect((await storage.load('a'))!.snapshots).toEqual([snapshot(10), snapshot(15, 'again')]);
    });

    test('answers that are kept back', async () => {
      const storage = await started('a');
      const held = (seat: number, choice: string, at: number | null) => ({
        ...{ table: 'a', seat, n: 1, player: 'p', choice, message: seat === 0 ? 'm' : null, at },
      });
      await storage.hold(held(0, '["bid",1]', 1.8e12));
      await storage.hold(held(1, '["bid",2]', null));
      await storage.hold(held(0, '["bid",3]', 7));
      const kept = async () => [...(await storage.load('a'))!.held].sort((a, b) => a.seat - b.seat);
      expect(await kept()).toEqual([held(0, '["bid",3]', 7), held(1, '["bid",2]', null)]);
      await storage.release('a', 0);
      await storage.release('a', 5);
      expect(await kept()).toEqual([held(1, '["bid",2]', null)]);
    });
  });
}

/** All of it. */
export function contract(name: string, newPlace: () => Promise<Place>): void {
  const fresh = async (): Promise<Storage> => (await newPlace()).open();
  const started = async (...tables: string[]): Promise<Storage> => startedIn(await newPlace(), tables);
  tablesContract(name, newPlace);

  describe(`storage in ${name}`, () => {
    test('persons, their sessions and links', async () => {
      const storage = await fresh();
      await storage.keepPlayer({ id: 'p', name: 'Anne' });
      await storage.keepPlayer({ id: 'p', name: 'Anne Bonny' });
      await storage.keepPlayer({ id: 'q', name: 'Mary' });
      await storage.addSession('h1', 'p', null);
      await storage.addSession('h0', 'q', null);
      expect(await storage.playerOf('h1')).toEqual({ id: 'p', name: 'Anne Bonny' });
      expect(await storage.playerOf('other')).toBeNull();
      await storage.addLink({ id: 'l2', hash: 'L2', made: 1.8e12, by: 'h1' });
      await storage.addLink({ id: 'l1', hash: 'L1', made: 5, by: 'h1' });
      expect(await storage.linkOf('L1')).toEqual({ id: 'p', name: 'Anne Bonny', link: 'l1' });
      expect(await storage.linkOf('other')).toBeNull();
      for (const hash of ['h2', 'h3']) await storage.addSession(hash, 'p', 'l1');
      expect(await storage.linksOf('p', 'h3')).toEqual([
        { id: 'l1', player: 'p', made: 5, parent: null, uses: 2, here: true },
        { id: 'l2', player: 'p', made: 1.8e12, parent: null, uses: 0, here: false },
      ]);
      expect(await storage.linksOf('q', 'h0')).toEqual([]);
      await storage.revoke('q', 'l1');
      expect(await storage.playerOf('h2'), 'not hers to revoke').not.toBeNull();
      await storage.revoke('p', 'l1');
      expect([await storage.playerOf('h2'), await storage.playerOf('h3'), await storage.linkOf('L1')]).toEqual([
        null,
        null,
        null,
      ]);
      expect(await storage.playerOf('h1')).not.toBeNull();
      expect((await storage.linksOf('p', 'h1')).map(({ id }) => id)).toEqual(['l2']);
    });

    test('a link knows the one it came of, and goes with it; what came of nothing that is left counts for nothing', async () => {
      const storage = await fresh();
      await storage.keepPlayer({ id: 'p', name: 'Anne' });
      await storage.addSession('desk', 'p', null);
      await storage.addLink({ id: 'l1', hash: 'L1', made: 1, by: 'desk' });
      await storage.addSession('thief', 'p', 'l1');
      await storage.addLink({ id: 'l2', hash: 'L2', made: 2, by: 'thief' });
      await storage.addSession('other', 'p', 'l2');
      await storage.addLink({ id: 'l3', hash: 'L3', made: 3, by: 'other' });
      await storage.addLink({ id: 'l4', hash: 'L4', made: 4, by: 'desk' });
      await storage.addSession('phone', 'p', 'l4');
      expect((await storage.linksOf('p', 'desk')).map(({ id, parent }) => [id, parent])).toEqual([
        ['l1', null],
        ['l2', 'l1'],
        ['l3', 'l2'],
        ['l4', null],
      ]);
      await storage.revoke('p', 'l1');
      for (const gone of ['thief', 'other']) expect(await storage.playerOf(gone), gone).toBeNull();
      for (const gone of ['L1', 'L2', 'L3']) expect(await storage.linkOf(gone), gone).toBeNull();
      for (const left of ['desk', 'phone']) expect(await storage.playerOf(left), left).not.toBeNull();
      expect((await storage.linksOf('p', 'desk')).map(({ id }) => id)).toEqual(['l4']);

      // At another server, somebody follows the link and makes one of his own in the very moment in which it is revoked.
      await storage.addSession('late', 'p', 'l3');
      expect(await storage.playerOf('late')).toBeNull();
      await storage.addLink({ id: 'l5', hash: 'L5', made: 5, by: 'late' });
      expect(await storage.linkOf('L5')).toBeNull();
      await storage.addSession('later', 'p', 'l5');
      expect(await storage.playerOf('later')).toBeNull();
      await storage.addLink({ id: 'l6', hash: 'L6', made: 6, by: 'nobody' });
      expect(await storage.linkOf('L6')).toBeNull();
    });

    test('rows about people are written all or none, and whoever takes one is the only one', async () => {
      const { rows } = await fresh();
      const all = () => rows.read<{ name: string; body: string }>(sql`select name, body from kept order by name`);
      const keep = (name: string, body: string) => sql`insert into kept (name, body) values (${name}, ${body})`;
      await rows.write(keep('a', 'naïve ☠ ?1 \u0000'), keep('b', '2'));
      expect(await all()).toEqual([
        { name: 'a', body: expect.stringMatching(/^naïve ☠ \?1 .$/u) },
        { name: 'b', body: '2' },
      ]);
      await expect(rows.write(keep('c', '3'), keep('b', 'again')), 'the key is taken').rejects.toThrow(Overtaken);
      const change = (from: string, to: string) => sql`update kept set body = ${to} where name = 'b' and body = ${from}`;
      await expect(rows.write(keep('c', '3'), must(change('7', '8'))), 'it is not so').rejects.toThrow(Overtaken);
      await rows.write(must(change('2', '3')), change('7', '8'));
      expect((await all()).map(({ body }) => body).slice(1), 'nothing of c').toEqual(['3']);
      expect(await rows.read(sql`select name from kept where name in (${['b', 'x']}) and name not in (${[]})`)).toEqual([]);
      expect(await rows.read(sql`select name from kept where name in (${['b', 'x']})`)).toEqual([{ name: 'b' }]);

      const taken = await Promise.all(
        [1, 2, 3].map((n) =>
          rows.take(sql`update kept set body = ${`taken by ${n}`} where name = 'b' and body = '3' returning body`),
        ),
      );
      expect(taken.flat()).toEqual([{ body: expect.stringMatching(/^taken by/u) }]);
      expect(await rows.read(sql`select count(*) as n, cast(${1.8e12} as bigint) as at from kept`)).toEqual([
        { n: 2, at: 1.8e12 },
      ]);
    });

    test('a statement that makes no sense harms nobody who writes at the same time', async () => {
      const storage = await started('a');
      const outcomes = await Promise.allSettled([
        storage.append('a', 1, [said(2)], null),
        storage.rows.write(sql`insert into nowhere values (1)`),
        storage.append('a', 2, [said(3)], null),
      ]);
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect((outcomes[1] as PromiseRejectedResult).reason).toBeInstanceOf(BadStatement);
      expect(await lengthOf(storage, 'a')).toBe(3);
    });

    test('settings, the time, and whether there is room', async () => {
      const storage = await fresh();
      await storage.keepPlayer({ id: 'p', name: 'Anne' });
      expect(await storage.settingsOf('p')).toBeNull();
      for (const body of ['{"a":1}', '{"a":2}']) await storage.keepSettings('p', body);
      expect(await storage.settingsOf('p')).toBe('{"a":2}');
      expect(await storage.lastPulse()).toBeNull();
      for (const now of [1.8e12, 1.8e12 + 1]) await storage.pulse(now);
      expect(await storage.lastPulse()).toBe(1.8e12 + 1);
      for (let i = 0; i < 3; i++) await storage.probe();
    });

    test('everything is in a backup, one SQLite file, and nothing is damaged', async () => {
      const storage = await started('a', 'b');
      await storage.append('a', 1, [said(2)], { player: 'p', message: 'm' });
      await storage.report({ table: 'a', player: 'p', at: 1.8e12, n: 2, note: 'stuck' });
      await storage.report({ table: 'a', player: 'p', at: 1.8e12, n: 2, note: 'still' });
      const damage: string[] = [];
      for await (const found of storage.damage()) damage.push(found);
      expect(damage).toEqual([]);
      const file = join(newFolder(), 'boucan.db');
      await storage.backup(file);
      const db = new DatabaseSync(file);
      expect(
        db
          .prepare('select * from reports order by id')
          .all()
          .map((row) => ({ ...row })),
      ).toMatchObject([{ tab: 'a', player: 'p', at: 1.8e12, n: 2, note: 'stuck' }, { note: 'still' }]);
      expect(db.prepare('select tab, n, player, message from entries order by tab, n').all()).toMatchObject([
        { tab: 'a', n: 1, player: null },
        { tab: 'a', n: 2, player: 'p', message: 'm' },
        { tab: 'b', n: 1 },
      ]);
      db.close();
    });

    test('closing writes what waits', async () => {
      const place = await newPlace();
      const storage = await place.open();
      await storage.open(opening('a'), [said(1)], null);
      const last = storage.append('a', 1, [said(2)], null);
      await storage.close();
      await last;
      await expect(storage.append('a', 2, [said(3)], null)).rejects.toThrow();
      await expect(storage.load('a')).rejects.toThrow();
      expect(await lengthOf(await place.open(), 'a')).toBe(2);
    });

    test('a command sent twice counts once, also after a restart', async () => {
      const { options } = await newPlace();
      const server = await serve(options);
      const { table, guests, lines } = await party(server.url, 2);
      const first = await lines[0]!.do(table, { do: 'choose', seat: 0, choice: ['bid', 1] }, 'once');
      expect(first).toMatchObject({ type: 'done' });
      expect(await lines[0]!.do(table, { do: 'choose', seat: 0, choice: ['bid', 1] }, 'once')).toEqual(first);
      await server.close();
      const line = await guests[0]!.at((await serve(options)).url).connect();
      await line.watch(table);
      expect(await line.do(table, { do: 'choose', seat: 0, choice: ['bid', 1] }, 'once')).toEqual(first);
    });
  });
}

import type { ComplaintsReply, FollowsReply, FriendsReply, JottingsReply, TablesReply } from '@boucan/protocol';
import { describe, expect, test } from 'vitest';
import { sqliteStorage } from '../../src/storage/sqlite-storage.ts';
import { commits, ENTROPY, Guest, type Line, newFolder, party, serve } from '../harness.ts';
import { inBoth } from '../storage/both.ts';
import { staying } from './parts.ts';

const friends = async (who: Guest): Promise<FriendsReply> => (await who.get('/api/friends')).body as FriendsReply;
const ask = (who: Guest, body: unknown) => who.post('/api/friends', body);
const names = (list: readonly { name: string }[]): string[] => list.map(({ name }) => name);
const words = (line: Line): string => line.bytes.join('\n');

async function crew(url: string, ...called: string[]): Promise<Guest[]> {
  return Promise.all(called.map((name) => Guest.named(url, name)));
}

inBoth((newPlace) => {
  describe('friends', () => {
    test('by a link, by asking back, and no longer', async () => {
      const { url } = await serve((await newPlace()).options);
      const [anne, bart] = (await crew(url, 'Anne', 'Bart')) as [Guest, Guest];
      const { link } = await friends(anne);
      const key = link.slice('/friend/'.length);
      expect((await bart.get(`/api/friends/link/${key}`)).body).toMatchObject({ name: 'Anne', isFriend: false, isMe: false });
      expect((await ask(anne, { do: 'accept', key })).status).toBe(403); // one's own
      await ask(bart, { do: 'accept', key });
      expect(names((await friends(anne)).friends)).toEqual(['Bart']);
      expect((await friends(bart)).friends[0]).toMatchObject({ name: 'Anne', here: true });
      // Presence is for friends, and only if one wants it.
      await anne.post('/api/record', { shown: 'friends', presence: false });
      expect((await friends(bart)).friends[0]).toMatchObject({ here: null, table: null });
      await ask(anne, { do: 'new-link' });
      expect((await bart.get(`/api/friends/link/${key}`)).status).toBe(404);
      await ask(bart, { do: 'drop', player: anne.player });
      expect((await friends(anne)).friends).toEqual([]);
    });

    test('strangers cannot be asked; people from a table can, and say yes by asking back', async () => {
      const { url } = await serve((await newPlace()).options);
      const { guests } = await party(url, 2);
      const [anne, bart] = guests as [Guest, Guest];
      const [carl] = (await crew(url, 'Carl')) as [Guest];
      expect((await ask(carl, { do: 'ask', player: anne.player })).status).toBe(403);
      expect((await ask(anne, { do: 'ask', player: bart.player })).status).toBe(200);
      expect((await friends(bart)).asking.map(({ player }) => player)).toEqual([anne.player]);
      expect((await friends(anne)).friends).toEqual([]);
      await ask(bart, { do: 'ask', player: anne.player });
      expect((await friends(anne)).friends.map(({ player }) => player)).toEqual([bart.player]);
    });
  });
});

describe('blocked people', () => {
  test('do not meet at a table, whoever sits first, and are not told why', async () => {
    const { url } = await serve();
    const [anne, bart] = (await crew(url, 'Anne', 'Bart')) as [Guest, Guest];
    await ask(anne, { do: 'block', player: bart.player });
    const [hers, his] = [await anne.open({ seats: 3 }), await bart.open({ seats: 3 })];
    const sit = { do: 'sit', seat: 1, commits: commits(ENTROPY) } as const;
    const bartsLine = await bart.connect();
    await bartsLine.watch(hers);
    const refused = await bartsLine.do(hers, sit);
    expect(refused).toMatchObject({ type: 'error', error: 'not-allowed' });
    expect(JSON.stringify(refused)).not.toMatch(/block/i);
    const annesLine = await anne.connect();
    await annesLine.watch(his);
    expect(await annesLine.do(his, sit)).toMatchObject({ type: 'error', message: expect.stringContaining('blocked') });
    // Nor by the way of a rematch, a link, or a request.
    expect((await bart.get(`/api/friends/link/${(await friends(anne)).link.slice('/friend/'.length)}`)).status).toBe(404);
    expect((await ask(bart, { do: 'ask', player: anne.player })).status).toBe(200); // he does not notice
    expect((await friends(anne)).asking).toEqual([]);
    await ask(anne, { do: 'unblock', player: bart.player });
    expect(await bartsLine.do(hers, sit)).toMatchObject({ type: 'done' });
  });

  test('do not read each other’s words, at once or later, and everybody else does', async () => {
    const { url } = await serve();
    const [anne, bart, carl] = (await crew(url, 'Anne', 'Bart', 'Carl')) as [Guest, Guest, Guest];
    const table = await anne.open({ seats: 3 });
    const [a, b, c] = await Promise.all([anne, bart, carl].map((guest) => guest.connect()));
    for (const line of [a!, b!, c!]) await line.watch(table);
    await a!.do(table, { do: 'say', text: 'before the quarrel' });
    await b!.until(table, ({ n }) => n >= 3);
    expect(words(b!)).toContain('before the quarrel');
    await ask(anne, { do: 'block', player: bart.player });
    await a!.do(table, { do: 'say', text: 'secret of Anne' });
    await b!.do(table, { do: 'say', text: 'answer of Bart' });
    await Promise.all([a!, b!, c!].map((line) => line.until(table, ({ n }) => n >= 5)));
    expect(words(c!)).toContain('secret of Anne');
    expect(words(c!)).toContain('answer of Bart');
    expect(words(b!)).not.toContain('secret of Anne');
    expect(words(a!)).not.toContain('answer of Bart');
    const later = await bart.connect();
    await later.watch(table);
    expect(words(later)).not.toContain('secret of Anne');
    expect(words(later)).not.toContain('before the quarrel');
    expect(words(later)).toContain('answer of Bart');
  });
});

test('what somebody notes down at a table is theirs alone, and stays', async () => {
  const { url } = await serve();
  const { guests, table } = await party(url, 2);
  const [anne, bart] = guests as [Guest, Guest];
  const path = `/api/tables/${table}/notes`;
  await anne.post(path, { n: 3, text: 'Bart keeps two cards' });
  await anne.post(path, { n: 3, text: 'Bart keeps three cards' });
  await anne.post(path, { n: 5, text: 'sail home' });
  const kept = (await anne.get(path)).body as JottingsReply;
  expect(kept.notes.map(({ n, text }) => [n, text])).toEqual([
    [3, 'Bart keeps three cards'],
    [5, 'sail home'],
  ]);
  expect((await bart.get(path)).body).toEqual({ notes: [] });
  await anne.post(path, { n: 5, text: '' });
  expect(((await anne.get(path)).body as JottingsReply).notes.length).toBe(1);
  expect((await anne.post('/api/tables/nowhere/notes', { n: 1, text: 'x' })).status).toBe(404);
});

test('followed tables tell what everybody may know; a table by invitation tells nothing', async () => {
  const { url } = await serve();
  const [anne, bart] = (await crew(url, 'Anne', 'Bart')) as [Guest, Guest];
  const [open, closed] = [await anne.open(), await anne.open({ visibility: 'invitation' })];
  for (const what of [open, closed]) await bart.post('/api/follows', { kind: 'table', what, on: true });
  const { body } = await bart.post('/api/follows', { kind: 'person', what: anne.player, on: true });
  expect((body as FollowsReply).tables.map(({ table }) => table)).toEqual([open]);
  expect(names((body as FollowsReply).people)).toEqual(['Anne']);
});

test('an operator sees what was said, silences, excludes and closes, and all of it is written down', async () => {
  const data = newFolder();
  const storage = await sqliteStorage(data, () => {});
  const known = await staying(storage, 'Boss', true);
  await storage.close();
  const { url } = await serve({ data });
  const boss = known.at(url);
  const [anne, bart] = (await crew(url, 'Anne', 'Bart')) as [Guest, Guest];
  const table = await anne.open({ seats: 3 });
  const line = await bart.connect();
  await line.watch(table);
  await line.do(table, { do: 'say', text: 'a rude word' });
  expect((await anne.post('/api/complaints', { player: bart.player, table, note: 'He is rude.' })).status).toBe(204);
  expect((await anne.get('/api/admin/complaints')).status).toBe(403);
  expect((await anne.post('/api/admin/measures', { what: 'ban', subject: bart.player, days: 1, note: '' })).status).toBe(403);

  const seen = (await boss.get('/api/admin/complaints')).body as ComplaintsReply;
  expect(seen.complaints[0]).toMatchObject({ note: 'He is rude.', by: { name: 'Anne' }, against: { name: 'Bart' }, done: false });
  expect(seen.complaints[0]!.lines).toMatchObject([{ name: 'Bart', text: 'a rude word', isTheirs: true }]);
  const complaint = seen.complaints[0]!.id;
  const act = (body: object) =>
    boss.post('/api/admin/measures', { subject: bart.player, days: 7, note: 'enough', complaint, ...body });
  await act({ what: 'silence' });
  expect(await line.do(table, { do: 'say', text: 'again' })).toMatchObject({ error: 'not-allowed' });
  const sit = { do: 'sit', seat: 1, commits: commits(ENTROPY) } as const;
  await act({ what: 'close', subject: table });
  expect(await line.do(table, sit)).toMatchObject({ error: 'not-allowed' });
  await act({ what: 'close', subject: table, days: 0 });
  await act({ what: 'ban' });
  expect(await line.do(table, sit)).toMatchObject({ error: 'not-allowed' });
  expect((await bart.post('/api/tables', {})).status).toBeGreaterThanOrEqual(400);
  await act({ what: 'ban', days: 0 });
  expect(await line.do(table, sit)).toMatchObject({ type: 'done' });
  const after = (await boss.get('/api/admin/complaints')).body as ComplaintsReply;
  expect(after.log.map(({ what, by }) => [what, by])).toEqual(
    ['ban', 'ban', 'close', 'close', 'silence'].map((what) => [what, 'Boss']),
  );
  expect(after.complaints[0]!.done).toBe(true);
});

test('the lobby shows what I follow among my tables, and nothing that is by invitation or of somebody who blocks me', async () => {
  const { url } = await serve();
  const { table, guests } = await party(url, 2);
  const [anne] = guests as [Guest, Guest];
  const [bart] = (await crew(url, 'Bart')) as [Guest];
  const secret = await anne.open({ visibility: 'invitation' });
  const watched = async (who: Guest): Promise<string[]> =>
    ((await who.get('/api/tables')).body as TablesReply).watched?.map((card) => card.table) ?? [];
  expect(await watched(bart)).toEqual([]);
  for (const what of [table, secret]) await bart.post('/api/follows', { kind: 'table', what, on: true });
  await expect.poll(() => watched(bart)).toEqual([table]);
  await anne.post('/api/follows', { kind: 'table', what: table, on: true });
  expect(await watched(anne)).toEqual([]); // it is her own
  await bart.post('/api/follows', { kind: 'table', what: table, on: false });
  expect(await watched(bart)).toEqual([]);
  await bart.post('/api/follows', { kind: 'person', what: anne.player, on: true });
  await expect.poll(() => watched(bart)).toEqual([table]);
  await anne.post('/api/friends', { do: 'block', player: bart.player });
  expect(await watched(bart)).toEqual([]);
});

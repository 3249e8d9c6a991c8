import { GAMES } from '@boucan/games';
import type { ServerMessage, TablesReply } from '@boucan/protocol';
import { verify } from '@boucan/record';
import type { TableView } from '@boucan/table';
import { toy } from '@boucan/toy';
import { expect, test } from 'vitest';
import { commits, ENTROPY, Guest, newFolder, party, serve, wish } from './harness.ts';

type TableMessage = Extract<ServerMessage, { type: 'table' }>;

test('a table is opened, found in the lobby, joined and played to its record', async () => {
  const { url } = await serve();
  const [anne, mary] = await Promise.all([Guest.named(url, 'Anne'), Guest.named(url, 'Mary')]);
  const table = await anne.open();
  const lobby = async (guest: Guest) => (await guest.get('/api/tables')).body as TablesReply;
  expect((await lobby(mary)).open.map((card) => card.table)).toEqual([table]);
  expect(await lobby(anne)).toMatchObject({
    open: [],
    mine: [{ table, phase: 'gathering', seats: [{ name: 'Anne' }, { kind: 'empty' }] }],
  });

  const [a, m] = await Promise.all([anne.connect(), mary.connect()]);
  expect(await a.watch(table)).toMatchObject({ fresh: true, view: { viewer: 0, phase: 'gathering' } });
  expect(await m.watch(table)).toMatchObject({ fresh: true, view: { viewer: 'table' }, keys: { invite: null, watch: null } });
  expect(await m.do(table, { do: 'sit', seat: 1, commits: commits(ENTROPY) })).toMatchObject({ type: 'done' });
  expect(await m.do(table, { do: 'start' })).toMatchObject({ type: 'refused', reasons: [{ text: 'only-the-host' }] });
  expect(await anne.get(`/api/tables/${table}/record`)).toMatchObject({ status: 409, body: { error: 'not-over' } });
  expect(await a.do(table, { do: 'start' })).toMatchObject({ type: 'done' });
  await m.until(table, (view) => view.viewer === 1 && view.phase === 'playing');
  expect((await lobby(anne)).mine[0]).toMatchObject({ yourTurn: true, phase: 'playing' });

  a.playAtRandom(table);
  m.playAtRandom(table);
  await a.until(table, (view) => view.phase === 'over');
  const { body } = await mary.get(`/api/tables/${table}/record`);
  expect(verify(toy, body)).toEqual({ ok: true });
  expect(await (await fetch(`${url}/api/tables/${table}/record`)).json()).toEqual(body);
});

test('a table with bots alone starts at once, and they play it out', async () => {
  const { url } = await serve();
  const anne = await Guest.named(url, 'Anne');
  const table = await anne.open({ seats: 3, bots: [null, 'level1', 'random'], start: true });
  const line = await anne.connect();
  await line.watch(table);
  line.playAtRandom(table);
  await line.until(table, (view) => view.phase === 'over');
});

test('wishes that cannot be are explained', async () => {
  const { url } = await serve();
  const anne = await Guest.named(url, 'Anne');
  for (const [wrong, says] of [
    [{ game: 'chess' }, `There is no such game; there are ${GAMES.map(({ id }) => id).join(', ')}.`],
    [{ seats: 5 }, 'cannot start'],
    [{ packs: ['gunpowder'] }, 'cannot start'],
    [{ packs: ['charms', 'charms'] }, 'cannot start'],
    [{ options: { rounds: 99 } }, 'cannot start'],
    [{ bots: [null, 'search:9999999ms'] }, 'There is no bot called search:9999999ms.'],
  ] as const) {
    const { status, body } = await anne.post('/api/tables', wish(wrong as never));
    expect(status).toBe(400);
    expect((body as { message: string }).message).toContain(says);
  }
});

test('who reconnects gets what was missed', async () => {
  const { url } = await serve();
  const { table, guests, lines } = await party(url, 2);
  const before = lines[1]!.views.get(table)!.n;
  lines[1]!.socket.terminate();
  for (const text of ['one', 'two']) await lines[0]!.do(table, { do: 'say', text });
  const again = await guests[1]!.connect();
  const { notices, view } = (await again.watch(table, { since: before })) as TableMessage;
  expect(notices.map(({ what }) => 'text' in what && what.text)).toEqual(['one', 'two']);
  expect(view.viewer).toBe(1);
  const all = (await again.watch(table)) as TableMessage;
  expect(all.notices.map(({ n }) => n)).toEqual(Array.from({ length: view.n }, (_, i) => i + 1));
});

test('a command sent again counts once, also after a restart', async () => {
  const data = newFolder();
  const server = await serve({ data });
  const { table, guests, lines } = await party(server.url, 2);
  const bid = { do: 'choose', seat: 0, choice: ['bid', 1] } as const;
  const first = await lines[0]!.do(table, bid, 'the-same');
  expect(first).toMatchObject({ type: 'done' });
  expect(await lines[0]!.do(table, bid, 'the-same')).toEqual(first);
  // Somebody else's message may have the same id.
  expect(await lines[1]!.do(table, { do: 'say', text: 'ahoy' }, 'the-same')).not.toEqual(first);
  await server.close();

  const { url } = await serve({ data });
  const line = await guests[0]!.at(url).connect();
  const { view } = (await line.watch(table)) as TableMessage;
  expect(await line.do(table, bid, 'the-same')).toEqual(first);
  expect(((await line.watch(table)) as TableMessage).view.n).toBe(view.n);
});

test('by invitation: keys open the door, and only those inside have them', async () => {
  const { url } = await serve();
  const [anne, mary, eve] = await Promise.all(['Anne', 'Mary', 'Eve'].map((name) => Guest.named(url, name)));
  const table = await anne!.open({ visibility: 'invitation' });
  const [a, m, e] = await Promise.all([anne!, mary!, eve!].map((guest) => guest.connect()));
  const { keys } = (await a!.watch(table)) as TableMessage;

  expect(((await eve!.get('/api/tables')).body as TablesReply).open).toEqual([]);
  for (const key of [undefined, 'x', keys.invite!.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))])
    expect(await e!.watch(table, key === undefined ? {} : { key })).toMatchObject({ type: 'error', error: 'not-allowed' });
  expect(await e!.do(table, { do: 'sit', seat: 1, commits: commits(ENTROPY) })).toMatchObject({ error: 'not-allowed' });
  for (const query of ['', `?key=${encodeURIComponent('é'.repeat(keys.invite!.length))}`, '?key=a&key=b'])
    expect(await eve!.get(`/api/tables/${table}/record${query}`), query).toMatchObject({ status: 403 });

  expect(await e!.watch(table, { key: keys.watch! })).toMatchObject({ type: 'table', keys: { invite: null, watch: null } });
  expect(await e!.do(table, { do: 'sit', seat: 1, commits: commits(ENTROPY) })).toMatchObject({ error: 'not-allowed' });
  expect(await e!.do(table, { do: 'say', text: 'boo' })).toMatchObject({ error: 'not-allowed' });

  expect(await m!.watch(table, { key: keys.invite! })).toMatchObject({ type: 'table', keys: { invite: null, watch: null } });
  expect(await m!.do(table, { do: 'sit', seat: 1, commits: commits(ENTROPY) })).toMatchObject({ type: 'done' });
  expect(await m!.watch(table)).toMatchObject({ type: 'table', keys });
  expect(e!.bytes.join()).not.toContain(keys.invite);
});

test('rematch: whoever asks first opens the table, the others find it, and each sits where he sat', async () => {
  const { url } = await serve();
  const { table, guests, lines } = await party(url, 3, { visibility: 'unlisted' });
  const eve = await Guest.named(url, 'Eve');
  expect(await guests[0]!.post(`/api/tables/${table}/rematch`, {})).toMatchObject({ status: 409, body: { error: 'not-over' } });
  for (const line of lines) line.playAtRandom(table);
  await lines[0]!.until(table, (view) => view.phase === 'over');
  expect(await eve.post(`/api/tables/${table}/rematch`, {})).toMatchObject({ status: 403, body: { error: 'not-allowed' } });

  const replies = await Promise.all(
    guests.map((guest) => guest.post(`/api/tables/${table}/rematch`, { commits: commits(ENTROPY) })),
  );
  const next = (replies[0]!.body as { table: string }).table;
  expect(next).not.toBe(table);
  for (const reply of replies) expect(reply).toEqual({ status: 200, body: { table: next } });
  for (const [seat, line] of lines.entries()) {
    await line.watch(next);
    expect(line.views.get(next)).toMatchObject({ viewer: seat, terms: { visibility: 'unlisted' } });
  }
  for (const line of lines) await line.until(next, ({ phase }) => phase === 'playing');
});

test('a wish for a rematch is heard by those who played, wherever they are, until they come', async () => {
  const { url } = await serve();
  const { table, guests, lines } = await party(url, 3);
  for (const line of lines) line.playAtRandom(table);
  await lines[0]!.until(table, (view) => view.phase === 'over');
  const [anne, mary, grace] = guests as [Guest, Guest, Guest];
  const calls = async (guest: Guest) => ((await guest.get('/api/calls')).body as { calls: { by: string }[] }).calls;
  expect(await calls(mary)).toEqual([]);
  await anne.post(`/api/tables/${table}/rematch`, { commits: commits(ENTROPY) });
  const { name } = (await anne.get('/api/session')).body as { name: string };
  expect(await calls(anne)).toEqual([]);
  for (const guest of [mary, grace]) expect(await calls(guest)).toEqual([{ follows: table, game: 'toy', by: name }]);
  await mary.post(`/api/tables/${table}/rematch`, { commits: commits(ENTROPY) });
  expect(await calls(mary)).toEqual([]);
  expect(await calls(anne), 'who sits there need not be called').toEqual([]);
  expect(await calls(grace)).toHaveLength(1);
  await grace.post(`/api/tables/${table}/rematch`, { commits: commits(ENTROPY) });
  for (const guest of guests) expect(await calls(guest)).toEqual([]);
  expect((await fetch(`${url}/api/calls`)).status).toBe(401);
});

test('a wish for a rematch is still heard after a restart', async () => {
  const data = newFolder();
  const server = await serve({ data });
  const { table, guests, lines } = await party(server.url, 3);
  for (const line of lines) line.playAtRandom(table);
  await lines[0]!.until(table, (view) => view.phase === 'over');
  const [anne, mary, grace] = guests as [Guest, Guest, Guest];
  await anne.post(`/api/tables/${table}/rematch`, { commits: commits(ENTROPY) });
  const { name } = (await anne.get('/api/session')).body as { name: string };
  await server.close();

  const { url } = await serve({ data });
  const calls = async (guest: Guest) => ((await guest.at(url).get('/api/calls')).body as { calls: unknown[] }).calls;
  for (const guest of [mary, grace]) await expect.poll(() => calls(guest)).toEqual([{ follows: table, game: 'toy', by: name }]);
  expect(await calls(anne)).toEqual([]);
  await mary.at(url).post(`/api/tables/${table}/rematch`, { commits: commits(ENTROPY) });
  expect(await calls(mary)).toEqual([]);
  expect(await calls(grace)).toHaveLength(1);
});

test('rematch by invitation: those who played need no key, and it is found again after a restart', async () => {
  const data = newFolder();
  const server = await serve({ data });
  const [anne, mary] = await Promise.all([Guest.named(server.url, 'Anne'), Guest.named(server.url, 'Mary')]);
  const table = await anne.open({ seats: 3, visibility: 'invitation', bots: [null, null, 'random'] });
  const [a, m] = await Promise.all([anne.connect(), mary.connect()]);
  const { keys } = (await a.watch(table)) as TableMessage;
  await m.watch(table, { key: keys.invite! });
  await m.do(table, { do: 'sit', seat: 1, commits: commits(ENTROPY) });
  await a.do(table, { do: 'start' });
  for (const line of [a, m]) line.playAtRandom(table);
  await a.until(table, (view) => view.phase === 'over');
  const { body } = await anne.post(`/api/tables/${table}/rematch`, {});
  const next = (body as { table: string }).table;
  await server.close();

  const { url } = await serve({ data });
  expect((await mary.at(url).post(`/api/tables/${table}/rematch`, {})).body).toEqual({ table: next });
  const line = await mary.at(url).connect();
  const { view } = (await line.watch(next)) as TableMessage;
  expect(view.seats.map(({ kind }) => kind)).toEqual(['empty', 'empty', 'bot']);
  expect(await line.do(next, { do: 'sit', seat: 1, commits: commits(ENTROPY) })).toMatchObject({ type: 'done' });
});

test('a problem can be reported by whoever may look', async () => {
  const { url } = await serve();
  const [anne, eve] = await Promise.all([Guest.named(url, 'Anne'), Guest.named(url, 'Eve')]);
  const table = await anne.open({ visibility: 'invitation' });
  expect(await anne.post(`/api/tables/${table}/report`, { note: 'The parrot swears.' })).toEqual({ status: 204, body: '' });
  expect(await anne.post(`/api/tables/${table}/report`, { note: '' })).toMatchObject({ status: 400 });
  expect(await eve.post(`/api/tables/${table}/report`, { note: 'Let me in.' })).toMatchObject({ status: 403 });
});

test('presence: who is there, told a moment later', async () => {
  const { url } = await serve();
  const [anne, mary] = await Promise.all([Guest.named(url, 'Anne'), Guest.named(url, 'Mary')]);
  const table = await anne.open();
  const [a, m] = await Promise.all([anne.connect(), mary.connect()]);
  await a.watch(table);
  await m.watch(table);
  const both = [
    { player: anne.player, name: 'Anne' },
    { player: mary.player, name: 'Mary' },
  ].sort((x, y) => (x.player < y.player ? -1 : 1));
  expect(await a.next((msg) => msg.type === 'presence' && msg.present.length === 2)).toMatchObject({ present: both });
  const gone = a.next((msg) => msg.type === 'presence');
  m.send({ type: 'unwatch', table });
  expect(await gone).toMatchObject({ present: [{ player: anne.player, name: 'Anne' }] });
});

test('leaving: a bot takes over, the person comes back and goes on', async () => {
  const { url } = await serve();
  const { table, lines } = await party(url, 2);
  const [a, m] = lines;
  await m!.do(table, { do: 'leave', seat: 1 });
  const stoodIn = ({ seats: [, mary] }: TableView): boolean => mary!.kind === 'person' && mary!.standIn === 'level3';
  const { match } = await a!.until(table, stoodIn);
  expect(
    match!.asked.filter((q) => q.answered),
    'what a bot bids is not told before all have',
  ).toEqual([]);
  expect(await m!.do(table, { do: 'return', seat: 1 })).toMatchObject({ type: 'done' });
  for (const line of lines) line.playAtRandom(table);
  await a!.until(table, (view) => view.phase === 'over');
});

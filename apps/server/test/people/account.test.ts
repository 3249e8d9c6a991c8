// Who I am: an address proven by a code, sessions, all my data, leaving. And what attackers try.
import type { AccountReply, ProfileReply, RecoveredReply } from '@boucan/protocol';
import { describe, expect, test } from 'vitest';
import { Learning } from '../../src/learning/learning.ts';
import { Accounts } from '../../src/people/account.ts';
import { People } from '../../src/people/people.ts';
import { Ratings } from '../../src/ratings/ratings.ts';
import type { Sessions } from '../../src/sessions.ts';
import { sqliteStorage } from '../../src/storage/sqlite-storage.ts';
import type { Tables } from '../../src/tables/tables.ts';
import { Guest, newFolder, party, serve, settable } from '../harness.ts';
import { CODE, codeIn, postOffice } from '../notices/post-office.ts';

async function started(more: Parameters<typeof serve>[0] = {}) {
  const office = await postOffice();
  const { url } = await serve({ smtp: office.smtp, ...more });
  const from = { origin: url };
  const account = async (guest: Guest): Promise<AccountReply> => (await guest.get('/api/account')).body as AccountReply;
  const letter = async (count: number): Promise<string> => {
    await expect.poll(() => office.letters.length).toBe(count);
    return codeIn(office.letters);
  };
  const ask = async (guest: Guest, address: string, path = '/api/account/address'): Promise<string> => {
    const { status, body } = await guest.post(path, { address, lang: 'en' }, from);
    expect(status, JSON.stringify(body)).toBe(200);
    return (body as { proof: string }).proof;
  };
  const stays = async (name: string, address: string): Promise<Guest> => {
    const guest = await Guest.named(url, name);
    const before = office.letters.length;
    const proof = await ask(guest, address);
    const { status, body } = await guest.post('/api/account/address/code', { proof, code: await letter(before + 1) }, from);
    expect(status, JSON.stringify(body)).toBe(200);
    return guest;
  };
  const recover = (guest: Guest, proof: string, code: string, headers: Record<string, string> = from) =>
    fetch(`${url}/api/recover/address/code`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: guest.cookie, ...headers },
      body: JSON.stringify({ proof, code }),
    });
  return { ...office, url, from, account, letter, ask, stays, recover };
}

test('an address that is proven makes a guest somebody who stays, and brings them back on another device', async () => {
  const { url, account, stays, ask, letter, recover } = await started();
  const anne = await stays('Anne', 'Anne@example.org');
  expect(await account(anne)).toMatchObject({ stays: expect.any(Number), address: 'anne@example.org', operator: false });

  const elsewhere = await Guest.named(url, 'Somebody');
  const proof = await ask(elsewhere, 'anne@EXAMPLE.org', '/api/recover/address');
  const reply = await recover(elsewhere, proof, await letter(2));
  expect(await reply.json()).toEqual({ player: anne.player, name: 'Anne', tables: 0 });
  const again = new Guest(url, reply.headers.getSetCookie()[0]!.split(';', 1)[0]!, anne.player);
  expect(await account(again)).toMatchObject({
    player: anne.player,
    sessions: expect.arrayContaining([expect.objectContaining({ here: true })]),
  });
});

test('what a guest plays on this device comes along, also the seat at a running table', async () => {
  const { url, stays, ask, letter, recover } = await started();
  const anne = await stays('Anne', 'anne@example.org');
  const { table, guests, lines } = await party(url, 2);
  const [guest] = guests as [Guest, Guest];
  const proof = await ask(guest, 'anne@example.org', '/api/recover/address');
  const reply = await recover(guest, proof, await letter(2));
  expect((await reply.json()) as RecoveredReply).toMatchObject({ name: 'Anne', tables: 1 });
  const view = await lines[1]!.until(table, ({ seats }) => seats[0]!.kind === 'person' && seats[0]!.name === 'Anne');
  expect(view).toMatchObject({ host: anne.player, seats: [{ player: anne.player }, { name: 'Guest 1' }] });
  const line = await anne.connect();
  await line.watch(table);
  const { asked } = line.views.get(table)!;
  expect(await line.do(table, { do: 'choose', seat: 0, choice: asked!.offers[0]!.choice })).toMatchObject({ type: 'done' });
  const mine = (await anne.get('/api/tables')).body as { mine: { table: string }[] };
  expect(mine.mine.map((card) => card.table)).toEqual([table]);
});

test('finished games of a guest come along into the record, running ones count for the account, and no rating is brought along', async () => {
  const data = newFolder();
  const office = await postOffice();
  const server = await serve({ data, smtp: office.smtp });
  const { url } = server;
  const from = { origin: url };
  const recordOf = async (guest: Guest): Promise<ProfileReply> => (await guest.get('/api/record')).body as ProfileReply;
  const letter = async (guest: Guest, path: string, address: string): Promise<{ proof: string; code: string }> => {
    const before = office.letters.length;
    const { body } = await guest.post(path, { address, lang: 'en' }, from);
    await expect.poll(() => office.letters.length).toBe(before + 1);
    return { proof: (body as { proof: string }).proof, code: codeIn(office.letters) };
  };
  const anne = await Guest.named(url, 'Anne');
  await anne.post('/api/account/address/code', await letter(anne, '/api/account/address', 'anne@example.org'), from);

  const play = async (played: Awaited<ReturnType<typeof party>>): Promise<void> => {
    for (const line of played.lines) line.playAtRandom(played.table);
    await played.lines[1]!.until(played.table, ({ phase }) => phase === 'over');
  };
  const first = await party(url, 2);
  const [guest, other] = first.guests as [Guest, Guest];
  await play(first);
  await expect.poll(async () => (await recordOf(guest)).matches.length).toBe(1);
  const running = await party(url, 2);
  const again = running.guests[0]!;

  for (const who of [guest, again]) {
    const proof = await letter(who, '/api/recover/address', 'anne@example.org');
    expect((await who.post('/api/recover/address/code', proof, from)).status).toBe(200);
  }
  const mine = await recordOf(anne);
  expect(mine.matches).toMatchObject([{ table: first.table, seats: [{ isThis: true }, { isThis: false }] }]);
  expect(mine.ladders, 'not by the best of many guests').toEqual([]);
  // The match that ran is hers, with its rating.
  running.lines[1]!.playAtRandom(running.table);
  const line = await anne.connect();
  await line.watch(running.table);
  line.playAtRandom(running.table);
  await running.lines[1]!.until(running.table, ({ phase }) => phase === 'over');
  await expect.poll(async () => (await recordOf(anne)).ladders).toMatchObject([{ game: 'toy', matches: 1 }]);

  // Her file has both, and when she is gone, no name of hers is left in what came of them.
  const file = (await anne.get('/api/account/data')).body as { record: unknown[] };
  expect(file.record).toHaveLength(2);
  await fetch(`${url}/api/account`, { method: 'DELETE', headers: { cookie: anne.cookie, ...from } });
  const theirs = await recordOf(other);
  expect(theirs.matches[0]!.seats[0]!.name).toMatch(/^N\. N\. \d{4}$/);
  await server.close();
  const storage = await sqliteStorage(data, () => {});
  expect(await new Ratings(storage).recompute(false), 'what is kept is what is computed again').toEqual([]);
  const [{ n }] = (await storage.rows.read<{ n: number }>({
    text: `select count(*) as n from outcomes where body like '%Anne%' or body like '%Guest 0%'`,
    values: [],
    must: false,
  })) as [{ n: number }];
  expect(n).toBe(0);
  await storage.close();
});

test('names are unique for those who stay, and nobody else may take one', async () => {
  const { url, from, stays } = await started();
  const anne = await stays('Anne', 'anne@example.org');
  const refused = await anne.post('/api/session', { name: 'Bob' }, from);
  expect(refused.status).toBe(200);
  const other = await Guest.named(url, 'Anne');
  expect((await other.post('/api/session', { name: 'b0b' }, from)).body).toMatchObject({ error: 'not-allowed' });
  const late = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'BOB' }),
  });
  expect(late.status).toBe(403);
});

test('sessions are listed and ended, and what was open there is closed', async () => {
  const { url, account, stays, ask, letter, recover } = await started();
  const anne = await stays('Anne', 'anne@example.org');
  await anne.get('/api/session');
  const proof = await ask(anne, 'anne@example.org', '/api/recover/address');
  const reply = await recover(anne, proof, await letter(2));
  const other = new Guest(url, reply.headers.getSetCookie()[0]!.split(';', 1)[0]!, anne.player);
  const line = await other.connect();
  const { sessions } = await account(anne);
  expect(sessions).toHaveLength(2);
  const { id } = sessions.find(({ here }) => !here)!;
  const ended = await fetch(`${url}/api/account/sessions/${id}`, { method: 'DELETE', headers: { cookie: anne.cookie } });
  expect(((await ended.json()) as AccountReply).sessions).toHaveLength(1);
  await line.closed;
  expect((await other.get('/api/account')).status).toBe(401);
  expect((await anne.get('/api/account')).status).toBe(200);
});

test('all my data are one file', async () => {
  const { stays } = await started();
  const anne = await stays('Anne', 'anne@example.org');
  const table = await anne.open();
  const line = await anne.connect();
  await line.watch(table);
  await line.do(table, { do: 'say', text: 'ahoy' });
  const { body } = await anne.get('/api/account/data');
  expect(body).toMatchObject({
    name: 'Anne',
    address: 'anne@example.org',
    tables: [{ tab: table }],
    sent: [{ body: { type: 'said', text: 'ahoy' } }],
  });
});

test('who deletes the account is nobody: a bot plays on, the others lose nothing, and the address can be used again', async () => {
  const { url, from, stays, account, letters } = await started();
  const anne = await stays('Anne', 'anne@example.org');
  const bart = await Guest.named(url, 'Bart');
  const table = await anne.open({ bots: [] });
  const [one, two] = [await anne.connect(), await bart.connect()];
  await one.watch(table);
  await two.watch(table);
  const { commits } = await import('../harness.ts');
  await two.do(table, { do: 'sit', seat: 1, commits: commits('b'.repeat(32)) });
  await one.do(table, { do: 'start' });
  await two.until(table, ({ phase }) => phase === 'playing');
  const gone = await fetch(`${url}/api/account`, { method: 'DELETE', headers: { cookie: anne.cookie, ...from } });
  expect(gone.status).toBe(204);
  const view = await two.until(table, ({ seats }) => seats[0]!.kind === 'person' && seats[0]!.standIn !== null);
  expect(view.seats[0]).toMatchObject({ name: expect.stringMatching(/^N\. N\. \d{4}$/) });
  two.playAtRandom(table);
  await two.until(table, ({ phase }) => phase === 'over');
  const record = (await bart.get(`/api/tables/${table}/record`)).body as { names: string[] };
  expect(record.names[0]).toMatch(/^N\. N\. /);
  expect((await anne.get('/api/account')).status).toBe(401);
  expect(letters).toHaveLength(1);
  const again = await stays('Anne', 'anne@example.org');
  expect((await account(again)).player).not.toBe(anne.player);
});

test('with registrations closed, guests are told so, and play on', async () => {
  const { url, from, account } = await started({ registration: 'closed' });
  const guest = await Guest.named(url, 'Anne');
  expect((await account(guest)).offers).toEqual({ passkeys: true, mail: true, open: false });
  const { status, body } = await guest.post('/api/account/address', { address: 'a@example.org', lang: 'en' }, from);
  expect([status, (body as { message: string }).message]).toEqual([403, expect.stringContaining('no new accounts')]);
});

describe('attacks', () => {
  test('addresses cannot be found out, neither by signing in nor by adding them', async () => {
    const { url, ask, stays, letters, recover } = await started();
    await stays('Anne', 'anne@example.org');
    const mallory = await Guest.named(url, 'Mallory');
    const known = await mallory.post('/api/recover/address', { address: 'anne@example.org', lang: 'en' }, { origin: url });
    const unknown = await mallory.post('/api/recover/address', { address: 'none@example.org', lang: 'en' }, { origin: url });
    const shape = ({ status, body }: { status: number; body: unknown }) => [
      status,
      Object.keys(body as object),
      (body as { proof: string }).proof.length,
    ];
    expect(shape(unknown)).toEqual(shape(known));
    const wrong = await Promise.all(
      [known, unknown].map(async ({ body }) => (await recover(mallory, (body as { proof: string }).proof, '00000000')).text()),
    );
    expect(wrong[0]).toBe(wrong[1]);
    await expect.poll(() => letters.length).toBe(2);
    await ask(mallory, 'anne@example.org');
    await expect.poll(() => letters.length).toBe(3);
    expect(letters[2]!.text, 'told to whom it belongs, and without a code').not.toMatch(CODE);
    for (let n = 0; n < 2; n++) await ask(mallory, 'none@example.org', '/api/recover/address');
    const asked = await Promise.all(
      ['anne', 'none'].map((name) =>
        mallory.post('/api/recover/address', { address: `${name}@example.org`, lang: 'en' }, { origin: url }),
      ),
    );
    expect(
      asked.map(({ status }) => status),
      'the limit is the same',
    ).toEqual([200, 200]);
  });

  test('a code works once, for who asked for it, and not after five wrong ones', async () => {
    const { url, from, ask, letter, stays, recover } = await started();
    await stays('Anne', 'anne@example.org');
    const [one, two] = [await Guest.named(url, 'One'), await Guest.named(url, 'Two')];
    const proof = await ask(one, 'anne@example.org', '/api/recover/address');
    const code = await letter(2);
    const both = await Promise.all([recover(one, proof, code), recover(two, proof, code)]);
    expect(both.map(({ status }) => status).sort(), 'replayed at once').toEqual([200, 403]);
    expect((await recover(one, proof, code)).status, 'replayed later').toBe(403);

    const mine = await ask(one, 'one@example.org');
    const own = await letter(3);
    expect((await two.post('/api/account/address/code', { proof: mine, code: own }, from)).status, 'another’s').toBe(403);
    expect((await recover(one, mine, own)).status, 'for something else').toBe(403);
    expect((await one.post('/api/account/address/code', { proof: mine, code: own }, from)).status).toBe(200);

    const third = await ask(two, 'two@example.org');
    const right = await letter(4);
    const wrong = right === '00000000' ? '00000001' : '00000000';
    for (let n = 0; n < 5; n++)
      expect((await two.post('/api/account/address/code', { proof: third, code: wrong }, from)).status).toBe(403);
    expect((await two.post('/api/account/address/code', { proof: third, code: right }, from)).status, 'too late').toBe(403);
  });

  test('nobody is signed in from another site, nor by something that does not say where it comes from', async () => {
    const { url, ask, letter, stays, recover } = await started();
    await stays('Mallory', 'mallory@example.org');
    const victim = await Guest.named(url, 'Victim');
    const proof = await ask(victim, 'mallory@example.org', '/api/recover/address');
    const code = await letter(2);
    for (const headers of [{ origin: 'https://evil.example' }, {}]) {
      const reply = await recover(victim, proof, code, headers as Record<string, string>);
      expect([reply.status, reply.headers.getSetCookie()]).toEqual([403, []]);
    }
    expect((await recover(victim, proof, code)).status).toBe(200);
  });

  test('an address gets only so many codes, whoever asks', async () => {
    const { url, ask } = await started();
    const guest = await Guest.named(url, 'Mallory');
    for (let n = 0; n < 4; n++) await ask(guest, 'victim@example.org', '/api/recover/address');
    const { status } = await guest.post('/api/recover/address', { address: 'victim@example.org', lang: 'en' }, { origin: url });
    expect(status).toBe(429);
  });
});

test('nothing of what people have settled between them is left of who deletes their account, and it was in their file before', async () => {
  const { url, from, stays } = await started();
  const anne = await stays('Anne', 'anne@example.org');
  const bart = await Guest.named(url, 'Bart');
  const table = await bart.open();
  const { link } = (await anne.get('/api/friends')).body as { link: string };
  await bart.post('/api/friends', { do: 'accept', key: link.slice('/friend/'.length) });
  await bart.post('/api/follows', { kind: 'person', what: anne.player, on: true });
  await anne.post('/api/follows', { kind: 'table', what: table, on: true });
  await anne.post(`/api/tables/${table}/notes`, { n: 1, text: 'A private thought' });
  const file = JSON.stringify((await anne.get('/api/account/data')).body);
  for (const part of ['A private thought', 'Bart', table]) expect(file).toContain(part);
  const left = await fetch(`${url}/api/account`, { method: 'DELETE', headers: { cookie: anne.cookie, ...from } });
  expect(left.status).toBeLessThan(300);
  expect((await bart.get('/api/friends')).body).toMatchObject({ friends: [], asking: [], asked: [] });
  expect((await bart.get('/api/follows')).body).toMatchObject({ people: [] });
});

test('guests who were not seen for as long as the operator says are forgotten; who stays, or is waited for, is not', async () => {
  const clocks = settable();
  const DAY = 24 * 3_600_000;
  const data = newFolder();
  const office = await postOffice();
  const server = await serve({ data, clocks, smtp: office.smtp });
  const guest = await Guest.named(server.url, 'Old Salt');
  await guest.get('/api/session'); // a page of theirs is seen
  const { guests } = await party(server.url, 2);
  for (const one of guests) await one.get('/api/session');
  await server.close();
  clocks.jump(31 * DAY);
  const storage = await sqliteStorage(data, () => {});
  const cut = clocks.wall() - 30 * DAY;
  const tables = { hand: async () => {} } as unknown as Tables;
  const sessions = { tellRevoked: async () => {} } as unknown as Sessions;
  const accounts = new Accounts({
    ...{ storage, tables, sessions, people: new People(storage.rows, Date.now), mailer: null, isOpen: true },
    ...{ learning: new Learning(storage.rows, { ratingOf: async () => null }, Date.now) },
    ...{ now: () => clocks.wall(), onFault: () => {} },
  });
  expect(await accounts.forgetGuests(clocks.wall() - 40 * DAY)).toBe(0);
  expect(await accounts.forgetGuests(cut)).toBe(1);
  expect(await accounts.forgetGuests(cut)).toBe(0);
  await storage.close();
  const again = await serve({ data, clocks, forgetGuests: 30 * DAY });
  expect((await guest.at(again.url).get('/api/session')).body).toMatchObject({ error: 'no-session' });
  expect((await guests[0]!.at(again.url).get('/api/session')).body).toMatchObject({ name: 'Guest 0' });
  expect(await (await fetch(`${again.url}/privacy?lang=en`)).text()).toContain('not seen for 30 days');
});

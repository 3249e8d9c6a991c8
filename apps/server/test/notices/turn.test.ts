// It is your turn, with real parts: a push service that checks and a browser that decrypts, a real conversation with SMTP, webhooks.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { NewWay, NewWayReply, NoticesReply, NoticeWish, TrialReply } from '@boucan/protocol';
import { describe, expect, test } from 'vitest';
import { sqliteStorage } from '../../src/storage/sqlite-storage.ts';
import { cleanUpLater, type Guest, type Line, newFolder, party, serve } from '../harness.ts';
import { codeIn, type Posted, postOffice } from './post-office.ts';
import { Browser, Endpoint, type Received } from './receiver.ts';

const AT_ONCE = { soon: 0, later: 600_000 };
const started = (more: Parameters<typeof serve>[0] = {}) => serve({ noticePace: AT_ONCE, reaches: () => true, ...more });

const addWay = async (guest: Guest, target: NewWay['target'], pace: NewWay['pace'] = 'now'): Promise<NewWayReply> => {
  const { status, body } = await guest.post('/api/notices/ways', { target, pace });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as NewWayReply;
};
const noticesOf = async (guest: Guest): Promise<NoticesReply> => (await guest.get('/api/notices')).body as NoticesReply;
const wish = async (guest: Guest, more: Partial<NoticeWish>): Promise<void> => {
  const { wish } = await noticesOf(guest);
  expect((await guest.post('/api/notices/wish', { ...wish, ...more })).status).toBe(204);
};

async function gone(line: Line): Promise<void> {
  line.socket.close();
  await line.closed;
}

/** Plays until it is the turn of the one who is away. */
async function playTo(table: string, lines: readonly Line[], away: number): Promise<void> {
  for (;;) {
    const seat = lines.findIndex((line, i) => i !== away && line.views.get(table)!.asked !== null);
    if (seat === -1) return;
    const line = lines[seat]!;
    const view = line.views.get(table)!;
    const { choice } = view.asked!.offers.find(({ because }) => because.length === 0)!;
    const answer = await line.do(table, { do: 'choose', seat, choice });
    expect(answer.type).toBe('done');
    await line.until(table, (now) => now.n > view.n);
    if (line.views.get(table)!.asked === null) return;
  }
}

/** Two at a table; the second goes away, and the first plays until it is the other's turn. */
async function left(url: string, more: Parameters<typeof party>[2] = {}, before?: (guest: Guest) => Promise<unknown>) {
  const seats = more.seats ?? 2;
  const { table, guests, lines } = await party(url, seats, more);
  const first = lines.findIndex((line) => line.views.get(table)!.asked !== null);
  const away = (first + 1) % seats;
  const absent = guests[away]!;
  await before?.(absent);
  await gone(lines[away]!);
  await playTo(table, lines, away);
  return { table, guests, lines, absent, away };
}

describe('Web Push', () => {
  test('who is away is told who did what, what is asked and how long is left; the service can check who sends it', async () => {
    const { url } = await started();
    const browser = await Browser.open();
    const clock = { kind: 'days', perMove: 24 * 3_600_000 } as const;
    const { table, absent } = await left(url, { game: 'brethren', seats: 3, clock }, (guest) => addWay(guest, browser.target));
    const [received] = await browser.has(1);
    const { push } = await noticesOf(absent);
    expect(browser.checkVapid(received!, push)).toMatchObject({ sub: expect.stringMatching(/^(https|mailto):/) });
    expect(received!.headers).toMatchObject({ ttl: expect.stringMatching(/^\d+$/), topic: expect.any(String) });
    expect(browser.read(received!)).toEqual({
      title: expect.stringMatching(/^Your turn: /),
      body: expect.stringMatching(/^Guest \d .*You have 23 hours and 59 minutes left\.$/),
      path: `/t/${table}`,
      tag: table,
      tables: 1,
      waiting: [table],
    });
  });

  test('in French, with no clock', async () => {
    const { url } = await started();
    const browser = await Browser.open();
    await left(url, {}, async (guest) => {
      await wish(guest, { lang: 'fr' });
      await addWay(guest, browser.target);
    });
    const [received] = await browser.has(1);
    const { title, body } = browser.read(received!);
    expect(title).toMatch(/^À vous de jouer : /);
    expect(body).toMatch(/il n’y a pas d’horloge\.$/);
  });

  test('never while they look, and no longer when they have answered', async () => {
    const { url } = await started({ noticePace: { soon: 400, later: 600_000 } });
    const [browser, marker] = [await Browser.open(), await Browser.open()];
    const { table, guests, lines } = await party(url, 2);
    for (const guest of guests) await addWay(guest, browser.target);
    for (const [i, line] of lines.entries()) if (line.views.get(table)!.asked !== null) await playTo(table, lines, 1 - i);
    // The other one comes back before the time is over.
    const { absent, table: other } = await left(url, {}, (guest) => addWay(guest, browser.target));
    await (await absent.connect()).watch(other);
    // Whoever comes later hears of his turn: so much time has passed.
    await left(url, {}, (guest) => addWay(guest, marker.target));
    await marker.has(1);
    expect(browser.received).toEqual([]);
  });

  test('a browser that is gone is forgotten; one that is busy is tried again when it says', async () => {
    const { url } = await started();
    const [dead, busy] = [await Browser.open(), await Browser.open()];
    dead.answer = () => 410;
    busy.answer = () => (busy.received.length === 0 ? { status: 429, retryAfter: '1' } : 201);
    const { absent } = await left(url, {}, async (guest) => {
      await addWay(guest, dead.target);
      await addWay(guest, busy.target);
    });
    await busy.has(2);
    expect(dead.received).toHaveLength(1);
    expect(busy.read(busy.received[1]!)).toEqual(busy.read(busy.received[0]!));
    expect((await noticesOf(absent)).ways).toMatchObject([{ kind: 'push', to: new URL(busy.url).host }]);
  });

  test('a browser that changes hands tells only its new owner', async () => {
    const { url } = await started();
    const browser = await Browser.open();
    const { guests } = await party(url, 2);
    await addWay(guests[0]!, browser.target);
    await addWay(guests[1]!, browser.target);
    expect((await noticesOf(guests[0]!)).ways).toEqual([]);
    expect((await noticesOf(guests[1]!)).ways).toHaveLength(1);
  });
});

describe('webhooks', () => {
  const hook = (url: string, shape: 'json' | 'ntfy' | 'discord' | 'matrix') => ({ kind: 'webhook' as const, url, shape });

  test('plain JSON, and the shapes of ntfy, Discord and Matrix', async () => {
    const { url } = await started();
    const ends = {
      json: await Endpoint.open(),
      ntfy: await Endpoint.open(),
      discord: await Endpoint.open(),
      matrix: await Endpoint.open(),
    };
    const { table } = await left(url, {}, async (guest) => {
      for (const shape of ['json', 'ntfy', 'discord', 'matrix'] as const)
        await addWay(guest, hook(`${ends[shape].url}/a/b`, shape));
    });
    const [[json], [ntfy], [discord], [matrix]] = await Promise.all([
      ends.json.said(1),
      ends.ntfy.said(1),
      ends.discord.said(1),
      ends.matrix.said(1),
    ]);
    expect(json).toMatchObject({ event: 'turn', url: expect.stringContaining(`/t/${table}`), turns: [{ table, kind: 'turn' }] });
    expect(ends.json.received[0]!.headers['idempotency-key']).toBe(json!.id);
    expect(ntfy).toMatchObject({ topic: 'b', title: expect.stringMatching(/^Your turn/), click: expect.stringContaining(table) });
    expect(ends.ntfy.received[0]!.path).toBe('/a');
    expect(discord).toMatchObject({ content: expect.stringMatching(/^\*\*Your turn/), allowed_mentions: { parse: [] } });
    expect(matrix).toMatchObject({
      text: expect.stringMatching(/^Your turn/),
      html: expect.stringMatching(/^<strong>Your turn/),
    });
  });

  test('those for programs are signed, as the example of the documents checks it', async () => {
    const { url } = await started();
    const [end, chat] = [await Endpoint.open(), await Endpoint.open()];
    let secret: string | null = null;
    const { absent } = await left(url, {}, async (guest) => {
      ({ secret } = await addWay(guest, hook(end.url, 'json')));
      expect((await addWay(guest, hook(chat.url, 'discord'))).secret).toBeNull();
    });
    const [{ headers, body }] = (await end.has(1)) as [Received];
    expect(secret).toMatch(/^whsec_/);
    expect(JSON.stringify(await noticesOf(absent))).not.toContain(secret); // it is told once
    const docs = readFileSync(new URL('../../../../docs/api.md', import.meta.url), 'utf8');
    const [, example] = /```python\n(import base64[^`]*)```/.exec(docs)!;
    const isOurs = (key: string, more: object, text = body.toString()): boolean => {
      const asked = `${example}\nimport json, sys\nasked = json.load(sys.stdin)\nprint(is_from_boucan(asked[0], asked[1], asked[2].encode()))`;
      const said = execFileSync('python3', ['-c', asked], { input: JSON.stringify([key, { ...headers, ...more }, text]) });
      return said.toString().trim() === 'True';
    };
    expect(isOurs(secret!, {})).toBe(true);
    expect(isOurs(secret!, {}, body.toString().replace('turn', 'torn'))).toBe(false);
    expect(isOurs(secret!, { 'webhook-timestamp': String(Number(headers['webhook-timestamp']) - 1) })).toBe(false);
    expect(isOurs(secret!, { 'webhook-id': 'another' })).toBe(false);
    expect(isOurs(`whsec_${Buffer.alloc(32).toString('base64')}`, {})).toBe(false);
    expect((await chat.has(1))[0]!.headers).not.toHaveProperty('webhook-signature');
  });

  test('what is not an address of the internet is refused, and nothing is sent there', async () => {
    const { url } = await serve({ noticePace: AT_ONCE });
    const { guests } = await party(url, 2);
    const inside = await Endpoint.open();
    for (const address of [inside.url, 'http://169.254.169.254/', 'http://[::1]/', 'http://10.0.0.1/', 'ftp://example.org/'])
      expect((await guests[0]!.post('/api/notices/ways', { target: hook(address, 'json'), pace: 'now' })).status, address).toBe(
        400,
      );
    const push = { kind: 'push', endpoint: `${inside.url}/x`, keys: { p256dh: 'x', auth: 'y' } };
    expect((await guests[0]!.post('/api/notices/ways', { target: push, pace: 'now' })).status).toBe(400);
    expect(inside.received).toEqual([]);
  });

  test('one that is gone says so to its owner', async () => {
    const { url } = await started();
    const end = await Endpoint.open();
    end.answer = () => 404;
    const { absent } = await left(url, {}, (guest) => addWay(guest, hook(end.url, 'json')));
    await end.has(1);
    await expect.poll(async () => (await noticesOf(absent)).ways).toMatchObject([{ failed: 'answered 404' }]);
  });
});

describe('e-mail', () => {
  test('a letter says the same, and how to end it in one press, which works without a session and for this alone', async () => {
    const { letters, smtp } = await postOffice();
    const data = newFolder();
    const { url } = await started({ smtp, data });
    let anne: Guest | null = null;
    await left(url, {}, async (guest) => {
      anne = guest;
      await expect(
        guest.post('/api/notices/ways', { target: { kind: 'mail' }, pace: 'now' }),
        'not proven',
      ).resolves.toMatchObject({
        status: 403,
      });
      await prove(url, guest, letters);
      await addWay(guest, { kind: 'mail' });
    });
    await expect.poll(() => letters.length).toBe(2);
    const { from, to, text } = letters[1]!;
    expect([from, to]).toEqual(['boucan@example.org', ['anne@example.org']]);
    expect(text).toMatch(/^Subject: Your turn: /m);
    expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
    const stop = /^List-Unsubscribe:\s*<([^>]+)>/m.exec(text.replaceAll(/\r\n[ \t]+/g, ' '))![1]!.replaceAll(' ', '');

    expect((await fetch(stop)).status, 'who only looks').toBe(200);
    expect((await noticesOf(anne!)).ways).toHaveLength(1);
    expect((await fetch(`${stop}x`, { method: 'POST' })).status, 'not ours').toBe(404);
    const press = await fetch(stop, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(press.status).toBe(200);
    expect((await noticesOf(anne!)).ways).toEqual([]);
  });

  test('a server without SMTP says that it sends no e-mail', async () => {
    const { url } = await started();
    const { guests } = await party(url, 2);
    expect(await noticesOf(guests[0]!)).toMatchObject({ mail: false });
  });
});

/** With the code that was sent there. */
async function prove(url: string, guest: Guest, letters: readonly Posted[]): Promise<void> {
  const asked = await guest.post('/api/account/address', { address: 'Anne@Example.org', lang: 'en' }, { origin: url });
  expect(asked.status, JSON.stringify(asked.body)).toBe(200);
  await expect.poll(() => letters.length).toBe(1);
  const code = codeIn(letters);
  const { proof } = asked.body as { proof: string };
  const proven = await guest.post('/api/account/address/code', { proof, code }, { origin: url });
  expect(proven.status, JSON.stringify(proven.body)).toBe(200);
}

test('quiet hours, a daily digest, ten minutes unseen: nothing is sent yet', async () => {
  const data = newFolder();
  const server = await started({ data });
  const { url } = server;
  const browser = await Browser.open();
  const now = new Date();
  const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
  const quiet = { from: (minute + 1430) % 1440, to: (minute + 60) % 1440 };
  await left(url, {}, async (guest) => {
    await wish(guest, { quiet });
    await addWay(guest, browser.target);
  });
  for (const pace of ['later', 'daily'] as const)
    await left(url, {}, async (guest) => {
      await wish(guest, { digest: (minute + 120) % 1440 });
      await addWay(guest, { ...browser.target, endpoint: `${browser.url}/${pace}` }, pace);
    });
  await server.close();
  const storage = await sqliteStorage(data, () => {});
  cleanUpLater(() => storage.close());
  const rows = await storage.rows.read<{ due: number; sent: number | null }>({
    text: 'select due, sent from notices order by due',
    values: [],
    must: false,
  });
  expect(rows.map(({ sent }) => sent)).toEqual([null, null, null]);
  expect(rows.map(({ due }) => Math.round((due - now.getTime()) / 600_000))).toEqual([1, 6, 12]);
  expect(browser.received).toEqual([]);
});

test('somebody can see at once whether a way works', async () => {
  const { url } = await started();
  const { guests } = await party(url, 2);
  const browser = await Browser.open();
  const { id } = await addWay(guests[0]!, browser.target);
  const trial = async (): Promise<TrialReply> => (await guests[0]!.post(`/api/notices/ways/${id}/try`, {})).body as TrialReply;
  expect(await trial()).toEqual({ sent: true, why: null });
  expect(browser.read(browser.received[0]!)).toMatchObject({ body: 'This is how you will hear that it is your turn.' });
  browser.answer = () => 500;
  expect(await trial()).toEqual({ sent: false, why: 'answered 500' });
  expect((await guests[1]!.post(`/api/notices/ways/${id}/try`, {})).status, 'not theirs').toBe(404);
});

test('whoever wants notices while it is their turn already is told as well', async () => {
  const { url } = await started();
  const { absent } = await left(url);
  const browser = await Browser.open();
  await addWay(absent, browser.target);
  await browser.has(1);
});

test('who invites again in one press has the same people told, once, and no longer when they have come', {
  timeout: 60_000,
}, async () => {
  const { url } = await started();
  const browser = await Browser.open();
  const { table, guests, lines } = await party(url, 2, { options: { rounds: 3 } });
  await addWay(guests[1]!, browser.target);
  for (const line of lines) line.playAtRandom(table);
  await lines[0]!.until(table, ({ phase }) => phase === 'over');
  for (const line of lines) await gone(line);
  const again = async (guest: Guest): Promise<string> =>
    ((await guest.post(`/api/tables/${table}/rematch`, {})).body as { table: string }).table;
  const to = await again(guests[0]!);
  expect(await again(guests[0]!)).toBe(to);
  const [received] = await browser.has(1);
  expect(browser.read(received!)).toMatchObject({
    title: expect.stringMatching(/^An invitation: /),
    body: 'Guest 0 wants to play again with you.',
    path: `/t/${to}`,
    tag: to,
  });
  expect(browser.received).toHaveLength(1);
});

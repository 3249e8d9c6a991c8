// Strangers against persons: becoming somebody else, making somebody else of others, or passing for somebody.
import type { LinksReply } from '@boucan/protocol';
import { expect, test } from 'vitest';
import { Sessions } from '../../src/sessions.ts';
import { sqliteStorage } from '../../src/storage/sqlite-storage.ts';
import { commits, Guest, newFolder, serve } from '../harness.ts';

const linkOf = async (guest: Guest): Promise<string> =>
  ((await guest.post('/api/session/link', {})).body as { link: string }).link;
const confirm = (url: string, link: string, headers: Record<string, string>): Promise<Response> =>
  fetch(`${url}/go`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams({ secret: link.slice('/go/'.length) }).toString(),
    redirect: 'manual',
  });

test('a link that somebody else sent changes nothing by being opened, and asks by both names', async () => {
  const { url } = await serve();
  const [eve, anne] = await Promise.all([Guest.named(url, 'Eve'), Guest.named(url, 'Anne <b>')].map((g) => g.catch(() => null)));
  expect(anne?.player).toBeUndefined(); // no such name
  const mary = await Guest.named(url, 'Mary & Co');
  const link = await linkOf(eve!);
  const reply = await fetch(url + link, { headers: { cookie: mary.cookie }, redirect: 'manual' });
  expect(reply.status).toBe(200);
  expect(reply.headers.getSetCookie()).toEqual([]);
  expect(reply.headers.get('cache-control')).toBe('no-store');
  const page = await reply.text();
  expect(page).toContain('<bdi>Eve</bdi>');
  expect(page).toContain('<bdi>Mary &#38; Co</bdi>');

  for (const headers of [{}, { origin: 'https://evil.example' }, { origin: 'null' }]) {
    const forced = await confirm(url, link, { cookie: mary.cookie, ...headers });
    expect(forced.status).toBe(403);
    expect(forced.headers.getSetCookie()).toEqual([]);
  }
  const willing = await confirm(url, link, { cookie: mary.cookie, origin: url });
  expect(willing.status).toBe(303);
  expect(willing.headers.getSetCookie()[0]).toMatch(/^boucan=/);
});

test('links are listed and revoked, and with them whoever came by them', async () => {
  const { url } = await serve();
  const anne = await Guest.named(url, 'Anne');
  const link = await linkOf(anne);
  const reply = await confirm(url, link, { origin: url });
  const phone = new Guest(url, reply.headers.getSetCookie()[0]!.split(';')[0]!, anne.player);
  expect((await phone.get('/api/session')).status).toBe(200);
  const [there, here] = [await phone.connect(), await anne.connect()];
  const { links } = (await anne.get('/api/session/links')).body as { links: { id: string; uses: number }[] };
  expect(links).toMatchObject([{ uses: 1, here: false }]);
  expect((await phone.get('/api/session/links')).body).toMatchObject({ links: [{ here: true }] });
  expect(JSON.stringify(links)).not.toContain(link.slice('/go/'.length));
  const gone = await fetch(`${url}/api/session/links/${links[0]!.id}`, { method: 'DELETE', headers: { cookie: anne.cookie } });
  expect(await gone.json()).toMatchObject({ links: [{ id: links[0]!.id, uses: 1 }] });
  expect((await phone.get('/api/session')).status).toBe(401);
  expect((await anne.get('/api/session')).status).toBe(200);
  // A page that was open there does not stay open.
  expect(await there.closed).toMatchObject({ code: 4401 });
  expect(here.socket.readyState).toBe(1);
  expect((await fetch(url + link, { redirect: 'manual' })).headers.get('location')).toBe('/?link=unknown');
});

test('a stolen link does not outlive its revocation by one that was made from it', async () => {
  const { url } = await serve();
  const anne = await Guest.named(url, 'Anne');
  const come = async (by: Guest): Promise<Guest> => {
    const reply = await confirm(url, await linkOf(by), { origin: url });
    return new Guest(url, reply.headers.getSetCookie()[0]!.split(';')[0]!, anne.player);
  };
  const thief = await come(anne);
  const phone = await come(anne);
  const accomplice = await come(thief);
  const unused = await linkOf(accomplice);
  const lines = await Promise.all([thief, accomplice, phone].map((guest) => guest.connect()));
  const listed = async () => ((await anne.get('/api/session/links')).body as LinksReply).links;
  const links = await listed();
  const stolen = links[0]!;
  expect(links.map(({ parent }) => links.findIndex(({ id }) => id === parent))).toEqual([-1, -1, 0, 2]);

  const reply = await fetch(`${url}/api/session/links/${stolen.id}`, { method: 'DELETE', headers: { cookie: anne.cookie } });
  const { links: gone } = (await reply.json()) as LinksReply;
  expect(gone.map(({ id }) => id)).toEqual([links[0]!, links[2]!, links[3]!].map(({ id }) => id));
  for (const guest of [thief, accomplice]) expect((await guest.get('/api/session')).status).toBe(401);
  for (const line of lines.slice(0, 2)) expect(await line.closed).toMatchObject({ code: 4401 });
  expect((await fetch(url + unused, { redirect: 'manual' })).headers.get('location')).toBe('/?link=unknown');
  for (const guest of [anne, phone]) expect((await guest.get('/api/session')).status).toBe(200);
  expect(await listed()).toMatchObject([{ id: links[1]!.id }]);
  const again = await fetch(`${url}/api/session/links/${stolen.id}`, { method: 'DELETE', headers: { cookie: anne.cookie } });
  expect(await again.json()).toEqual({ links: [] });
});

test('a link that was made in the very moment in which the one before it was revoked is not listed, and counts for nothing', async () => {
  const storage = await sqliteStorage(newFolder(), () => {});
  const sessions = new Sessions(storage);
  const { player, secret } = await sessions.create('Anne');
  await sessions.newLink(player, secret, 1);
  const [stolen] = await sessions.linksOf(player, secret);
  const thief = await sessions.another(player, stolen!.id);
  await sessions.revoke(player, secret, stolen!.id);
  // At another server both were under way.
  const late = await sessions.another(player, stolen!.id);
  for (const by of [thief, late]) await sessions.newLink(player, by, 2);
  expect(await sessions.linksOf(player, secret)).toEqual([]);
  await storage.close();
});

test('names: emoji may be joined, nothing invisible, no second Anne at a table, whatever letters she uses', async () => {
  const { url } = await serve();
  const status = async (name: string): Promise<number> =>
    (
      await fetch(`${url}/api/session`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name }),
      })
    ).status;
  for (const name of ['🏴‍☠️ Anne', '👩🏽‍🚀', 'Ænn O’Malley', 'Åsa', '安娜', 'שרה', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', `${'🏴‍☠️'.repeat(3)} crew`])
    expect(await status(name), name).toBe(200);
  for (const name of [
    '',
    ' ',
    'A\u202eenn',
    'A\u200bnne',
    'Anne\u2066',
    '\u2800',
    'a\u00adb',
    'A\u0007',
    '\u3164',
    'x'.repeat(25),
    '<b>',
  ])
    expect(await status(name), JSON.stringify(name)).toBe(400);

  const [anne, ...others] = await Promise.all(
    ['Anne', 'Аnnе', 'ANNE', 'A n n e', 'Ạnne', 'Inés', 'Mary'].map((n) => Guest.named(url, n)),
  );
  const table = await anne!.open({ seats: 3, bots: [null, 'random', null] });
  const [alice] = [await anne!.connect()];
  await alice.watch(table);
  for (const [i, other] of others.entries()) {
    const line = await other.connect();
    await line.watch(table);
    const answer = await line.do(table, { do: 'sit', seat: 2, commits: commits('5'.repeat(32)) });
    const talk = await line.do(table, { do: 'say', text: 'ahoy' });
    // `Inés` sits nowhere yet: that is the name of the bot at the first seat, and this one sits at the second.
    const free = i >= 4;
    expect([answer.type, talk.type], String(i)).toEqual(free ? ['done', 'done'] : ['refused', 'refused']);
    if (free) await line.do(table, { do: 'stand', seat: 2 });
  }
});

test('the host frees a seat, and closes the table to a stranger, who then neither sits, talks nor watches', async () => {
  const { url } = await serve();
  const [anne, eve] = await Promise.all([Guest.named(url, 'Anne'), Guest.named(url, 'Eve')]);
  const table = await anne.open({ seats: 2 });
  const [a, e] = await Promise.all([anne.connect(), eve.connect()]);
  await a.watch(table);
  await e.watch(table);
  await e.do(table, { do: 'sit', seat: 1, commits: commits('6'.repeat(32)) });
  expect(await e.do(table, { do: 'stand', seat: 0 })).toMatchObject({ type: 'refused' });
  expect(await a.do(table, { do: 'stand', seat: 1 })).toMatchObject({ type: 'done' });
  const out = e.next((m) => m.type === 'error');
  expect(await a.do(table, { do: 'turn-away', player: eve.player })).toMatchObject({ type: 'done' });
  const turned = await out;
  for (const command of [
    { do: 'sit', seat: 1, commits: commits('6'.repeat(32)) },
    { do: 'say', text: 'boo' },
  ] as const)
    expect(await e.do(table, command)).toMatchObject({ type: 'error', error: 'turned-away' });
  const again = await eve.connect();
  expect(await again.watch(table)).toMatchObject({ type: 'error', error: 'turned-away' });
  // Nor does he go on hearing what he was listening to.
  expect(turned).toMatchObject({ table });
  const told = a.next((m) => m.type === 'change' && JSON.stringify(m.notices).includes('he is gone'));
  await a.do(table, { do: 'say', text: 'he is gone' });
  await told;
  expect(e.bytes.join('\n')).not.toContain('he is gone');
});

test('whoever was turned away from an invitation table, or only stood up, does not read its record after a restart either', async () => {
  const data = newFolder();
  const server = await serve({ data });
  const [anne, eve, mary] = await Promise.all(['Anne', 'Eve', 'Mary'].map((name) => Guest.named(server.url, name)));
  const table = await anne!.open({ seats: 2, visibility: 'invitation', options: { rounds: 3 } });
  const a = await anne!.connect();
  const answer = await a.watch(table);
  const key = answer.type === 'table' ? answer.keys.invite! : '';
  for (const guest of [mary!, eve!]) {
    const line = await guest.connect();
    await line.watch(table, { key });
    expect(await line.do(table, { do: 'sit', seat: 1, commits: commits('7'.repeat(32)) })).toMatchObject({ type: 'done' });
    if (guest === mary) await line.do(table, { do: 'stand', seat: 1 });
  }
  await a.do(table, { do: 'turn-away', player: eve!.player });
  await a.do(table, { do: 'seat-bot', seat: 1, level: 'random' });
  await a.do(table, { do: 'start' });
  a.playAtRandom(table);
  await a.until(table, ({ phase }) => phase === 'over');
  const answers = async (url: string) => {
    const ask = async (guest: Guest, query = '') => {
      const { status, body } = await guest.at(url).get(`/api/tables/${table}/record${query}`);
      return status === 200 ? 200 : (body as { error: string }).error;
    };
    const [withKey, without] = [await ask(eve!, `?key=${key}`), await ask(eve!)];
    return [await ask(anne!), withKey, without, await ask(mary!), await ask(mary!, `?key=${key}`)];
  };
  const right = [200, 'turned-away', 'turned-away', 'not-allowed', 200];
  await expect.poll(() => answers(server.url)).toEqual(right);
  await server.close();
  expect(await answers((await serve({ data })).url)).toEqual(right);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROTOCOL } from '@boucan/protocol';
import { expect, test } from 'vitest';
import { follow, Guest, Line, newFolder, serve } from './harness.ts';

test('a guest is whoever has the secret, which no script can read and no database holds', async () => {
  const data = newFolder();
  const server = await serve({ data });
  const reply = await fetch(`${server.url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: ' Anne ' }),
  });
  const cookie = reply.headers.getSetCookie()[0]!;
  expect(cookie).toMatch(/^boucan=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
  const { player, name } = (await reply.json()) as { player: string; name: string };
  expect(name).toBe('Anne');
  expect(cookie).not.toContain(player);

  const anne = new Guest(server.url, cookie.split(';')[0]!, player);
  expect((await anne.get('/api/session')).body).toEqual({ player, name: 'Anne' });
  expect((await anne.post('/api/session', { name: 'Mary' })).body).toEqual({ player, name: 'Mary' });
  expect((await anne.get('/api/session')).body).toEqual({ player, name: 'Mary' });

  await server.close();
  const onDisk = readFileSync(join(data, 'boucan.db')).toString('latin1');
  expect(onDisk).toContain('Mary');
  expect(onDisk).not.toContain(anne.secret);

  const again = await serve({ data });
  expect((await anne.at(again.url).get('/api/session')).body).toEqual({ player, name: 'Mary' });
});

test('behind a proxy that speaks https, the cookie is for https alone', async () => {
  const server = await serve({ trustProxy: true });
  const reply = await fetch(`${server.url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.7' },
    body: JSON.stringify({ name: 'Anne' }),
  });
  expect(reply.headers.getSetCookie()[0]).toContain('; Secure');
});

test('the personal link makes another device mine, and several may be', async () => {
  const { url } = await serve();
  const anne = await Guest.named(url, 'Anne');
  for (let device = 0; device < 2; device++) {
    const { body } = await anne.post('/api/session/link', {});
    const { link } = body as { link: string };
    expect(link).toMatch(/^\/go\/[\w-]{43}$/);
    const reply = await follow(url, link);
    expect(reply.status).toBe(303);
    expect(reply.headers.get('location')).toBe('/');
    const phone = new Guest(url, reply.headers.getSetCookie()[0]!.split(';')[0]!, anne.player);
    expect(phone.secret).not.toBe(anne.secret);
    expect((await phone.get('/api/session')).body).toEqual({ player: anne.player, name: 'Anne' });
  }
  const wrong = await fetch(`${url}/go/${'x'.repeat(43)}`, { redirect: 'manual' });
  expect(wrong.headers.getSetCookie()).toEqual([]);
  expect(wrong.headers.get('location')).toBe('/?link=unknown');
});

test('without a session there is a clear answer, over HTTP and over the socket', async () => {
  const { url } = await serve();
  const nobody = new Guest(url, `boucan=${'x'.repeat(43)}`, '');
  expect(await nobody.get('/api/session')).toMatchObject({ status: 401, body: { error: 'no-session' } });
  expect(await nobody.get('/api/tables')).toMatchObject({ status: 401, body: { error: 'no-session' } });
  const line = await Line.open(url, { cookie: `boucan=${'x'.repeat(43)}` });
  expect(await line.closed).toMatchObject({ code: 4401 });
  expect(JSON.parse(line.bytes[0]!)).toMatchObject({ type: 'error', error: 'no-session' });
});

test('whoever has no name yet sees the open tables and looks on, and does nothing else', async () => {
  const { url } = await serve();
  const anne = await Guest.named(url, 'Anne');
  const table = await anne.open({ visibility: 'public' });
  const get = async (path: string) => (await fetch(`${url}${path}`)).json();
  expect(await get('/api/session')).toEqual({ player: null });
  const { mine, open } = (await get('/api/tables')) as { mine: unknown[]; open: { table: string; yourTurn: boolean }[] };
  expect(mine).toEqual([]);
  expect(open.map((card) => [card.table, card.yourTurn])).toEqual([[table, false]]);
  const line = await Line.open(url, {});
  const greeting = line.next((message) => message.type === 'hello');
  line.send({ type: 'hello', v: PROTOCOL });
  expect(await greeting).toMatchObject({ name: '' });
  expect(await line.watch(table)).toMatchObject({ view: { viewer: 'table' }, keys: { invite: null, watch: null } });
  for (const command of [
    { do: 'sit', seat: 1, commits: 'a'.repeat(64) },
    { do: 'say', text: 'Ahoy' },
  ] as const)
    expect(await line.do(table, command)).toMatchObject({ type: 'error', error: 'no-session' });
  expect(
    (await fetch(`${url}/api/tables`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })).status,
  ).toBe(401);
});

test('other sites are turned away', async () => {
  const { url } = await serve({ origins: ['https://friends.example'] });
  const anne = await Guest.named(url, 'Anne');
  const from = (origin: string) => anne.post('/api/session', { name: 'Eve' }, { origin });
  expect(await from('https://evil.example')).toMatchObject({ status: 403, body: { error: 'bad-origin' } });
  expect(await from('null')).toMatchObject({ status: 403 });
  expect(await from(url)).toMatchObject({ status: 200 });
  expect(await from('https://friends.example')).toMatchObject({ status: 200 });
  await expect(Line.open(url, { cookie: anne.cookie, origin: 'https://evil.example' })).rejects.toThrow('403');
  const line = await Line.open(url, { cookie: anne.cookie, origin: url });
  expect(line.socket.readyState).toBe(line.socket.OPEN);
});

test('a page of another version is told to reload', async () => {
  const { url } = await serve();
  const anne = await Guest.named(url, 'Anne');
  const line = await Line.open(url, { cookie: anne.cookie });
  line.send({ type: 'watch', table: 'abc' });
  expect(await line.next((m) => m.type === 'error')).toMatchObject({ error: 'bad-message', message: 'Say hello first.' });
  line.send({ type: 'hello', v: 999 });
  expect(await line.next((m) => m.type === 'error')).toMatchObject({ error: 'bad-version' });
  expect(await line.closed).toMatchObject({ code: 4400 });
});

test('what a person has settled is kept with the person, on every device and over a restart', async () => {
  const data = newFolder();
  const server = await serve({ data });
  const anne = await Guest.named(server.url, 'Anne');
  const mary = await Guest.named(server.url, 'Mary');
  expect((await anne.get('/api/settings')).body).toEqual({ settings: null });
  expect((await anne.post('/api/settings', { pace: 'brisk', confirm: 'always' })).status).toBe(204);
  expect((await anne.post('/api/settings', { pace: 'at-once', text: 'large' })).status).toBe(204);
  for (const wrong of [{ pace: 'hurried' }, { colour: 'red' }, [], 'told', null])
    expect((await anne.post('/api/settings', wrong)).status).toBe(400);
  expect((await fetch(`${server.url}/api/settings`)).status).toBe(401);
  await server.close();
  const again = await serve({ data });
  expect((await anne.at(again.url).get('/api/settings')).body).toEqual({ settings: { pace: 'at-once', text: 'large' } });
  expect((await mary.at(again.url).get('/api/settings')).body).toEqual({ settings: null });
});

// Tokens: what they may do, and that they are gone when they are revoked.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isProgram, type NewTokenReply, PROTOCOL, type Scope, type TokensReply } from '@boucan/protocol';
import { expect, test } from 'vitest';
import { Guest, Line, newFolder, serve, wish } from './harness.ts';

const bearing = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });

async function newToken(guest: Guest, scopes: readonly Scope[], bot?: string): Promise<NewTokenReply> {
  const { body } = await guest.post('/api/tokens', { name: 'My program', scopes, ...(bot !== undefined && { bot }) });
  return body as NewTokenReply;
}

const tokensOf = async (guest: Guest): Promise<TokensReply> => (await guest.get('/api/tokens')).body as TokensReply;
const remove = (guest: Guest, path: string): Promise<Response> =>
  fetch(guest.url + path, { method: 'DELETE', headers: { cookie: guest.cookie } });

async function asks(url: string, token: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }> {
  const reply = await fetch(`${url}/api/v1${path}`, {
    headers: { ...bearing(token), ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  return { status: reply.status, body: await reply.json().catch(() => null) };
}

test('a token speaks for whoever made it, as far as its scopes go; only its hash is on disk', async () => {
  const data = newFolder();
  const { url, close } = await serve({ data });
  const anne = await Guest.named(url, 'Anne');
  const { token, card } = await newToken(anne, ['tables:read', 'people:read']);
  expect(card).toEqual({
    id: card.id,
    name: 'My program',
    scopes: ['tables:read', 'people:read'],
    bot: null,
    made: card.made,
    used: null,
  });
  expect((await asks(url, token, '/session')).body).toEqual({ player: anne.player, name: 'Anne' });
  expect((await asks(url, token, '/tables')).status).toBe(200);
  expect(await asks(url, token, '/tables', wish())).toEqual({
    status: 403,
    body: { error: 'not-allowed', message: expect.stringContaining('tables:write') },
  });
  // No token makes another, nor a link by which one would become the person.
  for (const path of ['/tokens', '/bots', '/session/link']) expect((await asks(url, token, path, {})).status).toBe(403);
  expect((await tokensOf(anne)).tokens[0]!.used).toBeGreaterThanOrEqual(card.made);
  await close();
  for (const file of readdirSync(data)) expect(readFileSync(join(data, file)).includes(token.slice(8))).toBe(false);
});

test('a token counts in place of the cookie, from any site; one that nobody knows opens nothing', async () => {
  const { url } = await serve();
  const anne = await Guest.named(url, 'Anne');
  const { token } = await newToken(anne, ['tables:write']);
  const open = (headers: Record<string, string>): Promise<number> =>
    fetch(`${url}/api/v1/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://club.example', ...headers },
      body: JSON.stringify(wish()),
    }).then(({ status }) => status);
  expect(await open(bearing(token))).toBe(200);
  expect(await open({ cookie: anne.cookie })).toBe(403);
  const unknown = token.replace(/.{4}$/, 'AAAA');
  for (const wrong of [unknown, 'x', anne.secret]) expect(await open({ cookie: anne.cookie, ...bearing(wrong) })).toBe(401);
});

test('revoked, it is void at once: over HTTP, at the socket, and for whoever waits for an answer', async () => {
  const { url } = await serve();
  const [anne, eve] = [await Guest.named(url, 'Anne'), await Guest.named(url, 'Eve')];
  const table = await anne.open();
  const { token, card } = await newToken(anne, ['tables:read', 'tables:write', 'talk']);
  const line = await Line.open(url, bearing(token));
  line.send({ type: 'hello', v: PROTOCOL });
  await line.watch(table);
  const waiting = asks(url, token, `/tables/${table}/turn?wait=25`);
  expect((await asks(url, token, `/tables/${table}/turn`)).status).toBe(200);
  await remove(eve, `/api/tokens/${card.id}`);
  expect((await asks(url, token, '/tables')).status).toBe(200);
  expect((await remove(anne, `/api/tokens/${card.id}`)).status).toBe(204);
  expect((await asks(url, token, '/tables')).status).toBe(401);
  expect((await waiting).status).toBe(503);
  expect((await line.closed).code).toBe(4401);
  expect((await tokensOf(anne)).tokens).toEqual([]);
});

test('at the socket, too, a token does what its scopes say', async () => {
  const { url } = await serve();
  const anne = await Guest.named(url, 'Anne');
  const table = await anne.open();
  const line = await Line.open(url, bearing((await newToken(anne, ['tables:read'])).token));
  line.send({ type: 'hello', v: PROTOCOL });
  expect((await line.watch(table)).type).toBe('table');
  for (const command of [{ do: 'start' }, { do: 'say', text: 'Ahoy' }] as const)
    expect(await line.do(table, command)).toMatchObject({ type: 'error', error: 'not-allowed' });
});

test('a bot is somebody of its own, known as a bot, and belongs to whoever made it', async () => {
  const { url } = await serve();
  const [anne, eve] = [await Guest.named(url, 'Anne'), await Guest.named(url, 'Eve')];
  const { body } = await anne.post('/api/bots', { name: 'Iron Hook' });
  const bot = body as { id: string; name: string };
  expect(isProgram(bot.id)).toBe(true);
  expect((await eve.post('/api/tokens', { name: 'Mine', scopes: ['tables:write'], bot: bot.id })).status).toBe(403);
  const { token, card } = await newToken(anne, ['tables:read', 'tables:write', 'people:read'], bot.id);
  expect(card.bot).toEqual(bot);
  expect((await asks(url, token, '/session')).body).toEqual({ player: bot.id, name: 'Iron Hook' });
  expect((await tokensOf(anne)).bots).toEqual([bot]);
  await remove(eve, `/api/bots/${bot.id}`);
  expect((await asks(url, token, '/session')).status).toBe(200);
  expect((await remove(anne, `/api/bots/${bot.id}`)).status).toBe(204);
  expect((await asks(url, token, '/session')).status).toBe(401);
  expect(await tokensOf(anne)).toEqual({ tokens: [], bots: [] });
});

test('there are not more tokens and bots than anybody needs', async () => {
  const { url } = await serve();
  const anne = await Guest.named(url, 'Anne');
  for (let i = 0; i < 20; i++) await newToken(anne, ['talk']);
  expect((await anne.post('/api/tokens', { name: 'One more', scopes: ['talk'] })).status).toBe(403);
  for (let i = 0; i < 10; i++) await anne.post('/api/bots', { name: `Bot ${i}` });
  expect((await anne.post('/api/bots', { name: 'One more' })).status).toBe(403);
  for (const wrong of [
    { name: 'x', scopes: [] },
    { name: 'x', scopes: ['all'] },
    { name: '', scopes: ['talk'] },
  ])
    expect((await anne.post('/api/tokens', wrong)).status).toBe(400);
});

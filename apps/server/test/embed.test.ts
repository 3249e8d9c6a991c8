// Tables and replays on other sites: a frame, a description, a picture; and only there.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROTOCOL } from '@boucan/protocol';
import { expect, test } from 'vitest';
import { Guest, Line, newFolder, party, serve } from './harness.ts';

function web(): string {
  const folder = newFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html><head><title>Boucan</title></head><body></body></html>');
  return folder;
}

const visit = (url: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, { headers: { accept: 'text/html', ...headers } });

async function finished(url: string): Promise<{ table: string; guests: Guest[] }> {
  const { table, guests, lines } = await party(url, 2);
  for (const line of lines) line.playAtRandom(table);
  await lines[0]!.until(table, ({ phase }) => phase === 'over');
  return { table, guests };
}

test('only what is under /embed may be framed by other sites', async () => {
  const { url } = await serve({ web: web() });
  const { table } = await finished(url);
  for (const path of [`/embed/replay/${table}`, `/embed/table/${table}?theme=night`, '/embed/']) {
    const { headers } = await visit(url + path);
    expect(headers.get('content-security-policy')).toContain('frame-ancestors *');
    expect(headers.has('x-frame-options')).toBe(false);
    expect(headers.has('set-cookie')).toBe(false);
  }
  for (const path of ['/', `/replay/${table}`, `/t/${table}`, '/embedded', '/api/docs', '/x/embed/y', '/%65mbed/x']) {
    const { headers } = await visit(url + path);
    expect(headers.get('content-security-policy')).toContain(`frame-ancestors 'none'`);
    expect(headers.get('x-frame-options')).toBe('DENY');
  }
});

test('a page tells other sites what it is about, and oEmbed how to embed it', async () => {
  const { url } = await serve({ web: web() });
  const { table } = await finished(url);
  const page = await (await visit(`${url}/replay/${table}`)).text();
  const [, discovered] = /type="application\/json\+oembed" href="([^"]+)"/.exec(page)!;
  expect(page).toContain(`<meta property="og:image" content="${url}/pictures/${table}.png">`);
  expect(page).toMatch(/og:title" content="[^"]*Guest 0[^"]*"/);
  const told = (await (await fetch(`${discovered!}&maxwidth=480&maxheight=10`)).json()) as Record<string, unknown>;
  expect(told).toMatchObject({
    version: '1.0',
    type: 'rich',
    width: 480,
    height: 240,
    title: expect.stringContaining('Guest 1'),
  });
  expect(told.html).toContain(`<iframe src="${url}/embed/replay/${table}" width="480" height="240"`);
  const other = await (await fetch(`${url}/api/oembed?url=${encodeURIComponent(`${url}/t/${table}`)}`)).json();
  expect(other).toMatchObject({ html: expect.stringContaining(`/embed/table/${table}`) });
  for (const wrong of [`https://elsewhere.example/replay/${table}`, `${url}/about`, 'nonsense', `${url}/replay/nobody`])
    expect((await fetch(`${url}/api/oembed?url=${encodeURIComponent(wrong)}`)).status).toBe(404);
});

test('the picture is drawn by the server, of a match that is over and of one that is played', async () => {
  const { url } = await serve({ web: web() });
  const { table } = await finished(url);
  const running = (await party(url, 2)).table;
  for (const id of [table, running]) {
    const reply = await fetch(`${url}/pictures/${id}.png`);
    const bytes = Buffer.from(await reply.arrayBuffer());
    expect(reply.headers.get('content-type')).toBe('image/png');
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(bytes.length).toBeGreaterThan(10_000);
  }
});

test('of a table by invitation nothing is told to whoever has no key', async () => {
  const { url } = await serve({ web: web() });
  const anne = await Guest.named(url, 'Anne');
  const table = await anne.open({ visibility: 'invitation', bots: [null, 'random'], start: true });
  expect(await (await visit(`${url}/t/${table}`)).text()).not.toContain('og:');
  expect((await fetch(`${url}/pictures/${table}.png`)).status).toBe(404);
  expect((await fetch(`${url}/api/oembed?url=${encodeURIComponent(`${url}/t/${table}`)}`)).status).toBe(404);
});

test('in a frame, whoever sits at the browser is nobody, also at the socket', async () => {
  const { url } = await serve();
  const anne = await Guest.named(url, 'Anne');
  const table = await anne.open({ bots: [null, 'random'], start: true });
  const seated = await anne.connect();
  await seated.watch(table);
  await seated.until(table, ({ asked }) => asked !== null);
  const framed = await Line.open(url, { cookie: anne.cookie }, '?nobody');
  framed.send({ type: 'hello', v: PROTOCOL });
  const seen = await framed.watch(table);
  expect(seen).toMatchObject({ type: 'table', view: { viewer: 'table', asked: null } });
});

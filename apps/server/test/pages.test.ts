import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder, serve } from './harness.ts';

const page = { accept: 'text/html' };

test('the built client: hashed files for ever, its page never, every address of its own', async () => {
  const web = newFolder();
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Boucan</title>');
  writeFileSync(join(web, 'assets', 'main-1a2b3c.js'), `console.log('${'ahoy '.repeat(500)}')`);
  writeFileSync(join(web, 'icon.png'), 'png');
  writeFileSync(join(web, 'icon.svg'), '<svg/>');
  const { url } = await serve({ web });

  for (const path of ['/', '/table/abc', '/index.html']) {
    const reply = await fetch(url + path, { headers: page });
    expect(await reply.text()).toContain('<title>Boucan</title>');
    expect(reply.headers.get('cache-control')).toBe('no-cache');
    const again = await fetch(url + path, { headers: { ...page, 'if-none-match': reply.headers.get('etag')! } });
    expect(again.status).toBe(304);
  }

  expect(await (await fetch(url)).text()).toContain('<title>Boucan</title>'); // whoever asks without saying for what

  const script = await fetch(`${url}/assets/main-1a2b3c.js`, { headers: { 'accept-encoding': 'gzip, br' } });
  expect(script.headers.get('cache-control')).toContain('immutable');
  expect(script.headers.get('content-type')).toContain('text/javascript');
  expect(script.headers.get('content-encoding')).toBe('br');
  expect(await script.text()).toContain('ahoy');
  expect((await fetch(`${url}/icon.png`)).headers.get('content-encoding')).toBeNull();

  expect(await (await fetch(`${url}/favicon.ico`)).text(), 'what browsers ask for, too').toBe('<svg/>');

  for (const path of ['/assets/none.js', '/api/none', '/..%2f..%2fetc/passwd', '/__proto__', '/constructor'])
    expect((await fetch(url + path)).status, path).toBe(404);
  expect((await fetch(`${url}/api/none`, { headers: page })).status).toBe(404);
  expect((await fetch(`${url}/`, { method: 'POST' })).status).toBe(404);
});

test('without a client, a page says how to build it', async () => {
  const { url } = await serve();
  expect(await (await fetch(url, { headers: page })).text()).toContain('npm run build');
});

test('headers keep strangers out', async () => {
  const { url } = await serve();
  const { headers } = await fetch(`${url}/api/session`);
  const host = new URL(url).host;
  const csp = headers.get('content-security-policy')!;
  for (const rule of [
    `default-src 'self'`,
    `script-src 'self' 'wasm-unsafe-eval'`,
    `frame-ancestors 'none'`,
    `connect-src 'self' ws://${host} wss://${host}`,
  ])
    expect(csp.split('; ')).toContain(rule);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cache-control')).toBe('no-store');
});

test('health and figures', async () => {
  const { url } = await serve();
  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ ok: true });
  const figures = await (await fetch(`${url}/metrics`)).text();
  for (const name of [
    'connections',
    'tables',
    'choices_total',
    'bot_failures_total',
    'append_group_size_bucket',
    'append_seconds_sum',
  ])
    expect(figures).toContain(`\nboucan_${name}`);
});

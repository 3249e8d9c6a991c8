import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { Forbidden, guard, isPublic } from '../src/net-guard.ts';
import { cleanUpLater } from './harness.ts';

async function listen(answer: (request: IncomingMessage, reply: ServerResponse) => void): Promise<number> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  cleanUpLater(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** A name server of our own: each asking takes the next of these, and the last for good. */
const naming =
  (...answers: string[][]): Parameters<typeof guard>[1] =>
  (_host, _options, done) => {
    const found = answers.length > 1 ? answers.shift()! : answers[0]!;
    done(
      null,
      found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };

test.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '2606:4700:4700::1111', '2a00:1450:4001:81b::200e'])(
  '%s is of the internet',
  (address) => expect(isPublic(address)).toBe(true),
);

test.each([
  ...['127.0.0.1', '127.9.9.9', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254'],
  ...['100.64.0.1', '224.0.0.1', '255.255.255.255', '::', '::1', 'fe80::1', 'fc00::1', 'fd00:ec2::254', 'ff02::1'],
  ...['::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', '2002:7f00:1::', '2001:0:1::', 'localhost', ''],
])('%s is not', (address) => expect(isPublic(address)).toBe(false));

test.each([
  ...['http://127.0.0.1/', 'http://2130706433/', 'http://0x7f.1/', 'http://[::1]/', 'http://[::ffff:7f00:1]/', 'http://0/'],
  ...[
    'ftp://example.org/',
    'file:///etc/passwd',
    'http://a:b@example.org/',
    'http://example.org:25/',
    'nonsense',
    'https://[fe80::1]/',
  ],
])('%s is refused before anything is sent', async (url) => {
  expect(() => guard().check(url)).toThrow(Forbidden);
  await expect(guard().send(url, {})).rejects.toThrow(Forbidden);
});

test('a name that leads inside is refused, also if only one of its addresses does', async () => {
  let asked = 0;
  const port = await listen((_, reply) => {
    asked++;
    reply.end('secrets');
  });
  const url = `http://hook.example:${port}/`;
  await expect(guard(isPublic, naming(['127.0.0.1'])).send(url, {})).rejects.toThrow(Forbidden);
  await expect(guard(isPublic, naming(['8.8.8.8', '127.0.0.1'])).send(url, {})).rejects.toThrow(Forbidden);
  await expect(guard().send(`http://localhost:${port}/`, {})).rejects.toThrow(Forbidden);
  expect(asked).toBe(0);
});

test('what was checked is what is connected to: a name is asked for once', async () => {
  const port = await listen((_, reply) => void reply.end('hello'));
  const lets = (address: string): boolean => address === '127.0.0.1';
  // The second asking would lead elsewhere.
  const outside = guard(lets, naming(['127.0.0.1'], ['127.0.0.2']));
  expect(await outside.send(`http://hook.example:${port}/`, { body: '{}' })).toEqual({ status: 200, body: 'hello' });
});

test('a redirection is followed a little, and never inside', async () => {
  const port = await listen((request, reply) => {
    const to = { '/in': 'http://10.0.0.1/', '/on': '/end', '/round': '/round', '/file': 'file:///etc/passwd' }[request.url!];
    if (to === undefined) reply.end(`${request.method} ${request.url}`);
    else reply.writeHead(307, { location: to }).end();
  });
  const outside = guard((address) => address === '127.0.0.1');
  const base = `http://127.0.0.1:${port}`;
  expect((await outside.send(`${base}/on`, { body: '{}' })).body).toBe('POST /end');
  for (const path of ['/in', '/round', '/file']) await expect(outside.send(base + path, {})).rejects.toThrow(Forbidden);
});

test('an answer without end is cut off, and one that never comes is not waited for', async () => {
  const port = await listen((request, reply) => {
    if (request.url === '/never') return;
    const more = (): unknown => reply.write('x'.repeat(65_536), () => void setImmediate(more));
    reply.on('error', () => {});
    more();
  });
  const outside = guard((address) => address === '127.0.0.1');
  expect((await outside.send(`http://127.0.0.1:${port}/endless`, {})).body).toHaveLength(16_384);
  await expect(outside.send(`http://127.0.0.1:${port}/never`, { within: 100 })).rejects.toThrow(/timeout|aborted/i);
});

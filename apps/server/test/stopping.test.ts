import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { Guest, Line, newFolder, party, serve } from './harness.ts';
import { startProcess } from './process.ts';

test.each(['SIGTERM', 'SIGINT'] as const)('on %s the server says goodbye and ends well', async (signal) => {
  const data = newFolder();
  const { url, child, ended } = await startProcess(data);
  const { table, guests, lines } = await party(url, 2);
  const acknowledged = lines[0]!.do(table, { do: 'say', text: 'last words' });
  await acknowledged;
  const began = performance.now();
  child.kill(signal);
  expect(await lines[0]!.closed).toEqual({ code: 1001, reason: 'the server is restarting' });
  expect(await ended).toBe(0);
  expect(performance.now() - began).toBeLessThan(20_000);

  const line = await guests[1]!.at((await serve({ data })).url).connect();
  const message = await line.watch(table);
  expect(JSON.stringify(message)).toContain('last words');
});

test('what is under way when the server stops is either on disk or was not acknowledged', async () => {
  const data = newFolder();
  const server = await serve({ data });
  const { table, guests, lines } = await party(server.url, 2);
  const said = Array.from({ length: 50 }, (_, i) =>
    lines[i % 2]!.do(table, { do: 'say', text: `words ${i}.` }).catch(() => null),
  );
  await server.close();
  const answers = await Promise.all(said);
  const line = await guests[0]!.at((await serve({ data })).url).connect();
  const all = JSON.stringify(await line.watch(table));
  for (const [i, answer] of answers.entries()) if (answer?.type === 'done') expect(all).toContain(`words ${i}.`);
});

test('whoever does not read is cut off, and can come back and catch up', async () => {
  const { url } = await serve({ mostUnsent: 100_000 });
  const { table, guests, lines } = await party(url, 3, { game: 'brethren' });
  const lazy = lines[2]!;
  const { n } = lazy.views.get(table)!;
  lazy.socket.pause();
  const ask = async (): Promise<boolean> => {
    for (let i = 0; i < 200; i++) lazy.send({ type: 'watch', table });
    await lines[0]!.do(table, { do: 'stand', seat: 0 });
    const metrics = (await guests[0]!.get('/metrics')).body as string;
    return !metrics.includes('boucan_too_slow_total 0');
  };
  while (!(await ask()));
  lazy.socket.resume();
  expect((await lazy.closed).code).toBe(4408);
  const again = await guests[2]!.connect();
  expect(await again.watch(table, { since: n })).toMatchObject({ type: 'table', view: { viewer: 2 } });
}, 60_000);

test('a line that went dead is dropped', async () => {
  const { url } = await serve({ heartbeat: 500 });
  const anne = await Guest.named(url, 'Anne');
  const line = await Line.open(url, { cookie: anne.cookie });
  const key = Buffer.from('0123456789abcdef').toString('base64');
  const dead = connect(Number(new URL(url).port), '127.0.0.1', () =>
    dead.write(
      `GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nCookie: ${anne.cookie}\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
    ),
  );
  dead.resume();
  await new Promise((resolve) => dead.on('close', resolve));
  expect(line.socket.readyState).toBe(line.socket.OPEN);
});

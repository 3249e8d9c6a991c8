// What comes in by the back door, and what comes in too great numbers.
import { expect, test } from 'vitest';
import { DEFAULTS } from '../../src/options.ts';
import { Guest, Line, serve, wish } from '../harness.ts';

test('another spelling of an address passes no limit and loses no header', async () => {
  const { url } = await serve({ loopbackUnlimited: false });
  const eve = await Guest.named(url, 'Eve');
  const spelt = await fetch(`${url}/%61pi/session`, { headers: { cookie: eve.cookie } });
  expect(spelt.headers.get('cache-control')).toBe('no-store');
  const statuses = await Promise.all(Array.from({ length: 200 }, () => eve.get('/%61pi/session')));
  expect(statuses.filter(({ status }) => status === 429).length).toBeGreaterThan(20);
});

test('messages are counted by person, on however many sockets', async () => {
  const { url } = await serve({ loopbackUnlimited: false });
  const eve = await Guest.named(url, 'Eve');
  const lines = await Promise.all(Array.from({ length: 10 }, () => eve.connect()));
  for (const line of lines) for (let i = 0; i < 40; i++) line.send({ type: 'ping', t: i });
  // The last of them is answered too, one way or the other.
  await Promise.all(
    lines.map(async (line) => {
      while (line.bytes.length < 41) await line.next(() => true);
    }),
  );
  const pongs = lines.flatMap((line) => line.bytes).filter((text) => text.includes('"pong"')).length;
  expect(pongs).toBeLessThan(DEFAULTS.rates.messages.burst + 100);
});

test('sockets, tables, and tables where bots think for nobody are not to be had without end; each is told why', async () => {
  const { url } = await serve({
    loopbackUnlimited: false,
    rates: { ...DEFAULTS.rates, connections: { burst: 1000, perSecond: 1000 }, tables: { burst: 1000, perSecond: 1000 } },
    sockets: { perPerson: 5, perAddress: 100, inAll: 100 },
    tablesEach: 6,
    botPause: 3_600_000,
  });
  const eve = await Guest.named(url, 'Eve');
  const lines = [];
  for (let i = 0; i < 5; i++) lines.push(await eve.connect());
  const sixth = await Line.open(url, { cookie: eve.cookie });
  expect(await sixth.closed).toMatchObject({ code: 4430 });
  expect(JSON.parse(sixth.bytes[0]!)).toMatchObject({
    error: 'too-fast',
    message: expect.stringContaining('close some of them'),
  });
  lines[0]!.socket.terminate();
  await lines[0]!.closed;
  const bots = { bots: ['level4', 'level4'], start: true };
  for (let i = 0; i < 2; i++) expect(await eve.open(bots)).toBeTypeOf('string');
  expect(await eve.post('/api/tables', wish(bots))).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining('think long') },
  });
  for (let i = 0; i < 4; i++) expect(await eve.open()).toBeTypeOf('string');
  expect(await eve.post('/api/tables', wish())).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining('not over') },
  });
});

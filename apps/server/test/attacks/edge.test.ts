// What comes in by the back door, and what comes in too great numbers.
import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { DEFAULTS } from '../../src/options.ts';
import { Guest, Line, newFolder, serve, wish } from '../harness.ts';

/** What a limit has let through since then, at most. */
const mostSince = (began: number, { burst, perSecond }: { readonly burst: number; readonly perSecond: number }): number =>
  burst + 1 + (perSecond * (performance.now() - began)) / 1000;

test('another spelling of an address passes no limit and loses no header', async () => {
  const requests = { burst: 60, perSecond: 2 };
  const { url } = await serve({ loopbackUnlimited: false, rates: { ...DEFAULTS.rates, requests } });
  const began = performance.now();
  const eve = await Guest.named(url, 'Eve');
  const spelt = await fetch(`${url}/%61pi/session`, { headers: { cookie: eve.cookie } });
  expect(spelt.headers.get('cache-control')).toBe('no-store');
  const statuses = await Promise.all(Array.from({ length: 200 }, () => eve.get('/%61pi/session')));
  expect(statuses.filter(({ status }) => status !== 429).length).toBeLessThanOrEqual(mostSince(began, requests));
});

test('messages are counted by person, on however many sockets', async () => {
  const { url } = await serve({ loopbackUnlimited: false });
  const eve = await Guest.named(url, 'Eve');
  const lines = await Promise.all(Array.from({ length: 10 }, () => eve.connect()));
  const began = performance.now();
  for (const line of lines) for (let i = 0; i < 40; i++) line.send({ type: 'ping', t: i });
  // The last of them is answered too, one way or the other.
  await Promise.all(
    lines.map(async (line) => {
      while (line.bytes.length < 41) await line.next(() => true);
    }),
  );
  const pongs = lines.flatMap((line) => line.bytes).filter((text) => text.includes('"pong"')).length;
  expect(pongs).toBeLessThan(mostSince(began, DEFAULTS.rates.messages) + 100);
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
    message: expect.stringContaining('Close some'),
  });
  lines[0]!.socket.terminate();
  await lines[0]!.closed;
  const bots = { bots: ['level4', 'level4'], start: true };
  for (let i = 0; i < 2; i++) expect(await eve.open(bots)).toBeTypeOf('string');
  expect(await eve.post('/api/tables', wish(bots))).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining('Slow bots') },
  });
  for (let i = 0; i < 4; i++) expect(await eve.open()).toBeTypeOf('string');
  expect(await eve.post('/api/tables', wish())).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining('unfinished') },
  });
});

describe('behind one address', () => {
  const rates = { ...DEFAULTS.rates, sessions: { burst: 1000, perSecond: 1000 } };

  test('ninety people whose server was gone are back at once', async () => {
    const data = newFolder();
    const before = await serve({ data, rates, loopbackUnlimited: false });
    const guests = await Promise.all(Array.from({ length: 90 }, (_, i) => Guest.named(before.url, `Guest ${i}`)));
    await before.close();
    const { url } = await serve({ data, rates, loopbackUnlimited: false });
    const lines = await Promise.allSettled(guests.map((guest) => guest.at(url).connect()));
    expect(lines.filter(({ status }) => status === 'fulfilled').length).toBe(90);
  });

  test('a secret that nobody has opens no more doors than none', async () => {
    const { url } = await serve({ rates, loopbackUnlimited: false });
    const knock = async (headers: Record<string, string>): Promise<boolean> =>
      Line.open(url, headers).then(
        () => true,
        () => false,
      );
    const forged = () => ({ cookie: `boucan=${randomBytes(32).toString('base64url')}` });
    const began = performance.now();
    const opened = await Promise.all(Array.from({ length: 400 }, () => knock(forged())));
    expect(opened.filter((isOpen) => isOpen).length).toBeLessThanOrEqual(mostSince(began, DEFAULTS.rates.connections));
  });

  test('one person who comes and goes again and again is slowed down', async () => {
    const { url } = await serve({ rates, loopbackUnlimited: false, sockets: { perPerson: 1000, perAddress: 1000, inAll: 1000 } });
    const eve = await Guest.named(url, 'Eve');
    const began = performance.now();
    const lines = await Promise.allSettled(Array.from({ length: 60 }, () => eve.connect()));
    const opened = lines.filter(({ status }) => status === 'fulfilled').length;
    expect(opened).toBeGreaterThanOrEqual(DEFAULTS.rates.returns.burst);
    expect(opened).toBeLessThanOrEqual(mostSince(began, DEFAULTS.rates.returns));
  });
});

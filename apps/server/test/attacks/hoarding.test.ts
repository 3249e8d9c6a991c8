// Who takes much, slowly or quickly: half of a request, tables again and again, a disk full of talk.
import { connect } from 'node:net';
import type { TurnReply } from '@boucan/protocol';
import { expect, test } from 'vitest';
import { DEFAULTS } from '../../src/options.ts';
import { Guest, type Line, party, serve } from '../harness.ts';

/** How long a request lives of which no more comes than this. ms */
const lifeOf = (url: string, sent: string): Promise<number> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const began = performance.now();
    const socket = connect(Number(port), hostname, () => socket.write(sent));
    socket.on('error', () => {});
    socket.on('data', () => {});
    socket.on('close', () => resolve(performance.now() - began));
  });

const HEAD = 'POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
test.each([
  ['body', `${HEAD}Content-Length: 500\r\n\r\n{"name"`],
  ['head', HEAD],
])('a request of which half of the %s never comes is given up in time', async (_, sent) => {
  const { url } = await serve({ requestsWithin: 1000 });
  expect(await lifeOf(url, sent)).toBeLessThan(DEFAULTS.requestsWithin);
});

const CHATTY = { ...DEFAULTS.rates, messages: { burst: 1000, perSecond: 1000 }, messagesFrom: { burst: 1000, perSecond: 1000 } };

/** A table whose log is long. */
async function longTable(url: string): Promise<{ table: string; size: number; line: Line }> {
  const { table, guests, lines } = await party(url, 2, { options: { rounds: 3 } });
  for (const line of lines) line.playAtRandom(table);
  await lines[0]!.until(table, ({ phase }) => phase === 'over');
  const line = await guests[0]!.connect();
  await line.watch(table);
  const size = line.bytes.reduce((sum, text) => sum + text.length, 0);
  return { table, size, line };
}

test('who asks for tables again and again gets them more slowly, and all of them', async () => {
  const rates = { ...CHATTY, sessions: CHATTY.messages };
  const { url } = await serve({ loopbackUnlimited: false, rates: { ...rates, draws: { burst: 100_000, perSecond: 50_000 } } });
  const { table, size, line } = await longTable(url);
  const asked = Math.ceil(300_000 / size);
  const before = line.bytes.length;
  const drawn = (): number => line.bytes.slice(before).reduce((sum, text) => sum + text.length, 0);
  const began = performance.now();
  for (let i = 0; i < asked; i++) line.send({ type: 'watch', table });
  await expect.poll(() => line.bytes.slice(before).filter((text) => text.startsWith('{"type":"table"')).length).toBe(asked);
  const seconds = (performance.now() - began) / 1000;
  expect(drawn()).toBeLessThan(100_000 + 50_000 * (seconds + 1) + 2 * size);
  expect(seconds).toBeGreaterThan(2);
});

test('however many people talk from one address, the disk has a rest', async () => {
  const rates = { ...CHATTY, sessions: CHATTY.messages, tables: CHATTY.messages, connections: CHATTY.messages };
  const { url } = await serve({ loopbackUnlimited: false, rates: { ...rates, talkFrom: { burst: 20_000, perSecond: 100 } } });
  const began = performance.now();
  let said = 0;
  for (let i = 0; i < 10; i++) {
    const guest = await Guest.named(url, `Eve the ${'IVXLC'.repeat(i).slice(0, 8)} ${i}`);
    const line = await guest.connect();
    const table = await guest.open();
    await line.watch(table);
    for (let n = 0; n < 8; n++) if ((await line.do(table, { do: 'say', text: 'x'.repeat(400) })).type === 'done') said += 400;
  }
  expect(said).toBeGreaterThan(10_000);
  expect(said).toBeLessThan(22_000 + (performance.now() - began) / 10);
});

test('however often somebody asks what happens at a table, they have one place there, and their pages still come in', async () => {
  const { perPerson } = DEFAULTS.sockets;
  const { url } = await serve({ loopbackUnlimited: false, rates: { ...CHATTY, requests: CHATTY.messages } });
  const anne = await Guest.named(url, 'Anne');
  const table = await anne.open();
  const { n } = (await anne.get(`/api/tables/${table}/turn?wait=0`)).body as TurnReply;
  // More than anybody may have sockets, all of them unanswered until something happens.
  const asked = Array.from({ length: 3 * perPerson }, () => anne.get(`/api/tables/${table}/turn?after=${n}&wait=25`));
  const pages: Line[] = [];
  while (pages.length < perPerson - 1) pages.push(await anne.connect());
  expect((await anne.post(`/api/tables/${table}/say`, { text: 'Ahoy' })).status).toBe(200);
  const answers = await Promise.all(asked);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  for (const { body } of answers) expect((body as TurnReply).n).toBeGreaterThan(n);
  // A place is a socket’s: with all of them taken there is none at another table.
  expect((await anne.get(`/api/tables/${await anne.open()}/turn?wait=0`)).status).toBe(429);
});

test('what one address, or one person, can have of us in an hour has a limit by default', () => {
  const hour = ({ burst, perSecond }: { readonly burst: number; readonly perSecond: number }): number => burst + 3600 * perSecond;
  const { rates, requestsWithin } = DEFAULTS;
  expect(requestsWithin).toBeLessThanOrEqual(10_000);
  expect(hour(rates.talkFrom), 'bytes of talk on the disk').toBeLessThanOrEqual(20e6);
  expect(hour(rates.bytes), 'bytes that he sends').toBeLessThanOrEqual(2e6);
  expect(rates.draws.burst + 8 * rates.draws.perSecond, 'bytes of whole tables in eight seconds').toBeLessThanOrEqual(12e6);
});

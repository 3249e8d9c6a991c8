// A bot that means harm: it floods, talks nonsense, chooses for others and does not read. It harms nobody.
import { request } from 'node:http';
import { rngFrom, seedOf } from '@boucan/kernel';
import type { ErrorReply } from '@boucan/protocol';
import { expect, test } from 'vitest';
import { Boucan } from '../../../../clients/typescript/boucan.ts';
import { DEFAULTS } from '../../src/options.ts';
import { cleanUpLater, Guest, type Line, party, serve } from '../harness.ts';
import { noise } from '../nuisance.ts';
import { botToken } from '../programs.ts';

/** Its requests come from elsewhere, so that it has limits, and those who play on this machine have none. */
const ELSEWHERE = { 'x-forwarded-for': '203.0.113.9' };
const FLOOD = 400;
const NONSENSE = 300;
const UNREAD = 60;

const faults = async (url: string): Promise<number> =>
  Number(/^boucan_faults_total (\d+)$/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1] ?? Number.NaN);

test('others play on, nothing changes, nothing breaks, and every answer is a sentence', async () => {
  // A limit that refills slowly: on a busy machine all this takes a while.
  const { url } = await serve({ trustProxy: true, rates: { ...DEFAULTS.rates, requests: { burst: 120, perSecond: 2 } } });
  const { table, lines } = await party(url, 2);
  await Promise.all(lines.map((line: Line) => line.until(table, ({ phase }) => phase === 'playing')));
  const before = lines.map((line) => line.views.get(table));
  const token = await botToken(url, 'Eve');
  const headers = { ...ELSEWHERE, authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const friend = new Boucan(url, await botToken(url, 'Friend'));
  let matches = 0;
  let isDone = false;
  const others = (async () => {
    for (; !isDone || matches === 0; matches++) {
      const mine = await friend.open('toy', { seats: 2, bots: [null, 'random'], start: true });
      await friend.play(mine, () => 0);
    }
  })();
  others.catch(() => undefined);

  // It never reads what it asked for.
  for (let i = 0; i < UNREAD; i++) {
    const asking = request(`${url}/api/v1/tables/${table}/turn?wait=25`, { headers });
    asking.on('error', () => {});
    asking.on('response', (reply) => void reply.pause());
    asking.end();
    cleanUpLater(() => asking.destroy());
  }

  const answers: { status: number; body: Partial<ErrorReply> }[] = [];
  const send = async (path: string, init: RequestInit = {}): Promise<void> => {
    const reply = await fetch(`${url}/api/v1${path}`, { headers, ...init });
    answers.push({ status: reply.status, body: (await reply.json().catch(() => ({}))) as Partial<ErrorReply> });
  };
  const rng = rngFrom(seedOf('hostile'));
  const paths = ['choose', 'sit', 'reveal', 'start', 'say', 'do'].map((what) => `/tables/${table}/${what}`);
  for (let i = 0; i < NONSENSE; i += 10)
    await Promise.all(
      Array.from({ length: 10 }, (_, j) =>
        send(paths[(i + j) % paths.length]!, { method: 'POST', body: noise(rng, { table, seats: 2 }).toString() }),
      ),
    );
  for (const command of [
    { do: 'choose', seat: 0, choice: ['bid', 1] },
    { do: 'leave', seat: 1 },
    { do: 'stand', seat: 0 },
    { do: 'turn-away', player: 'x' },
    { do: 'ask-undo', seat: 0 },
  ])
    await send(`/tables/${table}/do`, { method: 'POST', body: JSON.stringify({ command }) });
  await Promise.all(Array.from({ length: FLOOD }, () => send(`/tables/${table}/turn?wait=0`)));
  await send(`/tables/${table}/choose`, { method: 'POST', body: JSON.stringify({ choice: ['x'.repeat(20_000)] }) });

  const kinds = new Map<number, number>();
  for (const { status, body } of answers) {
    kinds.set(status, (kinds.get(status) ?? 0) + 1);
    if (status !== 200) expect(body.message).toMatch(/^\p{Lu}.+[.]$/su);
  }
  expect([...kinds.keys()].filter((status) => ![200, 400, 403, 409, 413, 429].includes(status))).toEqual([]);
  expect(kinds.get(429)).toBeGreaterThan(FLOOD / 2);
  isDone = true;
  await others;
  expect(matches).toBeGreaterThan(0);
  expect(await faults(url)).toBe(0);
  expect(lines.map((line) => line.views.get(table))).toEqual(before);

  // And its victims finish their match.
  for (const line of lines) line.playAtRandom(table);
  await lines[0]!.until(table, ({ phase }) => phase === 'over');
  expect((await (await Guest.named(url, 'Anne')).get(`/api/tables/${table}/record`)).status).toBe(200);
});

// Thousands of messages and requests that nobody should send, while other people play.
import { rngFrom, seedOf } from '@boucan/kernel';
import { type ErrorReply, LIMITS, type ServerMessage } from '@boucan/protocol';
import { describe, expect, test } from 'vitest';
import { DEFAULTS } from '../src/options.ts';
import { commits, Guest, Line, party, serve } from './harness.ts';
import { noise, nuisance, type Target } from './nuisance.ts';
import { scaled } from './scale.ts';

const MESSAGES = scaled(3_000, 40_000);
const REQUESTS = scaled(1_000, 9_000);
const OVERSIZED = scaled(40, 400);
const REPLAYED = scaled(100, 600);
const FLOOD = 400;
const AT_ONCE = 50;

type TableMessage = Extract<ServerMessage, { type: 'table' }>;

const isAnswer = ({ type }: ServerMessage): boolean => type === 'error' || type === 'refused' || type === 'done';

/** A table by invitation in mid-match, which nobody touches but the nuisance. */
async function victim(url: string): Promise<{ target: Target; lines: Line[]; guests: Guest[]; look(): Promise<object> }> {
  const guests = await Promise.all(['Anne', 'Mary'].map((name) => Guest.named(url, name)));
  const table = await guests[0]!.open({ visibility: 'invitation' });
  const lines = await Promise.all(guests.map((guest) => guest.connect()));
  const { keys } = (await lines[0]!.watch(table)) as TableMessage;
  await lines[1]!.watch(table, { key: keys.invite! });
  await lines[1]!.do(table, { do: 'sit', seat: 1, commits: commits('1'.repeat(32)) });
  await lines[0]!.do(table, { do: 'start' });
  // Everybody's dice are shown a moment later, and only then somebody is asked.
  await Promise.all(lines.map((line) => line.until(table, ({ asked }) => asked !== null)));
  const look = async (): Promise<object> => {
    const views = await Promise.all(lines.map(async (line) => ((await line.watch(table)) as TableMessage).view));
    return views;
  };
  return { target: { table, seats: 2 }, lines, guests, look };
}

/** Others play a match after the other until told to stop; gives the number of matches. */
async function othersPlay(url: string, isDone: () => boolean): Promise<number> {
  let matches = 0;
  for (; !isDone() || matches === 0; matches++) {
    const { table, lines } = await party(url, 3);
    for (const line of lines) line.playAtRandom(table);
    await lines[0]!.until(table, ({ phase }) => phase === 'over');
    for (const line of lines) line.socket.terminate();
  }
  return matches;
}

describe(`${MESSAGES + REQUESTS + OVERSIZED + REPLAYED} nuisances`, () => {
  test('no crash, no changed state, a clear answer each, and others play on', async () => {
    const { url } = await serve();
    const rng = rngFrom(seedOf('nuisance'));
    const { target, look, guests, lines } = await victim(url);
    const eve = await Guest.named(url, 'Eve');
    const before = await look();
    let isDone = false;
    const others = othersPlay(url, () => isDone);
    others.catch(() => undefined); // if something else fails first, that is what is told

    // From a stranger: every message is answered once, and with a sentence.
    const stranger = await eve.connect();
    const answers: ServerMessage[] = [];
    stranger.hear((message) => {
      if (isAnswer(message)) answers.push(message);
    });
    for (let sent = 0; sent < MESSAGES; ) {
      for (let i = 0; i < AT_ONCE; i++, sent++) stranger.socket.send(noise(rng, target), { binary: rng.a % 50 === 0 });
      while (answers.length < sent) await stranger.next(isAnswer);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(answers).toHaveLength(MESSAGES);
    for (const answer of answers)
      expect(answer).toMatchObject({ type: 'error', message: expect.stringMatching(/^[A-Z].+[.]$/s) });

    // From a seat of the table, about the other seat and out of turn.
    const [anne] = lines;
    for (let i = 0; i < REPLAYED / 2; i++) {
      const answer = await anne!.do(target.table, { do: 'choose', seat: 1, choice: ['bid', i % 4] });
      expect(answer).toMatchObject({ type: 'refused', reasons: [{ text: 'not-your-seat' }] });
      const unknown = await anne!.do(target.table, { do: 'choose', seat: 0, choice: ['aim', i] });
      expect(unknown).toMatchObject({ type: 'refused', reasons: [{ text: 'not-an-option' }] });
    }

    // Too long for one message.
    for (let i = 0; i < OVERSIZED; i++) {
      const line = await Line.open(url, { cookie: eve.cookie });
      line.socket.send('x'.repeat(LIMITS.message + 1 + i * 1000));
      expect((await line.closed).code).toBe(1009);
    }

    for (let sent = 0; sent < REQUESTS; sent += AT_ONCE)
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          const { method, path, headers, body } = nuisance(rng, target, eve.cookie);
          const reply = await fetch(url + path, { method, headers, redirect: 'manual', ...(body !== undefined && { body }) });
          const what = `${method} ${path} ${body} → ${reply.status}`;
          expect(reply.status, what).toBeLessThan(500);
          if (reply.ok) return expect(path, what).toMatch(/^\/(healthz|metrics|api\/session|api\/session\/link|api\/tables)$/);
          if (reply.status === 303) return expect(path, what).toBe('/go/x');
          if (method === 'HEAD') return;
          const { error, message } = (await reply.json()) as ErrorReply;
          expect(error, what).toMatch(/^[a-z-]+$/);
          expect(message, what).toMatch(/^[A-Z].+[.]$/s);
        }),
      );

    expect(await look()).toEqual(before);
    isDone = true;
    expect(await others).toBeGreaterThan(0);
    expect((await eve.get('/healthz')).body).toEqual({ ok: true });
    expect((await guests[0]!.get('/metrics')).body).toContain('boucan_faults_total 0\n');
    expect(Object.prototype).not.toHaveProperty('admin');

    // The victims play on as if nothing had happened.
    for (const line of lines) line.playAtRandom(target.table);
    await lines[0]!.until(target.table, ({ phase }) => phase === 'over');
  }, 600_000);

  test('a flood is told to slow down, then cut off; those who play notice nothing', async () => {
    const { url } = await serve({ loopbackUnlimited: false });
    const [eve, anne] = await Promise.all([Guest.named(url, 'Eve'), Guest.named(url, 'Anne')]);
    const line = await eve.connect();
    for (let i = 0; i < FLOOD; i++) line.send({ type: 'ping', t: i });
    expect((await line.closed).code).toBe(4429);
    const heard = line.bytes.map((text) => JSON.parse(text) as ServerMessage);
    const { messages, patience } = DEFAULTS.rates;
    expect(heard.filter(({ type }) => type === 'pong').length).toBeGreaterThanOrEqual(messages.burst - 1);
    expect(heard.filter((m) => m.type === 'error' && m.error === 'too-fast').length).toBeGreaterThanOrEqual(patience.burst);

    const other = await anne.connect();
    const table = await anne.open({ bots: [null, 'random'], start: true });
    await other.watch(table);
    other.playAtRandom(table);
    await other.until(table, ({ phase }) => phase === 'over');
  });

  test('sessions, tables and connections are not to be had by the thousand', async () => {
    const { url } = await serve({ loopbackUnlimited: false });
    const eve = await Guest.named(url, 'Eve');
    const statuses = async (ask: () => Promise<{ status: number }>, times: number): Promise<Set<number>> =>
      new Set((await Promise.all(Array.from({ length: times }, ask))).map(({ status }) => status));
    // Too fast, or as many as one may have: either is said.
    const linked = await statuses(() => eve.post('/api/session/link', {}), 30);
    expect(linked.size).toBeGreaterThan(1);
    expect([200, 403, 429]).toEqual(expect.arrayContaining([...linked]));
    const tables = await Promise.allSettled(Array.from({ length: 30 }, () => eve.open()));
    expect(tables.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(5);
    expect(await statuses(() => eve.get('/api/session'), 150)).toEqual(new Set([200, 429]));
    const lines = await Promise.allSettled(Array.from({ length: 60 }, () => Line.open(url, { cookie: eve.cookie })));
    expect(lines.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(5);
  });
});

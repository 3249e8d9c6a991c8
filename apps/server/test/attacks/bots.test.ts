// Somebody lets bots think for nobody, and everybody else waits for his own.
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Guest, type Line, serve, wish } from '../harness.ts';

const SLOW = new URL('../slow-bot.ts', import.meta.url);
const TABLE = { game: 'brethren', seats: 3, options: { 'first-seat': 0 }, bots: [null, 'level5', 'level5'], start: true };

/** Sits down with bots, which think long unless it is said otherwise, as often as asked, and leaves each time. */
async function sitAndLeave(
  eve: Guest,
  times: number,
  isGone: (line: Line, table: string) => void,
  level = 'level5',
): Promise<string[]> {
  const line = await eve.connect();
  const tables: string[] = [];
  for (let i = 0; i < times; i++) {
    const table = await eve.open({ ...TABLE, bots: [null, level, level] });
    await line.watch(table);
    await line.until(table, ({ phase }) => phase === 'playing');
    await line.do(table, { do: 'leave', seat: 0 });
    isGone(line, table);
    tables.push(table);
  }
  return tables;
}

/** The longest that a person at this table waits for a bot to choose, over so many choices of bots. ms */
async function longestWait(line: Line, table: string, choices: number): Promise<number> {
  line.playAtRandom(table);
  let longest = 0;
  for (let i = 0; i < choices; i++) {
    const { n } = await line.until(table, ({ asked }) => asked === null);
    const began = performance.now();
    await line.until(table, (view) => view.n > n);
    longest = Math.max(longest, performance.now() - began);
  }
  return longest;
}

/** What somebody else waits then. With one thread and 850 ms for each choice it was 17.9 s. */
const attack = async (isGone: (line: Line, table: string) => void): Promise<number> => {
  const { url } = await serve({ botScript: SLOW, botThreads: 1 });
  const eve = await Guest.named(url, 'Eve');
  await sitAndLeave(eve, 20, isGone);
  const anne = await Guest.named(url, 'Anne');
  const line = await anne.connect();
  const table = await anne.open(TABLE);
  await line.watch(table);
  return longestWait(line, table, 2);
};

test('who sits down with bots, leaves and goes away, twenty times, takes no time from the bots of others', async () => {
  const wait = await attack((line, table) => line.send({ type: 'unwatch', table }));
  expect(wait).toBeLessThan(9000);
});

test('who leaves and looks on at all of them has the share of one person', async () => {
  const wait = await attack(() => {});
  expect(wait).toBeLessThan(9000);
});

test('bots that play by themselves stand still while nobody looks on, and go on when somebody returns', async () => {
  const { url } = await serve({ botPause: 20 });
  const eve = await Guest.named(url, 'Eve');
  const [table] = await sitAndLeave(eve, 1, (line) => line.socket.terminate(), 'greedy');
  const again = await eve.connect();
  const lastOf = async (): Promise<number> => {
    const { view } = (await again.watch(table!)) as { view: { n: number } };
    again.send({ type: 'unwatch', table });
    return view.n;
  };
  await sleep(200); // until what was being thought of is done
  const n = await lastOf();
  await sleep(1000);
  expect(await lastOf()).toBeLessThan(n + 6);
  await again.watch(table!);
  await again.until(table!, (view) => view.n > n + 20);
});

test('tables of bots that were left count as tables of bots while somebody looks on', async () => {
  const { url } = await serve({ botPause: 3_600_000 });
  const eve = await Guest.named(url, 'Eve');
  await sitAndLeave(eve, 2, () => {});
  const { status, body } = await eve.post('/api/tables', wish({ bots: ['level4', 'level4'], start: true }));
  expect({ status, body }).toMatchObject({ status: 403, body: { message: expect.stringContaining('Slow bots') } });
});

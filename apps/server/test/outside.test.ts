// Games from outside that loop for ever, take all memory, throw, count wrong or show what is hidden: their table is parked, the operator is told, and all others go on.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { placesFor, rulesIn } from '@boucan/registry/node';
import { expect, test, vi } from 'vitest';
import { gamesAt, PLACES } from '../src/games.ts';
import { Threads } from '../src/threads.ts';
import { inProcess } from '../src/worker.ts';
import { Guest, newFolder, serve, wish } from './harness.ts';
import { mischiefIn } from './mischief.ts';

/** The processes that this one has started and that run. */
const children = (): string[] => process.getActiveResourcesInfo().filter((one) => one === 'ProcessWrap');

test.each(['loop', 'eat', 'hoard', 'hurl', 'cheat', 'view', 'leak'])(
  'a game that does this is parked, and others do not notice: %s',
  async (verb) => {
    const before = process.memoryUsage.rss();
    const places = await placesFor(PLACES, { BOUCAN_GAMES: mischiefIn(newFolder()) }, '/');
    const lines: string[] = [];
    const logTo = { write: (line: string) => void lines.push(line) };
    const data = newFolder();
    const options = { data, places, games: await gamesAt(places), rules: rulesIn(places), log: 'warn' as const };
    const server = await serve(options, logTo);
    const anne = await Guest.named(server.url, 'Anne');
    const table = await anne.open({ game: 'mischief', seats: 1, bots: [], start: true });
    const line = await anne.connect();
    await line.watch(table);
    await line.until(table, ({ asked }) => asked !== null);
    expect(await line.do(table, { do: 'choose', seat: 0, choice: ['good'] })).toMatchObject({ type: 'done' });

    // Others play meanwhile, and their choices are timed.
    const bart = await Guest.named(server.url, 'Bart');
    const other = await bart.open({ game: 'mischief', seats: 1, bots: [], start: true });
    const toy = await bart.open({ bots: [null, 'random'], start: true });
    const his = await bart.connect();
    await his.watch(toy);
    await his.until(toy, ({ asked }) => asked !== null);
    const waits: number[] = [];
    let isBroken = false;
    const breaking = line.do(table, { do: 'choose', seat: 0, choice: [verb] }).finally(() => {
      isBroken = true;
    });
    for (let i = 0; !isBroken || i < 5; i++) {
      const began = performance.now();
      await his.do(toy, { do: 'say', text: `still here ${i}` });
      waits.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 20));
      if (i > 390) break;
    }
    expect(await breaking).toMatchObject({ type: 'error', error: 'game-failed' });
    expect(Math.max(...waits)).toBeLessThan(2500); // nobody waited for the game: it has three seconds
    if (['loop', 'eat', 'hoard'].includes(verb)) await vi.waitFor(() => expect(children()).toEqual([]), { timeout: 30_000 }); // what could not end was ended

    // It stays as it was, says so to whoever comes, and nothing of it is lost.
    expect(await line.do(table, { do: 'choose', seat: 0, choice: ['good'] })).toMatchObject({
      type: 'error',
      error: 'game-failed',
    });
    expect(lines.join('')).toContain('a game from outside has failed: its table is parked');
    if (verb === 'leak') expect(lines.join('')).toContain('it shows what it declares to be hidden: seen by');
    expect((await anne.get('/metrics')).body).toMatch(/^boucan_parked_tables_total 1$/mu);
    // Another table of the same game goes on.
    await his.watch(other);
    expect(await his.do(other, { do: 'choose', seat: 0, choice: ['good'] })).toMatchObject({ type: 'done' });
    his.playAtRandom(toy);
    await his.until(toy, ({ phase }) => phase === 'over');
    expect(process.memoryUsage.rss() - before).toBeLessThan(400 * 2 ** 20); // with a server; what the game ate was not ours
    await server.close();
    expect(children()).toEqual([]);
  },
);

test('a table whose game has failed does not count among the tables of its owner', async () => {
  const places = await placesFor(PLACES, { BOUCAN_GAMES: mischiefIn(newFolder()) }, '/');
  const options = { data: newFolder(), places, games: await gamesAt(places), rules: rulesIn(places), tablesEach: 1 };
  const server = await serve(options);
  const anne = await Guest.named(server.url, 'Anne');
  const alone = { game: 'mischief', seats: 1, bots: [], start: true };
  const line = await anne.connect();
  for (let i = 0; i < 2; i++) {
    const table = await anne.open(alone);
    await line.watch(table);
    await line.until(table, ({ asked }) => asked !== null);
    expect((await anne.post('/api/tables', wish(alone))).status).toBe(403);
    expect(await line.do(table, { do: 'choose', seat: 0, choice: ['hurl'] })).toMatchObject({ error: 'game-failed' });
  }
  await server.close();
});

test('whoever comes after a job that ruined its process is not blamed for it', async () => {
  const script = join(newFolder(), 'worker.mjs');
  // Whatever comes after a job that left too much behind is hit by it; `die` is itself to blame.
  writeFileSync(
    script,
    `import { work } from ${JSON.stringify(new URL('../src/worker.ts', import.meta.url).href)};
    let isRuined = false;
    await work(async () => async (job) => {
      if (isRuined || job === 'die') process.kill(process.pid, 'SIGKILL');
      isRuined = job === 'ruin';
      return process.pid;
    });`,
  );
  const threads = new Threads<string, number>(inProcess(pathToFileURL(script), null), 1, 5000);
  try {
    const ruined = await threads.ask('ruin');
    const [good, bad, next] = await Promise.allSettled(['good', 'die', 'good'].map((job) => threads.ask(job)));
    expect(good).toMatchObject({ status: 'fulfilled' });
    expect((good as PromiseFulfilledResult<number>).value).not.toBe(ruined);
    expect(bad).toMatchObject({ status: 'rejected' });
    expect(next).toMatchObject({ status: 'fulfilled' });
  } finally {
    await threads.close();
  }
  await vi.waitFor(() => expect(children()).toEqual([]));
});

import { type Game, seedOf } from '@boucan/kernel';
import { toy } from '@boucan/toy';
import { expect, test } from 'vitest';
import { BotPool } from '../src/bots/pool.ts';
import { DEFAULTS } from '../src/options.ts';
import { Guest, newFolder, serve } from './harness.ts';

const overWith = async (level: string, more: Parameters<typeof serve>[0]): Promise<{ url: string; failures: number }> => {
  const { url } = await serve({ botScript: new URL('./stuck-bot.ts', import.meta.url), botThreads: 1, ...more });
  const anne = await Guest.named(url, 'Anne');
  const table = await anne.open({ bots: [level, level], options: { rounds: 3 }, start: true });
  const line = await anne.connect();
  await line.watch(table);
  await line.until(table, (view) => view.phase === 'over');
  const metrics = (await anne.get('/metrics')).body as string;
  return { url, failures: Number(/^boucan_bot_failures_total (\d+)$/m.exec(metrics)![1]) };
};

test('a bot that throws is replaced, and so is the one that replaces it', async () => {
  expect((await overWith('level1', { botLimit: 5000 })).failures).toBeGreaterThan(10);
});

test('a bot that never answers is replaced', async () => {
  expect((await overWith('level2', { botLimit: 60 })).failures).toBeGreaterThan(10);
});

test('a bot that wants what is not allowed does something else', async () => {
  expect((await overWith('level3', { botLimit: 5000 })).failures).toBe(0);
});

test('after a restart, a bot whose turn it is thinks again', async () => {
  const data = newFolder();
  const server = await serve({ data, botPause: 3_600_000 });
  const anne = await Guest.named(server.url, 'Anne');
  const table = await anne.open({ bots: [null, 'level1'], start: true });
  const line = await anne.connect();
  await line.watch(table);
  await line.do(table, { do: 'choose', seat: 0, choice: ['bid', 0] });
  await server.close();

  const { url } = await serve({ data });
  const again = await anne.at(url).connect();
  await again.watch(table);
  const { n } = line.views.get(table)!;
  await again.until(table, (view) => view.n >= n + 2); // her bid, and the bot's
  again.playAtRandom(table);
  await again.until(table, ({ phase }) => phase === 'over');
});

test('undo while a bot thinks: its choice is for nothing, and it thinks again', async () => {
  const { url } = await serve({ botPause: 150 });
  const anne = await Guest.named(url, 'Anne');
  const table = await anne.open({ bots: [null, 'random'], start: true });
  const line = await anne.connect();
  await line.watch(table);
  await line.do(table, { do: 'choose', seat: 0, choice: ['bid', 0] });
  expect(await line.do(table, { do: 'ask-undo', seat: 0 })).toMatchObject({ type: 'done' });
  line.playAtRandom(table);
  await line.until(table, ({ phase }) => phase === 'over');
});

test('the strongest bot thinks in several threads at once, at most in those that the operator gives it', async () => {
  const state = toy.setup({ seats: 2 }, seedOf('deep'));
  const { seat } = state.asked[0]!;
  for (const deep of [1, 3]) {
    const bots = new BotPool({
      script: new URL('./counted-bot.ts', import.meta.url),
      threads: 3,
      places: DEFAULTS.places,
      deep,
      limit: 9000,
      onFailure: throws,
    });
    const claim = { table: 't', people: ['anne'], isAwaited: true };
    const choice = await bots.choose(toy as unknown as Game, 'level6', toy.view(state, seat), claim);
    // As many threads took part as visits were counted.
    expect(choice).toEqual(['bid', deep]);
    await bots.close();
  }
});

const throws = (_level: string, error: Error): never => {
  throw error;
};

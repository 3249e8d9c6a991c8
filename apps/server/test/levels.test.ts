import { expect, test } from 'vitest';
import { isBotLevel, isHardWork } from '../src/tables/levels.ts';
import { Guest, serve } from './harness.ts';

test('levels may sit down, with a character or without; bots with a budget of their own may not', () => {
  for (const level of ['random', 'greedy', 'level1', 'level5', 'level6', 'level1:trader', 'level6:gambler', 'greedy:raider'])
    expect(isBotLevel(level), level).toBe(true);
  for (const level of [
    '',
    'level7',
    'level3:',
    'level3:pirate',
    'level3:trader:raider',
    ':trader',
    'random:trader',
    'search:9ms:trader',
  ])
    expect(isBotLevel(level), level).toBe(false);
});

test('bots alone are hard work as soon as one of them thinks long, whatever its character', () => {
  expect(isHardWork(['level2', 'level3'])).toBe(true);
  expect(isHardWork(['level2', 'level6'])).toBe(true);
  expect(isHardWork(['level2:raider', 'level5:trader'])).toBe(true);
  expect(isHardWork(['level2:raider', 'greedy'])).toBe(false);
  expect(isHardWork([null, 'level5:trader'])).toBe(false);
});

test('where the operator has no threads for level 6, it does not sit down, neither as a table is opened nor later', async () => {
  const { url } = await serve({ level6Threads: 0 });
  const anne = await Guest.named(url, 'Anne');
  const wish = { game: 'toy', seats: 2, bots: [null, 'level6:raider'] };
  await expect(anne.open(wish)).rejects.toThrow('There is no bot called level6:raider.');
  const table = await anne.open({ ...wish, bots: [null, 'level5'] });
  const line = await anne.connect();
  await line.watch(table);
  const seat = (level: string) => line.do(table, { do: 'seat-bot', seat: 1, level });
  expect(await seat('level6')).toMatchObject({ type: 'refused' });
  expect(await seat('level4')).toMatchObject({ type: 'done' });
});

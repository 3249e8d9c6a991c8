import { expect, test } from 'vitest';
import { isBotLevel, isHardWork } from '../src/tables/levels.ts';

test('levels may sit down, with a character or without; bots with a budget of their own may not', () => {
  for (const level of ['random', 'greedy', 'level1', 'level5', 'level1:trader', 'level5:gambler', 'greedy:raider'])
    expect(isBotLevel(level), level).toBe(true);
  for (const level of [
    '',
    'level6',
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
  expect(isHardWork(['level2:raider', 'level5:trader'])).toBe(true);
  expect(isHardWork(['level2:raider', 'greedy'])).toBe(false);
  expect(isHardWork([null, 'level5:trader'])).toBe(false);
});

import type { TableCard } from '@boucan/protocol';
import { expect, test } from 'vitest';
import { ANYTHING, fits, levelAt } from '../src/screens/lobby/filters.ts';
import { groupOf, inOrder } from '../src/screens/lobby/mine-order.ts';

const card = (
  table: string,
  some: Partial<Pick<TableCard, 'seats' | 'yourTurn' | 'updated'>> = {},
  terms: object = {},
): TableCard => ({
  table,
  terms: { game: 'brethren', clock: { kind: 'none' }, ...terms } as TableCard['terms'],
  phase: 'gathering',
  seats: [
    { kind: 'person', name: 'Anne' },
    { kind: 'empty', name: null },
    { kind: 'empty', name: null },
  ],
  yourTurn: false,
  updated: 0,
  ...some,
});
const bot = (level: string) => ({ kind: 'bot', name: 'Pelican', level }) as const;

test('one finds a table by game, pace, free seats and bots', () => {
  const plain = card('plain');
  expect(fits(ANYTHING, plain)).toBe(true);
  expect(fits({ ...ANYTHING, game: 'fortunes' }, plain)).toBe(false);
  expect(fits({ ...ANYTHING, game: 'fortunes' }, card('f', {}, { game: 'fortunes' }))).toBe(true);
  expect(fits({ ...ANYTHING, pace: 'days' }, plain)).toBe(false);
  expect(fits({ ...ANYTHING, pace: 'days' }, card('d', {}, { clock: { kind: 'days', perMove: 1 } }))).toBe(true);
  expect([2, 3].map((free) => fits({ ...ANYTHING, free }, plain))).toEqual([true, false]);
  const mixed = card('mixed', { seats: [...plain.seats, bot('level2'), bot('level4')] });
  expect([levelAt(plain), levelAt(mixed)]).toEqual(['none', 'level4']);
  expect(levelAt(card('lively', { seats: [bot('level3:trader'), bot('level2')] }))).toBe('level3');
  expect(fits({ ...ANYTHING, level: 'none' }, plain)).toBe(true);
  expect(['none', 'level2', 'level4'].map((level) => fits({ ...ANYTHING, level }, mixed))).toEqual([false, false, true]);
});

test('my tables: where it is my turn, where others play, where somebody is missing, what is over', () => {
  const cards = [
    card('turn', { phase: 'playing', yourTurn: true }),
    card('waiting', { phase: 'playing' }),
    card('gathering', { phase: 'gathering' }),
    card('over', { phase: 'over' }),
  ];
  for (const one of cards) expect(groupOf(one)).toBe(one.table);
});

test('where time runs out first comes first, then what was touched last', () => {
  const tables = [
    card('old', { updated: 1 }),
    card('late', { until: 9 }),
    card('soon', { until: 5 }),
    card('new', { updated: 2 }),
  ];
  expect(inOrder(tables).map(({ table }) => table)).toEqual(['soon', 'late', 'new', 'old']);
});

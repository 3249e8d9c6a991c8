import type { TableView } from '@boucan/table';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Change, changed, difference, viewAfter } from '../src/index.ts';

const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Two values that are much alike, as two views in a row are. Keys are ours: nobody is called `__proto__`. */
const alike = fc
  .tuple(fc.jsonValue(), fc.jsonValue(), fc.jsonValue())
  .map(([a, b, c]) => [sent({ a, list: [a, b], deep: { b } }), sent({ a, list: [a, c], deep: { c, b } })] as const)
  .filter((pair) => !JSON.stringify(pair).includes('__proto__'));

describe('a difference', () => {
  test('leads from the one value to the other, over the wire, and back', () => {
    fc.assert(
      fc.property(alike, ([before, after]) => {
        const there = difference(before, after);
        expect(there === undefined ? before : changed(before, sent(there))).toEqual(after);
        const back = difference(after, before);
        expect(back === undefined ? after : changed(after, sent(back))).toEqual(before);
      }),
    );
  });

  test('is nothing where nothing differs', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => difference(value, sent(value)) === undefined));
  });

  test.each<[string, unknown, unknown, Change]>([
    ['a member', { a: 1, b: 2 }, { a: 1, b: 3 }, { b: [3] }],
    ['a new member', {}, { a: null }, { a: [null] }],
    ['a member that is gone', { a: 1, b: 2 }, { a: 1 }, { b: null }],
    ['a member that goes where another comes', { a: 1 }, { b: 1 }, { a: null, b: [1] }],
    ['one of a list', [1, { x: 1 }, 3], [1, { x: 2 }, 3], { 1: { x: [2] } }],
    ['a longer list', [1], [1, 2], [[1, 2]]],
    ['an object for a list', { a: [] }, { a: {} }, { a: [{}] }],
    ['a member that every object seems to have', {}, JSON.parse('{"toString":1}'), { toString: [1] } as unknown as Change],
    ['and one that is gone', JSON.parse('{"valueOf":1}'), {}, { valueOf: null } as unknown as Change],
    ['nothing for something', { a: { b: 1 } }, { a: null }, { a: [null] }],
  ])('tells %s', (_, before, after, change) => {
    expect(difference(before, after)).toEqual(change);
    expect(changed(before, change)).toEqual(after);
  });

  test('leaves alone what has not changed', () => {
    const before = { board: { ships: [1, 2] }, hands: [[1], [2]] };
    const after = changed(before, { hands: { 1: [[3]] } }) as typeof before;
    expect(after).toEqual({ board: { ships: [1, 2] }, hands: [[1], [3]] });
    expect(after.board).toBe(before.board);
    expect(after.hands[0]).toBe(before.hands[0]);
    expect(before.hands[1]).toEqual([2]);
  });
});

test('a change of a view one does not have leads nowhere', () => {
  const view = { n: 7, phase: 'playing' } as unknown as TableView;
  const change = (base: number) =>
    ({ type: 'change', table: 't', base, change: { n: [base + 1] }, notices: [], now: 0 }) as const;
  expect(viewAfter(view, change(7))).toEqual({ n: 8, phase: 'playing' });
  expect(viewAfter(view, change(6))).toBeNull();
  expect(viewAfter(null, change(7))).toBeNull();
});

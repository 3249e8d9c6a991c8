import fc from 'fast-check';
import { expect, test } from 'vitest';
import { difference } from '../src/difference.ts';

test('a value does not differ from what was saved of it', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => difference(value, structuredClone(value)) === null));
});

test('the first place where two values differ is named', () => {
  expect(difference({ board: { chest: 3 } }, { board: { chest: 4 } })).toBe('board.chest: 3 and 4');
  expect(difference([1, 2], [1, 2, 3], 'list')).toBe('list.2: nothing and 3');
  expect(difference({ a: null }, {})).toBe('a: null and nothing');
  expect(difference([], {})).toBe('all: [] and {}');
  expect(difference({ a: [] }, { a: null })).toBe('a: [] and null');
});

test('a field that is undefined is a field that is not there', () => {
  expect(difference({ a: 1, b: undefined }, { a: 1 })).toBeNull();
  expect(difference({ a: 1 }, { a: 1, b: undefined })).toBeNull();
});

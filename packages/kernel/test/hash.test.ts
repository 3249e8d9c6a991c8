import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical, hashOf } from '../src/index.ts';

test('keys are sorted, lists keep their order, and what is undefined is not there', () => {
  expect(canonical({ b: [2, 1], a: { d: null, c: 'x' }, e: undefined })).toBe('{"a":{"c":"x","d":null},"b":[2,1]}');
});

test('a value and what was saved of it have the same text', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(canonical(JSON.parse(JSON.stringify(value)))).toBe(canonical(value));
      expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('the order in which fields were written does not matter', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (fields) => {
      const turned = Object.fromEntries(Object.entries(fields).reverse());
      expect(hashOf(turned)).toBe(hashOf(fields));
    }),
  );
});

test('these values have these hashes in every engine', () => {
  expect(hashOf(null)).toBe('2d795112bb27b7d9');
  expect(hashOf([])).toBe('6cec00d0556f7072');
  expect(hashOf({ board: { coins: [5, 5], first: 'Tortuga' }, knowledge: 0 })).toBe('0f4728736d66054e');
  expect(hashOf('Île de la Tortue ☠')).toBe('819886b89cbc86f1');
});

test('a small change gives another hash', () => {
  const hashes = new Set(Array.from({ length: 10_000 }, (_, coins) => hashOf({ coins })));
  expect(hashes.size).toBe(10_000);
});

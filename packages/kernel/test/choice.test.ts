import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Choice, choice, choices, said, sameChoice } from '../src/index.ts';

const words = fc.tuple(fc.string(), fc.array(fc.oneof(fc.string(), fc.integer()), { maxLength: 3 }));

test('equal choices are one object, and others are not', () => {
  fc.assert(
    fc.property(words, words, ([verb, nouns], [verb2, nouns2]) => {
      const [a, b] = [choice(verb, ...nouns), choice(verb2, ...nouns2)];
      expect(choice(verb, ...nouns)).toBe(a);
      expect(a === b).toBe(JSON.stringify(a) === JSON.stringify(b));
      expect(sameChoice(a, b)).toBe(a === b);
    }),
  );
});

test('a number and the same number as a word are different nouns', () => {
  expect(choice('bid', 1)).not.toBe(choice('bid', '1'));
  expect(sameChoice(['bid', 1], ['bid', '1'])).toBe(false);
});

test('a choice cannot be changed', () => {
  const c = choice('sail', 'nassau');
  expect(() => (c as unknown as string[]).push('again')).toThrow(TypeError);
});

test('choices from outside say the same as those offered', () => {
  const heard = JSON.parse('["sail","nassau"]') as Choice;
  expect(sameChoice(heard, choice('sail', 'nassau'))).toBe(true);
  expect(sameChoice(heard, choice('sail'))).toBe(false);
});

test('one choice for each noun, said as one says it', () => {
  const sail = choices('sail', ['la-habana', 'nassau']);
  expect(sail.nassau).toBe(choice('sail', 'nassau'));
  expect(said(sail['la-habana'])).toBe('sail la-habana');
});

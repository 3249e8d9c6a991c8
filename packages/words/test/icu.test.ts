// Our reader of messages against the one that knows the whole language.
import { LANGS } from '@boucan/kernel';
import { toy } from '@boucan/toy';
import fc from 'fast-check';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { read, type Values, write } from '../src/icu.ts';

const ours = (lang: 'en' | 'fr', message: string, values: Values): string => write(read(message), lang, values);
const theirs = (lang: 'en' | 'fr', message: string, values: Values): string =>
  String(new IntlMessageFormat(message, lang, undefined, { ignoreTag: true }).format(values));

test.each([
  'Nothing at all, } or #',
  '{a} and {b}, {a}',
  '{n, plural, =0 {none} one {# coin} other {# coins}}.',
  '{n, plural, one {# for {a}} other {all of {b}, #}} in {a}',
  '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  '{a, select, x {{n, plural, one {c} other {{b} #}}} other {e #}}{b}',
  '{n, plural, other {{a, select, x {# x} other {# y}}}} # {b}',
  "it''s {a} '{b}' isn't 'n # {n, plural, other {'#' # ''}}",
  "an open '{ quote {a}",
  ' { a } , {n,plural,=1{one}other{#}} ',
  '{n, plural,\n  one {# coin}\n  other {# coins}\n}',
])('%j', (message) => {
  fc.assert(
    fc.property(
      fc.constantFrom('x', 'y', '', null, 'l’{or}'),
      fc.constantFrom('x', 'Anne', 12, 12345),
      fc.integer({ min: 0, max: 20_000 }),
      (a, b, n) => LANGS.every((lang) => ours(lang, message, { a, b, n }) === theirs(lang, message, { a, b, n })),
    ),
  );
});

test.each(['{', '{a', '{a,}', '{a, plural}', '{a, plural, one {x}}', '{a, money, other {x}}', '{a, select, other {x}'])(
  '%j is not a message',
  (message) => {
    expect(() => new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true })).toThrow();
    expect(() => read(message)).toThrow();
  },
);

test('what is missing is named', () => expect(() => ours('en', '{a} {b}', { a: 1 })).toThrow('"b"'));

describe('every sentence of the example', () => {
  test.each(LANGS)('%s', (lang) => {
    const { title, blurb, ...chapters } = toy.def.text[lang];
    const anything = new Proxy({}, { get: () => 2, has: () => true, getOwnPropertyDescriptor: () => ({ configurable: true }) });
    for (const message of [title, blurb, ...Object.values(chapters).flatMap((chapter) => Object.values(chapter))])
      expect(ours(lang, message as string, anything)).toBe(theirs(lang, message as string, anything));
  });
});

test('numbers below zero have a real minus, and zero has none', () => {
  for (const lang of LANGS) {
    expect(ours(lang, '{n}', { n: -3 })).toBe('−3');
    expect(ours(lang, '{n, plural, other {# points}}', { n: -3 })).toBe('−3 points');
    expect(ours(lang, '{n}, {n, plural, other {#}}', { n: -0 })).toBe('0, 0');
  }
});

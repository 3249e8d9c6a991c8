import fc from 'fast-check';
import { expect, test } from 'vitest';
import { french } from '../src/index.ts';

const N = '\u202f';
const W = '\u00a0';

test.each([
  ['Qui attaquez-vous ?', `Qui attaquez-vous${N}?`],
  ['Touché!', `Touché${N}!`],
  ['Quoi ?! Vraiment ?', `Quoi${N}?! Vraiment${N}?`],
  ['Les mises : {bids}.', `Les mises${W}: {bids}.`],
  [
    '{coins, plural, =0 {Rien!} other {# pièces ; bravo !}}',
    `{coins, plural, =0 {Rien${N}!} other {#\u00a0pièces${N}; bravo${N}!}}`,
  ],
  ['« La Tortue »', `«${W}La Tortue${W}»`],
  ['«La Tortue»', `«${W}La Tortue${W}»`],
  [
    '{n, plural, one {# pièce} other {# pièces}} de 8 réaux',
    '{n, plural, one {#\u00a0pièce} other {#\u00a0pièces}} de 8\u00a0réaux',
  ],
  ['5 % de chances', `5${W}% de chances`],
  ['(vraiment ?)', `(vraiment${N}?)`],
])('%j gets its spaces', (typed, set) => expect(french(typed)).toBe(set));

test.each(['à 12:30', 'https://boucan.example/a?b=1', '{n, number, ::currency/EUR}', '(!)', 'sans rien'])(
  '%j is left alone',
  (text) => expect(french(text)).toBe(text),
);

test('what is set once stays as it is', () => {
  const unit = fc.constantFrom('a', '1', ' ', '\u00a0', N, '\n', ';', ':', '!', '?', '«', '»', '(', ')', '{', '}', '/', '.', '’');
  fc.assert(fc.property(fc.string({ unit, maxLength: 12 }), (text) => french(french(text)) === french(text)));
});

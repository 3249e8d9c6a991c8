import { expect, it } from 'vitest';
import { chaptersOf, has, pieces, wordsIn } from '../src/screens/rules/search.ts';

it('groups rules by the chapter in their id, in catalogue order', () => {
  const rules = ['BRE-TURN-01', 'BRE-TURN-02', 'BRE-END-01'].map((id) => ({ id, text: '' }));
  expect(chaptersOf(rules).map((c) => [c.id, c.rules.length])).toEqual([
    ['TURN', 2],
    ['END', 1],
  ]);
});

it.each([
  ['goelette', 'une goélette'],
  ['GOÉLETTES', 'une goélette'],
  ['tresor coffre', 'Coffre au trésor'],
  ['manoeuvre', 'La manœuvre'],
  ["l'ordre", 'L’ordre des flottes'],
  ['cannons', 'A cannon on its own'],
])('%s is found in “%s”', (query, text) => {
  expect(has(text, wordsIn(query))).toBe(true);
});

it('finds a text only by all of the words', () => {
  expect(has('Coffre au trésor', wordsIn('coffre canon'))).toBe(false);
});

it('cuts the text where a word was found and keeps its spelling', () => {
  expect(pieces('Un cœur, un trésor', wordsIn('coeur tresor')).map(({ text, found }) => (found ? `[${text}]` : text))).toEqual([
    'Un ',
    '[cœur]',
    ', un ',
    '[trésor]',
  ]);
  expect(pieces('abc', [])).toEqual([{ from: 0, text: 'abc', found: false }]);
});

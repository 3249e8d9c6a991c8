import { expect, test } from 'vitest';
import { pieces, searchable, wordsIn } from '../src/index.ts';

const book = (...texts: string[]) => {
  const find = searchable(texts, (text) => [text]);
  return (query: string) => find(query).hits.map(({ item }) => item);
};

test.each([
  ['goelette', 'une goélette'],
  ['GOÉLETTES', 'une goélette'],
  ['goelette', 'deux goélettes'],
  ['tresor coffre', 'Coffre au trésor'],
  ['manoeuvre', 'La manœuvre'],
  ["l'ordre", 'L’ordre des flottes'],
  ["l'équipage", 'Tout équipage est compté'],
  ['cannons', 'A cannon on its own'],
  ['bre-turn-07', 'BRE-TURN-07 A card never goes there'],
])('%s is found in “%s”', (query, text) => {
  expect(book(text, 'something else')(query)).toEqual([text]);
});

test('nothing looked for is everything', () => expect(book('one', 'two')(' ')).toEqual(['one', 'two']));

test('a whole word comes before the beginning of one, and that before a part', () => {
  expect(book('The scarp is steep.', 'Carpets are sold.', 'Carp is fish.')('carp')).toEqual([
    'Carp is fish.',
    'Carpets are sold.',
    'The scarp is steep.',
  ]);
});

test('a short sentence comes before a long one, and a rare word decides', () => {
  const long = 'The ship sails where the captain of the ship and all the others of the ship have seen that the wind goes.';
  expect(book(long, 'The wind blows.', 'The ship lies.')('wind')).toEqual(['The wind blows.', long]);
});

test('with words that do not fit, sentences that lack the fewest are found, and it is said how many', () => {
  const find = searchable(['The captain draws a card.', 'The captain sails.', 'Nobody votes.'], (text) => [text]);
  const { hits, missing } = find('captain card votes');
  expect(missing).toBe(1);
  expect(hits.map(({ item }) => item)).toEqual(['The captain draws a card.']);
  expect(find('captain sails')).toMatchObject({ missing: 0 });
  expect(find('captain draws wind rain')).toMatchObject({ missing: 2, hits: [{ item: 'The captain draws a card.' }] });
  expect(find('wind rain')).toMatchObject({ missing: 0, hits: [] });
});

test('of what has less than half of the words only the nearest are told: those with the rarest word, the short ones first', () => {
  const find = searchable(
    [
      'A captain sails to the port of the captain.',
      'A captain sails.',
      ...Array.from({ length: 20 }, (_, i) => `The wind turns ${i}.`),
    ],
    (text) => [text],
  );
  const near = find('captain fog lookout');
  expect(near.missing).toBe(2);
  expect(near.hits.map(({ item }) => item)).toEqual(['A captain sails.', 'A captain sails to the port of the captain.']);
  const mixed = find('captain wind fog lookout rain').hits.map(({ item }) => item);
  expect(mixed.slice(0, 2)).toEqual(near.hits.map(({ item }) => item));
  expect(mixed).toHaveLength(8);
});

test.each([
  ['When does a captain sail to the port?', 'The captain can sail to a port.'],
  ['Quand le capitaine vogue-t-il vers le port ?', 'Le capitaine entre au port.'],
])('of a question the little words count for nothing: %s', (query, text) => {
  const others = ['When does it end? To the end of the turn.', 'Quand finit-elle ? Le tour est le dernier, vers le soir.'];
  expect(book(...others, text)(query)[0]).toBe(text);
  expect(book('The end.', 'Last.')('the')).toEqual(['The end.']);
});

test('a slip of the pen is mended, and what was meant is said', () => {
  const find = searchable(['A broadside is fired.', 'Mutiny!'], (text) => [text]);
  expect(find('broadsdie')).toMatchObject({ words: ['broadside'], hits: [{ item: 'A broadside is fired.' }] });
  expect([...find('mutinny').instead]).toEqual([['mutinny', ['mutiny']]]);
  expect([...find('xylophone').instead]).toEqual([['xylophone', []]]);
  expect(find('xylophone').hits).toEqual([]);
});

test('of two languages the one that has the words is told', () => {
  const find = searchable([{ en: 'The blow is a die plus the card.', fr: 'Le coup vaut un dé plus la carte.' }], ({ en, fr }) => [
    en,
    fr,
  ]);
  expect(find('blow card').hits.map(({ text }) => text)).toEqual([0]);
  expect(find('coup carte').hits.map(({ text }) => text)).toEqual([1]);
});

test('cuts the text where a word was found and keeps its spelling', () => {
  expect(pieces('Un cœur, un trésor', wordsIn('coeur tresor')).map(({ text, found }) => (found ? `[${text}]` : text))).toEqual([
    'Un ',
    '[cœur]',
    ', un ',
    '[trésor]',
  ]);
  expect(pieces('abc', [])).toEqual([{ from: 0, text: 'abc', found: false }]);
});

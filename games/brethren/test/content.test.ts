import { readdirSync, readFileSync } from 'node:fs';
import { type GameText, LANGS } from '@boucan/kernel';
import { expect, test } from 'vitest';
import { BOARDS, GALLEON, PLACE } from '../src/content/boards.ts';
import { CARDS, DECK, DOUBLOONS, deckFor, MARKED_SETS, POSITION, portRoyalTable, setsInUse } from '../src/content/deck.ts';
import { GALLEONS, SAILS, SCHOONERS, SHIPS, TURNS } from '../src/content/ships.ts';
import { brethren } from '../src/game.ts';
import { startingTokens } from '../src/setup.ts';

const COUNTS = [3, 4, 5, 6];
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const words = (): GameText[] => LANGS.map((lang) => brethren.def.text[lang]);

/** The source of the rules, to see which words they use. */
const source = ['src', 'src/rules']
  .map((dir) => new URL(`../${dir}/`, import.meta.url))
  .flatMap((dir) =>
    readdirSync(dir)
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(new URL(file, dir), 'utf8')),
  )
  .join('\n');

// ── the deck ──

test('the deck has 40, 52, 64 or 76 cards, twelve for each player and four', () => {
  expect(COUNTS.map((players) => sum(Object.values(deckFor(players))))).toEqual([40, 52, 64, 76]);
  for (const players of COUNTS) expect(sum(Object.values(deckFor(players)))).toBe(12 * players + 4);
});

test('there are 40 unmarked cards and three marked sets of twelve', () => {
  expect(sum(DECK.map((row) => row.base.count))).toBe(40);
  expect(sum(DECK.map((row) => row.set.count))).toBe(12);
  expect(MARKED_SETS).toHaveLength(3);
  expect(COUNTS.map((players) => setsInUse(players).length)).toEqual([0, 1, 2, 3]);
});

test('each kind of card is in the deck as often as the catalogue says', () => {
  for (const n of COUNTS) {
    const each = (cards: string, count: number) => CARDS.filter((c) => c.startsWith(cards)).map((card) => [card, count]);
    const expected = [...each('chest', 3 * n), ...each('cannon', n), ...each('musket', n), ...each('marked', n)];
    expect(deckFor(n)).toEqual(Object.fromEntries([...expected, ...each('doubloons', n + 1)]));
  }
});

test('Port Royal’s table says 9, 12, 15 or 18 chests, and as many cannons and muskets as players', () => {
  expect(COUNTS.map((players) => portRoyalTable(players).chests)).toEqual([9, 12, 15, 18]);
  expect(COUNTS.map((players) => portRoyalTable(players).cannons)).toEqual(COUNTS);
  expect(COUNTS.map((players) => portRoyalTable(players).muskets)).toEqual(COUNTS);
});

test('every card has one row, and every row says where it comes from and how sure it is', () => {
  expect(DECK.map((row) => row.card)).toEqual([...CARDS]);
  for (const { source, confidence } of DECK.flatMap((row) => [row.base, row.set])) {
    expect(['document', 'public', 'designed']).toContain(source);
    expect(['high', 'medium', 'low']).toContain(confidence);
  }
});

test('what no source splits up is marked as designed, and as not sure', () => {
  for (const { card, base, set } of DECK) {
    expect(set).toMatchObject({ source: 'designed', confidence: 'low' });
    expect(base.source).toBe(/^(?:marked|doubloons)-/u.test(card) ? 'designed' : 'public');
  }
});

test('marked doubloons are a pair and have a position, doubloons have their value, the others neither', () => {
  for (const card of CARDS) {
    const figure = Number(card.at(-1));
    if (card.startsWith('marked')) expect([DOUBLOONS[card], POSITION[card]]).toEqual([2, figure]);
    else if (card.startsWith('doubloons')) expect([DOUBLOONS[card], POSITION[card]]).toEqual([figure, 0]);
    else expect([DOUBLOONS[card], POSITION[card]]).toEqual([0, 0]);
  }
});

// ── boards, ships, doubloons ──

test('there are six boards, each with its place in the circle and a galleon whose name has a source', () => {
  expect(BOARDS).toHaveLength(6);
  expect(new Set(BOARDS).size).toBe(6);
  expect(BOARDS.map((board) => PLACE[board])).toEqual([0, 1, 2, 3, 4, 5]);
  expect(Object.keys(GALLEON)).toEqual([...BOARDS]);
  expect(new Set(Object.values(GALLEON).map((g) => g.name)).size).toBe(6);
  for (const { source } of Object.values(GALLEON)) expect(['document', 'public', 'designed']).toContain(source);
});

test('there are 72 ships in six colours, and each player has twelve turns', () => {
  expect([GALLEONS, SCHOONERS, TURNS]).toEqual([3, 9, 12]);
  expect(6 * (GALLEONS + SCHOONERS)).toBe(72);
  expect(SHIPS.map((ship) => SAILS[ship])).toEqual([3, 2]);
});

test('no more than the 18 doubloons of the box are dealt', () => {
  expect(COUNTS.map((players) => players * startingTokens(players))).toEqual([12, 16, 15, 18]);
});

// ── words ──

const COUNTED = brethren.def.telling?.['hoard.counted']?.count ?? [];

test('every card, ship, board, galleon, face and part of the final count has a name in both languages', () => {
  const ids = [...CARDS, ...SHIPS, ...BOARDS, ...Object.values(GALLEON).map((g) => g.name), 'up', 'down', ...COUNTED];
  for (const { names } of words()) {
    for (const id of ids) expect(names[id], id).toMatch(/\S/u);
    expect(Object.keys(names).sort()).toEqual([...ids].sort()); // and nothing else has one
    expect(new Set(Object.values(names)).size).toBe(ids.length); // and no two have the same
  }
});

test('every table option has its question and its answers in both languages, and a rule', () => {
  const keys = brethren.def.options.flatMap(({ id, values }) => [id, ...values.map((value) => `${id}=${value}`)]);
  for (const { options, rules } of words()) {
    expect(Object.keys(options).sort()).toEqual(keys.sort());
    for (const { rule } of brethren.def.options) expect(rules).toHaveProperty([rule]);
  }
});

test('every question has its sentence, and every verb its label', () => {
  for (const { prompts, choices } of words()) {
    expect(Object.keys(prompts).sort()).toEqual(brethren.def.questions.map((q) => q.id).sort());
    expect(Object.keys(choices).sort()).toEqual(Object.keys(brethren.def.verbs).sort());
  }
});

test('every reason the rules can give has its words, and no other has', () => {
  const given = [...source.matchAll(/'BRE-[A-Z]+-\d+', '(?<text>[a-z-]+)'|text: '(?<other>[a-z-]+)'/gu)];
  const used = new Set(given.map(({ groups }) => groups?.text ?? groups?.other));
  for (const { reasons } of words()) expect(Object.keys(reasons).sort()).toEqual([...used].sort());
});

test('every event the rules can tell has its words, and no other has', () => {
  const told = [...source.matchAll(/t\.tell\?\.\('(?<event>[a-z.-]+)'(?<rest>[^;]*);/gu)];
  const used = new Set(
    told.flatMap(({ groups }) => [groups!.event!, ...(/\bseats: \[/u.test(groups!.rest!) ? [`${groups!.event}:seen`] : [])]),
  );
  for (const side of ['galleon', 'colony']) used.add(`${side}.scored`); // told by the side of the board
  for (const { events } of words()) expect(Object.keys(events).sort()).toEqual([...used].sort());
});

test('every way to end has its words', () => {
  for (const { ends } of words()) expect(Object.keys(ends).sort()).toEqual(['all-played', 'shared-victory']);
});

test('every rule that the rules mention is in the rulebook, in both languages', () => {
  const mentioned = new Set(source.match(/BRE-(?!Q|INV)[A-Z]+-\d+/gu));
  for (const { rules } of words()) {
    expect([...mentioned].filter((rule) => rules[rule] === undefined)).toEqual([]);
    expect(Object.keys(rules)).toHaveLength(113);
  }
});

test('the log is divided by turns and by the end, and nothing else', () => {
  const headings = Object.entries(brethren.def.telling ?? {}).filter(([, { heading }]) => heading === true);
  expect(headings.map(([event]) => event)).toEqual(['turn.began', 'end.began']);
});

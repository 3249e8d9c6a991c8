import { type Seed, type State, seedOf, type Viewer } from '@boucan/kernel';
import { expect, test } from 'vitest';
import type { Coast } from '../src/board.ts';
import { BOARDS } from '../src/content/boards.ts';
import { CARDS, type Card, deckFor, MARKED_SETS, portRoyalTable, setsInUse } from '../src/content/deck.ts';
import { brethren } from '../src/game.ts';
import { end } from '../src/rules/end.ts';
import { scoring } from '../src/rules/scoring.ts';
import {
  ANNE_BEGINS,
  allPlayed,
  at,
  atTheEnd,
  cards,
  crew,
  fleets,
  hand,
  line,
  randomMatch,
  scenario,
  spent,
  won,
  wonBy,
} from './kit.ts';

const COUNTS = [3, 4, 5, 6];

const laidOut = (players: number, seed: Seed = seedOf('setup')): State<Coast> => brethren.setup({ seats: players }, seed);

/** Every card of the game, wherever it lies. */
const allCards = ({ pile, secret, captains }: Coast): Card[] => [...pile, ...secret, ...captains.flatMap((p) => p.hand)];

const countOf = (cards: readonly Card[]): Record<string, number> =>
  Object.fromEntries(CARDS.map((card) => [card, cards.filter((c) => c === card).length]));

const SET = {
  chest: 3,
  cannon: 1,
  musket: 1,
  'marked-1': 1,
  'marked-2': 1,
  'marked-3': 1,
  'doubloons-1': 1,
  'doubloons-2': 1,
  'doubloons-3': 1,
  'doubloons-4': 1,
};

const BASE = {
  chest: 9,
  cannon: 3,
  musket: 3,
  'marked-1': 3,
  'marked-2': 3,
  'marked-3': 3,
  'doubloons-1': 4,
  'doubloons-2': 4,
  'doubloons-3': 4,
  'doubloons-4': 4,
};

const withSets = (sets: number) => Object.fromEntries(CARDS.map((card) => [card, BASE[card] + sets * SET[card]]));

// ── cards ──

test('BRE-SETUP-01: three to six players can start', () => {
  for (const players of COUNTS) expect(brethren.whyNotStart({ seats: players })).toEqual([]);
});

test('BRE-SETUP-01: no other number of players can start', () => {
  for (const players of [-1, 0, 1, 2, 7, 8, 3.5]) {
    expect(brethren.whyNotStart({ seats: players }).map((r) => r.text)).toEqual(['seats-out-of-range']);
    expect(() => laidOut(players)).toThrow('seats-out-of-range');
  }
});

test('BRE-SETUP-02: three players use 40 cards, and no marked set', () => {
  expect(setsInUse(3)).toEqual([]);
  expect(countOf(allCards(laidOut(3).board))).toEqual(withSets(0));
  expect(allCards(laidOut(3).board)).toHaveLength(40);
});

test('BRE-SETUP-03: four players use 52 cards, and two marked sets are left out', () => {
  expect(setsInUse(4)).toHaveLength(MARKED_SETS.length - 2);
  expect(countOf(allCards(laidOut(4).board))).toEqual(withSets(1));
  expect(allCards(laidOut(4).board)).toHaveLength(52);
});

test('BRE-SETUP-04: five players use 64 cards, and one marked set is left out', () => {
  expect(setsInUse(5)).toHaveLength(MARKED_SETS.length - 1);
  expect(countOf(allCards(laidOut(5).board))).toEqual(withSets(2));
  expect(allCards(laidOut(5).board)).toHaveLength(64);
});

test('BRE-SETUP-05: six players use all 76 cards', () => {
  expect(setsInUse(6)).toEqual(MARKED_SETS);
  expect(countOf(allCards(laidOut(6).board))).toEqual(withSets(3));
  expect(allCards(laidOut(6).board)).toHaveLength(76);
});

test('BRE-SETUP-06: each further player brings one whole set, and all sets are alike', () => {
  expect(MARKED_SETS).toHaveLength(3);
  for (const players of [4, 5, 6]) {
    const [more, fewer] = [deckFor(players), deckFor(players - 1)];
    expect(Object.fromEntries(CARDS.map((card) => [card, more[card] - fewer[card]]))).toEqual(SET);
  }
});

test('BRE-SETUP-07: four cards go to the box unseen', () => {
  for (const players of COUNTS) {
    const { board } = laidOut(players);
    expect(board.secret).toHaveLength(4);
    expect(board.box).toEqual([]);
  }
});

test('BRE-SETUP-07: any card can be among the four', () => {
  const found = new Set(Array.from({ length: 100 }, (_, i) => laidOut(3, seedOf(`secret ${i}`)).board.secret).flat());
  expect([...found].sort()).toEqual([...CARDS].sort());
});

test('BRE-SETUP-07: nobody sees a difference when the four are exchanged for others', () => {
  const state = laidOut(4);
  const other = brethren.clone(state);
  const { secret, pile } = other.board;
  const swapped = secret.findIndex((card) => card !== pile[0]);
  [secret[swapped], pile[0]] = [pile[0]!, secret[swapped]!];
  for (const who of [0, 1, 2, 3, 'table'] as Viewer[]) expect(brethren.view(other, who)).toEqual(brethren.view(state, who));
});

test('BRE-SETUP-08: everybody is dealt four cards that only he sees', () => {
  for (const players of COUNTS) {
    const state = laidOut(players);
    for (const who of [...state.board.captains.keys(), 'table'] as Viewer[]) {
      const seen = brethren.view(state, who).board.captains;
      expect(seen.map((p) => p.cards)).toEqual(Array(players).fill(4));
      expect(seen.map((p) => p.hand)).toEqual(state.board.captains.map((p, seat) => (seat === who ? p.hand : null)));
    }
  }
});

test('BRE-SETUP-09: the rest is the draw pile, eight cards for each player', () => {
  for (const players of COUNTS) {
    const state = laidOut(players);
    expect(state.board.pile).toHaveLength(8 * players);
    expect(brethren.view(state, 0).board.pile).toBe(8 * players);
  }
});

test('BRE-SETUP-10: Port Royal tells the muskets, cannons and chests of the deck with the four secret cards', () => {
  expect(COUNTS.map(portRoyalTable)).toEqual([
    { muskets: 3, cannons: 3, chests: 9 },
    { muskets: 4, cannons: 4, chests: 12 },
    { muskets: 5, cannons: 5, chests: 15 },
    { muskets: 6, cannons: 6, chests: 18 },
  ]);
  for (const players of COUNTS) {
    const { musket, cannon, chest } = countOf(allCards(laidOut(players).board));
    expect(portRoyalTable(players)).toEqual({ muskets: musket, cannons: cannon, chests: chest });
  }
});

// ── boards, ships, doubloons ──

test('BRE-SETUP-11: as many boards as players lie round Port Royal, with their galleons up', () => {
  for (const players of COUNTS) {
    const { boards } = laidOut(players).board;
    expect(boards).toHaveLength(players);
    expect(new Set(boards.map((b) => b.id)).size).toBe(players);
    for (const b of boards) expect(b).toMatchObject({ side: 'galleon', fleets: [], cards: [] });
  }
});

scenario('BRE-SETUP-12: one board lies north, and the end begins there')
  .seats(...crew(6))
  .given(fleets('la-habana', { anne: 'galleon', bart: 'schooner' }))
  .given(cards('la-habana', 'chest', 'doubloons-1'))
  .given(fleets('veracruz', { anne: 'galleon', bart: 'schooner' }))
  .given(cards('veracruz', 'chest', 'doubloons-1'))
  .given(allPlayed)
  .start(end, { next: 0 })
  .expectTold('galleon.scored', { board: 'la-habana' })
  .expectNotTold('galleon.scored', { board: 'veracruz' })
  .expectAsked('anne', 'scoring.take');

test('BRE-SETUP-12: the north board is in use with every number of players', () => {
  for (const players of COUNTS) expect(laidOut(players).board.boards[0]?.id).toBe(BOARDS[0]);
});

scenario('BRE-SETUP-13: a board that is not used is in the box, and nothing can be played there')
  .seats(...crew(4))
  .options(ANNE_BEGINS)
  .given(hand('anne', 'chest', 'chest', 'chest', 'chest'))
  .expectBoard(({ boards }) => boards.map((b) => b.id), ['la-habana', 'santo-domingo', 'san-juan', 'cartagena'])
  .expectWhyNot('anne', 'ship schooner portobelo', 'BRE-TURN-03', 'not-an-option')
  .plays('anne ship schooner la-habana')
  .expectWhyNot('anne', 'card chest veracruz up', 'BRE-TURN-07', 'not-an-option');

test('BRE-SETUP-14: everybody has three galleons and nine schooners, and nobody else has ships', () => {
  for (const players of COUNTS) {
    const { captains } = laidOut(players).board;
    expect(captains).toHaveLength(players);
    for (const p of captains) expect(p).toMatchObject({ galleons: 3, schooners: 9, lostGalleons: 0, lostSchooners: 0 });
  }
});

test('BRE-SETUP-15: three or four players get four doubloons each, five or six get three', () => {
  const tokens = COUNTS.map((players) => laidOut(players).board.captains.map((p) => p.tokens));
  expect(tokens).toEqual([
    [4, 4, 4],
    [4, 4, 4, 4],
    [3, 3, 3, 3, 3],
    [3, 3, 3, 3, 3, 3],
  ]);
  for (const players of COUNTS) expect(laidOut(players).board.pot).toBe(0);
});

scenario('BRE-SETUP-16: a starting doubloon buys a face-down card')
  .options(ANNE_BEGINS)
  .given(hand('anne', 'chest', 'chest', 'chest', 'chest'))
  .plays('anne ship galleon la-habana')
  .plays('anne card chest san-juan down')
  .expectChange({ 'anne.tokens': -1, 'san-juan.cards': 1, pot: 1, pile: -1 });

scenario('BRE-SETUP-16: a starting doubloon that was kept counts one at the end')
  .given(spent({ anne: 4, bart: 3 }))
  .given(allPlayed)
  .start(end, { next: 0 })
  .expectResult({ winners: ['cleo'], scores: [0, 1, 4] });

// ── about the cards ──

scenario('BRE-SETUP-17: Spanish attacks come before any sharing and change the strength of the fleets')
  .given(fleets('la-habana', { anne: '2 galleons', bart: '2 schooners', cleo: 'galleon' }))
  .given(cards('la-habana', 'marked-1', 'marked-3', 'cannon', 'doubloons-4'))
  .start(scoring, atTheEnd('la-habana'))
  .expectBoard(line('la-habana'), 'bart 4, cleo 3, anne 3')
  .expectBoard(wonBy('anne'), ['marked-3'])
  .expectBoard(wonBy('bart'), ['marked-1', 'doubloons-4'])
  .expectBoard(wonBy('cleo'), []);

scenario('BRE-SETUP-18: marked doubloons go straight to the fleet at their position, and are worth two')
  .given(fleets('la-habana', { cleo: '3 schooners', bart: '2 schooners', anne: 'galleon' }))
  .given(cards('la-habana', 'marked-2', 'marked-3', 'marked-1'))
  .start(scoring, atTheEnd('la-habana'))
  .expectTold('marked.given', { seat: 'cleo', card: 'marked-1' })
  .expectTold('marked.given', { seat: 'bart', card: 'marked-2' })
  .expectTold('marked.given', { seat: 'anne', card: 'marked-3' })
  .expectChange({
    'anne.won': 1,
    'anne.treasure': 2,
    'bart.won': 1,
    'bart.treasure': 2,
    'cleo.won': 1,
    'cleo.treasure': 2,
    'la-habana.cards': -3,
  })
  .expectDone();

scenario('BRE-SETUP-19: doubloons and chests are for all with a fleet, and the strongest chooses first')
  .given(fleets('la-habana', { cleo: '3 schooners', anne: '2 schooners', bart: 'galleon' }))
  .given(cards('la-habana', 'doubloons-1', 'chest', 'doubloons-4', 'doubloons-4'))
  .start(scoring, atTheEnd('la-habana'))
  .expectNotAsked('anne')
  .expectOptions('cleo', ['take doubloons-1', 'take chest', 'take doubloons-4'])
  .plays('cleo take chest')
  .expectOptions('anne', ['take doubloons-1', 'take doubloons-4'])
  .plays('anne take doubloons-4')
  .expectOptions('bart', ['take doubloons-1', 'take doubloons-4'])
  .plays('bart take doubloons-4')
  .expectChange({ 'bart.treasure': 4, 'bart.won': 1, 'cleo.treasure': 1, 'cleo.won': 1, 'la-habana.cards': -2 })
  .expectDone();

test('BRE-SETUP-20: in play a card of a marked set is the same as any other of its kind', () => {
  const kinds: readonly string[] = CARDS;
  for (const card of allCards(laidOut(6).board)) expect(kinds).toContain(card);
  for (const symbol of MARKED_SETS) expect(JSON.stringify(laidOut(6))).not.toContain(symbol);
});

scenario('BRE-SETUP-20: the corner symbol has no effect: four cannons in hand are one choice')
  .seats(...crew(6))
  .options(ANNE_BEGINS)
  .given(hand('anne', 'cannon', 'cannon', 'cannon', 'cannon'))
  .plays('anne ship schooner la-habana')
  .expectOptions(
    'anne',
    BOARDS.slice(1).flatMap((board) => [`card cannon ${board} up`, `card cannon ${board} down`]),
  );

scenario('BRE-SETUP-21: what is won in a scoring does not add to the doubloons one can spend')
  .given(spent({ anne: 3, bart: 4 }))
  .given(fleets('la-habana', { anne: '2 schooners', bart: 'galleon' }))
  .given(cards('la-habana', 'marked-1', 'marked-2', 'doubloons-4', 'doubloons-4'))
  .start(scoring, at('la-habana'))
  .expectChange({
    'anne.treasure': 6,
    'anne.won': 2,
    'anne.lost': 2,
    'bart.treasure': 6,
    'bart.won': 2,
    'bart.lost': 1,
    'la-habana.fleets': '',
    'la-habana.cards': -4,
    'la-habana.side': 'colony',
  });

test('BRE-SETUP-21: nobody’s starting doubloons ever grow, from the first turn to the last', () => {
  for (const players of COUNTS)
    for (const { before, after } of randomMatch(players, `tokens ${players}`))
      for (const [seat, p] of after.board.captains.entries())
        expect(p.tokens).toBeLessThanOrEqual(before.board.captains[seat]!.tokens);
});

scenario('BRE-SETUP-21: the cards won do not pay for secrets')
  .options(ANNE_BEGINS)
  .given(spent({ anne: 3 }))
  .given(won('anne', { 'marked-1': 1, 'doubloons-4': 1 }))
  .given(hand('anne', 'chest', 'chest', 'chest', 'chest'))
  .plays('anne ship schooner la-habana', 'anne card chest san-juan down')
  .expectBoard(({ captains }, seat) => captains[seat('anne')]?.tokens, 0)
  .expectBoard(wonBy('anne'), ['marked-1', 'doubloons-4']);

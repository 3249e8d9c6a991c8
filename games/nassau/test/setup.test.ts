import { seedOf } from '@boucan/kernel';
import { expect, test } from 'vitest';
import { DISTRICTS } from '../src/content/districts.ts';
import { WEAPONS } from '../src/content/gains.ts';
import { GOODS } from '../src/content/goods.ts';
import { isWeak, OPPONENT_NUMBERS, opponent } from '../src/content/opponents.ts';
import { FISH, NEAR_ZONES, OPPONENT_ZONES, POST_ZONES, SIX_GOODS_ZONES } from '../src/content/sea.ts';
import { backOf } from '../src/content/tales.ts';
import { OUTPOST_IDS, POST_IDS, TOWER_IDS } from '../src/content/tiles.ts';
import { DICE, TOKENS } from '../src/content/tokens.ts';
import { FIRST_PLAN, tileOf, townOf } from '../src/content/town.ts';
import { nassau } from '../src/game.ts';
import { fight, fighting } from '../src/rules/fight.ts';
import { goodsIn } from '../src/rules/holds.ts';
import { atSea, lay, menagerie, opponents, scenario, talesWith } from './kit.ts';

const laid = (seats: number, seed = 'setup', options = {}) => nassau.setup({ seats, options }, seedOf(seed)).board;
const many = Array.from({ length: 30 }, (_, i) => `seed ${i}`);

test('NAS-SETUP-01: two, three or four play', () => {
  for (const seats of [2, 3, 4]) expect(nassau.whyNotStart({ seats })).toEqual([]);
  for (const seats of [1, 5]) expect(nassau.whyNotStart({ seats })[0]).toMatchObject({ rule: 'NAS-SETUP-01' });
});

test('NAS-SETUP-02: nine tiles in any order, either face up, turned in any way', () => {
  const tiles = many.map((seed) => townOf(laid(2, seed).plan).tiles);
  for (const town of tiles) expect(town.map((t) => t.face.slice(0, 2)).sort()).toEqual(DISTRICTS.toSorted());
  expect(new Set(tiles.map((town) => town[0]!.face)).size).toBeGreaterThan(9);
  expect(new Set(tiles.flat().map((t) => t.turns))).toEqual(new Set([0, 1, 2, 3]));
});

test('NAS-SETUP-03: points are kept on one track, which the score runs along', () => {
  expect(laid(3).ships.map((s) => s.score)).toEqual([10, 10, 10]);
});

test('NAS-SETUP-04: for a first game the captain’s district may lie in the middle, and all of it be fixed', () => {
  for (const seed of many) expect(tileOf(laid(2, seed, { town: 'start-in-centre' }).captain)).toBe(4);
  expect(laid(2, 'any', { town: 'first-game' }).plan).toBe(FIRST_PLAN);
  expect(new Set(many.map((seed) => tileOf(laid(2, seed).captain))).size).toBeGreaterThan(4);
});

test('NAS-SETUP-05: the captain starts on the space with the start symbol, whichever face is up', () => {
  for (const seed of many) {
    const b = laid(2, seed);
    expect(['t5a-r', 't5b-s']).toContain(townOf(b.plan).spaces[b.captain]!.id);
  }
});

test('NAS-SETUP-06: each player has a ship with 13 pirates and 20 crates', () => {
  for (const s of laid(4).ships) expect([s.standing + s.lying + 5, s.crates + s.reserve]).toEqual([13, 20]);
});

test('NAS-SETUP-07: five pirates sit in the tavern, one at each table, and eight stand on deck', () => {
  for (const s of laid(4).ships) expect([s.tables, s.standing, s.lying]).toEqual([0b11111, 8, 0]);
});

test('NAS-SETUP-08: three crates in a hold, seventeen in the reserve', () => {
  for (const s of laid(4).ships) expect([s.crates, s.reserve]).toEqual([3, 17]);
});

test('NAS-SETUP-09: the boat is on the own ship', () => {
  for (const s of laid(4).ships) expect([s.stage, s.quay]).toEqual(['town', -1]);
});

test('NAS-SETUP-10, NAS-SETUP-11: everybody starts with 10 points, and no hundred is counted', () => {
  for (const s of laid(2).ships) expect(s.score).toBe(10);
});

test('NAS-SETUP-12, NAS-SETUP-13: a flagged sail and a starting sailor are among two of each, and never lost', () => {
  for (const s of laid(2).ships) expect([s.sails, s.sailors]).toEqual([2, 2]);
});

test('NAS-SETUP-14: three holds are open and two closed', () => {
  for (const s of laid(2).ships) expect(s.holds).toBe(3);
});

test('NAS-SETUP-15: a rum, a doubloon, a provision, and a second sailor and sail from the supply', () => {
  const b = laid(3);
  for (const s of b.ships)
    expect([s.rum, s.doubloon, s.provisions, s.bomb, s.contract, s.compass, goodsIn(s.goods)]).toEqual([1, 1, 1, 0, 0, 0, 0]);
  expect([b.sails, b.sailors]).toEqual([13, 13]);
});

test('NAS-SETUP-16: everybody is dealt one weapon, all of different types; the rest is in the supply', () => {
  for (const seed of many) {
    const b = laid(4, seed);
    const dealt = b.ships.map((s) => WEAPONS.filter((w) => s.weapons[w] > 0).join());
    expect(new Set(dealt).size).toBe(4);
    expect(WEAPONS.reduce((n, w) => n + b.weapons[w], 0)).toBe(26);
  }
});

scenario('NAS-SETUP-17: a printed weapon of each type counts beside the dealt one')
  .given(lay(opponents(['B', 4]), atSea('patricia', 'B', { crates: 3, weapons: { harpoon: 1 } })))
  .start(fight, (seat) => fighting(seat('patricia'), 4))
  .expectOptions('patricia', ['fire 1 0', 'fire 2 0']);

test('NAS-SETUP-18, NAS-SETUP-19: a hand of two S, two A and one B card, dealt at random', () => {
  const hands = many.flatMap((seed) => laid(4, seed).ships.map((s) => s.hand));
  for (const hand of hands) expect(hand.map(backOf).sort().join('')).toBe('AABSS');
  expect(new Set(hands.map((h) => h.join())).size).toBeGreaterThan(100);
});

test('NAS-SETUP-20: one animal each, face up on the starting sailor', () => {
  for (const s of laid(4).ships) {
    expect(Object.keys(s.animals)).toEqual([s.firstAnimal]);
    expect(s.animals[s.firstAnimal]).toBe('ready');
  }
});

test('NAS-SETUP-21: different hideouts, at random', () => {
  const hideouts = many.map((seed) => laid(4, seed).ships.map((s) => s.hideout));
  for (const four of hideouts) expect(new Set(four).size).toBe(4);
  expect(new Set(hideouts.map((h) => h[0])).size).toBe(6);
});

scenario('NAS-SETUP-22: the port of Nassau lies in zone A, and boats start there')
  .plays('patricia pass', 'patricia dock quay-2')
  .expectBoard(({ ships }) => ships[0]!.zone, 0);

test('NAS-SETUP-23: only strengths 1 and 2 in zones A, B and D', () => {
  for (const seed of many) {
    const b = laid(4, seed);
    for (const [place, zone] of OPPONENT_ZONES.entries())
      if (NEAR_ZONES.includes(zone)) expect(isWeak(b.opponents[place]!)).toBe(true);
  }
});

test('NAS-SETUP-24: a space is used only if it shows no more fish than there are players', () => {
  for (const seats of [2, 3, 4]) expect(laid(seats).opponents.map((n) => n !== 0)).toEqual(FISH.map((fish) => fish <= seats));
});

test('NAS-SETUP-25: the other zones mix the strong with the weak that are left', () => {
  const far = many.flatMap((seed) => laid(4, seed).opponents.filter((_, place) => !NEAR_ZONES.includes(OPPONENT_ZONES[place]!)));
  expect(new Set(far.map((n) => opponent(n).strength))).toEqual(new Set(OPPONENT_NUMBERS.map((n) => opponent(n).strength)));
});

test('NAS-SETUP-26: no opponent lies twice, and those left over are nowhere', () => {
  const { opponents: lying } = laid(2);
  const used = lying.filter((n) => n !== 0);
  expect(new Set(used).size).toBe(15);
});

test('NAS-SETUP-27, NAS-SETUP-28, NAS-SETUP-29, NAS-SETUP-30: all outposts, towers and trading posts, shuffled, with any number of players', () => {
  for (const seats of [2, 4]) {
    const b = laid(seats);
    expect(b.outposts.toSorted()).toEqual(OUTPOST_IDS.toSorted());
    expect(b.towers.toSorted()).toEqual(TOWER_IDS.toSorted());
    expect(b.posts.toSorted()).toEqual(POST_IDS.toSorted());
  }
  for (const what of ['outposts', 'towers', 'posts'] as const)
    expect(new Set(many.map((seed) => laid(2, seed)[what][0])).size).toBeGreaterThan(4);
});

test('NAS-SETUP-31: the posts of A, B, C, D, E and G show six different goods', () => {
  for (const seed of many) {
    const b = laid(2, seed);
    const six = b.postGoods.filter((_, place) => SIX_GOODS_ZONES.includes(POST_ZONES[place]!));
    expect(six.toSorted()).toEqual(GOODS.toSorted());
  }
});

test('NAS-SETUP-32: those of F, H and I take any of the others', () => {
  const rest = many.map((seed) => laid(2, seed).postGoods.filter((_, place) => !SIX_GOODS_ZONES.includes(POST_ZONES[place]!)));
  for (const four of rest) expect(four).toHaveLength(4);
  expect(rest.some((four) => new Set(four).size < 4)).toBe(true);
  expect(laid(2).goods).toHaveLength(14);
});

test('NAS-SETUP-33, NAS-SETUP-34: 25 combat tokens in the bag, and five dice', () => {
  expect([TOKENS.length, DICE]).toEqual([25, 5]);
});

test('NAS-SETUP-35, NAS-SETUP-36: three animals are shown on the animal island, the others lie in the pile', () => {
  const b = laid(4);
  expect(b.mountains.filter((a) => a !== null)).toHaveLength(3);
  expect(b.pile).toHaveLength(menagerie().length - 3 - 4);
});

test('NAS-SETUP-37: one sea-dog tile is shown, of a zone from B to I', () => {
  const zones = new Set(many.map((seed) => laid(2, seed).seaDog[0]));
  expect(laid(2).seaDog).toHaveLength(1);
  expect(zones.has(0)).toBe(false);
  expect(zones.size).toBeGreaterThan(5);
});

test('NAS-SETUP-38, NAS-SETUP-39: one offering is shown; which others come nobody can know', () => {
  const b = laid(2);
  expect([b.offerings.length, b.offeringTiles.length]).toEqual([1, 7]);
  const after = new Set(many.map((seed) => laid(2, seed).offerings[0]));
  expect(after.size).toBeGreaterThan(5);
});

test('NAS-SETUP-40: items, weapons, goods, sails and sailors form the supply', () => {
  const b = laid(2);
  expect([b.bombs, b.contracts, b.compasses, b.sails, b.sailors, b.goods.length]).toEqual([10, 10, 10, 14, 14, 14]);
});

test('NAS-SETUP-41: the S cards that are left join the A deck, for everybody has drawn two of both and one of deck B', () => {
  for (const seats of [2, 3, 4]) {
    const { deckS, deckA, deckB } = laid(seats);
    expect(deckS).toHaveLength(talesWith('S').length - 2 * seats);
    expect(deckA).toHaveLength(talesWith('A').length - 2 * seats);
    expect(deckB).toHaveLength(talesWith('B').length - seats);
  }
});

test('NAS-SETUP-42: the dolphin goes to anybody, or to whom the table chose', () => {
  expect(new Set(many.map((seed) => laid(4, seed).dolphin))).toEqual(new Set([0, 1, 2, 3]));
  for (const seat of [0, 1, 2]) expect(laid(3, 'any', { 'first-seat': seat }).dolphin).toBe(seat);
  expect(nassau.whyNotStart({ seats: 2, options: { 'first-seat': 3 } })[0]).toMatchObject({ rule: 'NAS-SETUP-42' });
});

test('DX-01: what everybody has at the start', () => {
  const [s] = laid(2).ships;
  expect([s!.score, s!.sails, s!.sailors, s!.standing, s!.crates, s!.provisions, s!.rum, s!.doubloon, s!.hand.length]).toEqual([
    10, 2, 2, 8, 3, 1, 1, 1, 5,
  ]);
});

test('DX-16: with two players only spaces of two fish hold opponents, and all else is in play', () => {
  const b = laid(2);
  expect(b.opponents.filter((n) => n !== 0)).toHaveLength(15);
  expect([b.outposts.length, b.towers.length, b.posts.length]).toEqual([8, 10, 10]);
});

test('NAS-SETUP-41, NAS-INFO-12: the back on top is as often that of an S card as there are S cards among the rest', () => {
  const boards = Array.from({ length: 400 }, (_, i) => laid(4, `top ${i}`));
  const { deckS, deckA } = boards[0]!;
  const share = boards.filter(({ top }) => top === 'S').length / boards.length;
  expect(Math.abs(share - deckS.length / (deckS.length + deckA.length))).toBeLessThan(0.08);
});

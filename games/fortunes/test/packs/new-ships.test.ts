// Module 5: the brig, the slow galleon and the black ships.
import { seedOf } from '@boucan/kernel';
import { type SeatOf, scenariosOf } from '@boucan/testkit/scenario';
import { expect, test } from 'vitest';
import { NPC } from '../../src/board.ts';
import { contentOf } from '../../src/box.ts';
import { SHIPS } from '../../src/content/ships.ts';
import { fortunes } from '../../src/game.ts';
import { BLACK_SHIPS, BRIG, PIRATE_BRIG, PIRATE_MAN_O_WAR } from '../../src/packs/new-ships/content.ts';
import { spoils } from '../../src/rules/combat/spoils.ts';
import { saleValue, visitYard } from '../../src/rules/port/yard.ts';
import { drawEvent } from '../../src/rules/round/event.ts';
import { roundEnd } from '../../src/rules/round/round-end.ts';
import { manoeuvrabilityOf } from '../../src/rules/ships.ts';
import { newShip } from '../../src/setup.ts';
import { afloat, bounties, type Change, fetched, gold, inPort, npc, ship, tally, turnOf } from '../kit.ts';
import { hasSunk, setOut, uncut, voyage } from './kit.ts';

const PACK = 'new-ships';
const scene = (name: string) => voyage(name, PACK);
const yardOf = (seat: SeatOf) => ({ seat: seat('anne'), repaired: 0, bought: [] });
const atYard = (name: string, aboard: number) => scene(name).given(inPort('anne', 'curacao')).given(gold('anne', aboard));

test('SEA-m5-01, SEA-m5-02, SEA-SET-28: the brig has these values, and is in the box of this module alone', () => {
  const { resistance, cargo, crew, cannons, manoeuvrability, buy, sell, cards } = SHIPS[BRIG];
  expect([resistance, cargo, crew, cannons, manoeuvrability, buy, sell, cards]).toEqual([2, 4, 2, 2, 3, 20, 5, 4]);
  expect(contentOf({ packs: [PACK] }).built).toContain(BRIG);
  expect(contentOf({}).built).not.toContain(BRIG);
  expect(contentOf({ packs: [PACK] }).events).toEqual(contentOf({}).events);
});

atYard(
  'SEA-EX-23, SEA-m5-02, SEA-m5-04: a sloop and 15 gold buy a brig; no Glory, and the frigate’s point is still to be had',
  15,
)
  .start(visitYard, yardOf)
  .plays('anne exchange brig 20 5')
  .expectChange({ 'anne.ship': 'brig', 'anne.gold': -15, 'anne.hold': 2, 'anne.cannons': 1 })
  .expectBoard((b) => b.players[0]!.shipGlory, false);

atYard('SEA-m5-04: after the brig, the frigate brings its point', 60)
  .given(ship('anne', BRIG))
  .start(visitYard, yardOf)
  .plays('anne exchange frigate 35 5')
  .expectBoard((b) => [b.players[0]!.points, b.players[0]!.shipGlory], [1, true]);

atYard('SEA-EX-23, SEA-m5-02: 14 gold are one too few', 14)
  .start(visitYard, yardOf)
  .expectWhyNot('anne', 'exchange brig 20 5', 'FDM-YARD-09', 'too-dear-for-ship');

setOut('SEA-m5-03: nobody begins with a brig', 2, PACK).start().expectOptions('anne', ['ship sloop', 'ship flute']);

scenariosOf(fortunes, { tally })('SEA-VAR-05, SEA-m5-03: by agreement with a brig, and without a coin; only at the start')
  .seats('anne', 'bart')
  .packs(PACK)
  .options({ 'first-brig': true })
  .start()
  .draws('event', null, 'dead-calm')
  .plays('anne ship brig', 'bart ship flute')
  .expectBoard(
    (b) => b.players.map(({ ship: { type }, gold: aboard }) => [type, aboard]),
    [
      [BRIG, 0],
      ['flute', 10],
    ],
  );

test('SEA-m5-05: a brig sells for 5, more by its modifications, less by its damage outside the Crew, never below nothing', () => {
  const brig = newShip(BRIG);
  expect(saleValue(brig)).toBe(5);
  expect(saleValue({ ...brig, mods: ['chasers'], crew: 0 })).toBe(6);
  expect(saleValue({ ...brig, hull: 1, cargo: 0, masts: 1 })).toBe(0);
  expect(saleValue({ ...brig, cargo: 2 })).toBe(3);
});

test('SEA-m5-06, SEA-SET-29: with the module a galleon has Manoeuvrability 1, whatever was agreed; without it 2', () => {
  const nimbleness = (packs: string[], options = {}) => {
    const { board } = fortunes.setup({ seats: 2, packs, options }, seedOf('galleon'));
    return [manoeuvrabilityOf(board, newShip('galleon')), saleValue(newShip('galleon')), SHIPS.galleon.buy];
  };
  expect(nimbleness([PACK])).toEqual([1, 10, 35]);
  expect(nimbleness([PACK], { 'galleon-manoeuvrability': 2 })).toEqual([1, 10, 35]);
  expect(nimbleness([])).toEqual([2, 10, 35]);
});

atYard('SEA-m5-07: buying a galleon still brings its point', 60)
  .start(visitYard, yardOf)
  .plays('anne exchange galleon 35 5')
  .expectBoard((b) => b.players[0]!.points, 1);

// ── the black ships: their cards come with the further cards ──

const CARDS = 'cards-and-flags';
const black = (name: string) =>
  scenariosOf(fortunes, { tally })(name)
    .seats('anne', 'bart')
    .packs(CARDS, PACK)
    .given(uncut)
    .given(afloat('anne', 'bartholomew-sharp', 'frigate', 'cartagena'))
    .given(afloat('bart', 'frances-wright', 'sloop', 'nassau'))
    .given(turnOf('anne'));
const drawn =
  (card: typeof PIRATE_BRIG): Change =>
  (b) => {
    const at = b.events.indexOf(card);
    if (at >= 0) b.events.splice(at, 1);
    b.arrivals.push(card);
  };
const small = NPC['pirate-sloop'];
const large = NPC['pirate-frigate'];

test('SEA-m5-08: the two cards are in the pool with both modules, and only then', () => {
  for (const card of [PIRATE_BRIG, PIRATE_MAN_O_WAR]) {
    expect(contentOf({ packs: [CARDS, PACK] }).events).toContain(card);
    expect(contentOf({ packs: [CARDS] }).events).not.toContain(card);
  }
  expect(
    Object.values(BLACK_SHIPS).map(({ zone, manoeuvre, scouting, leadership }) => [zone, manoeuvre, scouting, leadership]),
  ).toEqual([
    ['tortuga', 3, 2, 3],
    ['old-providence', 3, 3, 3],
  ]);
});

black('SEA-m5-08: the brig takes the place of the pirate sloop, which is covered')
  .given(npc('pirate-sloop', 'pirate-sloop-rackham', 'nassau'))
  .given(drawn(PIRATE_BRIG))
  .start(roundEnd, {})
  .expectBoard((b) => b.npcs[small], { zone: 'tortuga', ship: 'brig', captain: PIRATE_BRIG })
  .expectBoard((b) => b.beneath[small], ['pirate-sloop-rackham']);

black('SEA-m5-08: and a sloop’s captain the place of the brig')
  .given((b) => {
    b.npcs[small] = { zone: 'nassau', ship: BRIG, captain: PIRATE_BRIG };
    b.arrivals.push(fetched('pirate-sloop-rackham', b.events));
  })
  .start(roundEnd, {})
  .expectBoard((b) => [b.npcs[small]!.ship, b.beneath[small]], ['sloop', [PIRATE_BRIG]]);

black('SEA-m5-08: covered, the black captains return with their own ships')
  .given((b) => {
    b.beneath[large]!.push(PIRATE_MAN_O_WAR);
  })
  .start(roundEnd, {})
  .expectBoard((b) => b.npcs[large], { zone: 'old-providence', ship: 'man-o-war', captain: PIRATE_MAN_O_WAR });

for (const [card, place, type, reward] of [
  [PIRATE_BRIG, 'pirate-sloop', BRIG, 10],
  [PIRATE_MAN_O_WAR, 'pirate-frigate', 'man-o-war', 25],
] as const) {
  const beaten = (name: string) =>
    black(name)
      .given((b) => {
        b.npcs[NPC[place]] = { zone: 'cartagena', ship: type, captain: card };
        b.events = b.events.filter((event) => event !== card);
      })
      .given((b) => hasSunk(b, place));
  beaten(`SEA-m5-09: ${reward} gold to a non-pirate who has sunk the ${type}`)
    .start(spoils, { at: 0, cargo: 0, refused: [] })
    .expectChange({ 'anne.gold': reward, 'anne.points': 1, 'anne.hand': 1, [place]: 'nowhere' });
  beaten(`SEA-m5-09: and nothing to a pirate, for the ${type}`)
    .given(bounties('anne', { spain: 1 }))
    .start(spoils, { at: 0, cargo: 0, refused: [] })
    .expectChange({ 'anne.points': 1, 'anne.hand': 1, [place]: 'nowhere' });
}

black('SEA-m5-10: the icon of the pirate sloop moves the brig, that of the frigate the man-o’-war')
  .given((b) => {
    b.npcs[small] = { zone: 'trinidad', ship: BRIG, captain: PIRATE_BRIG };
    b.npcs[large] = { zone: 'st-maarten', ship: 'man-o-war', captain: PIRATE_MAN_O_WAR };
  })
  .given(bounties('anne', { spain: 1 }))
  .given(bounties('bart', { spain: 1 }))
  .draws('event', null, 'navy-holland-evertsen')
  .start(drawEvent, { event: null })
  .expectBoard((b) => [b.npcs[small]!.zone, b.npcs[large]!.zone], ['caracas', 'basse-terre']);

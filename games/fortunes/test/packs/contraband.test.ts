// Module 7: contraband.
import { rngFrom, seedOf } from '@boucan/kernel';
import type { SeatOf } from '@boucan/testkit/scenario';
import { expect, test } from 'vitest';
import { type Caribbean, ZONE } from '../../src/board.ts';
import { contentOf } from '../../src/box.ts';
import { CARGO, type CargoId } from '../../src/content/cargo.ts';
import { isPort } from '../../src/content/map.ts';
import { fortunes } from '../../src/game.ts';
import { CONTRABAND, CONTRABAND_IDS } from '../../src/packs/contraband/content.ts';
import { sold } from '../../src/packs/contraband/sold.ts';
import { SMUGGLERS_HOLD } from '../../src/packs/modifications/content.ts';
import { hitShip } from '../../src/rules/combat/combat.ts';
import { buyGoods, priceOf } from '../../src/rules/port/buy.ts';
import { saleSum, sellGoods } from '../../src/rules/port/sell.ts';
import { death } from '../../src/rules/round/death.ts';
import { drawEvent } from '../../src/rules/round/event.ts';
import { isHostile } from '../../src/rules/round/hunt.ts';
import { merchant } from '../../src/rules/sea/raid.ts';
import { turn } from '../../src/rules/sea/turn.ts';
import { at, atWar, bounties, demand, fetched, gold, hold, inPort, merchantIn, npc } from '../kit.ts';
import { agreedVoyage, hiding, voyage, waits } from './kit.ts';

const PACK = 'contraband';
const scene = (name: string) => voyage(name, PACK);
const anne = (seat: SeatOf) => ({ seat: seat('anne') });
const sale = (seat: SeatOf) => ({ seat: seat('anne'), cards: 0, wanted: 0 });
const waiting = (b: Caribbean) => sold.of(b).waiting[0];
const MUSKETS = 'muskets' as CargoId;
const TEA = 'tea' as CargoId;
const LACE = 'lace' as CargoId;
const PEARLS = 'pearls' as CargoId;

test('SEA-m7-01, SEA-m7-17: twelve cards in a deck of 76, each with its port, its value and its icon', () => {
  const { board } = fortunes.setup({ seats: 2, packs: [PACK] }, seedOf('contraband'));
  expect(board.cargo.length).toBe(76);
  expect(CONTRABAND_IDS.length).toBe(12);
  const cards = Object.values(CONTRABAND);
  expect(cards.reduce((sum, { value }) => sum + value, 0)).toBe(36);
  expect([2, 3, 4].map((value) => cards.filter((card) => card.value === value).length)).toEqual([4, 4, 4]);
  expect(cards.filter(({ icon }) => icon === 'flight').length).toBe(6);
  expect(new Set(cards.map(({ port }) => port)).size).toBe(12);
  expect(cards.every(({ port, sells }) => isPort(port!) && sells === 10)).toBe(true);
  expect(contentOf({}).cargo.length).toBe(64);
});

// ── buying ──

scene('SEA-EX-04, SEA-m7-02, SEA-m7-03: what is meant for this port is replaced; another contraband card costs 3')
  .given(inPort('anne', 'curacao'))
  .given(demand('curacao', 'spices'))
  .given(gold('anne', 20))
  .draws('cargo', 'anne', TEA, LACE, PEARLS, 'rum-1', 'rum-2', 'rum-3', 'wood-1')
  .start(buyGoods, (seat: SeatOf) => ({ seat: seat('anne'), returned: 0 }))
  .expectTold('offer.replaced', { seat: 'anne', good: 'tea', card: 'tea' })
  .expectCan('anne', 'buy lace 3')
  .expectCan('anne', 'buy pearls 3')
  .expectCan('anne', 'buy rum 1')
  .plays('anne buy lace 3')
  .expectBoard((b) => [priceOf(b, 0, CARGO[PEARLS].good), b.cargoDiscard], [3, [TEA]]);

// ── selling ──

scene('SEA-m7-04: the sum says how much the port pays beyond the list for what is meant for it')
  .given(inPort('anne', 'curacao'))
  .given(demand('curacao', 'spices'))
  .given(hold('anne', TEA, 'rum-1'))
  .expectBoard((b) => saleSum(b, 0, b.players[0]!.cargo), {
    value: 13,
    causes: [
      { by: 6, what: 'list-price' },
      { by: 7, what: 'meant-for-this-port' },
    ],
  });

scene('SEA-EX-05, SEA-m7-04, SEA-m7-05, SEA-m7-07: 10 gold in its port, no Glory yet; the card waits, the demand stays')
  .given(inPort('anne', 'curacao'))
  .given(demand('curacao', 'spices'))
  .given(hold('anne', TEA, 'rum-1'))
  .start(sellGoods, sale)
  .plays('anne sell tea', 'anne done')
  .expectChange({ 'anne.gold': 10, 'anne.cargo': -1 })
  .expectBoard((b) => [waiting(b), b.demand[ZONE.curacao], b.cargoDiscard], [[TEA], 'spices', []]);

scene(
  'SEA-EX-05, SEA-m7-05, SEA-m7-06: the second, in another port on another day, brings a point and a card; both are discarded',
)
  .given(inPort('anne', 'nassau'))
  .given(hold('anne', LACE))
  .given(waits(TEA))
  .start(sellGoods, sale)
  .plays('anne sell lace')
  .expectChange({ 'anne.gold': 10, 'anne.cargo': -1, 'anne.points': 1, 'anne.hand': 1 })
  .expectTold('contraband.paired', { seat: 'anne', goods: ['tea', 'lace'] as never })
  .expectBoard((b) => [waiting(b), b.cargoDiscard], [[], [TEA, LACE]]);

scene('SEA-m7-04: nowhere else')
  .given(inPort('anne', 'nassau'))
  .given(hold('anne', TEA))
  .start(sellGoods, sale)
  .expectWhyNot('anne', 'sell tea', 'SEA-m7-04', 'contraband-elsewhere');

/** With cards of the test's own: three for one port. */
const forOnePort = waits(LACE, PEARLS);
scene('SEA-EX-31, SEA-m7-15: three at once: a pair, and the third waits')
  .given(inPort('anne', 'curacao'))
  .given(hold('anne', TEA))
  .given(forOnePort)
  .start(sellGoods, sale)
  .plays('anne sell tea')
  .expectChange({ 'anne.gold': 10, 'anne.cargo': -1, 'anne.points': 1, 'anne.hand': 1 })
  .expectBoard((b) => waiting(b), [TEA]);

scene('SEA-m7-16: it is never in demand, and no help towards three')
  .given(inPort('anne', 'curacao'))
  .given(demand('curacao', 'rum'))
  .given(hold('anne', TEA, 'rum-1', 'rum-2'))
  .start(sellGoods, sale)
  .plays('anne sell tea', 'anne sell rum', 'anne sell rum')
  .expectBoard((b) => [b.players[0]!.points, b.players[0]!.gold], [0, 10 + 10 + 6 + 6]);

scene('SEA-m7-13: the waiting card is seen by all, is no cargo, and is lost with the captain')
  .given(waits(TEA))
  .start(death, anne)
  .expectView('bart', (view) => sold.seen(view).waiting, [[], []])
  .expectBoard((b) => [waiting(b), b.cargoDiscard.includes(TEA), b.players[0]!.cargo.length], [[], true, 0]);

scene('SEA-m7-13: everybody sees what waits')
  .given(waits(TEA))
  .start(turn, anne)
  .expectView('bart', (view) => sold.seen(view).waiting, [[TEA], []])
  .expectView('bart', (view) => view.board.players[0]!.cargoCards, 0);

// ── aboard ──

scene('SEA-m7-08: it fills the hold, and a hit may send it overboard')
  .given(hold('anne', TEA, MUSKETS))
  .dice('location', 'anne', 1)
  .draws('overboard', 'anne', TEA)
  .start(hitShip, (seat: SeatOf) => ({ seat: seat('anne'), hits: 1, from: 'storm' as const }))
  .expectBoard((b) => [b.players[0]!.cargo, b.cargoDiscard], [[MUSKETS], [TEA]]);

scene('SEA-m7-17: in a raid its icon counts, and its value')
  .given(at('anne', 'curacao'))
  .given(merchantIn('curacao', 'holland'))
  .draws('cargo', 'anne', PEARLS, LACE, 'rum-1')
  .dice('manoeuvre', 'anne', 1, 1, 1)
  .start(merchant, anne)
  .plays('anne attack holland')
  .expectTold('raid.plundered', { seat: 'anne', gold: 4 + 3 + 1 });

// ── searches ──

const smuggling = (name: string, ...cards: CargoId[]) =>
  scene(name)
    .given(hold('anne', ...cards))
    .given(npc('navy-england', 'navy-england-benbow', 'cartagena'));
const found = [5, 1, 1] as const;

smuggling(
  'SEA-EX-06, SEA-m7-09, SEA-m7-10, SEA-m7-14, SEA-m7-19, SEA-m7-20: found, a non-pirate gives up both, and there is no combat',
  TEA,
  MUSKETS,
)
  .dice('search', null, ...found)
  .start(turn, anne)
  .expectTold('contraband.suspected', { seat: 'anne' })
  .expectAsked('anne', 'contraband.found')
  .plays('anne give-up')
  .expectTold('contraband.given-up', { seat: 'anne', goods: ['tea', 'muskets'] as never })
  .expectChange({ 'anne.cargo': -2 })
  .expectBoard((b) => b.cargoDiscard, [TEA, MUSKETS])
  .expectAsked('anne', 'turn.action')
  .expectNothingLeft();

smuggling('SEA-EX-06, SEA-m7-11, SEA-m7-18: or attacks: an English bounty, and is the attacker', TEA, MUSKETS)
  .dice('search', null, ...found)
  .start(turn, anne)
  .plays('anne resist')
  .expectTold('contraband.resisted', { seat: 'anne' })
  .expectTold('bounty.gained', { seat: 'anne', nation: 'england', bounties: 1 })
  .expectBoard((b) => [b.fight?.sides[0].seat, b.fight?.sides[1].npc], [0, 'navy-england']);

smuggling('SEA-m7-12, SEA-m7-18: a pirate with contraband has no choice', TEA)
  .given(bounties('anne', { spain: 1 }))
  .dice('search', null, ...found)
  .start(turn, anne)
  .expectBoard((b) => b.fight?.sides[0].npc, 'navy-england');

scene('SEA-m7-12: nor has an enemy in war')
  .given(hold('anne', TEA))
  .given(atWar(['england', 'spain'], { entered: false }))
  .given(npc('navy-england', 'navy-england-benbow', 'cartagena'))
  .dice('search', null, ...found)
  .start(turn, anne)
  .expectBoard((b) => b.fight?.sides[0].npc, 'navy-england');

const chosenInWar = (name: string, ...cargo: readonly CargoId[]) =>
  agreedVoyage(name, { 'contraband-at-war': 'choose' }, PACK)
    .given(hold('anne', ...cargo))
    .given(atWar(['england', 'spain'], { entered: false }))
    .given(npc('navy-england', 'navy-england-benbow', 'cartagena'))
    .dice('search', null, ...found);

chosenInWar('SEA-m7-12, SEA-m7-14: unless the table allows it, and then all know by it that there is some', TEA)
  .start(turn, anne)
  .expectToldTo('bart', 'contraband.suspected', { seat: 'anne' })
  .expectAsked('anne', 'contraband.found');

chosenInWar('SEA-m7-12: with none aboard there is nothing to choose', 'rum-1')
  .start(turn, anne)
  .expectNotTold('contraband.suspected')
  .expectBoard((b) => b.fight?.sides[0].npc, 'navy-england');

smuggling('SEA-m7-09: without contraband nobody looks for a non-pirate', 'rum-1')
  .start(turn, anne)
  .expectAsked('anne', 'turn.action')
  .expectNothingLeft();

scene('SEA-m7-09: pirates do not care for it; they hunt whoever is no pirate')
  .given(hold('anne', TEA))
  .given(bounties('anne', { spain: 1 }))
  .given(npc('pirate-sloop', 'pirate-sloop-rackham', 'cartagena'))
  .start(turn, anne)
  .expectAsked('anne', 'turn.action');

smuggling('SEA-m7-09, SEA-m7-14: it draws no ship nearer, and nobody is told', TEA)
  .given(at('anne', 'port-royal'))
  .draws('event', 'anne', 'dead-calm')
  .start(drawEvent, { event: null })
  .expectBoard((b) => isHostile(b, 'navy-england', 0), false)
  .expectView('bart', (view) => sold.seen(view).searched, -1);

smuggling('SEA-m7-14: a search that fails tells no more than that there is some', TEA, MUSKETS)
  .dice('search', null, 1, 1, 1)
  .start(turn, anne)
  .expectTold('contraband.suspected', { seat: 'anne' })
  .expectView('bart', (view) => [view.board.players[0]!.cargo, view.board.players[0]!.cargoCards], [null, 2])
  .expectAsked('anne', 'turn.action');

test('SEA-m7-14: whoever watches a search imagines contraband aboard', () => {
  const state = fortunes.setup({ seats: 2, packs: [PACK] }, seedOf('searched'));
  const { board } = state;
  board.players[1]!.cargo.push(fetched(TEA, board.cargo));
  sold.of(board).searched = 1;
  for (let n = 0; n < 20; n++) {
    const { board: imagined } = fortunes.determinize(fortunes.view(state, 0), rngFrom(seedOf(`imagined ${n}`)));
    expect(CONTRABAND_IDS).toContain(imagined.players[1]!.cargo[0]);
  }
});

// ── the smuggler's hold ──

hiding('SEA-EX-20, SEA-m3-09: two cards in a smuggler’s hold are not looked for', TEA, MUSKETS)
  .start(turn, anne)
  .expectAsked('anne', 'turn.action');

hiding(
  'SEA-EX-20, SEA-m3-09: of three the third is, and giving up costs that one alone, of the owner’s choice',
  TEA,
  MUSKETS,
  LACE,
)
  .dice('search', null, ...found)
  .start(turn, anne)
  .plays('anne give-up')
  .expectPrompt('anne', { cards: 1 })
  .plays('anne surrender muskets')
  .expectBoard((b) => b.players[0]!.cargo.slice().sort(), [LACE, TEA])
  .expectAsked('anne', 'turn.action');

test('SEA-m3-01, SEA-m3-03: without the further modifications contraband is played all the same, and with them holds are in the box', () => {
  expect(contentOf({ packs: ['modifications', PACK] }).modifications.filter((mod) => mod === SMUGGLERS_HOLD).length).toBe(2);
  expect(contentOf({ packs: [PACK] }).modifications).not.toContain(SMUGGLERS_HOLD);
  expect(sold.of(fortunes.setup({ seats: 2, packs: [PACK] }, seedOf('extension')).board).waiting).toEqual([[], []]);
});

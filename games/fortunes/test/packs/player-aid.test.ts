// The player aid: where it reads the rulebook otherwise, and what it says of the base game that no scenario of the base names.
import { seedOf } from '@boucan/kernel';
import type { SeatOf } from '@boucan/testkit/scenario';
import { expect, test } from 'vitest';
import { ZONE } from '../../src/board.ts';
import { CARGO, type CargoId } from '../../src/content/cargo.ts';
import { fortunes } from '../../src/game.ts';
import { ROWS } from '../../src/packs/player-aid/rows.ts';
import { sellGoods } from '../../src/rules/port/sell.ts';
import { drawEvent } from '../../src/rules/round/event.ts';
import { isHostile } from '../../src/rules/round/hunt.ts';
import { turn } from '../../src/rules/sea/turn.ts';
import { afloat, at, atWar, bounties, type Change, commodore, demand, hand, hold, inPort, npc, turnOf } from '../kit.ts';
import { agreedVoyage, setOut, voyage } from './kit.ts';

const PACK = 'player-aid';
const scene = (name: string) => voyage(name, PACK);
const EVENT = { event: null };
const anne = (seat: SeatOf) => ({ seat: seat('anne') });
const sale = (seat: SeatOf) => ({ seat: seat('anne'), cards: 0, wanted: 0 });

test('every row of the aid names rules it says again, and they stand in the reference', () => {
  const { rules } = fortunes.def.text.en;
  expect(Object.keys(ROWS).length).toBe(88);
  expect(Object.keys(ROWS).filter((row) => rules[row] === undefined)).toEqual([]);
  expect(Object.values(ROWS).filter((said) => said.length === 0)).toEqual([]);
  expect(
    Object.values(ROWS)
      .flat()
      .filter((rule) => rules[rule] === undefined),
  ).toEqual([]);
});

test('without the pack nothing of the aid lies on the board; with it each reading does, unless it is set back', () => {
  const house = (config: { packs?: string[]; options?: { [id: string]: string } }) =>
    Object.keys(fortunes.setup({ seats: 2, ...config }, seedOf('aid')).board.house);
  const bare = house({});
  const added = house({ packs: [PACK] }).filter((reading) => !bare.includes(reading));
  expect(added.sort()).toEqual(['anySaleChanges', 'manOWarsHunt', 'retireAtOnce', 'searchOrder', 'shownTogether', 'shyPirates']);
  const back = {
    ...{ 'man-o-war-hunt': 'by-letter', 'pirate-beside-navy': 'hunts', 'announced-cards': 'one-by-one' },
    ...{ retirement: 'next-turn', 'demand-change': 'in-demand', 'search-order': 'each' },
  };
  expect(house({ packs: [PACK], options: back })).toEqual(bare);
});

test('SEA-BASE-05, SEA-BASE-06: sixteen captains less one for each player, and 34 events', () => {
  for (const seats of [2, 3, 4]) {
    const { board } = fortunes.setup({ seats }, seedOf('decks'));
    expect(board.captains.length).toBe(16 - seats);
    expect(board.events.length).toBe(34);
  }
});

// ── Man-o'-wars ──

/** England's off Cartagena, Spain's off Port Royal beside it; the card sends Spain north, to La Habana. */
const fleets: Change = (b, seat) => {
  for (const p of b.players) p.zone = 'trinidad';
  atWar(['england', 'spain'])(b, seat);
  commodore('commodore-england-holmes', 'cartagena')(b, seat);
  commodore('commodore-spain-lezo', 'port-royal')(b, seat);
};

scene('SEA-BASE-21: a Man-o’-war with nobody to hunt makes for the enemy’s; beside it it stays')
  .given(fleets)
  .draws('event', 'anne', 'dead-calm') // HOL N, SPA N, ENG W
  .start(drawEvent, EVENT)
  .expectTold('npc.waited', { npc: 'navy-england', zone: 'cartagena' })
  .expectChange({ 'navy-spain': 'cartagena', events: -1 });

scene('SEA-BASE-21: a player in reach comes first')
  .given(fleets)
  .given(at('anne', 'old-providence'))
  .given(bounties('anne', { spain: 1 }))
  .draws('event', 'anne', 'dead-calm')
  .start(drawEvent, EVENT)
  .expectTold('npc.sailed', { npc: 'navy-spain', zone: 'old-providence' });

scene('SEA-BASE-21: two zones away it is out of reach')
  .given(fleets)
  .given(commodore('commodore-england-holmes', 'caracas'))
  .draws('event', 'anne', 'dead-calm')
  .start(drawEvent, EVENT)
  .expectTold('npc.sailed', { npc: 'navy-spain', zone: 'la-habana' });

agreedVoyage('SEA-BASE-21: set back, it goes by its letter', { 'man-o-war-hunt': 'by-letter' }, PACK)
  .given(fleets)
  .draws('event', 'anne', 'dead-calm')
  .start(drawEvent, EVENT)
  .expectTold('npc.sailed', { npc: 'navy-spain', zone: 'la-habana' });

// ── pirates beside a naval ship ──

/** A pirate with an admiral beside it off Curaçao; anne, who is rich, off Cartagena. */
const overawed: Change = (b, seat) => {
  at('bart', 'nassau')(b, seat);
  npc('pirate-sloop', 'pirate-sloop-rackham', 'curacao')(b, seat);
  npc('navy-holland', 'navy-holland-almonde', 'curacao')(b, seat);
};

scene('SEA-BASE-23: a pirate beside a naval ship takes no interest in captains: by its letter')
  .given(overawed)
  .draws('event', 'anne', 'colonial-boom') // pirate sloop E
  .start(drawEvent, EVENT)
  .expectTold('npc.sailed', { npc: 'pirate-sloop', zone: 'caracas' });

agreedVoyage('SEA-BASE-23: set back, it hunts all the same', { 'pirate-beside-navy': 'hunts' }, PACK)
  .given(overawed)
  .draws('event', 'anne', 'colonial-boom')
  .start(drawEvent, EVENT)
  .expectTold('npc.sailed', { npc: 'pirate-sloop', zone: 'cartagena' });

// ── who is searched for ──

voyage('SEA-BASE-30: a naval ship looks for pirates and for enemies in war, each on the own turn; others are left alone')
  .given(npc('navy-holland', 'navy-holland-almonde', 'cartagena'))
  .given(at('bart', 'cartagena'))
  .given(bounties('bart', { spain: 1 }))
  .start(turn, anne)
  .expectBoard((b) => [0, 1].map((seat) => isHostile(b, 'navy-holland', seat)), [false, true])
  .expectNotTold('npc.searched')
  .expectNotTold('npc.found')
  .expectAsked('anne', 'turn.action');

/** A Dutch naval ship off Cartagena with both of them, one a pirate. */
const sought = (name: string, options = {}) =>
  agreedVoyage(name, options, PACK)
    .given(npc('navy-holland', 'navy-holland-almonde', 'cartagena'))
    .given(at('bart', 'cartagena'))
    .given(atWar(['spain', 'holland'], { entered: false }));
sought('SEA-BASE-30: an enemy in war is left alone while a pirate is in the zone')
  .given(bounties('bart', { spain: 1 }))
  .start(turn, anne)
  .expectNotTold('npc.searched')
  .expectAsked('anne', 'turn.action');
sought('SEA-BASE-30: a pirate is searched for, whoever else is there')
  .given(bounties('anne', { england: 1 }))
  .given(bounties('bart', { spain: 1 }))
  .dice('search', null, 1, 1)
  .start(turn, anne)
  .expectTold('npc.searched', { npc: 'navy-holland', seat: 'anne' });
sought('SEA-BASE-30: and so is the enemy, if the pirate lies in port')
  .given(bounties('bart', { spain: 1 }))
  .given(inPort('bart', 'cartagena'))
  .dice('search', null, 1, 1)
  .start(turn, anne)
  .expectTold('npc.searched', { npc: 'navy-holland', seat: 'anne' });
sought('SEA-BASE-30: set back, each is searched for on the own turn', { 'search-order': 'each' })
  .given(bounties('bart', { spain: 1 }))
  .dice('search', null, 1, 1)
  .start(turn, anne)
  .expectTold('npc.searched', { npc: 'navy-holland', seat: 'anne' });

// ── announced cards ──

/** Bart and cleo answer the scouting of anne, whose turn it is. */
const scouted = (name: string, options = {}) =>
  setOut(name, 3, PACK)
    .options(options)
    .given(afloat('anne', 'felipe-barrios', 'sloop', 'cartagena'))
    .given(afloat('bart', 'frances-wright', 'sloop', 'nassau'))
    .given(afloat('cleo', 'anne-dieu-le-veut', 'sloop', 'cartagena'))
    .given(turnOf('anne'))
    .given(hand('bart', 'tip-off', 'castaways'))
    .given(hand('cleo', 'out-of-the-sun'))
    .start(turn, anne)
    .dice('scouting', 'anne', 5, 1, 1)
    .plays('anne seek cleo', 'cleo announce out-of-the-sun', 'bart announce tip-off');

scouted('SEA-BASE-27: all that was announced is shown, and only then does anyone decide')
  .expectToldInOrder(
    ['card.announced', { seat: 'bart' }],
    ['card.announced', { seat: 'cleo' }],
    ['card.shown', { seat: 'bart', card: 'tip-off' }],
    ['card.shown', { seat: 'cleo', card: 'out-of-the-sun' }],
  )
  .expectView('anne', ({ board }) => board.windows[0]?.announced, [null, 'tip-off', 'out-of-the-sun'])
  .expectView('anne', ({ board }) => board.players[1]!.shown, ['tip-off'])
  .expectAsked('bart', 'announcing.resolve')
  .plays('bart withhold')
  .expectTold('card.withheld', { seat: 'bart', card: 'tip-off' })
  .plays('cleo play out-of-the-sun')
  .expectTold('search.foiled', { seat: 'cleo' })
  .expectBoard((b) => [b.players[1]!.shown, b.players[2]!.shown], [['tip-off'], []]);

setOut('SEA-BASE-27: who has announced nothing shows nothing', 3, PACK)
  .given(afloat('anne', 'felipe-barrios', 'sloop', 'cartagena'))
  .given(afloat('bart', 'frances-wright', 'sloop', 'nassau'))
  .given(afloat('cleo', 'anne-dieu-le-veut', 'sloop', 'cartagena'))
  .given(turnOf('anne'))
  .given(hand('bart', 'tip-off'))
  .given(hand('cleo', 'out-of-the-sun'))
  .start(turn, anne)
  .dice('scouting', 'anne', 5, 1, 1)
  .plays('anne seek cleo', 'cleo announce out-of-the-sun', 'bart pass')
  .expectTold('card.shown', { seat: 'cleo', card: 'out-of-the-sun' })
  .expectNotTold('card.shown', { seat: 'bart' })
  .expectBoard((b) => b.players.map(({ shown }) => shown), [[], [], ['out-of-the-sun']]);

scouted('SEA-BASE-27: set back, nobody sees a card before its turn', { 'announced-cards': 'one-by-one' })
  .expectNotTold('card.shown')
  .expectView('anne', ({ board }) => board.windows[0]?.announced, [null, 'hidden', 'hidden']);

// ── retirement ──

scene('SEA-BASE-28: who retires has the next captain set up at once, to play from the next turn on')
  .given(inPort('anne', 'curacao'))
  .given(bounties('anne', { spain: 2 }))
  .draws('captain', 'anne', 'stede-bonnet')
  .start(turn, anne)
  .plays('anne retire')
  .expectNotTold('captain.died')
  .expectAsked('anne', 'captain.ship')
  .plays('anne ship sloop')
  .expectTold('captain.set-out', { seat: 'anne', captain: 'stede-bonnet' })
  .expectBoard(
    ({ players: [p] }) => [p!.captain, p!.retired, p!.inPort, p!.gold, p!.bounties],
    ['stede-bonnet', false, true, 10, [0, 0, 0, 0]],
  )
  .expectDone();

agreedVoyage('SEA-BASE-28: set back, there is no captain until then', { retirement: 'next-turn' }, PACK)
  .given(inPort('anne', 'curacao'))
  .start(turn, anne)
  .plays('anne retire')
  .expectBoard(({ players: [p] }) => [p!.captain, p!.retired], [null, true])
  .expectDone();

// ── demand ──

const seller = (name: string, ...packs: string[]) =>
  voyage(name, PACK, ...packs)
    .given(inPort('anne', 'curacao'))
    .given(demand('curacao', 'spices'));

seller('SEA-BASE-63: any goods sold change the demand')
  .given(hold('anne', 'rum-1'))
  .start(sellGoods, sale)
  .plays('anne sell rum')
  .expectTold('demand.changed', { zone: 'curacao' })
  .expectNotTold('glory.won')
  .expectChange({ 'anne.gold': 3, 'anne.cargo': -1 });

seller('SEA-BASE-63, SEA-m7-07: contraband alone does not', 'contraband')
  .given(hold('anne', 'tea' as CargoId))
  .start(sellGoods, sale)
  .plays('anne sell tea')
  .expectNotTold('demand.changed')
  .expectBoard((b) => [b.demand[ZONE.curacao], CARGO['tea' as CargoId].sells], ['spices', 10]);

agreedVoyage('SEA-BASE-63: set back, only what was in demand does', { 'demand-change': 'in-demand' }, PACK)
  .given(inPort('anne', 'curacao'))
  .given(demand('curacao', 'spices'))
  .given(hold('anne', 'rum-1'))
  .start(sellGoods, sale)
  .plays('anne sell rum')
  .expectNotTold('demand.changed');

// Module 9: Locations. What each has to offer, one by one, is in location-visits.test.ts.
import type { SeatOf } from '@boucan/testkit/scenario';
import { expect, test } from 'vitest';
import { type Caribbean, ZONE } from '../../src/board.ts';
import { isPort, ZONE_IDS, ZONES, type ZoneId } from '../../src/content/map.ts';
import { fortunes } from '../../src/game.ts';
import { KINDS, kindOf, LOCATION_IDS, LOCATIONS } from '../../src/packs/locations/content.ts';
import { isles } from '../../src/packs/locations/isles.ts';
import { crews } from '../../src/packs/loyalty/track.ts';
import { turn } from '../../src/rules/sea/turn.ts';
import { at, bounties, cubes, gold, hold, inPort, mission, npc, ship, turnOf, weapons } from '../kit.ts';
import { agreedVoyage, setOut } from './kit.ts';

const PACK = 'locations';
const FIXED = { 'location-places': 'fixed' } as const;
const anne = (seat: SeatOf) => ({ seat: seat('anne') });

/** Locations in their fixed places, anne in a frigate off this port: natives off Petit-Goâve, a town off Port Royal. */
const off = (name: string, zone: ZoneId, options = {}, ...more: string[]) =>
  agreedVoyage(name, { ...FIXED, ...options }, PACK, ...more)
    .given(at('anne', zone))
    .given(ship('anne', 'frigate'));
const VILLAGE = 'petit-goave';
const cards = (b: Caribbean) => isles.of(b).assault?.cards;
const tokenIn = (zone: ZoneId) => (b: Caribbean) => isles.of(b).tokens[ZONE[zone]];
const bountiesOf = (b: Caribbean) => b.players[0]!.bounties;

// ── set-up ──

setOut('SEA-m9-21, SEA-m9-32: a token face up in each zone with a port, none in the Caribbean Sea; all see all', 2, PACK)
  .start()
  .expectBoard(
    (b) =>
      isles
        .of(b)
        .tokens.map((id, i) => (id !== null) === isPort(ZONE_IDS[i]!))
        .includes(false),
    false,
  )
  .expectBoard((b) => tokenIn('caribbean-sea')(b), null)
  .expectView('bart', (view) => new Set(isles.seen(view).tokens.filter((id) => id !== null)).size, 16)
  .expectView('anne', (view) => isles.seen(view).taken, []);

test('SEA-m9-21: they are mixed anew for every match; by agreement each has its place', () => {
  const laid = (seed: number, places: string) =>
    isles
      .of(fortunes.setup({ seats: 2, packs: [PACK], options: { 'location-places': places } }, [seed, 2, 3, 4]).board)
      .tokens.join();
  expect(laid(1, 'mixed')).not.toBe(laid(2, 'mixed'));
  expect(laid(1, 'fixed')).toBe(laid(2, 'fixed'));
});

/** Those of the fixed lay-out. */
const LAID = LOCATION_IDS.filter((id) => LOCATIONS[id].zone !== null);

test('SEA-m9-24, SEA-m9-25, SEA-m9-27, SEA-SET-54, SEA-SET-55, SEA-SET-56, SEA-SET-57, SEA-SET-58, SEA-SET-59, SEA-SET-60, SEA-SET-61: eight kinds, two tokens each', () => {
  const of = (what: 'cards' | 'visitors' | 'bounty') => Object.values(KINDS).map((kind) => kind[what]);
  expect(of('cards')).toEqual([3, 5, 4, 6, null, 4, 4, 5]);
  expect(of('bounty')).toEqual([true, true, true, true, false, false, false, true]);
  expect(of('visitors')).toEqual(['all', 'all', 'all', 'non-pirates', 'all', 'pirates', 'all', 'non-pirates']);
  for (const kind of Object.keys(KINDS)) expect(LAID.filter((id) => kindOf(id) === kind).length).toBe(2);
  expect(new Set(LAID.map((id) => LOCATIONS[id].zone)).size).toBe(16);
  for (const { source } of Object.values(LOCATIONS)) expect(source).toBe('designed');
  expect(ZONES[LOCATIONS['amber-factory'].zone!].nation).toBe('holland');
});

// ── the worked example ──

/** Cards of value 3, 4, 3 and 2: Flight, Flight, Hit Masts, Flight. */
const EXAMPLE = ['food-4', 'sugar-7', 'cocoa-3', 'food-2'] as const;
const example = (name: string) =>
  off(name, VILLAGE)
    .draws('cargo', 'anne', ...EXAMPLE)
    .start(turn, anne);

example(
  'SEA-EX-10, SEA-m9-03, SEA-m9-05, SEA-m9-06, SEA-m9-09, SEA-m9-13, SEA-m9-15, SEA-m9-17: two of four cards cleared away, two Flight icons, one skull ashore',
)
  .plays('anne assault river-mouth-village')
  .expectTold('assault.drawn', { cards: [...EXAMPLE] })
  .expectView('bart', (view) => isles.seen(view).assault?.cards, [...EXAMPLE])
  .expectBoard((b) => b.turn.actions, 2)
  .dice('bombard', 'anne', 5)
  .plays('anne bombard', 'anne clear-away cocoa-3')
  .dice('bombard', 'anne', 2)
  .plays('anne bombard')
  .expectWhyNot('anne', 'clear-away food-2', 'SEA-m9-06')
  .dice('bombard', 'anne', 6)
  .plays('anne bombard')
  .expectWhyNot('anne', 'bombard', 'SEA-m9-06', 'guns-are-empty')
  .plays('anne clear-away food-2')
  .expectAsked('anne', 'assault.land')
  .expectPrompt('anne', { gold: 7, hits: 0, flights: 2, crew: 3 })
  .dice('leadership', 'anne', 5, 1)
  .plays('anne land')
  .expectChange({ 'anne.crew': -1, 'anne.gold': 7 })
  .plays('anne load food')
  .expectChange({ 'anne.cargo': 1 })
  .plays('anne done')
  .expectTold('location.taken', { seat: 'anne', location: 'river-mouth-village' })
  .expectBoard((b) => [tokenIn(VILLAGE)(b), isles.of(b).taken.join(), bountiesOf(b)], [null, 'river-mouth-village', [0, 0, 0, 0]])
  .expectBoard((b) => [b.cargoDiscard.includes('sugar-7'), isles.of(b).assault, b.players[0]!.points], [true, null, 0])
  .expectAsked('anne', 'turn.action');

example(
  'SEA-EX-10, SEA-m9-09, SEA-m9-13: with three Flight icons against Manoeuvrability 3 two more damage by location dice; Crew −2, loot 9',
)
  .dice('bombard', 'anne', 5)
  .plays('anne assault river-mouth-village', 'anne bombard', 'anne clear-away cocoa-3')
  .dice('location', 'anne', 1, 5)
  .plays('anne cease')
  .expectTold('assault.alarmed', { seat: 'anne', hits: 2 })
  .expectAsked('anne', 'volley.skull')
  .plays('anne take-hit cannons')
  .expectChange({ 'anne.hold': -1, 'anne.cannons': -1 })
  .dice('leadership', 'anne', 5, 1)
  .plays('anne land')
  .expectChange({ 'anne.crew': -2, 'anne.gold': 9 });

example('SEA-EX-10, SEA-m9-08: a Hit icon left costs its section a point')
  .dice('location', 'anne', 1, 4)
  .plays('anne assault river-mouth-village', 'anne cease')
  .expectChange({ 'anne.masts': -1, 'anne.hold': -1, 'anne.cannons': -1 })
  .expectAsked('anne', 'assault.land');

// ── visiting at all ──

off(
  'SEA-m9-01, SEA-m9-03, SEA-m9-19, SEA-m9-22, SEA-TURN-03: a visit takes an action and no roll, once a turn; an assault may follow',
  VILLAGE,
)
  .given(cubes('anne', { masts: 1 }))
  .given(hold('anne', 'rum', 'spices'))
  .given(bounties('anne', { france: 2 }))
  .start(turn, anne)
  .given(npc('navy-france', 'navy-france-pointis', VILLAGE))
  .expectFinality('anne', 'visit river-mouth-village', 'free')
  .plays('anne visit river-mouth-village')
  .expectBoard((b) => [b.turn.actions, b.turn.taken.join()], [2, 'locations/visit'])
  .plays('anne barter rum')
  .given(cubes('anne', { masts: 1 }))
  .expectNotAsked('bart')
  .expectWhyNot('anne', 'visit river-mouth-village', 'SEA-m9-01', 'visited-already')
  .expectCan('anne', 'assault river-mouth-village')
  .draws('cargo', 'anne', 'food-1', 'wood-1', 'sugar-1', 'textiles-1')
  .plays('anne assault river-mouth-village')
  .expectBoard((b) => b.turn.actions, 1)
  .expectAsked('anne', 'assault.bombard');

off('SEA-m9-22: from the port of the zone there is neither visit nor assault', VILLAGE)
  .given(inPort('anne', VILLAGE))
  .given(cubes('anne', { masts: 1 }))
  .given(hold('anne', 'rum'))
  .start(turn, anne)
  .expectWhyNot('anne', 'visit river-mouth-village', 'SEA-m9-22', 'location-from-port')
  .expectWhyNot('anne', 'assault river-mouth-village', 'SEA-m9-22', 'location-from-port');

off('SEA-m9-01: without an action left there is none, and a Location elsewhere is out of reach', VILLAGE)
  .given(turnOf('anne', 0))
  .start(turn, anne)
  .given((b) => {
    b.turn.actions = 0;
  })
  .expectWhyNot('anne', 'assault river-mouth-village', 'FDM-TURN-09', 'no-action-left')
  .expectWhyNot('anne', 'visit low-wells', 'FDM-TURN-09');

off('SEA-m9-04: with a section destroyed no assault', VILLAGE)
  .given(cubes('anne', { masts: 0 }))
  .start(turn, anne)
  .expectWhyNot('anne', 'assault river-mouth-village', 'SEA-m9-04', 'assault-crippled');

off('SEA-m9-24: a reef has no number and cannot be assaulted', 'old-providence')
  .start(turn, anne)
  .expectWhyNot('anne', 'assault widows-teeth', 'SEA-m9-24', 'reef-unassailable')
  .expectCan('anne', 'visit widows-teeth');

for (const [zone, location, wanted, reason] of [
  ['la-habana', 'crown-battery', 1, 'not-for-pirates'],
  ['curacao', 'amber-factory', 1, 'not-for-pirates'],
  ['nassau', 'freebooters-cove', 0, 'pirates-only'],
] as const)
  off(`SEA-m9-27: ${location} does not receive everybody, but who assaults it does not ask`, zone)
    .given(bounties('anne', { holland: wanted }))
    .given(npc('navy-spain', 'navy-spain-pez', 'trinidad'))
    .given(cubes('anne', { crew: 1 }))
    .start(turn, anne)
    .expectWhyNot('anne', `visit ${location}`, 'SEA-m9-27', reason)
    .expectCan('anne', `assault ${location}`);

// ── under fire ──

const fight = (name: string, zone: ZoneId = VILLAGE) => off(name, zone);

fight('SEA-m9-06: no more dice than Cannons are left, and one may stop before the first')
  .given(cubes('anne', { cannons: 1 }))
  .draws('cargo', 'anne', 'food-1', 'food-2', 'wood-1', 'rum-1')
  .dice('bombard', 'anne', 1)
  .dice('location', 'anne', 1, 1)
  .start(turn, anne)
  .plays('anne assault river-mouth-village')
  .expectCan('anne', 'cease')
  .plays('anne bombard')
  .expectChange({ 'anne.masts': -1, 'anne.hold': -2 })
  .expectAsked('anne', 'assault.land');

fight('SEA-m9-06: a skull that is not used before the next die is lost')
  .draws('cargo', 'anne', 'food-1', 'food-2', 'wood-1', 'rum-1')
  .dice('bombard', 'anne', 5, 1)
  .start(turn, anne)
  .plays('anne assault river-mouth-village', 'anne bombard', 'anne bombard')
  .expectWhyNot('anne', 'clear-away food-1', 'SEA-m9-06')
  .expectBoard(cards, ['food-1', 'food-2', 'wood-1', 'rum-1']);

fight('SEA-m9-07: special weapons are of no use to the guns')
  .given(weapons('anne', 'chain-shot', 'grape-shot', 'grapple'))
  .draws('cargo', 'anne', 'food-1', 'food-2', 'wood-1', 'rum-1')
  .start(turn, anne)
  .plays('anne assault river-mouth-village')
  .expectOptions('anne', ['bombard', 'cease']);

fight(
  'SEA-m9-08, SEA-m9-10, SEA-m9-12, SEA-m9-17, SEA-m9-20: a section brought to 0 by the icons: failed, nothing won, the Location stays',
)
  .given(cubes('anne', { masts: 1 }))
  .draws('cargo', 'anne', 'food-3', 'rum-7', 'rum-6', 'food-2')
  .start(turn, anne)
  .plays('anne assault river-mouth-village', 'anne cease')
  .expectChange({ 'anne.masts': -1, 'anne.hold': -1 })
  .expectTold('assault.failed', { seat: 'anne' })
  .expectBoard(
    (b) => [tokenIn(VILLAGE)(b), isles.of(b).assault, b.cargoDiscard.slice().sort().join()],
    ['river-mouth-village', null, 'food-2,food-3,rum-6,rum-7'],
  )
  .expectAsked('anne', 'turn.action')
  .expectWhyNot('anne', 'assault river-mouth-village', 'SEA-m9-04');

fight('SEA-m9-10: so does a section that those two further damage bring to 0')
  .given(cubes('anne', { cannons: 1 }))
  .draws('cargo', 'anne', 'food-1', 'food-2', 'wood-1', 'sugar-1')
  .dice('location', 'anne', 4, 1)
  .start(turn, anne)
  .plays('anne assault river-mouth-village', 'anne cease')
  .expectTold('assault.failed', { seat: 'anne' })
  .expectAsked('anne', 'turn.action');

fight('SEA-m9-10: the icons sink a ship whose sections pass them on; the captain is dead')
  .given(cubes('anne', { hull: 1, masts: 1 }))
  .given(gold('anne', 0))
  .draws('cargo', 'anne', 'food-3', 'wood-2', 'food-1', 'food-2')
  .start(turn, anne)
  .plays('anne assault river-mouth-village', 'anne cease')
  .expectTold('captain.died', { seat: 'anne' })
  .expectBoard((b) => [tokenIn(VILLAGE)(b), isles.of(b).assault, b.turn.lost], ['river-mouth-village', null, true]);

fight('SEA-m9-10: and so does the fire from all sides')
  .given(cubes('anne', { hull: 1, cannons: 1 }))
  .given(gold('anne', 0))
  .draws('cargo', 'anne', 'food-1', 'food-2', 'wood-1', 'sugar-1')
  .dice('location', 'anne', 4, 4)
  .start(turn, anne)
  .plays('anne assault river-mouth-village', 'anne cease')
  .expectTold('captain.died', { seat: 'anne' })
  .expectBoard((b) => [isles.of(b).assault, bountiesOf(b)], [null, [0, 0, 0, 0]]);

fight('SEA-m9-08: what no longer fits in the hold is lost before anything is loaded')
  .given(hold('anne', 'rum', 'rum', 'rum'))
  .given(cubes('anne', { cargo: 3 }))
  .draws('cargo', 'anne', 'food-7', 'food-1', 'food-2', 'cocoa-3')
  .draws('overboard', 'anne', 'rum-1')
  .start(turn, anne)
  .plays('anne assault river-mouth-village', 'anne cease')
  .expectChange({ 'anne.hold': -1, 'anne.masts': -1, 'anne.cargo': -1 });

fight('SEA-m9-08, FDM-RAID-32: a Reinforced hull may take one of the icons, as in a raid')
  .given(ship('anne', 'frigate', { mods: ['reinforced-hull'] }))
  .draws('cargo', 'anne', 'food-3', 'cocoa-3', 'food-1', 'food-2')
  .start(turn, anne)
  .plays('anne assault river-mouth-village', 'anne cease')
  .expectAsked('anne', 'assault.hull')
  .plays('anne brace masts')
  .expectChange({ 'anne.masts': -1 })
  .expectBoard((b) => b.players[0]!.ship.turned, true);

off('SEA-m9-26: a missionary does not hit back, but the alarm is raised all the same', 'santo-domingo')
  .draws('cargo', 'anne', 'food-3', 'cocoa-3', 'food-1')
  .start(turn, anne)
  .plays('anne assault mission-of-saint-elmo', 'anne cease')
  .expectChange({})
  .expectPrompt('anne', { gold: 6, hits: 0, flights: 1, crew: 3 });
off('SEA-m9-26: three Flight icons are three', 'santo-domingo')
  .draws('cargo', 'anne', 'food-2', 'wood-1', 'food-1')
  .dice('location', 'anne', 1, 2)
  .start(turn, anne)
  .plays('anne assault mission-of-saint-elmo', 'anne cease')
  .expectChange({ 'anne.hold': -1, 'anne.masts': -1 });

// ── ashore ──

fight('SEA-m9-11, SEA-m9-12, SEA-m9-17: breaking off brings nothing, undoes nothing, and the Location stays')
  .draws('cargo', 'anne', 'food-3', 'food-1', 'food-2', 'rum-6')
  .start(turn, anne)
  .plays('anne assault river-mouth-village', 'anne cease')
  .expectOptions('anne', ['land', 'withdraw'])
  .plays('anne withdraw')
  .expectChange({})
  .expectBoard((b) => [tokenIn(VILLAGE)(b), b.cargoDiscard.length, b.players[0]!.ship.masts], ['river-mouth-village', 4, 2]);

fight('SEA-m9-13, SEA-m9-14: Crew 0 ashore, and the captain is dead; the Location stays')
  .given(cubes('anne', { crew: 1 }))
  .given(gold('anne', 0))
  .draws('cargo', 'anne', 'food-1', 'food-2', 'cocoa-3', 'food-7')
  .dice('leadership', 'anne', 5, 1)
  .start(turn, anne)
  .plays('anne assault river-mouth-village', 'anne cease')
  .plays('anne land')
  .expectTold('captain.died', { seat: 'anne' })
  .expectBoard((b) => [tokenIn(VILLAGE)(b), isles.of(b).assault, b.cargoDiscard.length], ['river-mouth-village', null, 4]);

fight('SEA-m9-13: more skulls than Flight icons cost nothing')
  .draws('cargo', 'anne', 'food-1', 'food-3', 'cocoa-4', 'food-7')
  .dice('leadership', 'anne', 5, 5)
  .start(turn, anne)
  .plays('anne assault river-mouth-village', 'anne cease')
  .plays('anne land')
  .expectTold('assault.landed', { seat: 'anne', lost: 0, left: 3 })
  .expectChange({ 'anne.gold': 9 });

const RICH = ['rum-7', 'cocoa-3', 'cocoa-4', 'cocoa-5'] as const; // 5, 3, 3 and 4, two of them Flight icons
fight('SEA-m9-15, SEA-m9-16: 12 gold and more are a point of Glory; own cargo may make room')
  .given(hold('anne', 'wood', 'wood', 'wood'))
  .draws('cargo', 'anne', ...RICH)
  .dice('leadership', 'anne', 5, 5)
  .start(turn, anne)
  .plays('anne assault river-mouth-village', 'anne cease')
  .plays('anne land')
  .expectToldInOrder(['assault.plundered', { gold: 15 }], ['glory.won', { seat: 'anne', source: 'raid' }])
  .expectChange({ 'anne.gold': 15, 'anne.points': 1, 'anne.hand': 1 })
  .expectWhyNot('anne', 'load cocoa', 'SEA-m9-15', 'hold-is-full')
  .plays('anne drop wood')
  .plays('anne load cocoa')
  .expectChange({ 'anne.cargo': 1 })
  .plays('anne done')
  .expectBoard((b) => b.cargoDiscard.filter((card) => (RICH as readonly string[]).includes(card)).length, 3);

fight('SEA-m9-16: 11 gold are none')
  .draws('cargo', 'anne', 'food-4', 'food-6', 'cocoa-4', 'wood-2')
  .dice('leadership', 'anne', 5, 5)
  .start(turn, anne)
  .plays('anne assault river-mouth-village', 'anne cease')
  .plays('anne land')
  .expectChange({ 'anne.gold': 11 });

off('SEA-m11-12, SEA-m9-16: with a crew’s loyalty such an assault is a step up', VILLAGE, {}, 'loyalty')
  .draws('cargo', 'anne', ...RICH)
  .dice('leadership', 'anne', 5, 5)
  .start(turn, anne)
  .plays('anne assault river-mouth-village', 'anne cease')
  .plays('anne land')
  .expectBoard((b) => crews.of(b).steps[0], 1);

for (const [step, dice] of [
  [3, 3],
  [0, 2],
  [-3, 1],
] as const)
  off(`SEA-m11-23, SEA-m11-24: at step ${step} a captain of Leadership 2 goes ashore with ${dice} dice`, VILLAGE, {}, 'loyalty')
    .given((b) => {
      crews.of(b).steps[0] = step;
    })
    .draws('cargo', 'anne', 'food-1', 'food-3', 'cocoa-4', 'food-7')
    .dice('leadership', 'anne', ...[5, 1, 1].slice(0, dice))
    .start(turn, anne)
    .plays('anne assault river-mouth-village', 'anne cease')
    .plays('anne land')
    .expectTold('assault.landed', { seat: 'anne', dice: (['skull', 1, 1] as const).slice(0, dice), lost: 0 });

// ── the bounty ──

const DULL = ['food-1', 'food-3', 'cocoa-4', 'food-7', 'rum-1', 'wood-3'] as const;
off('SEA-m9-18, SEA-m9-23, SEA-m9-25: last of all a bounty of the nation whose port it is', 'port-royal')
  .draws('cargo', 'anne', ...DULL.slice(0, 5))
  .dice('leadership', 'anne', 5, 5)
  .dice('bombard', 'anne', 5)
  .start(turn, anne)
  .plays('anne assault low-wells', 'anne bombard', 'anne clear-away rum-1', 'anne cease', 'anne land')
  .expectBoard(bountiesOf, [0, 0, 0, 0])
  .plays('anne done')
  .expectToldInOrder(['location.taken'], ['bounty.gained', { seat: 'anne', nation: 'england' }])
  .expectBoard(bountiesOf, [1, 0, 0, 0]);

off('SEA-m9-18: also when it is broken off, and one that is there advances', 'curacao')
  .given(bounties('anne', { holland: 2 }))
  .draws('cargo', 'anne', 'food-1', 'food-3', 'cocoa-4', 'food-7', 'sugar-3')
  .start(turn, anne)
  .plays('anne assault amber-factory', 'anne cease')
  .plays('anne withdraw')
  .expectChange({ 'anne.holland': 1 });

off('SEA-m9-18: also when it has failed', 'curacao')
  .given(cubes('anne', { masts: 1 }))
  .draws('cargo', 'anne', 'food-1', 'food-3', 'cocoa-4', 'food-7', 'sugar-3')
  .start(turn, anne)
  .plays('anne assault amber-factory', 'anne cease')
  .expectBoard(bountiesOf, [0, 0, 0, 1]);

off('SEA-m9-18: by agreement only when it succeeds', 'curacao', { 'assault-bounty': 'success' })
  .draws('cargo', 'anne', 'food-1', 'food-3', 'cocoa-4', 'food-7', 'sugar-3')
  .dice('leadership', 'anne', 5, 5)
  .start(turn, anne)
  .plays('anne assault amber-factory', 'anne cease', 'anne withdraw')
  .expectBoard(bountiesOf, [0, 0, 0, 0])
  .draws('cargo', 'anne', 'food-2', 'wood-1', 'spices-4', 'sugar-8', 'textiles-6')
  .given(cubes('anne', { masts: 3, cargo: 3, cannons: 3, crew: 3 }))
  .plays('anne assault amber-factory', 'anne cease', 'anne land', 'anne done')
  .expectBoard(bountiesOf, [0, 0, 0, 1]);

off('SEA-m9-25: neither a pirate haven nor natives bring one', 'nassau')
  .draws('cargo', 'anne', ...DULL.slice(0, 4))
  .start(turn, anne)
  .plays('anne assault freebooters-cove', 'anne cease', 'anne withdraw')
  .expectBoard(bountiesOf, [0, 0, 0, 0]);

off('SEA-m9-02, SEA-m9-05: a zone that makes raids richer, or its guns, leave the Location alone', 'cartagena')
  .draws('cargo', 'anne', ...DULL.slice(0, 4))
  .start(turn, anne)
  .plays('anne assault iron-tower')
  .expectBoard((b) => cards(b)?.length, 4);

off('SEA-m9-03: to its Missions and its Carpenter an assault is neither combat nor raid', VILLAGE)
  .given(mission('anne', 'the-bishops-passage'))
  .draws('cargo', 'anne', ...DULL.slice(0, 4))
  .start(turn, anne)
  .plays('anne assault river-mouth-village', 'anne cease', 'anne withdraw')
  .expectBoard((b) => [b.players[0]!.mission !== null, b.turn.fought], [true, false]);

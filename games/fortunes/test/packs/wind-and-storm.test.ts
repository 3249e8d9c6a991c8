// Module 8: wind and storm.
import { seedOf } from '@boucan/kernel';
import { randomMove, stream } from '@boucan/testkit';
import type { SeatOf } from '@boucan/testkit/scenario';
import { expect, test } from 'vitest';
import type { Caribbean } from '../../src/board.ts';
import { contentOf } from '../../src/box.ts';
import { ADJACENT, EXITS, NEIGHBOURS, POINTS, type Point, ZONE_IDS, type ZoneId } from '../../src/content/map.ts';
import { fortunes } from '../../src/game.ts';
import { FOLLOWING_SEAS } from '../../src/packs/cards-and-flags/events.ts';
import { stormsNext, weather } from '../../src/packs/wind-and-storm/weather.ts';
import { amount } from '../../src/rules/quantities.ts';
import { drawEvent } from '../../src/rules/round/event.ts';
import { canMove, hasFreeMove, MOVE_COST } from '../../src/rules/sea/actions.ts';
import { turn } from '../../src/rules/sea/turn.ts';
import { afloat, at, bounties, type Change, cubes, gold, inForce, inPort, npc, ship } from '../kit.ts';
import { setOut, uncutVoyage, voyage } from './kit.ts';

const PACK = 'wind-and-storm';
const anne = (seat: SeatOf) => ({ seat: seat('anne') });
const scene = (name: string) => voyage(name, PACK);
const wind =
  (point: Point): Change =>
  (b) => {
    weather.of(b).wind = point;
  };
const stormIn =
  (zone: ZoneId): Change =>
  (b) => {
    weather.of(b).storm = zone;
  };

// ── the round ──

setOut(
  'SEA-m8-01, SEA-m8-02, SEA-m8-16: the storm waits in the Caribbean Sea; the first round finds a wind, and all see both',
  2,
  PACK,
)
  .start()
  .expectView('bart', (view) => weather.seen(view), { wind: null, storm: 'caribbean-sea' })
  .draws('wind', null, 'NE')
  .draws('event', null, 'dead-calm')
  .plays('anne ship sloop', 'bart ship sloop')
  .expectView('anne', (view) => weather.seen(view), { wind: 'NE', storm: 'san-juan' })
  .expectView('bart', (view) => weather.seen(view), { wind: 'NE', storm: 'san-juan' })
  .expectToldInOrder(['round.began'], ['wind.turned', { wind: 'NE' }], ['storm.moved', { zone: 'san-juan' }], ['event.drawn']);

scene('SEA-m8-02, SEA-m8-16: a second event card in the same round finds the wind as it is')
  .draws('wind', 'anne', 'E')
  .draws('event', 'anne', 'ill-tidings', 'dead-calm')
  .start(drawEvent, { event: null })
  .expectBoard((b) => weather.of(b), { wind: 'E', storm: 'basse-terre' })
  .expectNothingLeft();

for (const [point, zone] of [
  ['N', 'tortuga'],
  ['S', 'la-habana'],
] as const)
  scene(`SEA-EX-09, SEA-m8-03: off Nassau, with a wind to the ${point}, the storm goes to ${zone}`)
    .given(stormIn('nassau'))
    .draws('wind', 'anne', point)
    .draws('event', 'anne', 'dead-calm')
    .start(drawEvent, { event: null })
    .expectBoard((b) => weather.of(b).storm, zone);

setOut('SEA-m8-02: with no event left the game is over before the wind turns', 2, PACK)
  .start()
  .given((b) => {
    b.eventDiscard.push(...b.events.splice(0));
  })
  .plays('anne ship sloop', 'bart ship sloop')
  .expectBoard((b) => weather.of(b).wind, null);

test('SEA-m8-15, SEA-SET-50, SEA-SET-51: eight points, all alike, each the way out of so many zones; four if the table agrees', () => {
  const exits = POINTS.map((point) => ZONE_IDS.filter((zone) => NEIGHBOURS[zone][point] !== undefined).length);
  expect(exits).toEqual([9, 7, 12, 6, 9, 7, 12, 6]);
  const blown = (points: number): string[] => {
    const found = new Set<string>();
    for (let n = 0; n < 200; n++) {
      const state = fortunes.setup({ seats: 2, packs: [PACK], options: { 'wind-points': points } }, [n, 2, 3, 4]);
      for (let step = 0; step < 2; step++) fortunes.advance(state, step, ['ship', 'sloop']);
      found.add(weather.of(state.board).wind!);
    }
    return [...found].sort();
  };
  expect(blown(8)).toEqual([...POINTS].sort());
  expect(blown(4)).toEqual(['E', 'N', 'S', 'W']);
});

// ── Moves ──

scene('SEA-EX-08, SEA-m8-08, SEA-m8-09, SEA-m8-10, SEA-m8-13: east for nothing, east for one action, back west for two')
  .given(at('anne', 'petit-goave'))
  .given(wind('E'))
  .start(turn, anne)
  .plays('anne sail santo-domingo')
  .expectBoard((b) => [b.turn.actions, b.turn.taken.length], [3, 0])
  .expectTold('ship.sailed', { seat: 'anne', zone: 'santo-domingo', effects: 1, by: ['wind-and-storm/fair-wind'] })
  .plays('anne sail san-juan')
  .expectBoard((b) => b.turn.actions, 2)
  .plays('anne sail santo-domingo')
  .expectBoard((b) => [b.turn.actions, b.turn.taken.length], [0, 2])
  .expectTold('ship.sailed', { seat: 'anne', zone: 'santo-domingo', effects: 1, by: ['wind-and-storm/head-wind'] });

scene('SEA-m8-08: with no action left a Move with the wind is still open, and the question says so')
  .given(at('anne', 'petit-goave'))
  .given(wind('E'))
  .start(turn, anne)
  .given((b) => {
    b.turn.actions = 0;
  })
  .expectBoard((b) => [hasFreeMove(b, 0), b.turn.actions], [true, 0])
  .plays('anne sail santo-domingo')
  .expectBoard((b) => hasFreeMove(b, 0), false);

scene('SEA-m8-09, SEA-m8-10: the second Move against the wind costs one')
  .given(at('anne', 'st-maarten'))
  .given(wind('E'))
  .start(turn, anne)
  .plays('anne sail san-juan')
  .expectBoard((b) => b.turn.actions, 1)
  .plays('anne sail santo-domingo')
  .expectBoard((b) => b.turn.actions, 0);

scene('SEA-m8-10, SEA-m8-13: across the wind, even nearly with it, and in and out of port a Move costs one')
  .given(wind('NE'))
  .start(turn, anne)
  .plays('anne sail curacao', 'anne sail port')
  .expectBoard((b) => b.turn.actions, 1)
  .plays('anne sail sea')
  .expectBoard((b) => b.turn.actions, 0);

scene('SEA-m8-11, SEA-m8-12: with one action left not against the wind; with none left still once with it')
  .given(at('anne', 'santo-domingo'))
  .given(wind('S'))
  .start(turn, anne)
  .plays('anne sail petit-goave', 'anne sail santo-domingo', 'anne sail tortuga')
  .expectBoard((b) => b.turn.actions, 0)
  .expectWhyNot('anne', 'sail nassau', 'FDM-TURN-09', 'no-action-left')
  .expectCan('anne', 'sail petit-goave')
  .plays('anne sail petit-goave')
  .expectBoard((b) => b.turn.actions, 0)
  .expectWhyNot('anne', 'sail cartagena', 'FDM-TURN-09', 'no-action-left')
  .plays('anne stop')
  .expectDone();

scene('SEA-m8-11: a single action is too little for the first Move against the wind')
  .given(at('anne', 'petit-goave'))
  .given(wind('S'))
  .start(turn, anne)
  .plays('anne sail santo-domingo', 'anne sail petit-goave')
  .expectWhyNot('anne', 'sail tortuga', 'FDM-TURN-09', 'too-few-actions')
  .expectCan('anne', 'sail port-royal');

for (const event of ['steady-trades', FOLLOWING_SEAS as 'steady-trades'] as const) {
  const carried = (name: string) =>
    uncutVoyage(name, PACK, 'cards-and-flags').given(inForce(event)).given(at('anne', 'petit-goave')).given(wind('E'));
  const used = (b: Caribbean) => [b.turn.actions, b.turn.used];

  carried(`SEA-m8-08, SEA-SET-05: a first Move with the wind leaves ${event} for the next`)
    .start(turn, anne)
    .plays('anne sail santo-domingo')
    .expectBoard(used, [3, ['wind-and-storm/fair-wind']])
    .plays('anne sail san-juan')
    .expectBoard(used, [3, ['wind-and-storm/fair-wind', event]])
    .plays('anne sail santo-domingo')
    .expectBoard((b) => b.turn.actions, 1);

  carried(`SEA-m8-09, SEA-SET-05: ${event} makes a Move free against the wind too, which is then the first of its kind`)
    .given(at('anne', 'san-juan'))
    .start(turn, anne)
    .plays('anne sail santo-domingo')
    .expectBoard(used, [3, [event, 'wind-and-storm/head-wind']])
    .expectTold('ship.sailed', { seat: 'anne', zone: 'santo-domingo', effects: 1, by: [event] })
    .plays('anne sail petit-goave')
    .expectBoard((b) => b.turn.actions, 2);

  carried(`SEA-m8-12, SEA-SET-05: with no action left ${event} still carries a ship, against the wind too`)
    .given(at('anne', 'santo-domingo'))
    .start(turn, anne)
    .given((b) => {
      b.turn.actions = 0;
    })
    .expectCan('anne', 'sail petit-goave')
    .plays('anne sail petit-goave')
    .expectBoard((b) => b.turn.actions, 0)
    .expectWhyNot('anne', 'sail port-royal', 'FDM-TURN-09', 'no-action-left')
    .expectCan('anne', 'sail santo-domingo');
}

// ── the storm ──

const inStorm = (name: string) => scene(name).given(stormIn('cartagena')).given(wind('N'));

inStorm(
  'SEA-EX-07, SEA-m8-05, SEA-m8-06, SEA-m8-17: one skull of three dice leaves two hits, a location die each; a skull is the owner’s to place',
)
  .dice('manoeuvre', 'anne', 5, 1, 2)
  .dice('location', 'anne', 2, 5)
  .start(turn, anne)
  .expectTold('storm.tested', { seat: 'anne', dice: ['skull', 1, 2], hits: 2 })
  .expectAsked('anne', 'volley.skull')
  .plays('anne take-hit crew')
  .expectChange({ 'anne.masts': -1, 'anne.crew': -1 })
  .expectAsked('anne', 'turn.action')
  .expectNothingLeft();

inStorm('SEA-EX-07, SEA-m8-05: three skulls, no hit')
  .dice('manoeuvre', 'anne', 5, 5, 6)
  .start(turn, anne)
  .expectChange({})
  .expectAsked('anne', 'turn.action');

inStorm('SEA-EX-07, SEA-m8-04: a hostile captain in the zone does not search')
  .given(bounties('anne', { spain: 2 }))
  .given(npc('navy-spain', 'navy-spain-pez', 'cartagena'))
  .dice('manoeuvre', 'anne', 5, 5, 5)
  .start(turn, anne)
  .expectTold('storm.hid', { seat: 'anne' })
  .expectAsked('anne', 'turn.action');

scene('SEA-m8-04, SEA-m8-07: nor after a Move into it, which costs nothing on the spot')
  .given(stormIn('curacao'))
  .given(wind('N'))
  .given(bounties('anne', { spain: 2 }))
  .given(npc('navy-spain', 'navy-spain-pez', 'curacao'))
  .start(turn, anne)
  .plays('anne sail curacao')
  .expectTold('storm.hid', { seat: 'anne' })
  .expectChange({ 'anne.at': 'curacao' })
  .expectAsked('anne', 'turn.action')
  .plays('anne stop')
  .expectDone();

scene('SEA-m8-04: beyond the storm he is searched for')
  .given(stormIn('trinidad'))
  .given(wind('N'))
  .given(bounties('anne', { spain: 2 }))
  .given(npc('navy-spain', 'navy-spain-pez', 'cartagena'))
  .dice('search', null, 1, 1, 1)
  .start(turn, anne)
  .expectTold('npc.searched', { npc: 'navy-spain', seat: 'anne' });

inStorm('SEA-EX-07, SEA-m8-05: in port one is safe')
  .given(inPort('anne', 'cartagena'))
  .start(turn, anne)
  .expectChange({})
  .expectAsked('anne', 'turn.action');

inStorm('SEA-m8-05: once, not after every action')
  .dice('manoeuvre', 'anne', 5, 5, 5)
  .start(turn, anne)
  .dice('scouting', 'anne', 1, 1, 1)
  .plays('anne scout merchant')
  .expectNotAsked('bart')
  .expectChange({})
  .expectAsked('anne', 'turn.action');

inStorm('SEA-m8-17: a single die without Masts')
  .given(cubes('anne', { masts: 0 }))
  .dice('manoeuvre', 'anne', 5)
  .dice('location', 'anne', 1, 3)
  .start(turn, anne)
  .expectTold('storm.tested', { seat: 'anne', dice: ['skull'], hits: 2 });

inStorm('SEA-m8-06: what a destroyed section cannot take falls on the Hull')
  .given(cubes('anne', { masts: 0 }))
  .dice('manoeuvre', 'anne', 5)
  .dice('location', 'anne', 2, 1)
  .start(turn, anne)
  .expectChange({ 'anne.hull': -1, 'anne.hold': -1 });

inStorm('SEA-m8-18: a Reinforced hull may cancel one of the hits')
  .given(ship('anne', 'sloop', { mods: ['reinforced-hull'] }))
  .dice('manoeuvre', 'anne', 5, 5, 1)
  .dice('location', 'anne', 2)
  .start(turn, anne)
  .expectAsked('anne', 'volley.hull')
  .plays('anne cancel masts')
  .expectChange({});

inStorm('SEA-m8-06, SEA-m8-19: a ship that sinks takes her captain with her, and nobody has won')
  .given(cubes('anne', { hull: 1, masts: 0 }))
  .given(gold('anne', 4))
  .dice('manoeuvre', 'anne', 1)
  .dice('location', 'anne', 2, 1, 1)
  .start(turn, anne)
  .expectTold('captain.died', { seat: 'anne' })
  .expectBoard((b) => b.players.map(({ points }) => points), [0, 0])
  .expectBoard((b) => [b.turn.lost, b.players[0]!.captain], [true, null]);

inStorm('SEA-m8-14, SEA-m8-20: ships of nobody’s and merchants ride it out, and sail as if there were no wind')
  .given(npc('navy-england', 'navy-england-wager', 'cartagena'))
  .given(at('anne', 'trinidad'))
  .draws('wind', 'anne', 'N')
  .draws('event', 'anne', 'dead-calm')
  .start(drawEvent, { event: null })
  .expectBoard((b) => b.merchants.every((merchant) => merchant !== null), true)
  .expectBoard((b) => Object.keys(b.npcs[0]!).sort().join(), 'captain,ship,zone');

test('SEA-m8-03: whatever the wind, the storm has somewhere to go', () => {
  for (const zone of ZONE_IDS) for (const point of POINTS) expect(EXITS[zone][point].zone).not.toBe(zone);
});

test('SEA-m8-08, SEA-m8-09: in matches of chance no Move costs more than all that hinders it says, so nobody need ask who has actions for that', () => {
  const packs = fortunes.def.packs.flatMap(({ id, variant }) => (variant === true ? [] : [id]));
  const seen = new Set<number>();
  for (const seed of ['dearest/1', 'dearest/2']) {
    const rng = stream(seed, 'choices');
    const state = fortunes.setup({ seats: 3, packs }, seedOf(seed));
    for (let n = 0; n < 400; n++) {
      const move = randomMove(fortunes as never, state as never, rng);
      if (move === null) break;
      const b = state.board;
      const most = 1 + contentOf(b).most[MOVE_COST.place]!;
      for (const to of [...ADJACENT[b.players[move.seat]!.zone], 'sea', 'port'] as const) {
        const cost = amount(b, MOVE_COST, move.seat, to);
        expect(cost).toBeLessThanOrEqual(most);
        expect(canMove(b, move.seat, to)).toBe(cost <= b.turn.actions);
        seen.add(cost);
      }
      fortunes.advance(state, move.seat, move.choice);
    }
  }
  expect([...seen].sort()).toEqual([0, 1, 2]);
});

// ── at the edges ──

const costs = (to: ZoneId | 'port' | 'sea') => (b: Caribbean) => amount(b, MOVE_COST, 0, to);

scene('SEA-m8-02: before the first wind every Move costs one').start(turn, anne).expectBoard(costs('curacao'), 1);

scene('SEA-m8-09, SEA-m8-11: a Move that a card has made free is not hindered by the wind')
  .given(at('anne', 'petit-goave'))
  .given(wind('W'))
  .start(turn, anne)
  .expectBoard(costs('santo-domingo'), 2)
  .given((b) => {
    b.turn.breeze = true;
  })
  .expectBoard((b) => costs('santo-domingo')(b) < 2, true);

scene('SEA-m8-08, SEA-m8-09: wind with and wind against are each used up once')
  .given(at('anne', 'petit-goave'))
  .given(wind('E'))
  .start(turn, anne)
  .plays('anne sail santo-domingo', 'anne sail san-juan')
  .expectBoard((b) => b.turn.used, ['wind-and-storm/fair-wind'])
  .given(wind('W'))
  .given((b) => {
    b.turn.used = ['wind-and-storm/head-wind'];
  })
  .plays('anne sail st-maarten')
  .expectBoard((b) => b.turn.used, ['wind-and-storm/head-wind']);

inStorm('SEA-m8-04: where nobody hunts nobody is hidden from')
  .dice('manoeuvre', 'anne', 5, 5, 5)
  .start(turn, anne)
  .expectNotTold('storm.hid')
  .expectTold('storm.tested', { seat: 'anne', hits: 0 });

for (const [skulls, hits] of [
  [1, 2],
  [2, 1],
] as const)
  inStorm(`SEA-m8-05, SEA-SET-53: ${skulls} of three dice, ${hits} hits`)
    .dice('manoeuvre', 'anne', ...[5, 5, 1].slice(2 - skulls, 3), ...(skulls === 1 ? [1] : []))
    .dice('location', 'anne', ...[1, 3].slice(0, hits))
    .start(turn, anne)
    .expectTold('storm.tested', { seat: 'anne', hits });

inStorm('SEA-m8-05: more skulls than it has strength are no fewer than no hits')
  .given(afloat('anne', 'laurens-de-graaf', 'sloop', 'cartagena'))
  .dice('manoeuvre', 'anne', 5, 5, 5, 5)
  .start(turn, anne)
  .expectTold('storm.tested', { seat: 'anne', hits: 0 });

test('SEA-m8-03, SEA-SET-52: how likely a zone is to be next is how many points lead there', () => {
  const near = ZONE_IDS.map((zone) => stormsNext('caribbean-sea', zone));
  expect(near.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  expect(stormsNext('caribbean-sea', 'caribbean-sea')).toBe(0);
  expect(stormsNext('nassau', 'tortuga')).toBe(POINTS.filter((point) => EXITS.nassau[point].zone === 'tortuga').length / 8);
});

// Module 1: what is told of the further events, where they stop, and what the further captains can do.
import { seedOf } from '@boucan/kernel';
import { expect, test } from 'vitest';
import type { EventId } from '../../src/content/events.ts';
import { fortunes } from '../../src/game.ts';
import { NEW_ABILITIES } from '../../src/packs/cards-and-flags/captains.ts';
import { NEW_EVENTS, PLAIN_PIRATES } from '../../src/packs/cards-and-flags/events.ts';
import { track } from '../../src/packs/favours/track.ts';
import { drawEvent } from '../../src/rules/round/event.ts';
import { type Change, cubes, inPort } from '../kit.ts';
import { bartWaits, faultsOf, uncutVoyage } from './kit.ts';

const PACK = 'cards-and-flags';
const event = (name: string, id: string, ...more: string[]) => uncutVoyage(name, PACK, ...more).draws('event', 'anne', id);

event('SEA-SET-06: the last hand is spared, and nobody without a captain falls sick', 'sickness-ashore')
  .given(inPort('anne', 'cartagena'))
  .given(cubes('anne', { crew: 1 }))
  .given(inPort('bart', 'nassau'))
  .given(bartWaits)
  .start(drawEvent, { event: null })
  .expectNotTold('sickness.took')
  .expectBoard((b) => b.players.map((p) => p.ship.crew), [1, 2]);
event('SEA-SET-06: of two hands one is left', 'sickness-ashore')
  .given(inPort('bart', 'nassau'))
  .given(cubes('bart', { crew: 2 }))
  .start(drawEvent, { event: null })
  .expectTold('sickness.took', { seat: 'bart', crew: 1 });

event('SEA-SET-11: what the worm has gnawed is told; of two planks one is left', 'shipworm')
  .given(cubes('anne', { hull: 1 }))
  .start(drawEvent, { event: null })
  .expectTold('worm.gnawed', { seat: 'bart', hull: 1 })
  .expectNotTold('worm.gnawed', { seat: 'anne' });

event('SEA-SET-08: without a skull a reception is a reception', 'governors-reception')
  .given(inPort('anne', 'cartagena'))
  .dice('influence', 'anne', 1, 2, 3)
  .start(drawEvent, { event: null })
  .expectTold('reception.held', { seat: 'anne', dice: [1, 2, 3], gold: 0 })
  .expectBoard((b) => b.players.map((p) => p.gold), [10, 10]);
event('SEA-SET-08: nor is there a Favour in it', 'governors-reception', 'favours')
  .given(inPort('anne', 'cartagena'))
  .dice('influence', 'anne', 1, 2, 3)
  .start(drawEvent, { event: null })
  .expectNotTold('reception.favoured')
  .expectBoard((b) => [track.of(b).held, b.players[0]!.gold], [[0, 0], 10]);
event('SEA-SET-08: the Favour is told', 'governors-reception', 'favours')
  .given(inPort('anne', 'cartagena'))
  .dice('influence', 'anne', 5, 2, 3)
  .start(drawEvent, { event: null })
  .expectToldInOrder(
    ['reception.favoured', { seat: 'anne', dice: ['skull', 2, 3] }],
    ['favour.gained', { seat: 'anne', favours: 1 }],
  )
  .expectNotTold('reception.held');

event('SEA-SET-09: whose ports run short is told, and of what; the old tokens go back last', 'shortages')
  .draws('nation', null, 'holland')
  .start(drawEvent, { event: null })
  .expectTold('shortage.felt', { nation: 'holland' })
  .expectTold('shortage.of', { zone: 'curacao' })
  .expectTold('shortage.of', { zone: 'st-maarten' })
  .expectNotTold('shortage.of', { zone: 'nassau' })
  .expectBoard((b) => faultsOf(b), []);

event('SEA-m1-07: an event of the base does none of this', 'dead-calm')
  .given(inPort('anne', 'cartagena'))
  .given((b) => {
    b.track.push(b.merchants[0]!);
    b.merchants[0] = null;
  })
  .start(drawEvent, { event: null })
  .expectNotTold('sickness.took')
  .expectNotTold('worm.gnawed')
  .expectNotTold('reception.held')
  .expectNotTold('shortage.felt')
  .expectBoard((b) => b.track.length, 1);

const lastEvents =
  (...left: string[]): Change =>
  (b) => {
    b.eventDiscard = b.events.filter((id) => !left.includes(id));
    b.events = left as EventId[];
  };
event('SEA-SET-12: after a quiet night the last card is drawn too', 'quiet-night')
  .given(lastEvents('quiet-night', 'dead-calm'))
  .start(drawEvent, { event: null })
  .expectBoard((b) => [b.events.length, b.inForce.map((now) => now.event)], [0, ['dead-calm']]);
event('SEA-SET-12: and without another it is a quiet night', 'quiet-night')
  .given(lastEvents('quiet-night'))
  .start(drawEvent, { event: null })
  .expectDone();

test('SEA-SET-05: following seas make a Move from zone to zone free, and none in or out of port', () => {
  const by = NEW_EVENTS['following-seas']!.adds!['move-cost'] as (b: unknown, seat: number, to: string) => number;
  expect(['curacao', 'caribbean-sea', 'port', 'sea'].map((to) => by({}, 0, to))).toEqual([-1, -1, 0, 0]);
});

test('SEA-m1-07: without the black ships the plain ones are in the deck like any other', () => {
  const found = new Set<EventId>();
  for (let n = 0; n < 12; n++)
    for (const id of fortunes.setup({ seats: 2, packs: [PACK] }, seedOf(`plain ${n}`)).board.events)
      if (PLAIN_PIRATES.includes(id)) found.add(id);
  expect([...found].sort()).toEqual([...PLAIN_PIRATES].sort());
});

type By = number | ((b: unknown, seat: number, about: unknown, sum: number) => number);
const adds = (ability: keyof typeof NEW_ABILITIES, quantity: string, about: unknown, board: unknown = {}): number => {
  const by = (NEW_ABILITIES[ability]!.adds as { readonly [quantity: string]: By })[quantity]!;
  return typeof by === 'number' ? by : by(board, 0, about, 5);
};
test('SEA-SET-01: what the further captains add, and to what alone', () => {
  expect(['merchant', 'ship'].map((trial) => adds('hawks-eye', 'scouting-dice', trial))).toEqual([1, 0]);
  expect(['storm', 'squall', 'shoals'].map((trial) => adds('weatherwise', 'manoeuvre-dice', trial))).toEqual([1, 1, 0]);
  expect([adds('arsenal-friends', 'modification-price', null), adds('prize-court', 'raid-gold', null)]).toEqual([-4, 1]);
  const declaring = (declared: string) => ({ fight: { sides: [{ declared }] } });
  expect(['board', 'fire'].map((declared) => adds('boarders-lead', 'contest-dice', 0, declaring(declared)))).toEqual([1, 0]);
});

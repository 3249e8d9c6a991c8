// Module 1: more cards, flags and tokens.
import { rngFrom, seedOf } from '@boucan/kernel';
import type { SeatOf } from '@boucan/testkit/scenario';
import { expect, test } from 'vitest';
import { ZONE } from '../../src/board.ts';
import { contentOf } from '../../src/box.ts';
import { CAPTAINS, type CaptainId } from '../../src/content/captains.ts';
import { bringsCaptain, type EventId, eventCard } from '../../src/content/events.ts';
import { PORTS, ZONE_IDS } from '../../src/content/map.ts';
import { missionCard } from '../../src/content/missions.ts';
import { rumourCard } from '../../src/content/rumours.ts';
import { fortunes } from '../../src/game.ts';
import { NEW_ABILITIES, NEW_CAPTAINS } from '../../src/packs/cards-and-flags/captains.ts';
import { decks } from '../../src/packs/cards-and-flags/decks.ts';
import { NEW_EVENTS, PLAIN_PIRATES } from '../../src/packs/cards-and-flags/events.ts';
import { NEW_MISSIONS, NEW_RUMOURS } from '../../src/packs/cards-and-flags/ventures.ts';
import { diceFor } from '../../src/rules/captains.ts';
import { death } from '../../src/rules/round/death.ts';
import { drawEvent } from '../../src/rules/round/event.ts';
import { turn } from '../../src/rules/sea/turn.ts';
import { testRumour } from '../../src/rules/ventures/rumour.ts';
import { at, cubes, inPort } from '../kit.ts';
import { uncutVoyage } from './kit.ts';

const PACK = 'cards-and-flags';
const anne = (seat: SeatOf) => ({ seat: seat('anne') });

const scene = (name: string) => uncutVoyage(name, PACK);
const event = (name: string, id: string) => scene(name).draws('event', 'anne', id);

for (const seats of [2, 3, 4])
  test(`SEA-EX-01, SEA-m1-01, SEA-m1-02, SEA-m1-03: the decks for ${seats}`, () => {
    const { board } = fortunes.setup({ seats, packs: [PACK] }, seedOf(`decks ${seats}`));
    expect(board.captains.length).toBe(16 - seats);
    expect(decks.of(board).captains.length).toBe(16);
    expect(board.events.length).toBe(34);
    expect([board.rumours.length, board.missions.length + board.offers.length]).toEqual([
      contentOf({}).rumours.length + 25,
      contentOf({}).missions.length + 25,
    ]);
    expect(contentOf(board).captains.length).toBe(32);
  });

test('SEA-m1-09: without the module the decks are those of the base', () => {
  const { captains, events, rumours, missions } = contentOf({ packs: ['wind-and-storm'] });
  expect([captains, events, rumours, missions]).toEqual([
    contentOf({}).captains,
    contentOf({}).events,
    contentOf({}).rumours,
    contentOf({}).missions,
  ]);
  const added = [NEW_CAPTAINS, NEW_EVENTS, NEW_RUMOURS, NEW_MISSIONS].flatMap((table) => Object.keys(table));
  expect(added.filter((id) => [...captains, ...events, ...rumours, ...missions].some((other) => other === id))).toEqual([]);
});

test('SEA-m1-02, SEA-SET-01: every port is the home of two captains; skills are 10 in all, with an ability of one’s own', () => {
  const captains = contentOf({ packs: [PACK] }).captains as readonly CaptainId[];
  for (const port of PORTS) expect(captains.filter((id) => CAPTAINS[id].home === port).length).toBe(2);
  const abilities = Object.values(NEW_CAPTAINS).flatMap((captain) => captain.abilities as readonly string[]);
  expect(new Set(abilities).size).toBe(16);
  expect(abilities.every((id) => id in NEW_ABILITIES)).toBe(true);
  for (const { manoeuvre, scouting, leadership, influence } of Object.values(NEW_CAPTAINS)) {
    expect(manoeuvre + scouting + leadership + influence).toBe(10);
    for (const skill of [manoeuvre, scouting, leadership, influence]) expect(skill >= 1 && skill <= 4).toBe(true);
  }
});

test('SEA-m1-02, SEA-SET-02: 13 rumours of the sea and 12 of ports; every zone is named at least twice', () => {
  const all = Object.values(NEW_RUMOURS);
  expect([all.filter(({ where }) => where === 'sea').length, all.filter(({ where }) => where === 'port').length]).toEqual([
    13, 12,
  ]);
  const places = contentOf({ packs: [PACK] }).rumours.map((id) => rumourCard(id).place);
  for (const zone of ZONE_IDS) expect(places.filter((place) => place === zone).length, zone).toBeGreaterThanOrEqual(2);
});

test('SEA-m1-02, SEA-SET-03: every port offers at least two missions', () => {
  expect(Object.keys(NEW_MISSIONS).length).toBe(25);
  const ports = contentOf({ packs: [PACK] }).missions.map((id) => missionCard(id).port);
  for (const port of PORTS) expect(ports.filter((place) => place === port).length, port).toBeGreaterThanOrEqual(2);
});

test('SEA-m1-03, SEA-m1-08: which events are in the deck, and how many captains among them, differs and is not shown', () => {
  const captains = new Set<number>();
  for (let n = 0; n < 12; n++) {
    const state = fortunes.setup({ seats: 2, packs: [PACK] }, seedOf(`cut ${n}`));
    captains.add(state.board.events.filter((id) => bringsCaptain(eventCard(id))).length);
    expect(Object.keys(decks.seen(fortunes.view(state, 0))).sort()).toEqual([
      'captains',
      'entries',
      'events',
      'homes',
      'missions',
    ]);
  }
  expect(captains.size).toBeGreaterThan(1);
});

test('SEA-m1-07: where the black ships sail the plain ones are left out before the cut', () => {
  const { board } = fortunes.setup({ seats: 2, packs: [PACK, 'new-ships'] }, seedOf('unfit'));
  for (const pirate of PLAIN_PIRATES) {
    expect(board.events).not.toContain(pirate);
    expect(decks.of(board).events).toContain(pirate);
  }
  expect(board.events.length).toBe(34);
});

test('SEA-m1-01, SEA-m1-03: whoever looks imagines decks of the right size', () => {
  const state = fortunes.setup({ seats: 3, packs: [PACK] }, seedOf('imagined'));
  const { board } = fortunes.determinize(fortunes.view(state, 1), rngFrom(seedOf('other')));
  expect([board.captains.length, board.events.length, decks.of(board).captains.length]).toEqual([13, 34, 16]);
});

// ── flags and tokens ──

scene('SEA-m1-04, SEA-m1-06, SEA-BASE-03: a flag on every home port, a token where a mission is offered; no effect')
  .start(turn, anne)
  .expectView('bart', (view) => decks.seen(view).homes, ['cartagena', 'nassau'])
  .expectView('bart', (view) => decks.seen(view).missions.length, 2);

scene('SEA-m1-04: the flag goes with its captain')
  .start(death, anne)
  .expectView('bart', (view) => decks.seen(view).homes, [null, 'nassau']);

event('SEA-m1-05: a flag where a captain will enter', 'navy-spain-torres')
  .start(drawEvent, { event: null })
  .expectView('bart', (view) => decks.seen(view).entries, ['caracas']);

// ── the events ──

event('SEA-m1-07, SEA-SET-05: following seas carry one Move of each player’s turn', 'following-seas')
  .start(drawEvent, { event: null })
  .expectBoard((b) => b.inForce.map((now) => now.event), ['following-seas' as EventId]);

scene('SEA-m1-07, SEA-SET-05: the first Move is free, the second is not')
  .given((b) => {
    b.inForce.push({ event: b.events.splice(b.events.indexOf('following-seas' as EventId), 1)[0]!, eye: null, good: null });
  })
  .start(turn, anne)
  .plays('anne sail curacao')
  .expectBoard((b) => b.turn.actions, 3)
  .plays('anne sail caracas')
  .expectBoard((b) => b.turn.actions, 2);

event('SEA-m1-07, SEA-SET-06: sickness takes a man in port, not the last, nobody at sea', 'sickness-ashore')
  .given(inPort('anne', 'cartagena'))
  .start(drawEvent, { event: null })
  .expectTold('sickness.took', { seat: 'anne', crew: 1 })
  .expectBoard((b) => b.players.map((p) => p.ship.crew), [1, 2]);

event('SEA-m1-07, SEA-SET-11: shipworm gnaws at sea, not the last plank, nobody in port', 'shipworm')
  .given(inPort('anne', 'cartagena'))
  .start(drawEvent, { event: null })
  .expectBoard((b) => b.players.map((p) => p.ship.hull), [2, 1]);

event('SEA-m1-07, SEA-SET-11: the last plank holds', 'shipworm')
  .given(cubes('bart', { hull: 1 }))
  .start(drawEvent, { event: null })
  .expectBoard((b) => b.players.map((p) => p.ship.hull), [1, 1]);

event('SEA-m1-07, SEA-SET-08: a skull is worth 3 gold at the reception', 'governors-reception')
  .given(inPort('anne', 'cartagena'))
  .dice('influence', 'anne', 5, 1, 1)
  .start(drawEvent, { event: null })
  .expectTold('reception.held', { seat: 'anne', gold: 3 })
  .expectBoard((b) => b.players.map((p) => p.gold), [13, 10]);

event('SEA-m1-07, SEA-SET-09: one nation’s ports call for something else', 'shortages')
  .draws('nation', null, 'holland')
  .draws('demand', null, 'rum', 'rum')
  .given((b) => {
    for (let n = 0; n < 2; n++)
      if (b.reserve.filter((good) => good === 'rum').length < 2) {
        const zone = b.demand.indexOf('rum');
        if (zone >= 0) [b.demand[zone], b.reserve[n]] = [b.reserve[n]!, 'rum'];
      }
  })
  .start(drawEvent, { event: null })
  .expectBoard((b) => [b.demand[ZONE.curacao], b.demand[ZONE['st-maarten']]], ['rum', 'rum']);

event('SEA-m1-07, SEA-SET-10: all merchants return', 'convoy-season')
  .given((b) => {
    b.track.push(b.merchants[0]!, b.merchants[1]!);
    b.merchants[0] = b.merchants[1] = null;
  })
  .start(drawEvent, { event: null })
  .expectBoard((b) => [b.track.length, b.merchants.every((merchant) => merchant !== null)], [0, true]);

scene('SEA-m1-07, SEA-SET-12: after a quiet night the next card')
  .draws('event', 'anne', 'quiet-night', 'dead-calm')
  .start(drawEvent, { event: null })
  .expectBoard((b) => [b.eventDiscard, b.inForce.map((now) => now.event)], [['quiet-night' as EventId], ['dead-calm']]);

test('SEA-m1-07, SEA-SET-04: seven other events with three icons each', () => {
  expect(Object.values(NEW_EVENTS).map(({ icons }) => icons.length)).toEqual([3, 3, 3, 3, 3, 3, 3]);
});

// ── the vocabulary of the base carries captains and rumours ──

scene('SEA-m1-07: an ability speaks where it should: a hawk’s eye for merchants')
  .given((b) => {
    b.captains[b.captains.indexOf('grace-osborne' as CaptainId)] = b.players[0]!.captain!;
    b.players[0]!.captain = 'grace-osborne' as CaptainId;
  })
  .start(turn, anne)
  .expectBoard((b) => [diceFor(b, 0, 'scouting', 'merchant'), diceFor(b, 0, 'scouting', 'ship')], [4, 3]);

scene('SEA-m1-07: a rumour keeps its promise')
  .given(at('anne', 'caracas'))
  .given((b) => {
    b.players[0]!.rumour = b.rumours.splice(b.rumours.indexOf('the-burning-beacon' as never), 1)[0]!;
  })
  .dice('scouting', 'anne', 5, 1, 1)
  .start(testRumour, anne)
  .expectBoard((b) => [b.players[0]!.gold, b.players[0]!.points], [19, 1]);

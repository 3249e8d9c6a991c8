// Module 6: the treasure galleon.
import type { SeatOf } from '@boucan/testkit/scenario';
import { expect, test } from 'vitest';
import { lookAround } from '../../src/advice/by-hand.ts';
import { fightValue } from '../../src/advice/fights.ts';
import { NPC, npcOf } from '../../src/board.ts';
import { ADJACENT } from '../../src/content/map.ts';
import { NPC_IDS } from '../../src/content/npcs.ts';
import { GALLEON, GALLEON_SHIP, ROUTE, UBILLA } from '../../src/packs/treasure-galleon/content.ts';
import { treasure } from '../../src/packs/treasure-galleon/galleon.ts';
import { combat } from '../../src/rules/combat/combat.ts';
import { spoils } from '../../src/rules/combat/spoils.ts';
import { drawEvent } from '../../src/rules/round/event.ts';
import { roundEnd } from '../../src/rules/round/round-end.ts';
import { turn } from '../../src/rules/sea/turn.ts';
import { damageOf, manoeuvrabilityOf } from '../../src/rules/ships.ts';
import { newShip } from '../../src/setup.ts';
import { afloat, bounties, type Change, npc } from '../kit.ts';
import { agreedVoyage, hasBeaten, hasSunk, setOut, voyage } from './kit.ts';

const PACK = 'treasure-galleon';
const scene = (name: string) => voyage(name, PACK);
const anne = (seat: SeatOf) => ({ seat: seat('anne') });
const carries =
  (gold: number): Change =>
  (b) => {
    treasure.of(b).gold = gold;
  };
const at = (b: Parameters<typeof npcOf>[0]) => [npcOf(b, GALLEON)?.zone, treasure.of(b).gold];

setOut(
  'SEA-m6-01, SEA-m6-04, SEA-m6-07: it waits, golden, off Cartagena with 5 gold, in sight of all; the Spanish naval ship counts apart',
  2,
  PACK,
)
  .start()
  .expectView('bart', (view) => [treasure.seen(view).gold, view.board.npcs[NPC[GALLEON]]], [
    5,
    { zone: 'cartagena', ship: GALLEON_SHIP, captain: UBILLA },
  ])
  .expectBoard((b) => [npcOf(b, 'navy-spain'), b.beneath.length], [null, NPC_IDS.length + 1]);

const round = (die: number, number: number) => (scene: ReturnType<typeof voyage>) =>
  scene
    .given((b) => {
      b.round = number;
    })
    .dice('galleon', null, die)
    .draws('event', 'anne', ['dead-calm', 'yellow-jack', 'steady-trades'][number - 1]!)
    .start(drawEvent, { event: null });

round(
  2,
  1,
)(scene('SEA-EX-24, SEA-m6-06, SEA-m6-07: a 2 takes it to Curaçao, with one gold more'))
  .expectBoard(at, ['curacao', 6])
  .expectToldInOrder(['event.drawn'], ['galleon.sailed', { zone: 'curacao', gold: 6 }]);
round(
  5,
  2,
)(scene('SEA-EX-24, SEA-m6-06, SEA-m6-07: on a skull it stays, and has one gold more all the same')).expectBoard(at, [
  'cartagena',
  6,
]);
round(
  4,
  3,
)(
  scene('SEA-EX-24, SEA-m6-08: on coming to a Spanish port it takes two more').given((b) => {
    treasure.of(b).step = 1;
    treasure.of(b).gold = 7;
    npcOf(b, GALLEON)!.zone = 'curacao';
  }),
).expectBoard(at, ['caracas', 10]);
round(1, 1)(scene('SEA-m6-08: it never carries more than 40').given(carries(40))).expectBoard(at, ['curacao', 40]);

scene('SEA-m6-06: once a round, whatever the cards')
  .given((b) => {
    b.round = 1;
  })
  .dice('galleon', null, 1)
  .draws('event', 'anne', 'ill-tidings', 'dead-calm')
  .start(drawEvent, { event: null })
  .expectBoard(at, ['curacao', 6])
  .expectNothingLeft();

test('SEA-m6-03, SEA-SET-34, SEA-SET-36: its route is a closed loop of eight steps over borders', () => {
  expect(ROUTE.length).toBe(8);
  for (const [i, zone] of ROUTE.entries()) expect(ADJACENT[zone]).toContain(ROUTE[(i + 1) % ROUTE.length]);
});

scene('SEA-m6-05: whatever the bounties, it searches for nobody, nor do others mind it')
  .given(bounties('anne', { spain: 5 }))
  .start(turn, anne)
  .expectAsked('anne', 'turn.action')
  .expectCan('anne', 'scout treasure-galleon');

test('SEA-m6-05: no icon, deck or hunt knows it', () => {
  expect(NPC_IDS).not.toContain(GALLEON);
});

scene('SEA-EX-25, SEA-m6-09, SEA-m6-10: whoever finds it attacks, and has a Spanish bounty at once')
  .given(afloat('anne', 'bartholomew-sharp', 'frigate', 'cartagena'))
  .given(carries(27))
  .start(turn, anne)
  .dice('scouting', 'anne', ...[5, 1, 1, 1].slice(0, 2))
  .plays('anne scout treasure-galleon')
  .expectTold('combat.began', { seat: 'anne' })
  .expectBoard((b) => b.fight!.sides[1].npc, GALLEON)
  .expectBoard((b) => b.players[0]!.bounties, [0, 1, 0, 0]);

scene('SEA-m6-11, SEA-m6-12, SEA-SET-33: it fights with 4, 5, 4, 3, 3, three dice of Manoeuvre, run by the player to the left')
  .given(afloat('anne', 'bartholomew-sharp', 'frigate', 'cartagena'))
  .dice('manoeuvre', 'anne', 1, 1, 1)
  .dice('npc-manoeuvre', null, 1, 1, 1)
  .start(combat, { attacker: 0, defender: GALLEON })
  .expectBoard(
    (b) => {
      const { hull, cargo, masts, crew, cannons } = b.fight!.sides[1].ship!;
      return [hull, cargo, masts, crew, cannons, manoeuvrabilityOf(b, b.fight!.sides[1].ship!)];
    },
    [4, 5, 4, 3, 3, 2],
  )
  .plays('anne order fire')
  .expectAsked('bart', 'naval.declare')
  .expectWhyNot('bart', 'order flee', 'FDM-NPC-16', 'npc-may-not-flee');

const beaten = (name: string, gold: number, stage: 'naval' | 'crew') =>
  scene(name)
    .given(afloat('anne', 'bartholomew-sharp', 'frigate', 'cartagena'))
    .given(bounties('anne', { spain: 1 }))
    .given(carries(gold))
    .given((b) => {
      hasBeaten(b, GALLEON, stage);
      b.fight!.sides[1].ship!.cannons = 2;
    })
    .start(spoils, { at: 0, cargo: 0, refused: [] });

beaten(
  'SEA-EX-25, SEA-m6-13, SEA-m6-14, SEA-m6-15, SEA-m6-16, SEA-m6-18: by the crew combat, 27 gold and the ship; two bounties more, one point, no cargo',
  27,
  'crew',
)
  .expectPrompt('anne', { ship: GALLEON_SHIP, own: 'frigate' })
  .plays('anne leave-prize')
  .expectTold('galleon.plundered', { seat: 'anne', gold: 27 })
  .expectBoard(
    (b) => [b.players[0]!.gold, b.players[0]!.points, b.players[0]!.cargo.length, b.players[0]!.hand.length],
    [37, 1, 0, 1],
  )
  .expectBoard((b) => [b.players[0]!.bounties[1], npcOf(b, GALLEON), treasure.of(b).gold], [3, null, 0]);

beaten('SEA-m6-17: captured, it is a galleon of Manoeuvrability 2, as damaged as it is, and no point for buying it', 12, 'crew')
  .plays('anne capture')
  .expectBoard((b) => [b.players[0]!.ship.type, b.players[0]!.ship.cannons, b.players[0]!.shipGlory], [GALLEON_SHIP, 2, false])
  .expectBoard((b) => manoeuvrabilityOf({ house: { ...b.house, galleonManoeuvrability: 1 } }, newShip(GALLEON_SHIP)), 2);

beaten('SEA-EX-25, SEA-m6-15: sunk, the gold is lost; the bounties and the point are not', 27, 'naval')
  .expectTold('galleon.lost', { gold: 27 })
  .expectBoard((b) => [b.players[0]!.gold, b.players[0]!.points, b.players[0]!.bounties[1], treasure.of(b).gold], [10, 1, 3, 0]);

beaten('SEA-EX-25, SEA-m6-14: with 9 gold aboard there is no further bounty', 9, 'naval').expectBoard(
  (b) => b.players[0]!.bounties[1],
  1,
);

beaten('SEA-m6-14: five of Spain at most', 40, 'naval').expectBoard((b) => b.players[0]!.bounties[1], 5);

agreedVoyage('SEA-m6-13: by agreement a point for each full ten gold', { 'galleon-glory': 'per-ten' }, PACK)
  .given(afloat('anne', 'bartholomew-sharp', 'frigate', 'cartagena'))
  .given(carries(27))
  .given((b) => {
    hasSunk(b, GALLEON);
  })
  .start(spoils, { at: 0, cargo: 0, refused: [] })
  .expectBoard((b) => b.players[0]!.points, 2);

scene('SEA-m6-18: it never returns, and nothing moves it')
  .given((b) => {
    b.npcs[NPC[GALLEON]] = null;
    treasure.of(b).gold = 0;
    b.round = 2;
  })
  .draws('event', 'anne', 'dead-calm')
  .start(drawEvent, { event: null })
  .expectBoard((b) => treasure.of(b).gold, 0)
  .expectNothingLeft();

beaten('SEA-m6-11, SEA-m6-17, SEA-SET-33: whoever captures it may fill up what it sailed without', 12, 'crew')
  .plays('anne capture')
  .expectBoard(
    (b) => {
      const { ship } = b.players[0]!;
      return [ship.crew, damageOf(ship, 'crew'), ship.cannons, damageOf(ship, 'cannons')];
    },
    [3, 1, 2, 2],
  );

scene('SEA-m6-12, FDM-NPC-16: from a Man-o’-war, with more guns and hands, it may flee')
  .given(afloat('anne', 'bartholomew-sharp', 'man-o-war', 'cartagena'))
  .dice('manoeuvre', 'anne', 1, 1, 1)
  .dice('npc-manoeuvre', null, 1, 1, 1)
  .start(combat, { attacker: 0, defender: GALLEON })
  .plays('anne order fire')
  .expectCan('bart', 'order flee');

scene('SEA-m6-12: after a combat it survives it is whole again, for its cubes are set anew')
  .given(npc('navy-spain', 'navy-spain-pez', 'trinidad'))
  .start(roundEnd, {})
  .expectBoard((b) => npcOf(b, GALLEON), { zone: 'cartagena', ship: GALLEON_SHIP, captain: UBILLA });

scene('SEA-m6-15: in a fight with it, a bot sees its gold to be won, even if no price is on his head')
  .given(afloat('anne', 'bartholomew-sharp', 'man-o-war', 'cartagena'))
  .dice('manoeuvre', 'anne', 1, 1, 1)
  .dice('npc-manoeuvre', null, 1, 1, 1)
  .start(combat, { attacker: 0, defender: GALLEON })
  .expectBoard((b) => {
    const worth = (gold: number): number => {
      const copy = structuredClone(b);
      copy.players[0]!.bounties.fill(0);
      treasure.of(copy).gold = gold;
      return fightValue(copy, copy.players[0]!, 0, 1, lookAround(copy));
    };
    return worth(30) > worth(5);
  }, true);

// Module 6: the treasure galleon at the edges: the end of its route, the last coin, other ships.
import type { SeatOf } from '@boucan/testkit/scenario';
import { npcOf } from '../../src/board.ts';
import { GALLEON, ROUTE } from '../../src/packs/treasure-galleon/content.ts';
import { treasure } from '../../src/packs/treasure-galleon/galleon.ts';
import { spoils } from '../../src/rules/combat/spoils.ts';
import { drawEvent } from '../../src/rules/round/event.ts';
import { turn } from '../../src/rules/sea/turn.ts';
import { afloat, at, bounties, type Change, npc } from '../kit.ts';
import { agreedVoyage, hasBeaten, voyage } from './kit.ts';

const PACK = 'treasure-galleon';
const anne = (seat: SeatOf) => ({ seat: seat('anne') });
const lies = (b: Parameters<typeof npcOf>[0]) => [npcOf(b, GALLEON)?.zone, treasure.of(b).gold, treasure.of(b).step];

/** It has come so far on its route with so much gold; this is its die. */
const sailing = (name: string, step: number, gold: number, die: number) =>
  voyage(name, PACK)
    .given((b) => {
      b.round = 3;
      Object.assign(treasure.of(b), { step, gold });
      npcOf(b, GALLEON)!.zone = ROUTE[step]!;
    })
    .dice('galleon', null, die)
    .draws('event', 'anne', 'dead-calm')
    .start(drawEvent, { event: null });

sailing('SEA-m6-06, SEA-SET-35: on a skull it stays, and that is told', 0, 5, 5)
  .expectTold('galleon.stayed', { zone: 'cartagena', gold: 6 })
  .expectNotTold('galleon.sailed');
sailing('SEA-m6-08, SEA-SET-34: from Port Royal back to Cartagena, a Spanish port', 7, 10, 4).expectBoard(lies, [
  'cartagena',
  13,
  0,
]);
sailing('SEA-SET-34, SEA-SET-36: to Tortuga, which is none', 4, 10, 1).expectBoard(lies, ['tortuga', 11, 5]);
sailing('SEA-SET-36: the Caribbean Sea is nobody’s', 2, 10, 1).expectBoard(lies, ['caribbean-sea', 11, 3]);
sailing('SEA-SET-36: 37 and three are 40', 7, 37, 1).expectBoard(lies, ['cartagena', 40, 0]);
sailing('SEA-SET-36: 38 and three are 40 as well', 7, 38, 1).expectBoard(lies, ['cartagena', 40, 0]);

voyage('SEA-m6-09: whoever is elsewhere cannot look for it', PACK)
  .given(at('anne', 'curacao'))
  .start(turn, anne)
  .expectWhyNot('anne', 'scout treasure-galleon', 'FDM-TURN-09', 'not-an-option');

const carrying =
  (gold: number): Change =>
  (b) => {
    treasure.of(b).gold = gold;
  };
const won = (name: string, gold: number, stage: 'naval' | 'crew', options = {}) =>
  agreedVoyage(name, options, PACK)
    .given(afloat('anne', 'bartholomew-sharp', 'frigate', 'cartagena'))
    .given(bounties('anne', { spain: 1 }))
    .given(carrying(gold))
    .given((b) => hasBeaten(b, GALLEON, stage))
    .start(spoils, { at: 0, cargo: 0, refused: [] });
won('SEA-m6-14, SEA-SET-37: ten gold are a bounty', 10, 'naval').expectBoard(
  (b) => [b.players[0]!.bounties[1], b.players[0]!.points],
  [2, 1],
);
won('SEA-m6-14: of nine gold nobody speaks', 9, 'naval').expectNotTold('bounty.gained');
won('SEA-m6-14, SEA-SET-37: nineteen are one', 19, 'naval').expectBoard(
  (b) => [b.players[0]!.bounties[1], b.players[0]!.points],
  [2, 1],
);
won('SEA-m6-13: by agreement too one point at least', 9, 'naval', { 'galleon-glory': 'per-ten' }).expectBoard(
  (b) => b.players[0]!.points,
  1,
);
won('SEA-m6-13: by agreement three for thirty', 30, 'naval', { 'galleon-glory': 'per-ten' }).expectBoard(
  (b) => b.players[0]!.points,
  3,
);
won('SEA-m6-15, SEA-m6-16: taken on deck, its gold is not lost besides', 12, 'crew')
  .plays('anne leave-prize')
  .expectNotTold('galleon.lost')
  .expectNotTold('hold.plundered')
  .expectBoard((b) => b.players[0]!.gold, 22);

const another = (name: string, stage: 'naval' | 'crew') =>
  voyage(name, PACK)
    .given(afloat('anne', 'bartholomew-sharp', 'frigate', 'cartagena'))
    .given(npc('navy-spain', 'navy-spain-pez', 'cartagena'))
    .given((b) => hasBeaten(b, 'navy-spain', stage))
    .start(spoils, { at: 0, cargo: 0, refused: [] });
another('SEA-m6-04, SEA-m6-18: another ship sunk costs the galleon nothing', 'naval')
  .expectNotTold('galleon.lost')
  .expectBoard((b) => [treasure.of(b).gold, b.players[0]!.bounties[1], b.players[0]!.points], [5, 1, 1]);
another('SEA-m6-16: another naval ship has a hold', 'crew')
  .plays('anne leave-prize')
  .expectTold('hold.plundered', { seat: 'anne', npc: 'navy-spain' })
  .expectNotTold('galleon.plundered')
  .expectBoard((b) => treasure.of(b).gold, 5);

// Module 10: favours.
import type { SeatOf } from '@boucan/testkit/scenario';
import { expect, test } from 'vitest';
import { fortunes } from '../../src/game.ts';
import { PACK } from '../../src/packs/favours/content.ts';
import { track } from '../../src/packs/favours/track.ts';
import { spoils } from '../../src/rules/combat/spoils.ts';
import { gloryPoint } from '../../src/rules/glory.ts';
import { portAction } from '../../src/rules/port/port.ts';
import { recruit } from '../../src/rules/port/recruit.ts';
import { death } from '../../src/rules/round/death.ts';
import { turn } from '../../src/rules/sea/turn.ts';
import { acceptMission } from '../../src/rules/ventures/mission.ts';
import { completeMission } from '../../src/rules/ventures/rewards.ts';
import { acquireRumour } from '../../src/rules/ventures/rumour.ts';
import { afloat, bounties, type Change, cubes, gold, hand, inPort, mission, npc, offered } from '../kit.ts';
import { hasBeaten, setOut, voyage } from './kit.ts';

const anne = (seat: SeatOf) => ({ seat: seat('anne') });
const scene = (name: string) => voyage(name, PACK);
const favours =
  (n: number): Change =>
  (b) => {
    track.of(b).held[0] = n;
  };
const held = (b: Parameters<typeof track.of>[0]) => track.of(b).held;

setOut('SEA-m10-01, SEA-m10-13: everybody starts without, and all see it', 2, PACK)
  .start()
  .expectView('bart', (view) => track.seen(view).held, [0, 0]);

scene('SEA-m10-02, SEA-m10-16: a Mission accepted')
  .given(inPort('anne', 'cartagena'))
  .given(offered('the-lost-packet', 'the-surveyor'))
  .start(acceptMission, { seat: 0, mission: 'the-lost-packet', letter: true })
  .expectBoard(held, [1, 0]);

for (const [before, after] of [
  [4, 5],
  [5, 5],
] as const)
  scene(`SEA-EX-12, SEA-m10-03, SEA-m10-05: a Mission done with ${before} Favours makes ${after}`)
    .given(mission('anne', 'the-lost-packet'))
    .given(favours(before))
    .start(completeMission, { seat: 0, mission: 'the-lost-packet' })
    .expectBoard(held, [after, 0]);

scene('SEA-m10-04, SEA-m10-15, SEA-m10-16: bought as the Port action ends, and it is over with that')
  .given(inPort('anne', 'curacao'))
  .given(favours(2))
  .given(gold('anne', 20))
  .start(portAction, anne)
  .expectWhyNot('anne', 'buy-favours 4 8', 'FDM-PORT-02', 'not-an-option')
  .plays('anne buy-favours 3 6')
  .expectChange({ 'anne.gold': -6 })
  .expectBoard(held, [5, 0])
  .expectDone();

scene('SEA-m10-04: two gold each')
  .given(inPort('anne', 'curacao'))
  .given(gold('anne', 1))
  .start(portAction, anne)
  .expectWhyNot('anne', 'buy-favours 1 2', 'SEA-m10-04', 'too-dear');

scene('SEA-m10-06: they die with the captain').given(favours(3)).start(death, anne).expectBoard(held, [0, 0]);

scene('SEA-m10-06: and retire with him')
  .given(favours(3))
  .given(inPort('anne', 'cartagena'))
  .start(turn, anne)
  .plays('anne retire')
  .expectBoard(held, [0, 0]);

scene('SEA-EX-11, SEA-m10-10, SEA-m10-19: as many as there are bounties, with the Move; the bounties stay')
  .given(inPort('anne', 'curacao'))
  .given((b) => {
    b.players[0]!.inPort = false;
  })
  .given(bounties('anne', { holland: 2 }))
  .given(favours(1))
  .start(turn, anne)
  .expectWhyNot('anne', 'enter-on-favours 2', 'SEA-m10-10', 'favours-missing')
  .given(favours(3))
  .plays('anne enter-on-favours 2')
  .expectBoard((b) => [...held(b), b.turn.actions, b.players[0]!.inPort], [1, 0, 2, true])
  .expectChange({ 'anne.at': 'port of curacao' });

scene('SEA-EX-30, SEA-m10-10, SEA-m10-14: one for a war; without it the enemy’s port is shut')
  .given((b) => {
    b.players[0]!.zone = 'nassau';
    b.war = { card: 'war-two-flags', nations: ['spain', 'england'], lost: [false, false], entered: false };
    b.events = b.events.filter((event) => event !== 'war-two-flags');
  })
  .start(turn, anne)
  .expectWhyNot('anne', 'sail port', 'FDM-MOVE-03', 'port-shut-by-war')
  .expectWhyNot('anne', 'enter-on-favours 1', 'SEA-m10-10', 'favours-missing')
  .given(favours(1))
  .plays('anne enter-on-favours 1')
  .expectBoard(held, [0, 0]);

scene('SEA-m10-08, SEA-m10-11, SEA-m10-12, SEA-m10-17: all dice of a failed roll again, once, and the second stands')
  .given(inPort('anne', 'curacao'))
  .given(cubes('anne', { crew: 1 }))
  .given(favours(2))
  .dice('leadership', 'anne', 1, 1, 2, 2)
  .start(recruit, anne)
  .expectAsked('anne', 'favour.roll')
  .plays('anne use-favour')
  .expectTold('favour.rolled', { seat: 'anne', was: [1, 1], dice: [2, 2] })
  .expectAsked('anne', 'port.enlist')
  .expectBoard(held, [1, 0]);

scene('SEA-m10-08: whoever waits for the answer has seen whom one tries to persuade')
  .given(inPort('anne', 'la-habana'))
  .given(hand('anne', 'surgeon-persuaded'))
  .given(favours(1))
  .dice('influence', 'anne', 1, 2, 3)
  .start(turn, anne)
  .plays('anne hire surgeon-persuaded')
  .expectAsked('anne', 'favour.roll')
  .expectView('bart', ({ board }) => board.players[0]!.shown, ['surgeon-persuaded']);

scene('SEA-m10-08: a Scouting roll before a raid')
  .given(favours(1))
  .dice('scouting', 'anne', 1, 1, 1, 5, 1, 1)
  .start(turn, anne)
  .plays('anne scout merchant', 'anne use-favour')
  .expectAsked('anne', 'raid.attack');

scene('SEA-m10-09: a search that has found the player is rolled again')
  .given(favours(1))
  .given(bounties('anne', { spain: 2 }))
  .given(npc('navy-spain', 'navy-spain-pez', 'cartagena'))
  .dice('search', null, 5, 5, 5, 1, 1, 1)
  .start(turn, anne)
  .expectAsked('anne', 'favour.search')
  .plays('anne use-favour')
  .expectAsked('anne', 'turn.action')
  .expectBoard(held, [0, 0]);

scene('SEA-m10-07, SEA-m10-18: a Glory card is discarded and another drawn')
  .given(favours(1))
  .draws('glory', 'anne', 'quick-witted', 'strongbox-courier')
  .start(gloryPoint, { seat: 0, source: 'raid' })
  .plays('anne use-favour')
  .expectBoard((b) => [b.gloryDiscard, b.players[0]!.hand], [['quick-witted'], ['strongbox-courier']]);

scene('SEA-m10-07, SEA-m10-17, SEA-m10-18: the roll and the Rumour it brings, one Favour each; the Rumour is shuffled back')
  .given(inPort('anne', 'curacao'))
  .given(favours(2))
  .dice('influence', 'anne', 1, 1, 1, 5, 1, 1)
  .draws('rumour', 'anne', 'pearl-bank', 'ambergris')
  .start(acquireRumour, { seat: 0, informant: false })
  .plays('anne use-favour', 'anne use-favour')
  .expectBoard((b) => [b.players[0]!.rumour, b.rumours.includes('pearl-bank'), ...held(b)], ['ambergris', true, 0, 0]);

test('SEA-m10-05: a sixth is noticed', () => {
  const state = fortunes.setup({ seats: 2, packs: [PACK] }, [1, 2, 3, 4]);
  track.of(state.board).held = [6, 0];
  expect(track.faults!(track.of(state.board), state)).toHaveLength(1);
});

scene('SEA-m10-07, SEA-m10-18: what lies in a naval ship’s hold is told before one thinks about drawing again')
  .given(afloat('anne', 'bartholomew-sharp', 'frigate', 'cartagena'))
  .given(npc('navy-spain', 'navy-spain-pez', 'cartagena'))
  .given(favours(1))
  .given((b) => hasBeaten(b, 'navy-spain', 'crew'))
  .draws('cargo', 'anne', 'rum-1', 'rum-2', 'sugar-1')
  .start(spoils, { at: 0, cargo: 0, refused: [] })
  .plays('anne pass')
  .plays('anne leave-prize')
  .expectTold('favour.hold', { seat: 'anne', cards: ['rum-1', 'rum-2', 'sugar-1'] })
  .expectAsked('anne', 'favour.draw');

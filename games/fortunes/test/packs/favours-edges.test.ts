// Module 10: every occasion for a Favour: who is asked, once; what is told; what comes of it, and what does not.
import { seedOf } from '@boucan/kernel';
import type { SeatOf } from '@boucan/testkit/scenario';
import { expect, test } from 'vitest';
import { ahead } from '../../src/advice/values.ts';
import type { CargoId } from '../../src/content/cargo.ts';
import type { GloryId } from '../../src/content/glory.ts';
import { fortunes } from '../../src/game.ts';
import { favours as favoursPack } from '../../src/packs/favours/pack.ts';
import { track } from '../../src/packs/favours/track.ts';
import { weather } from '../../src/packs/wind-and-storm/weather.ts';
import { spoils } from '../../src/rules/combat/spoils.ts';
import { drawGlory, gloryPoint } from '../../src/rules/glory.ts';
import { buyGoods } from '../../src/rules/port/buy.ts';
import { portAction } from '../../src/rules/port/port.ts';
import { recruit } from '../../src/rules/port/recruit.ts';
import { drawEvent } from '../../src/rules/round/event.ts';
import { freeMove } from '../../src/rules/sea/move.ts';
import { merchant } from '../../src/rules/sea/raid.ts';
import { turn } from '../../src/rules/sea/turn.ts';
import { acceptMission } from '../../src/rules/ventures/mission.ts';
import { completeMission } from '../../src/rules/ventures/rewards.ts';
import { acquireRumour, testRumour } from '../../src/rules/ventures/rumour.ts';
import {
  afloat,
  at,
  atWar,
  bounties,
  type Change,
  rumour as carrying,
  cubes,
  demand,
  gold,
  hand,
  inPort,
  merchantIn,
  mission,
  npc,
  offered,
  proven,
} from '../kit.ts';
import { faultsOf, hasBeaten, uncutVoyage, voyage } from './kit.ts';

const PACK = 'favours';
const anne = (seat: SeatOf) => ({ seat: seat('anne') });
const favours =
  (n: number): Change =>
  (b) => {
    track.of(b).held[0] = n;
  };
const held = (b: Parameters<typeof track.of>[0]) => track.of(b).held[0];
const scene = (name: string, n: number, ...more: string[]) => voyage(name, PACK, ...more).given(favours(n));

// ── earned and bought ──

scene('SEA-m10-03: each is told as it is earned, until there are five', 0)
  .given(mission('anne', 'the-lost-packet'))
  .start(completeMission, { seat: 0, mission: 'the-lost-packet' })
  .expectTold('favour.gained', { seat: 'anne', favours: 1 });
scene('SEA-m10-05: a sixth is not told, for there is none', 5)
  .given(mission('anne', 'the-lost-packet'))
  .start(completeMission, { seat: 0, mission: 'the-lost-packet' })
  .expectNotTold('favour.gained');

const ashore = (name: string, n: number, aboard: number) =>
  scene(name, n).given(inPort('anne', 'curacao')).given(gold('anne', aboard)).start(portAction, anne);
ashore('SEA-m10-04, SEA-m10-16: as many as the gold buys, to the last coin, and told', 0, 4)
  .expectCan('anne', 'buy-favours 1 2')
  .expectWhyNot('anne', 'buy-favours 3 6', 'FDM-PORT-02', 'not-an-option')
  .expectCan('anne', 'activity buy')
  .plays('anne buy-favours 2 4')
  .expectTold('favour.bought', { seat: 'anne', bought: 2, gold: 4, favours: 2 })
  .expectBoard((b) => [held(b), b.players[0]!.gold], [2, 0])
  .expectDone();
ashore('SEA-m10-04: two gold for the first, and nothing for none', 0, 2)
  .expectCan('anne', 'buy-favours 1 2')
  .expectWhyNot('anne', 'buy-favours 0 0', 'FDM-PORT-02', 'not-an-option');
ashore('SEA-m10-04: five gold buy two', 0, 5)
  .expectCan('anne', 'buy-favours 2 4')
  .expectWhyNot('anne', 'buy-favours 3 6', 'FDM-PORT-02', 'not-an-option');
ashore('SEA-m10-05: with five there is nothing to buy', 5, 20).expectWhyNot(
  'anne',
  'buy-favours 1 2',
  'FDM-PORT-02',
  'not-an-option',
);
ashore('SEA-m10-04: the other activities are still there', 0, 20).plays('anne activity yard').expectAsked('anne', 'port.yard');

// ── into a port that is shut ──

const wanted = (name: string, n: number) =>
  scene(name, n)
    .given(at('anne', 'curacao'))
    .given(bounties('anne', { holland: 2 }));
wanted('SEA-m10-10, SEA-m10-19: what is spent is told', 3)
  .start(turn, anne)
  .plays('anne enter-on-favours 2')
  .expectTold('favour.spent', { seat: 'anne', spent: 2, favours: 1 })
  .expectTold('port.entered', { seat: 'anne' });
wanted('SEA-m10-10: not from within, nor where the port is open, nor where there is none', 3)
  .given(inPort('anne', 'curacao'))
  .start(turn, anne)
  .expectWhyNot('anne', 'enter-on-favours 2', 'FDM-TURN-09', 'not-an-option')
  .given(at('anne', 'cartagena'))
  .expectWhyNot('anne', 'enter-on-favours 0', 'FDM-TURN-09', 'not-an-option')
  .given(at('anne', 'caribbean-sea'))
  .expectWhyNot('anne', 'enter-on-favours 0', 'FDM-TURN-09', 'not-an-option')
  .expectCan('anne', 'stop');
wanted('SEA-m10-10, SEA-m10-19: the Move is spent too, so one must be left', 3)
  .start(turn, anne)
  .given((b) => {
    b.turn.actions = 0;
  })
  .expectWhyNot('anne', 'enter-on-favours 2', 'FDM-TURN-09', 'no-action-left');
scene('SEA-m10-10: forged documents see to the bounties, a Favour to the war', 1)
  .given(at('anne', 'nassau'))
  .given(bounties('anne', { england: 3 }))
  .given(proven('anne', 'forged-documents'))
  .given(atWar(['spain', 'england'], { entered: false }))
  .start(turn, anne)
  .plays('anne enter-on-favours 1')
  .expectBoard((b) => [held(b), b.players[0]!.inPort], [0, true]);
scene('SEA-m10-10: bounties and a war add up', 3)
  .given(at('anne', 'nassau'))
  .given(bounties('anne', { england: 2 }))
  .given(atWar(['spain', 'england'], { entered: false }))
  .start(turn, anne)
  .plays('anne enter-on-favours 3')
  .expectBoard(held, 0);
wanted('SEA-m10-10: a Move that costs no action will do', 2)
  .start(freeMove, anne)
  .expectCan('anne', 'sail cartagena')
  .plays('anne enter-on-favours 2')
  .expectBoard((b) => [held(b), b.players[0]!.inPort], [0, true]);
wanted('SEA-m10-10: whoever makes that Move otherwise spends none', 2)
  .start(freeMove, anne)
  .plays('anne sail cartagena')
  .expectBoard((b) => [held(b), b.players[0]!.zone], [2, 'cartagena']);

// ── another roll ──

const mustering = (name: string, n: number, ...dice: number[]) =>
  scene(name, n)
    .given(inPort('anne', 'curacao'))
    .given(cubes('anne', { crew: 1 }))
    .dice('leadership', 'anne', ...dice)
    .start(recruit, anne);
mustering('SEA-m10-08: everybody sees the dice that are thought about; they may stay as they are', 2, 1, 2)
  .expectTold('favour.weighed', { seat: 'anne', skill: 'leadership', dice: [1, 2] })
  .expectPrompt('anne', { skill: 'leadership', dice: [1, 2], favours: 2 })
  .expectOptions('anne', ['use-favour', 'pass'])
  .plays('anne pass')
  .expectNotTold('favour.spent')
  .expectAsked('anne', 'port.enlist')
  .expectBoard(held, 2);
mustering('SEA-m10-08: without a Favour nobody is asked', 0, 1, 2).expectAsked('anne', 'port.enlist');
mustering('SEA-m10-08: nor after a skull', 2, 5, 2).expectNotTold('favour.weighed').expectBoard(held, 2);
mustering('SEA-m10-08, SEA-m10-12: the second roll counts for this roll alone', 2, 1, 1)
  .dice('leadership', 'anne', 5, 5)
  .plays('anne use-favour')
  .expectTold('favour.spent', { seat: 'anne', spent: 1, favours: 1 })
  .expectBoard((b) => track.of(b).rolled, null);

const stormy = (name: string, ...dice: number[]) =>
  scene(name, 1, 'wind-and-storm')
    .given((b) => {
      weather.of(b).storm = 'cartagena';
    })
    .dice('manoeuvre', 'anne', ...dice);
stormy('SEA-m10-08, SEA-m8-05: in a storm two skulls of three could be better', 5, 5, 1)
  .start(turn, anne)
  .expectAsked('anne', 'favour.roll');
stormy('SEA-m10-08, SEA-m8-05: three could not', 5, 5, 5).start(turn, anne).expectAsked('anne', 'turn.action');

// ── where there is none, and where there is one after all ──

scene('SEA-m10-08: the roll of a Turned coat is part of the raid', 2)
  .given(afloat('anne', 'jan-erasmus-reyning', 'sloop', 'cartagena'))
  .given(merchantIn('cartagena', 'england'))
  .dice('influence', 'anne', 1, 1)
  .start(merchant, anne)
  .plays('anne attack england', 'anne turn-coat')
  .expectTold('coat.seen', { seat: 'anne' })
  .expectNotTold('favour.weighed')
  .expectBoard(held, 2);

const received = (name: string, n: number, ...dice: number[]) =>
  uncutVoyage(name, 'cards-and-flags', PACK)
    .given(favours(n))
    .given(inPort('anne', 'cartagena'))
    .given(inPort('bart', 'nassau'))
    .draws('event', 'anne', 'governors-reception')
    .dice('influence', 'anne', ...dice)
    .dice('influence', 'bart', 5, 1)
    .start(drawEvent, { event: null });
received('SEA-m10-08, SEA-SET-08: at a governor’s reception one may try again, for it is no draw', 2, 1, 2, 3, 5, 1, 1)
  .expectAsked('anne', 'favour.roll')
  .plays('anne use-favour')
  .expectToldInOrder(
    ['favour.rolled', { seat: 'anne', was: [1, 2, 3], dice: ['skull', 1, 1] }],
    ['reception.favoured', { seat: 'anne' }],
    ['reception.favoured', { seat: 'bart' }],
  )
  .expectBoard((b) => track.of(b).held, [2, 1])
  .expectDone();
received('SEA-m10-08, SEA-SET-08: or let it be', 1, 1, 2, 3)
  .plays('anne pass')
  .expectTold('reception.held', { seat: 'anne', gold: 0 })
  .expectBoard((b) => track.of(b).held, [1, 1]);

const together = (name: string, ...cards: GloryId[]) =>
  scene(name, 2)
    .draws('glory', 'anne', ...cards)
    .start(drawGlory, { seat: 0, cards: 2 });
const dealt = (b: Parameters<typeof held>[0]) => [b.players[0]!.hand, b.gloryDiscard, held(b)];
together(
  'SEA-m10-07, SEA-m10-11: of two Glory cards drawn together the first may be replaced, and then not the second',
  ...(['quick-witted', 'strongbox-courier', 'raking-fire'] as const),
)
  .plays('anne use-favour')
  .expectBoard(dealt, [['strongbox-courier', 'raking-fire'], ['quick-witted'], 1])
  .expectDone();
together('SEA-m10-07, SEA-m10-11: or the second', 'quick-witted', 'strongbox-courier', 'raking-fire')
  .plays('anne pass')
  .expectAsked('anne', 'favour.draw')
  .plays('anne use-favour')
  .expectBoard(dealt, [['quick-witted', 'raking-fire'], ['strongbox-courier'], 1])
  .expectDone();
together('SEA-m10-07: or neither', 'quick-witted', 'strongbox-courier')
  .plays('anne pass', 'anne pass')
  .expectBoard(dealt, [['quick-witted', 'strongbox-courier'], [], 2])
  .expectDone();

const adrift = (name: string) =>
  scene(name, 1)
    .given(at('anne', 'bridgetown'))
    .given(carrying('anne', 'drifting-flute'))
    .dice('scouting', 'anne', 5, 5, 5)
    .draws('cargo', 'anne', 'rum-1', 'rum-2', 'cocoa-1', 'spices-1')
    .start(testRumour, anne);
adrift('SEA-m10-07, SEA-m10-18: the four cards of a drifting flute may be replaced, all of them')
  .expectPrompt('anne', { cards: 4, favours: 1 })
  .draws('cargo', 'anne', 'sugar-1', 'sugar-2', 'sugar-3', 'wood-1')
  .plays('anne use-favour')
  .expectTold('favour.rejected', { seat: 'anne', cargo: ['rum-1', 'rum-2', 'cocoa-1', 'spices-1'] })
  .expectAsked('anne', 'venture.load')
  .expectOptions('anne', ['load wood', 'load sugar', 'done'])
  .expectBoard((b) => [b.cargoDiscard, held(b)], [['rum-1', 'rum-2', 'cocoa-1', 'spices-1'], 0]);
adrift('SEA-m10-07: or kept').plays('anne pass').expectOptions('anne', ['load rum', 'load cocoa', 'load spices', 'done']);

const scouting = (name: string, n: number, ...dice: number[]) =>
  scene(name, n)
    .dice('scouting', 'anne', ...dice)
    .start(turn, anne)
    .plays('anne scout merchant');
scouting('SEA-m10-08: a search that failed is told already; it may stay as it is', 2, 1, 1, 1)
  .expectNotTold('favour.weighed')
  .expectPrompt('anne', { skill: 'scouting', dice: [1, 1, 1], favours: 2 })
  .plays('anne pass')
  .expectBoard(held, 2)
  .expectAsked('anne', 'turn.action');
scouting('SEA-m10-08, SEA-m10-11: a second failure stands', 2, 1, 1, 1)
  .dice('scouting', 'anne', 1, 1, 1)
  .plays('anne use-favour')
  .expectBoard(held, 1)
  .expectAsked('anne', 'turn.action');
scouting('SEA-m10-08: without a Favour it stands at once', 0, 1, 1, 1).expectAsked('anne', 'turn.action');
scouting('SEA-m10-08: whoever has found the merchant needs none', 2, 5, 1, 1).expectAsked('anne', 'raid.attack');

// ── another search ──

const hunted = (name: string, n: number) =>
  scene(name, n)
    .given(bounties('anne', { spain: 2 }))
    .given(npc('navy-spain', 'navy-spain-pez', 'cartagena'))
    .dice('search', null, 5, 1, 1)
    .start(turn, anne);
hunted('SEA-m10-09, SEA-m10-11, SEA-m10-12: who looks again and finds is told, and there is no third look', 2)
  .expectPrompt('anne', { npc: 'navy-spain', favours: 2 })
  .dice('search', null, 6, 1, 2)
  .plays('anne use-favour')
  .expectTold('npc.found', { npc: 'navy-spain', seat: 'anne', dice: ['skull', 1, 2], effects: 0, by: [] })
  .expectNotTold('npc.searched')
  .expectBoard((b) => [held(b), b.fight?.sides[0].npc], [1, 'navy-spain']);
hunted('SEA-m10-09: who looks again in vain is told as well', 1)
  .dice('search', null, 1, 1, 2)
  .plays('anne use-favour')
  .expectTold('npc.searched', { npc: 'navy-spain', seat: 'anne', dice: [1, 1, 2], effects: 0 })
  .expectNotTold('npc.found')
  .expectAsked('anne', 'turn.action');
hunted('SEA-m10-09: it need not be used', 2)
  .plays('anne pass')
  .expectBoard((b) => [held(b), b.fight?.sides[0].npc], [2, 'navy-spain']);
hunted('SEA-m10-09: without one there is a fight', 0).expectBoard((b) => b.fight?.sides[0].npc, 'navy-spain');
scene('SEA-m10-09, SEA-m10-11: against each of two searches one', 2)
  .given(bounties('anne', { spain: 1 }))
  .given(npc('navy-spain', 'navy-spain-pez', 'cartagena'))
  .given(npc('navy-france', 'navy-france-pointis', 'cartagena'))
  .dice('search', null, 5, 1, 1)
  .start(turn, anne)
  .dice('search', null, 1, 1, 1, 5)
  .plays('anne use-favour')
  .expectAsked('anne', 'favour.search')
  .expectPrompt('anne', { npc: 'navy-france', favours: 1 });

// ── another draw ──

const glory = (name: string, n: number) =>
  scene(name, n).given(hand('anne')).draws('glory', 'anne', 'quick-witted').start(gloryPoint, { seat: 0, source: 'raid' });
glory('SEA-m10-07, SEA-m10-11: a Glory card, once; all see what is discarded, and nobody what is drawn', 2)
  .expectNotTold('favour.hold')
  .expectPrompt('anne', { cards: 1, favours: 2 })
  .draws('glory', 'anne', 'strongbox-courier')
  .plays('anne use-favour')
  .expectTold('favour.redrawn', { seat: 'anne', cards: 1 })
  .expectToldTo('bart', 'glory.discarded', { seat: 'anne', card: 'quick-witted' })
  .expectToldTo('anne', 'glory.drawn', { seat: 'anne', card: 'strongbox-courier' })
  .expectNotToldTo('bart', 'glory.drawn', { card: 'strongbox-courier' })
  .expectNotTold('favour.hold')
  .expectBoard((b) => [held(b), b.players[0]!.hand], [1, ['strongbox-courier']])
  .expectDone();
glory('SEA-m10-07: it may be kept', 1)
  .plays('anne pass')
  .expectBoard((b) => [held(b), b.players[0]!.hand], [1, ['quick-witted']]);
glory('SEA-m10-07: without a Favour it is', 0).expectDone();
const lastCards =
  (left: number): Change =>
  (b) => {
    b.gloryDiscard.push(...b.glory.splice(left));
  };
glory('SEA-m10-18: an empty deck is made anew, the card just discarded in it', 1)
  .given(lastCards(0))
  .draws('glory', 'anne', 'quick-witted')
  .plays('anne use-favour')
  .expectBoard((b) => [b.players[0]!.hand, b.gloryDiscard], [['quick-witted'], []]);
glory('SEA-m10-18: not while a card is left', 1)
  .given(lastCards(1))
  .plays('anne use-favour')
  .expectBoard((b) => [b.glory.length, b.gloryDiscard.includes('quick-witted')], [0, true]);

const rumour = (name: string, n: number, ...drawn: string[]) =>
  scene(name, n)
    .draws('rumour', 'anne', ...drawn)
    .start(acquireRumour, { seat: 0, informant: true });
rumour('SEA-m10-07: a Rumour; what is heard in its place is told to its owner', 1, 'pearl-bank')
  .expectPrompt('anne', { cards: 1, favours: 1 })
  .draws('rumour', 'anne', 'ambergris')
  .plays('anne use-favour')
  .expectToldTo('anne', 'rumour.heard', { seat: 'anne', rumours: 1, effects: 0, heard: ['ambergris'] })
  .expectNotToldTo('bart', 'rumour.heard', { heard: ['ambergris'] })
  .expectBoard((b) => [b.players[0]!.rumour, faultsOf(b)], ['ambergris', []]);
rumour('SEA-m10-07: without a Favour it stays', 0, 'pearl-bank').expectBoard((b) => b.players[0]!.rumour, 'pearl-bank');
const noRumours: Change = (b) => {
  b.players[1]!.proven = b.rumours.splice(0);
};
scene('SEA-m10-07: where nothing was heard there is nothing to hear again', 1)
  .given(noRumours)
  .start(acquireRumour, { seat: 0, informant: true })
  .expectDone();

const offer = (name: string, n: number) =>
  scene(name, n)
    .given(inPort('anne', 'cartagena'))
    .given(demand('cartagena', 'spices'))
    .draws('cargo', 'anne', 'food-1', 'food-2', 'wood-1', 'wood-2', 'rum-1', 'rum-2')
    .start(buyGoods, { seat: 0, returned: 0 });
offer('SEA-m10-07, SEA-m10-18: an offer in port, once; what is rejected lies open', 2)
  .expectAsked('anne', 'favour.draw')
  .plays('anne use-favour')
  .expectTold('favour.rejected', { seat: 'anne', cargo: ['food-1', 'food-2', 'wood-1', 'wood-2', 'rum-1', 'rum-2'] })
  .expectAsked('anne', 'port.buy')
  .expectBoard((b) => [held(b), b.market.length, b.cargoDiscard.length, faultsOf(b)], [1, 6, 7, []]);
offer('SEA-m10-07: without a Favour one buys', 0).expectAsked('anne', 'port.buy');

const raiding = (name: string, n: number) =>
  scene(name, n)
    .given(at('anne', 'curacao'))
    .given(merchantIn('curacao', 'holland'))
    .draws('cargo', 'anne', 'rum-1', 'food-1', 'wood-1')
    .start(merchant, anne)
    .plays('anne attack holland');
raiding('SEA-m10-07: the cards of a raid, once', 2)
  .expectAsked('anne', 'favour.draw')
  .expectPrompt('anne', { cards: 3, favours: 2 })
  .draws('cargo', 'anne', 'rum-8', 'food-8', 'wood-8')
  .plays('anne use-favour')
  .expectBoard((b) => [held(b), b.raid!.cards, b.cargoDiscard], [1, ['rum-8', 'food-8', 'wood-8'], ['rum-1', 'food-1', 'wood-1']])
  .expectAsked('anne', 'raid.use');
raiding('SEA-m10-07: without a Favour they stay', 0)
  .expectAsked('anne', 'raid.use')
  .expectBoard((b) => b.raid!.cards, ['rum-1', 'food-1', 'wood-1']);

const plundering = (name: string, n: number, ...cards: CargoId[]) =>
  scene(name, n)
    .given(afloat('anne', 'bartholomew-sharp', 'frigate', 'cartagena'))
    .given(hand('anne', 'weather-gauge'))
    .given(npc('navy-spain', 'navy-spain-pez', 'cartagena'))
    .given((b) => hasBeaten(b, 'navy-spain', 'crew'))
    .given(favours(0))
    .draws('cargo', 'anne', ...cards)
    .start(spoils, { at: 0, cargo: 0, refused: [] })
    .given(favours(n))
    .plays('anne leave-prize');
plundering(
  'SEA-m10-07, SEA-m10-18: what lay in a naval ship’s hold is told as it goes to the discard',
  1,
  'rum-1',
  'rum-2',
  'sugar-1',
)
  .draws('cargo', 'anne', 'rum-8', 'food-8', 'wood-8')
  .plays('anne use-favour')
  .expectTold('cargo.lost', { seat: 'anne', good: 'sugar', card: 'sugar-1' })
  .expectTold('hold.plundered', { seat: 'anne', gold: 13 })
  .expectBoard((b) => [b.cargoDiscard, faultsOf(b)], [['rum-1', 'rum-2', 'sugar-1'], []]);
plundering('SEA-m10-07: without a Favour it is counted', 0, 'rum-1', 'rum-2', 'sugar-1').expectTold('hold.plundered', {
  seat: 'anne',
  gold: 4,
});

const accepting = (name: string, n: number) =>
  scene(name, n).given(inPort('anne', 'cartagena')).given(offered('the-lost-packet', 'the-surveyor'));
accepting('SEA-m10-02, SEA-m10-07: the Mission laid out in place of the one accepted, for the Favour it has brought', 0)
  .draws('mission', 'anne', 'the-bishops-passage')
  .start(acceptMission, { seat: 0, mission: 'the-lost-packet', letter: true })
  .expectAsked('anne', 'favour.draw')
  .expectPrompt('anne', { cards: 1, favours: 1 })
  .draws('mission', 'anne', 'rum-ration')
  .plays('anne use-favour')
  .expectTold('mission.dropped', { seat: 'anne', mission: 'the-bishops-passage' })
  .expectBoard((b) => [b.offers, b.missionDiscard], [['the-surveyor', 'rum-ration'], ['the-bishops-passage']]);

// ── nothing to think about ──

offer('SEA-m10-11: whoever has kept an offer buys, and is not asked again', 2)
  .plays('anne pass')
  .plays('anne buy rum 2')
  .expectAsked('anne', 'port.buy');

/** So many cargo cards are left; bart has the others. */
const cargoLeft =
  (n: number): Change =>
  (b) => {
    b.players[1]!.cargo = b.cargo.splice(n);
  };
const offerOf = (left: number) =>
  scene(`SEA-m10-07: of an offer of ${left} cards`, 1)
    .given(inPort('anne', 'cartagena'))
    .given(cargoLeft(left))
    .start(buyGoods, { seat: 0, returned: 0 });
offerOf(1).expectAsked('anne', 'favour.draw');
offerOf(0).expectDone();

const raidFor = (left: number) =>
  scene(`SEA-m10-07: of a raid for ${left} cards`, 1)
    .given(at('anne', 'curacao'))
    .given(merchantIn('curacao', 'holland'))
    .given(cargoLeft(left))
    .start(merchant, anne)
    .plays('anne attack holland');
raidFor(1).expectAsked('anne', 'favour.draw');
raidFor(0).expectDone();

const holdOf = (left: number) =>
  scene(`SEA-m10-07: of a naval ship’s hold of ${left} cards`, 0)
    .given(afloat('anne', 'bartholomew-sharp', 'frigate', 'cartagena'))
    .given(npc('navy-spain', 'navy-spain-pez', 'cartagena'))
    .given((b) => hasBeaten(b, 'navy-spain', 'crew'))
    .start(spoils, { at: 0, cargo: 0, refused: [] })
    .given(cargoLeft(left))
    .given(favours(1))
    .plays('anne leave-prize');
holdOf(1).expectAsked('anne', 'favour.draw');
holdOf(0).expectDone();

const timetabled = (name: string) =>
  scene(name, 1)
    .given(proven('anne', 'navy-timetable'))
    .given(bounties('anne', { spain: 2 }))
    .given(npc('navy-spain', 'navy-spain-pez', 'cartagena'))
    .dice('search', null, 5, 1, 1)
    .start(turn, anne);
timetabled('SEA-m10-09: whoever is found all the same has other means').plays('anne pass').expectAsked('anne', 'hunt.timetable');
timetabled('SEA-m10-09: whoever is not needs none')
  .dice('search', null, 1, 1, 1)
  .plays('anne use-favour')
  .expectAsked('anne', 'turn.action');

test('to a bot the first Favours are worth most, and all five together half a point', () => {
  const state = fortunes.setup({ seats: 2, packs: [PACK] }, seedOf('favoured'));
  const values = [0, 1, 2, 3, 4, 5].map((n) => {
    track.of(state.board).held[0] = n;
    const into = [0, 0];
    favoursPack.worth!(state, into);
    return into[0]! / ahead(state.board);
  });
  const gains = values.slice(1).map((value, i) => value - values[i]!);
  expect(gains.every((gain, i) => gain > 0 && (i === 0 || gain < gains[i - 1]!))).toBe(true);
  expect([values[0], values[5]]).toEqual([0, 0.5]);
});

// Module 11: a crew's loyalty.
import { seedOf } from '@boucan/kernel';
import type { SeatOf } from '@boucan/testkit/scenario';
import { expect, test } from 'vitest';
import { GLORY_SOURCES, npcOf } from '../../src/board.ts';
import { contentOf } from '../../src/box.ts';
import { gloryCard } from '../../src/content/glory.ts';
import { fortunes } from '../../src/game.ts';
import { falling, mutiny } from '../../src/packs/loyalty/rules.ts';
import { crews, PRICES, STEPS, type Step } from '../../src/packs/loyalty/track.ts';
import { PLANK } from '../../src/packs/modifications/content.ts';
import { spare } from '../../src/packs/modifications/reserve.ts';
import { GALLEON } from '../../src/packs/treasure-galleon/content.ts';
import { combat } from '../../src/rules/combat/combat.ts';
import { rollLeadership } from '../../src/rules/combat/crew-dice.ts';
import { newSide } from '../../src/rules/combat/sides.ts';
import { spoils } from '../../src/rules/combat/spoils.ts';
import type { Tools } from '../../src/rules/dice.ts';
import { drawGlory, gloryPoint } from '../../src/rules/glory.ts';
import { portAction } from '../../src/rules/port/port.ts';
import { recruit } from '../../src/rules/port/recruit.ts';
import { sellGoods } from '../../src/rules/port/sell.ts';
import { stashGold } from '../../src/rules/port/stash.ts';
import { visitYard } from '../../src/rules/port/yard.ts';
import { death, newCaptain } from '../../src/rules/round/death.ts';
import { drawEvent } from '../../src/rules/round/event.ts';
import { turn } from '../../src/rules/sea/turn.ts';
import { afloat, atHome, bounties, type Change, cubes, gold, hand, hired, hold, inPort, ship } from '../kit.ts';
import { agreedVoyage, fittedWith, hasSunk, setOut, voyage, waits } from './kit.ts';

const PACK = 'loyalty';
const scene = (name: string) => voyage(name, PACK);
const anne = (seat: SeatOf) => ({ seat: seat('anne') });
const crew =
  (name: string, step: Step): Change =>
  (b, seat) => {
    crews.of(b).steps[seat(name)] = step;
  };
const moods = (b: Parameters<typeof crews.of>[0]) => crews.of(b).steps;

// ── the track ──

test('SEA-m11-20: seven steps to rest on, from Angry to Fierce loyalty; Mutiny is none of them', () => {
  expect(
    Object.keys(STEPS)
      .map(Number)
      .sort((x, y) => x - y),
  ).toEqual([-3, -2, -1, 0, 1, 2, 3]);
});

setOut('SEA-m11-01, SEA-m11-29: every crew is Content, and all see it', 2, PACK)
  .start()
  .expectView('bart', (view) => crews.seen(view).steps, [0, 0]);

// ── gains ──

for (const source of GLORY_SOURCES)
  scene(`SEA-m11-06, SEA-m11-07, SEA-m11-08, SEA-m11-09, SEA-m11-11, SEA-m11-13: a point by ${source} is a step up`)
    .start(gloryPoint, (seat: SeatOf) => ({ seat: seat('anne'), source }))
    .expectBoard(moods, [1, 0])
    .expectTold('loyalty.rose', { seat: 'anne', step: 'loyalty/pleased' });

scene('SEA-m11-09: three cards in demand, a step')
  .given(inPort('anne', 'curacao'))
  .given((b) => {
    const at = b.demand.indexOf('rum');
    b.demand[at] = b.demand[9]!;
    b.demand[9] = 'rum';
  })
  .given(hold('anne', 'rum-1', 'rum-2', 'rum-3'))
  .start(sellGoods, (seat: SeatOf) => ({ seat: seat('anne'), cards: 0, wanted: 0 }))
  .plays('anne sell rum', 'anne sell rum', 'anne sell rum')
  .expectBoard(moods, [1, 0]);

voyage('SEA-m11-10: the second contraband card, a step; the first none', PACK, 'contraband')
  .given(inPort('anne', 'curacao'))
  .given(hold('anne', 'tea' as never))
  .given(waits('lace'))
  .start(sellGoods, (seat: SeatOf) => ({ seat: seat('anne'), cards: 0, wanted: 0 }))
  .plays('anne sell tea')
  .expectBoard(moods, [1, 0]);

scene('SEA-m11-11: a frigate bought, a step; once per captain')
  .given(inPort('anne', 'curacao'))
  .given(gold('anne', 90))
  .start(visitYard, (seat: SeatOf) => ({ seat: seat('anne'), repaired: 0, bought: [] }))
  .plays('anne exchange frigate 35 5')
  .expectBoard(moods, [1, 0]);

scene('SEA-m11-17: at Fierce loyalty there is nothing more to gain')
  .given(crew('anne', 3))
  .start(gloryPoint, (seat: SeatOf) => ({ seat: seat('anne'), source: 'raid' }))
  .expectBoard(moods, [3, 0]);

scene('SEA-m11-19: a Glory card without a point is no step')
  .start(drawGlory, (seat: SeatOf) => ({ seat: seat('anne'), cards: 1 }))
  .expectBoard(moods, [0, 0]);

agreedVoyage('SEA-m11-30: two points of one fight are one step', { 'galleon-glory': 'per-ten' }, PACK, 'treasure-galleon')
  .given((b) => {
    (b.parts!['treasure-galleon'] as { gold: number }).gold = 27;
    npcOf(b, GALLEON)!.zone = 'cartagena';
    hasSunk(b, GALLEON);
  })
  .start(spoils, { at: 0, cargo: 0, refused: [] })
  .expectBoard((b) => [b.players[0]!.points, moods(b)], [2, [1, 0]]);

// ── losses ──

scene('SEA-m11-03: a naval captain is drawn: every crew a step down, after the text')
  .draws('event', 'anne', 'navy-spain-pez')
  .start(drawEvent, { event: null })
  .expectBoard(moods, [-1, -1])
  .expectTold('loyalty.fell', { seat: 'bart', step: 'loyalty/restless' });

for (const event of ['dead-calm', 'war-broken-treaties'] as const)
  scene(`SEA-m11-03: icons are no captain, nor is a war: ${event}`)
    .draws('event', 'anne', event)
    .start(drawEvent, { event: null })
    .expectBoard(moods, [0, 0]);

scene('SEA-m11-14: hiding gold costs a step, however much it is')
  .given(atHome('anne'))
  .given(gold('anne', 9))
  .start(stashGold, (seat: SeatOf) => ({ seat: seat('anne'), atMost: 99 }))
  .plays('anne stash 9')
  .expectBoard(moods, [-1, 0]);

scene('SEA-EX-13, SEA-m11-16: out of port and in again is idling all the same')
  .given(inPort('anne', 'curacao'))
  .start(turn, anne)
  .plays('anne sail sea', 'anne sail port', 'anne stop')
  .expectBoard(moods, [-1, 0]);

scene('SEA-EX-13, SEA-m11-16: to end at sea, or in another port, is not')
  .given(inPort('anne', 'curacao'))
  .start(turn, anne)
  .plays('anne sail sea', 'anne sail caracas', 'anne sail port', 'anne stop')
  .expectBoard(moods, [0, 0]);

scene('SEA-m11-16: nor to come into port').start(turn, anne).plays('anne sail port', 'anne stop').expectBoard(moods, [0, 0]);

scene('SEA-m11-18: whoever dies leaves an angry crew behind')
  .given(crew('anne', -3))
  .start(death, anne)
  .expectBoard(moods, [0, 0]);

scene('SEA-m11-18: a new captain’s crew is Content')
  .given(crew('anne', 2))
  .given((b) => {
    const p = b.players[0]!;
    p.next = b.captains.pop()!;
    b.lostCaptains.push(p.captain!);
    p.captain = null;
    p.gold = 0;
  })
  .start(newCaptain, anne)
  .plays('anne ship sloop')
  .expectBoard(moods, [0, 0]);

// ── an extra action ──

const third = (name: string) =>
  scene(name).start(turn, anne).plays('anne sail curacao', 'anne sail caracas', 'anne sail trinidad');

third('SEA-EX-14, SEA-m11-04: after the third action a skull gives a fourth, and there is no second try')
  .dice('leadership', 'anne', 5, 1)
  .plays('anne rally')
  .expectTold('crew.rallied', { seat: 'anne', dice: ['skull', 1] })
  .expectBoard((b) => b.turn.actions, 1)
  .expectWhyNot('anne', 'rally', 'SEA-m11-04', 'rallied-already');

third('SEA-EX-14, SEA-m11-05: without a skull nothing else happens')
  .dice('leadership', 'anne', 1, 1)
  .plays('anne rally')
  .expectBoard((b) => [b.turn.actions, moods(b)], [0, [0, 0]])
  .plays('anne stop')
  .expectDone();

scene('SEA-EX-14, SEA-m11-22, SEA-m11-24: a restless crew is not asked')
  .given(crew('anne', -1))
  .start(turn, anne)
  .expectWhyNot('anne', 'rally', 'SEA-m11-22', 'crew-unwilling');

agreedVoyage('SEA-m11-22: by agreement always', { 'extra-action': 'always' }, PACK)
  .given(crew('anne', -3))
  .start(turn, anne)
  .expectCan('anne', 'rally');

agreedVoyage('SEA-m11-22: or from Happy on', { 'extra-action': 'happy' }, PACK)
  .given(crew('anne', 1))
  .start(turn, anne)
  .expectWhyNot('anne', 'rally', 'SEA-m11-22', 'crew-unwilling');

scene('SEA-m11-04: never a second Port action')
  .given(inPort('anne', 'curacao'))
  .start(turn, anne)
  .plays('anne port', 'anne leave')
  .dice('leadership', 'anne', 5, 5)
  .plays('anne rally')
  .expectBoard((b) => b.turn.actions, 3)
  .expectWhyNot('anne', 'port', 'FDM-TURN-10', 'port-visited');

// ── in port ──

test('SEA-m11-15, SEA-SET-84: what a step up costs', () => {
  expect(PRICES).toEqual({ [-2]: 2, [-1]: 2, 0: 2, 1: 3, 2: 3, 3: 3 });
});

const ashore = (name: string, step: Step, aboard = 3) =>
  scene(name).given(inPort('anne', 'curacao')).given(gold('anne', aboard)).given(crew('anne', step)).start(portAction, anne);

ashore('SEA-EX-29, SEA-m11-15: 3 gold from Content to Pleased, once a turn', 0, 9)
  .plays('anne buy-loyalty 3')
  .expectBoard((b) => [moods(b), b.players[0]!.gold], [[1, 0], 6])
  .expectWhyNot('anne', 'buy-loyalty 3', 'SEA-m11-15', 'loyalty-bought');

ashore('SEA-EX-29, SEA-m11-15: 2 gold from Restless to Content', -1)
  .plays('anne buy-loyalty 2')
  .expectBoard((b) => [moods(b), b.players[0]!.gold], [[0, 0], 1]);

ashore('SEA-m11-15: not without the gold', 0, 2).expectWhyNot('anne', 'buy-loyalty 3', 'SEA-m11-15', 'too-dear');

ashore('SEA-m11-15, FDM-PORT-04: selling comes first, so not after Loyalty was bought', 0, 9)
  .given(hold('anne', 'rum-1'))
  .expectCan('anne', 'activity sell')
  .plays('anne buy-loyalty 3')
  .expectWhyNot('anne', 'activity sell', 'FDM-PORT-04', 'sell-first')
  .expectCan('anne', 'activity buy');

ashore('SEA-m11-15, FDM-PORT-04: one may sell first, and buy Loyalty then', 0, 9)
  .given(hold('anne', 'rum-1'))
  .plays('anne activity sell', 'anne sell rum', 'anne buy-loyalty 3')
  .expectWhyNot('anne', 'activity sell', 'FDM-PORT-03', 'activity-done');

scene('SEA-m11-02, SEA-m11-21, SEA-m11-23: a pleased crew, or a better one, brings a die to recruiting')
  .given(inPort('anne', 'curacao'))
  .given(crew('anne', 3))
  .given(cubes('anne', { crew: 1 }))
  .dice('leadership', 'anne', 1, 1, 5)
  .start(recruit, anne)
  .expectTold('recruit.rolled', { seat: 'anne', dice: [1, 1, 'skull'] })
  .expectNothingLeft();

scene('SEA-m11-24: for an unhappy crew hands cost 3')
  .given(inPort('anne', 'curacao'))
  .given(crew('anne', -2))
  .given(cubes('anne', { crew: 1 }))
  .dice('leadership', 'anne', 1, 1)
  .start(recruit, anne)
  .expectCan('anne', 'sign-on 3');

scene('SEA-m11-23: a happy crew has somebody to promote, for a Glory card, 2 gold and a step, once a turn')
  .given(inPort('anne', 'curacao'))
  .given(gold('anne', 9))
  .given(crew('anne', 3))
  .given(hand('anne', 'raking-fire', 'no-quarter'))
  .start(portAction, anne)
  .plays('anne promote raking-fire', 'anne enlist surgeon')
  .expectBoard(
    (b) => [moods(b)[0], b.players[0]!.gold, b.players[0]!.hand, b.players[0]!.specialists.length],
    [2, 7, ['no-quarter'], 1],
  )
  .expectWhyNot('anne', 'promote no-quarter', 'SEA-m11-23', 'promoted-already');

/** In port with a happy crew, a card to give and cargo to sell. */
const promoting = (name: string) => ashore(name, 3, 9).given(hand('anne', 'raking-fire')).given(hold('anne', 'rum-1'));
/** These cards have left the Glory deck. */
const outOfDeck =
  (gone: (type: string | undefined) => boolean): Change =>
  (b) => {
    b.gloryDiscard.push(...b.glory.filter((card) => gone(gloryCard(card).type)));
    b.glory = b.glory.filter((card) => !gone(gloryCard(card).type));
  };

promoting('SEA-m11-23, SEA-SET-82, FDM-PORT-04: nor does one sell after a promotion')
  .plays('anne promote raking-fire', 'anne enlist surgeon')
  .expectWhyNot('anne', 'activity sell', 'FDM-PORT-04', 'sell-first');

promoting('SEA-SET-82: whoever lies on the discard is not in the deck, and cannot be named')
  .given(outOfDeck((type) => type === 'surgeon'))
  .plays('anne promote raking-fire')
  .expectWhyNot('anne', 'enlist surgeon', 'FDM-SPECIALIST-01', 'not-an-option')
  .plays('anne enlist carpenter')
  .expectTold('specialist.hired', { seat: 'anne', specialist: 'carpenter' });

promoting('SEA-SET-82: one on the discard does not stand in for one in another’s hand: somebody else is named')
  .given((b) => {
    const [held, ...others] = b.glory.filter((card) => gloryCard(card).type === 'surgeon');
    b.players[1]!.hand.push(held!);
    b.gloryDiscard.push(...others);
    b.glory = b.glory.filter((card) => gloryCard(card).type !== 'surgeon');
  })
  .plays('anne promote raking-fire', 'anne enlist surgeon')
  .expectTold('specialist.missing', { seat: 'anne', specialist: 'surgeon' })
  .plays('anne enlist carpenter')
  .expectTold('specialist.hired', { seat: 'anne', specialist: 'carpenter' });

promoting('SEA-SET-82: with every specialist on the discard there is nobody to promote')
  .given(outOfDeck((type) => type !== undefined))
  .expectWhyNot('anne', 'promote raking-fire', 'SEA-m11-23', 'nobody-to-promote');

promoting(
  'SEA-SET-82: if those not on the discard are in the hands of others, nothing is found and nothing paid; once a turn all the same',
)
  .given((b) => {
    const specialists = b.glory.filter((card) => gloryCard(card).type !== undefined);
    b.players[1]!.hand.push(...specialists.splice(0, 4));
    b.gloryDiscard.push(...specialists);
    b.glory = b.glory.filter((card) => gloryCard(card).type === undefined);
  })
  .plays('anne promote raking-fire')
  .expectTold('promotion.failed', { seat: 'anne' })
  .expectChange({})
  .expectBoard((b) => [moods(b)[0], b.players[0]!.hand], [3, ['raking-fire']])
  .expectWhyNot('anne', 'promote raking-fire', 'SEA-m11-23', 'promoted-already');

promoting('SEA-SET-82: an empty deck is made anew of the discard first')
  .given((b) => {
    b.gloryDiscard.push(...b.glory.splice(0));
  })
  .plays('anne promote raking-fire', 'anne enlist surgeon')
  .expectTold('specialist.hired', { seat: 'anne', specialist: 'surgeon' })
  .expectBoard((b) => [b.gloryDiscard, moods(b)[0]], [['raking-fire'], 2]);

ashore('SEA-m11-23: a pleased one has not', 1, 9)
  .given(hand('anne', 'raking-fire'))
  .expectWhyNot('anne', 'promote raking-fire', 'FDM-PORT-02', 'not-an-option');

// ── on deck ──

const boarding = (name: string, step: Step) =>
  scene(name)
    .given(afloat('anne', 'bartholomew-sharp', 'frigate', 'curacao'))
    .given(afloat('bart', 'frances-wright', 'sloop', 'curacao'))
    .given(bounties('anne', { holland: 1 }))
    .given(bounties('bart', { holland: 1 }))
    .given(crew('anne', step))
    .dice('manoeuvre', 'anne', 1, 1, 1)
    .dice('manoeuvre', 'bart', 1, 1)
    .start(combat, { attacker: 0, defender: 1 })
    .plays('anne order board')
    .dice('manoeuvre', 'anne', 5, 5, 5)
    .dice('manoeuvre', 'bart', 1, 1);

boarding('SEA-m11-23: fierce loyalty is a die more on the first roll of a crew combat', 3)
  .dice('leadership', 'anne', 1, 1, 1, 2, 2)
  .dice('leadership', 'bart', 1, 1, 1, 1, 1, 1)
  .plays('bart order flee')
  .expectTold('crew.rolled', { seat: 'anne', dice: [1, 1, 1] })
  .expectTold('crew.rolled', { seat: 'anne', dice: [2, 2] });

boarding('SEA-m11-24: an angry crew is a die fewer', -3)
  .dice('leadership', 'anne', 1, 2)
  .dice('leadership', 'bart', 1, 1, 1, 1, 1, 1)
  .plays('bart order flee')
  .expectTold('crew.rolled', { seat: 'anne', dice: [1] });

test('SEA-m11-24: what an angry crew takes away and an ability adds is used up all the same, told or not', () => {
  const used = (tell: boolean): readonly string[] => {
    const { board } = fortunes.setup({ seats: 2, packs: [PACK] }, seedOf('corso'));
    const seat: SeatOf = (name) => (name === 'anne' ? 0 : 1);
    afloat('anne', 'juan-corso', 'sloop', 'cartagena')(board, seat);
    afloat('bart', 'frances-wright', 'sloop', 'cartagena')(board, seat);
    bounties('bart', { spain: 1 })(board, seat);
    crew('anne', -3)(board, seat);
    const sides = [newSide(board, 0, 1), newSide(board, 1, 0)] as const;
    const naval = { zone: 'cartagena', where: 'sea', boarder: 0, single: false, winner: null, end: null } as const;
    board.fight = { ...naval, stage: 'crew', round: 1, sides };
    rollLeadership({ board, roll: () => [1, 1], tell: tell ? () => undefined : undefined } as unknown as Tools, 0);
    return sides[0].used;
  };
  expect(used(true)).toEqual(['guarda-costa']);
  expect(used(false)).toEqual(['guarda-costa']);
});

// ── mutiny ──

const angry = (name: string) =>
  scene(name)
    .given(crew('anne', -3))
    .given(cubes('anne', { crew: 1 }))
    .given(gold('anne', 8))
    .given(hired('anne', 'surgeon-paid'));

angry('SEA-EX-28, SEA-m11-17, SEA-m11-25, SEA-m11-26: put down, the last man stays, and all else')
  .draws('event', 'anne', 'navy-spain-pez')
  .dice('leadership', 'anne', 5, 1)
  .start(drawEvent, { event: null })
  .expectTold('mutiny.quelled', { seat: 'anne', crew: 1 })
  .expectBoard((b) => [moods(b), b.players[0]!.gold, b.players[0]!.specialists.length], [[-3, -1], 8, 1]);

angry('SEA-EX-28, SEA-m11-27: not put down, it takes the gold and a specialist, and calms down to Unhappy')
  .draws('event', 'anne', 'navy-spain-pez')
  .dice('leadership', 'anne', 1, 1)
  .start(drawEvent, { event: null })
  .expectTold('mutiny.won', { seat: 'anne', gold: 8, crew: 1 })
  .expectBoard((b) => [moods(b), b.players[0]!.gold, b.players[0]!.specialists, b.players[0]!.ship.crew], [[-2, -1], 0, [], 1]);

scene('SEA-m11-26: of two men one is lost')
  .given(crew('anne', -3))
  .dice('leadership', 'anne', 5, 1)
  .start(mutiny, (seat: SeatOf) => ({ seat: seat('anne'), dice: [] }))
  .expectChange({ 'anne.crew': -1 });

scene('SEA-m11-28: with no crew there is nobody to mutiny')
  .given(crew('anne', -3))
  .given(cubes('anne', { crew: 0 }))
  .start(falling, anne)
  .expectChange({})
  .expectBoard(moods, [-3, 0]);

agreedVoyage('SEA-m11-27: a harsher table maroons the captain', { mutiny: 'marooned' }, PACK)
  .given(crew('anne', -3))
  .dice('leadership', 'anne', 1, 1)
  .start(falling, anne)
  .expectTold('captain.died', { seat: 'anne' });

agreedVoyage('SEA-m11-27: a milder one lets nothing happen', { mutiny: 'absorb' }, PACK)
  .given(crew('anne', -3))
  .start(falling, anne)
  .expectBoard(moods, [-3, 0]);

// ── the plank ──

const planked = (name: string, step: Step, men: number) =>
  voyage(name, 'modifications', PACK)
    .given(ship('anne', 'frigate'))
    .given(fittedWith(PLANK))
    .given(cubes('anne', { crew: men }))
    .given(crew('anne', step))
    .start(turn, anne);

planked('SEA-EX-21, SEA-m3-10: a man walks the plank: Crew 2, Content; not twice, not at Content', -1, 3)
  .plays('anne walk-plank')
  .expectBoard((b) => [b.players[0]!.ship.crew, moods(b)[0]], [2, 0])
  .expectWhyNot('anne', 'walk-plank', 'SEA-m3-10', 'plank-walked');

planked('SEA-EX-21, SEA-m3-10: not with a single man', -2, 1).expectWhyNot('anne', 'walk-plank', 'SEA-m3-10', 'crew-too-small');
planked('SEA-EX-21, SEA-m3-10: not a content crew', 0, 3).expectWhyNot('anne', 'walk-plank', 'SEA-m3-10', 'crew-content');

test('SEA-m3-03: planks are in the box with loyalty alone, and with contraband the reserve is 8', () => {
  const tokens = (...packs: string[]) => contentOf({ packs }).modifications.length - 16;
  expect([tokens('modifications'), tokens('modifications', PACK), tokens('modifications', 'contraband', PACK)]).toEqual([
    4, 6, 8,
  ]);
  const { board } = fortunes.setup({ seats: 2, packs: ['modifications', 'contraband', PACK] }, seedOf('planks'));
  expect(spare.of(board).reserve.length).toBe(8);
});

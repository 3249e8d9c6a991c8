// Module 11: what is told of crews, and the edges of what they do and bear.
import { seedOf } from '@boucan/kernel';
import type { SeatOf } from '@boucan/testkit/scenario';
import { expect, test } from 'vitest';
import { ahead } from '../../src/advice/values.ts';
import { fortunes } from '../../src/game.ts';
import { loyalty } from '../../src/packs/loyalty/pack.ts';
import { falling } from '../../src/packs/loyalty/rules.ts';
import { crews, loyaltyOf, type Step } from '../../src/packs/loyalty/track.ts';
import { PLANK } from '../../src/packs/modifications/content.ts';
import { weather } from '../../src/packs/wind-and-storm/weather.ts';
import { portAction } from '../../src/rules/port/port.ts';
import { recruit } from '../../src/rules/port/recruit.ts';
import { drawEvent } from '../../src/rules/round/event.ts';
import { turn } from '../../src/rules/sea/turn.ts';
import { type Change, cubes, gold, hand, hired, inPort, ship } from '../kit.ts';
import { agreedVoyage, bartWaits, faultsOf, fittedWith, setOut, voyage } from './kit.ts';

const PACK = 'loyalty';
const scene = (name: string) => voyage(name, PACK);
const anne = (seat: SeatOf) => ({ seat: seat('anne') });
const crew =
  (step: Step): Change =>
  (b) => {
    crews.of(b).steps[0] = step;
  };
const moods = (b: Parameters<typeof crews.of>[0]) => crews.of(b).steps;

// ── down ──

scene('SEA-m11-03: a player without a captain has no crew to mutter')
  .given(bartWaits)
  .start(falling, { seat: 1 })
  .expectNotTold('loyalty.fell')
  .expectBoard(moods, [0, 0]);

scene('SEA-m11-25, SEA-m11-27: of two hands one goes with a mutiny, and who has deserted is told and discarded')
  .given(crew(-3))
  .given(gold('anne', 8))
  .given(hired('anne', 'surgeon-paid'))
  .dice('leadership', 'anne', 1, 1)
  .draws('deserter', null, 'surgeon-paid')
  .start(falling, anne)
  .expectTold('mutiny.won', { seat: 'anne', gold: 8, crew: 1, dice: [1, 1] })
  .expectTold('mutiny.deserted', { seat: 'anne', card: 'surgeon-paid' })
  .expectBoard((b) => [b.gloryDiscard, b.players[0]!.ship.crew], [['surgeon-paid'], 1])
  .expectBoard((b) => faultsOf(b), []);
scene('SEA-m11-26: of three hands two stay')
  .given(crew(-3))
  .given(ship('anne', 'frigate'))
  .dice('leadership', 'anne', 5, 1)
  .start(falling, anne)
  .expectTold('mutiny.quelled', { seat: 'anne', dice: ['skull', 1], crew: 2 })
  .expectNotTold('loyalty.fell');

agreedVoyage('SEA-Q-18, SEA-m11-03: where any sign will do, a card without one will not', { 'ill-omen': 'any-sign' }, PACK)
  .draws('event', 'anne', 'dead-calm')
  .start(drawEvent, { event: null })
  .expectBoard(moods, [-1, -1]);

// ── what they do ──

for (const [step, dice] of [
  [0, 2],
  [1, 3],
  [2, 3],
] as const)
  scene(`SEA-m11-23, SEA-SET-83: at step ${step} a captain of Leadership 2 recruits with ${dice} dice`)
    .given(inPort('anne', 'curacao'))
    .given(crew(step))
    .given(cubes('anne', { crew: 1 }))
    .dice('leadership', 'anne', ...[5, 1, 1].slice(0, dice))
    .start(recruit, anne)
    .expectTold('recruit.rolled', { seat: 'anne', dice: (['skull', 1, 1] as const).slice(0, dice) });

for (const [step, price] of [
  [-2, 3],
  [-1, 2],
] as const)
  scene(`SEA-m11-24, SEA-SET-86: at step ${step} a hand costs ${price} gold`)
    .given(inPort('anne', 'curacao'))
    .given(crew(step))
    .given(cubes('anne', { crew: 1 }))
    .dice('leadership', 'anne', 1, 1)
    .start(recruit, anne)
    .expectOptions('anne', [`sign-on ${price}`, 'done']);

test('SEA-m11-02: captains of nobody’s have no crew to please', () => {
  expect(loyaltyOf({ parts: { [PACK]: { steps: [3], began: null, done: [] } } } as never, -1)).toBe(0);
});

// ── in port ──

const ashore = (name: string, step: Step, aboard: number) =>
  scene(name).given(inPort('anne', 'curacao')).given(gold('anne', aboard)).given(crew(step));

ashore('SEA-m11-15: the last coin will do, and it is told', 0, 3)
  .start(portAction, anne)
  .plays('anne buy-loyalty 3')
  .expectTold('loyalty.bought', { seat: 'anne', step: 'loyalty/pleased', gold: 3 })
  .expectBoard((b) => b.players[0]!.gold, 0);
ashore('SEA-m11-15, SEA-m11-17: beyond Fierce loyalty nothing is for sale', 3, 9)
  .given(hand('anne'))
  .start(portAction, anne)
  .expectWhyNot('anne', 'buy-loyalty 3', 'FDM-PORT-02', 'not-an-option');
for (const [step, price] of [
  [-3, 2],
  [-2, 2],
  [-1, 2],
  [0, 3],
  [1, 3],
  [2, 3],
] as const)
  ashore(
    `SEA-m11-15, SEA-SET-81, SEA-SET-82, SEA-SET-83, SEA-SET-84, SEA-SET-85, SEA-SET-86: up from step ${step} for ${price}`,
    step,
    3,
  )
    .start(portAction, anne)
    .plays(`anne buy-loyalty ${price}`)
    .expectBoard((b) => [moods(b)[0], b.players[0]!.gold], [step + 1, 3 - price]);

ashore('SEA-m11-23, SEA-SET-82: a promotion for the last 2 gold is told; the card is open, the step is lost', 2, 2)
  .given(hand('anne', 'raking-fire', 'no-quarter'))
  .start(portAction, anne)
  .expectCan('anne', 'promote no-quarter')
  .expectFinality('anne', 'promote raking-fire', 'final')
  .plays('anne promote raking-fire')
  .expectTold('specialist.promoted', { seat: 'anne', card: 'raking-fire', gold: 2 })
  .expectTold('loyalty.fell', { seat: 'anne', step: 'loyalty/pleased' })
  .expectBoard((b) => [b.gloryDiscard, b.players[0]!.gold, faultsOf(b)], [['raking-fire'], 0, []]);
ashore('SEA-m11-23, SEA-SET-82: not for less', 2, 1)
  .given(hand('anne', 'raking-fire'))
  .start(portAction, anne)
  .expectWhyNot('anne', 'promote raking-fire', 'SEA-m11-23', 'too-dear');

// ── at sea ──

scene('SEA-m11-04: what was done on another turn may be done again')
  .given((b) => {
    crews.of(b).done = ['rally', 'buy'];
  })
  .start(turn, anne)
  .expectCan('anne', 'rally')
  .expectBoard((b) => crews.of(b).done, []);

voyage('SEA-m8-07, SEA-m11-04: to rally is to begin: the storm does not come twice', PACK, 'wind-and-storm')
  .given((b) => {
    weather.of(b).storm = 'cartagena';
  })
  .dice('manoeuvre', 'anne', 5, 5, 5)
  .start(turn, anne)
  .dice('leadership', 'anne', 5, 1)
  .plays('anne rally')
  .expectNotTold('storm.tested')
  .expectBoard((b) => b.turn.actions, 4);

const planked = (name: string, step: Step, men: number, ...more: string[]) =>
  voyage(name, 'modifications', PACK, ...more)
    .given(ship('anne', 'frigate'))
    .given(fittedWith(PLANK))
    .given(cubes('anne', { crew: men }))
    .given(crew(step));

planked('SEA-m3-10, SEA-SET-19: of two men one may walk, and it is told', -2, 2)
  .start(turn, anne)
  .plays('anne walk-plank')
  .expectTold('plank.walked', { seat: 'anne', crew: 1 })
  .expectTold('loyalty.rose', { seat: 'anne', step: 'loyalty/restless' });
planked('SEA-m3-10: nobody walks it in port', -2, 2)
  .given(inPort('anne', 'curacao'))
  .start(turn, anne)
  .expectWhyNot('anne', 'walk-plank', 'FDM-TURN-09', 'not-an-option');
voyage('SEA-m3-10: nor without a plank', 'modifications', PACK)
  .given(crew(-2))
  .start(turn, anne)
  .expectWhyNot('anne', 'walk-plank', 'FDM-TURN-09', 'not-an-option');
planked('SEA-m3-10, SEA-m8-07: nor does the storm come back for it', -2, 2, 'wind-and-storm')
  .given((b) => {
    weather.of(b).storm = 'cartagena';
  })
  .dice('manoeuvre', 'anne', 5, 5, 5)
  .start(turn, anne)
  .plays('anne walk-plank')
  .expectNotTold('storm.tested');

// ── idling ──

scene('SEA-m11-16: to begin at sea and end there is no idling, though the turn ends off the same port')
  .start(turn, anne)
  .plays('anne stop')
  .expectBoard(moods, [0, 0]);
scene('SEA-m11-16: a captain lost on the turn has not idled, nor has the next one, at home')
  .given(inPort('anne', 'cartagena'))
  .start(turn, anne)
  .given((b) => {
    b.turn.lost = true;
  })
  .plays('anne stop')
  .expectBoard(moods, [0, 0]);

setOut('SEA-m11-01: nobody begins elsewhere', 3, PACK).start().expectBoard(moods, [0, 0, 0]);

test('a bot likes its crew the better the better it is liked, and a mutiny is worse than all that is to be gained', () => {
  const state = fortunes.setup({ seats: 2, packs: [PACK] }, seedOf('liked'));
  const values = [-3, -2, -1, 0, 1, 2, 3].map((step) => {
    crews.of(state.board).steps[0] = step as Step;
    const into = [0, 0];
    loyalty.worth!(state, into);
    expect(into[1]).toBe(0);
    return into[0]! / ahead(state.board);
  });
  expect(values.toSorted((x, y) => x - y)).toEqual(values);
  expect(new Set(values).size).toBe(7);
  expect([values[3], values[0]! < -2 * values[6]!, values[0]! > -2, values[6]! < 0.5]).toEqual([0, true, true, true]);
});

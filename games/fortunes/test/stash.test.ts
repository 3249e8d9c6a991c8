// FDM-STASH: gold in the chest at home.

import { seedOf } from '@boucan/kernel';
import { expect, test } from 'vitest';
import { fortunes } from '../src/game.ts';
import { portCards } from '../src/rules/port/cards.ts';
import { hiddenPoints, isHome, lose, pay, spendable, stash, totalPoints } from '../src/rules/purse.ts';
import { turn } from '../src/rules/sea/turn.ts';
import { setup } from '../src/setup.ts';
import { agreed, at, atHome, chest, gold, hand, inPort, points, scenario } from './kit.ts';
import { ashore, inBusiness } from './port-kit.ts';

const home = (name: string) => inBusiness(ashore(name, 'cartagena'));

home('FDM-STASH-01, SEA-BASE-75: any amount aboard goes into the chest')
  .plays('anne activity stash')
  .expectOptions(
    'anne',
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => `stash ${n}`),
  )
  .plays('anne stash 4')
  .expectChange({ 'anne.gold': -4, 'anne.chest': 4 })
  .expectWhyNot('anne', 'activity stash', 'FDM-PORT-03', 'activity-done');

inBusiness(ashore('FDM-STASH-01: with nothing aboard there is nothing to hide', 'cartagena').given(gold('anne', 0))).expectWhyNot(
  'anne',
  'activity stash',
  'FDM-STASH-01',
  'no-gold-aboard',
);

home('FDM-STASH-02, SEA-BASE-75: everybody hears that gold is hidden, nobody how much')
  .plays('anne activity stash', 'anne stash 7')
  .expectToldTo('bart', 'gold.stashed', { seat: 'anne' })
  .expectNotToldTo('bart', 'gold.stashed', { gold: 7 })
  .expectToldTo('anne', 'gold.stashed', { gold: 7, chest: 7 });

test('BT-10, FDM-STASH-03, SEA-BASE-75: one hidden point for every full 10 gold, at most 5', () => {
  const b = setup(
    { seats: 2, packs: [], options: fortunes.agreed({ seats: 2 }).options },
    { a: 1, b: 2, c: 3, d: 4, tape: null },
  );
  const p = b.players[0]!;
  const pointsOf = (hidden: number): number => {
    p.chest = hidden;
    return hiddenPoints(b, p);
  };
  expect([9, 10, 49, 50, 75].map(pointsOf)).toEqual([0, 1, 4, 5, 5]);
});

inBusiness(ashore('FDM-STASH-04: hidden points are on no track and bring no card', 'cartagena').given(gold('anne', 25)))
  .plays('anne activity stash', 'anne stash 25')
  .expectNotTold('glory.won')
  .expectChange({ 'anne.gold': -25, 'anne.chest': 25 })
  .expectBoard((b) => [b.players[0]!.points, totalPoints(b, 0)], [0, 2]);

test('FDM-STASH-05: what is taken from a player is taken from aboard', () => {
  const { board } = fortunes.setup({ seats: 2 }, seedOf('chest'));
  const p = board.players[0]!;
  Object.assign(p, { gold: 3, chest: 20, chestLow: 20, chestHigh: 20 });
  expect(lose(p, 5)).toBe(3);
  expect([p.gold, p.chest]).toEqual([0, 20]);
});

test('FDM-STASH-06, SEA-BASE-76: at home the chest pays what is missing aboard, elsewhere it does not', () => {
  const { board } = fortunes.setup({ seats: 2 }, seedOf('chest'));
  const p = board.players[0]!;
  Object.assign(p, { captain: 'felipe-barrios', next: null, zone: 'cartagena', inPort: true });
  Object.assign(p, { gold: 3, chest: 20, chestLow: 0, chestHigh: 20 });
  expect([isHome(p), spendable(p)]).toEqual([true, 23]);
  pay(p, 5);
  expect([p.gold, p.chest]).toEqual([0, 18]);
  p.inPort = false;
  expect([isHome(p), spendable(p)]).toEqual([false, 0]);
  expect(() => pay(p, 1)).toThrow();
});

test('FDM-INFO-01, FDM-INFO-04: what anybody could work out about a chest is kept, and no more', () => {
  const { board } = fortunes.setup({ seats: 2 }, seedOf('chest'));
  const p = board.players[0]!;
  Object.assign(p, { captain: 'felipe-barrios', next: null, zone: 'cartagena', inPort: true });
  Object.assign(p, { gold: 20, chest: 0, chestLow: 0, chestHigh: 0 });
  stash(p, 8);
  expect([p.chestLow, p.chestHigh, p.stashes]).toEqual([1, 20, 1]);
  p.inPort = false;
  pay(p, 5); // was aboard
  expect([p.chestLow, p.chestHigh]).toEqual([1, 15]);
  expect(lose(p, 9)).toBe(7); // everybody sees that no more is aboard
  expect([p.chestLow, p.chestHigh]).toEqual([8, 8]);
});

inBusiness(
  ashore(
    'FDM-STASH-06, FDM-STASH-07, SEA-BASE-76: at home gold comes out of the chest, and that is no activity',
    'cartagena',
  ).given(chest('anne', 12)),
)
  .plays('anne fetch')
  .expectView('bart', ({ board }) => board.players[0]!.chestLow, 1)
  .expectAsked('anne', 'chest.fetch')
  .plays('anne take-out 12')
  .expectChange({ 'anne.gold': 12, 'anne.chest': -12 })
  .expectToldTo('bart', 'gold.fetched', { seat: 'anne' })
  .expectNotToldTo('bart', 'gold.fetched', { gold: 12 })
  .expectToldTo('anne', 'gold.fetched', { gold: 12, chest: 0 })
  .expectBoard((b) => b.turn.activities, [])
  .expectWhyNot('anne', 'fetch', 'FDM-STASH-07', 'chest-empty');

scenario('FDM-STASH-07: at any time of the own turn, without a Port action')
  .given(atHome('anne'))
  .given(chest('anne', 5))
  .start(turn, (seat) => ({ seat: seat('anne') }))
  .plays('anne fetch', 'anne take-out 2')
  .expectChange({ 'anne.gold': 2, 'anne.chest': -2 })
  .expectBoard((b) => b.turn.actions, 3)
  .expectAsked('anne', 'turn.action');

inBusiness(ashore('FDM-STASH-07: but at home only', 'nassau').given(chest('anne', 5))).expectWhyNot(
  'anne',
  'fetch',
  'FDM-PORT-02',
  'not-an-option',
);

inBusiness(
  ashore('FDM-STASH-08, SEA-BASE-76: the chest is shown when its owner has reached the target', 'cartagena')
    .given(points('anne', 9))
    .given(gold('anne', 12)),
)
  .expectView('bart', ({ board }) => board.players[0]!.chest, null)
  .plays('anne activity stash', 'anne stash 10')
  .expectTold('victory.declared', { seat: 'anne', points: 9, chest: 10 })
  .expectView('bart', ({ board }) => board.players[0]!.chest, 10);

inBusiness(ashore('FDM-STASH-08: and not before', 'cartagena').given(points('anne', 9)).given(gold('anne', 12)))
  .plays('anne activity stash', 'anne stash 9')
  .expectNotTold('victory.declared')
  .expectView('bart', ({ board }) => [board.players[0]!.chest, board.players[0]!.gold], [null, null]);

inBusiness(ashore('FDM-STASH-09: gold taken out takes its points along', 'cartagena').given(chest('anne', 20)))
  .expectBoard((b) => totalPoints(b, 0), 2)
  .plays('anne fetch', 'anne take-out 1')
  .expectBoard((b) => totalPoints(b, 0), 1);

inBusiness(
  ashore('FDM-STASH-10: with a target of 16 the chest is worth up to 8', 'cartagena')
    .given(agreed({ target: 16 }))
    .given(chest('anne', 99)),
).expectBoard((b) => [hiddenPoints(b, b.players[0]!), totalPoints(b, 0)], [8, 8]);

// ── Strongbox Courier ──

inBusiness(
  ashore('strongbox-courier: up to 15 gold from any other port, amount secret', 'nassau')
    .given(gold('anne', 20))
    .given(hand('anne', 'strongbox-courier')),
)
  .plays('anne play strongbox-courier')
  .expectAsked('anne', 'port.stash')
  .expectWhyNot('anne', 'stash 16', 'FDM-STASH-01', 'not-an-option')
  .plays('anne stash 15')
  .expectChange({ 'anne.gold': -15, 'anne.chest': 15 })
  .expectToldTo('bart', 'gold.stashed', { seat: 'anne' })
  .expectNotToldTo('bart', 'gold.stashed', { gold: 15 })
  .expectBoard((b) => [b.players[0]!.stashes, b.players[0]!.chestHigh, b.turn.activities], [1, 15, []])
  .expectAsked('anne', 'port.activity');

inBusiness(ashore('strongbox-courier: not at home', 'cartagena').given(hand('anne', 'strongbox-courier'))).expectWhyNot(
  'anne',
  'play strongbox-courier',
  'FDM-GLORY-11',
  'card-not-now',
);

inBusiness(
  ashore('strongbox-courier: not with an empty purse', 'nassau').given(gold('anne', 0)).given(hand('anne', 'strongbox-courier')),
).expectWhyNot('anne', 'play strongbox-courier', 'FDM-GLORY-11', 'card-not-now');

inBusiness(ashore('strongbox-courier: in a port that is not home', 'nassau').given(inPort('bart', 'nassau')))
  .expectBoard((b) => [0, 1].map((seat) => portCards['strongbox-courier'].fits(b, seat)), [true, false])
  .given(at('anne', 'nassau'))
  .expectBoard((b) => portCards['strongbox-courier'].fits(b, 0), false);

scenario('strongbox-courier: during the Port action, not before it')
  .given(inPort('anne', 'nassau'))
  .given(hand('anne', 'strongbox-courier'))
  .start(turn, (seat) => ({ seat: seat('anne') }))
  .expectWhyNot('anne', 'play strongbox-courier', 'FDM-GLORY-11', 'card-not-now');

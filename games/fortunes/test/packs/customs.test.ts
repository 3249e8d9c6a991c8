// The customs sweep, an event of contraband and more cards together; and the reception, where there are Favours.
import { rngFrom, seedOf } from '@boucan/kernel';
import { expect, test } from 'vitest';
import { contentOf } from '../../src/box.ts';
import type { CargoId } from '../../src/content/cargo.ts';
import { fortunes } from '../../src/game.ts';
import { CUSTOMS } from '../../src/packs/contraband/customs.ts';
import { track } from '../../src/packs/favours/track.ts';
import { drawEvent } from '../../src/rules/round/event.ts';
import { atHome, chest, gold, hold, inPort } from '../kit.ts';
import { uncutVoyage } from './kit.ts';

const PACKS = ['cards-and-flags', 'contraband'];
const TEA = 'tea' as CargoId;
const PEARLS = 'pearls' as CargoId;

const sweep = (name: string) =>
  uncutVoyage(name, ...PACKS)
    .given(inPort('anne', 'nassau'))
    .draws('event', 'anne', CUSTOMS);

test('SEA-SET-04, SEA-SET-07: it needs both modules, and makes a pool of 48', () => {
  expect(contentOf({ packs: ['cards-and-flags'] }).events.length).toBe(47);
  expect(contentOf({ packs: ['contraband'] }).events.length).toBe(34);
  const { events } = contentOf({ packs: PACKS });
  expect(events.length).toBe(48);
  expect(events).toContain(CUSTOMS);
});

sweep('SEA-m1-07, SEA-SET-07: contraband in port costs 5 gold …')
  .given(hold('anne', TEA, 'rum-1'))
  .start(drawEvent, { event: null })
  .expectAsked('anne', 'customs.hold')
  .expectWhyNot('anne', 'pass', 'SEA-m1-07', 'not-an-option')
  .plays('anne pay-customs 5')
  .expectTold('customs.paid', { seat: 'anne', gold: 5 })
  .expectBoard(({ players: [p] }) => [p!.gold, p!.cargo.length], [5, 2])
  .expectDone();

sweep('SEA-m1-07, SEA-SET-07: … or one such card, and only one')
  .given(hold('anne', TEA, PEARLS, 'rum-1'))
  .start(drawEvent, { event: null })
  .expectWhyNot('anne', 'surrender rum', 'SEA-m1-07', 'not-an-option')
  .plays('anne surrender pearls')
  .expectTold('customs.seized', { seat: 'anne', good: 'pearls' })
  .expectBoard(({ players: [p], cargoDiscard }) => [p!.gold, p!.cargo, cargoDiscard], [10, [TEA, 'rum-1'], [PEARLS]])
  .expectDone();

sweep('SEA-m1-07, SEA-SET-07: who cannot pay gives a card up')
  .given(hold('anne', TEA))
  .given(gold('anne', 4))
  .start(drawEvent, { event: null })
  .expectWhyNot('anne', 'pay-customs 5', 'FDM-STASH-06', 'gold-missing')
  .expectCan('anne', 'surrender tea');

sweep('SEA-m1-07, SEA-SET-07: at home the chest pays too')
  .given(hold('anne', TEA))
  .given(atHome('anne'))
  .given(gold('anne', 0))
  .given(chest('anne', 5))
  .start(drawEvent, { event: null })
  .expectCan('anne', 'pay-customs 5');

sweep('SEA-m1-07, SEA-SET-07: whoever has cargo in port opens the hold, contraband or not; nobody does at sea')
  .given(hold('anne', 'rum-1'))
  .given(hold('bart', TEA))
  .start(drawEvent, { event: null })
  .expectTold('customs.passed', { seat: 'anne' })
  .expectNotTold('customs.passed', { seat: 'bart' })
  .expectNotTold('customs.paid')
  .expectDone();

uncutVoyage(
  'SEA-m1-07, SEA-SET-08: where there are Favours, a skull at the reception is worth one, and no gold',
  'cards-and-flags',
  'favours',
)
  .given(inPort('anne', 'cartagena'))
  .draws('event', 'anne', 'governors-reception')
  .dice('influence', 'anne', 5, 1, 1)
  .start(drawEvent, { event: null })
  .expectTold('reception.favoured', { seat: 'anne' })
  .expectBoard((b) => [b.players[0]!.gold, track.of(b).held[0]], [10, 1]);

test('SEA-SET-07: nobody can tell from the view who has to pay', () => {
  const state = fortunes.setup({ seats: 2, packs: PACKS }, seedOf('customs'));
  const imagined = fortunes.determinize(fortunes.view(state, 1), rngFrom(seedOf('other')));
  expect(fortunes.view(imagined, 1)).toEqual(fortunes.view(state, 1));
});

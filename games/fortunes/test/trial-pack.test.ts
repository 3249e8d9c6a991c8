// A pack reaches every corner of the house without a file of the base knowing it: see trial-pack/pack.ts.
import { rngFrom, type State, seedOf } from '@boucan/kernel';
import { scenariosOf } from '@boucan/testkit/scenario';
import { describe, expect, test } from 'vitest';
import type { Caribbean } from '../src/board.ts';
import { contentOf } from '../src/box.ts';
import type { RumourId } from '../src/content/rumours.ts';
import { visitYard } from '../src/rules/port/yard.ts';
import { turn } from '../src/rules/sea/turn.ts';
import { testRumour } from '../src/rules/ventures/rumour.ts';
import { sumsOf } from '../src/sums.ts';
import { afloat, at, fetched, gold, hand, inForce, inPort, turnOf } from './kit.ts';
import { trialGame as game } from './trial-pack/game.ts';
import { wreck } from './trial-pack/pack.ts';

const laidOut = (packs: readonly string[]): State<Caribbean> => game.setup({ seats: 3, packs }, seedOf('trial'));
const scene = (name: string, packs: readonly string[] = ['trial']) =>
  scenariosOf(game, { tally: (b, names) => Object.fromEntries(b.players.map((p, i) => [`${names[i]}.gold`, p.gold])) })(name)
    .seats('anne', 'bart')
    .packs(...packs)
    .given(afloat('anne', 'felipe-barrios', 'sloop', 'cartagena'))
    .given(afloat('bart', 'frances-wright', 'sloop', 'nassau'))
    .given(turnOf('anne'));

describe('a table that plays with the pack', () => {
  test('has a card more in every deck, and a ship for sale; one that does not has none of it', () => {
    const names = (b: Caribbean): string[] => [
      ...b.events,
      ...b.glory,
      ...b.rumours,
      ...b.missions,
      ...b.offers,
      ...b.cargo,
      ...b.captains,
      ...b.players.map((p) => p.next!),
      ...contentOf(b).built,
      ...contentOf(b).weapons,
    ];
    const added = names(laidOut(['trial']).board).filter((id) => id.startsWith('trial/'));
    expect(added.sort()).toEqual([
      'trial/brig',
      'trial/doldrums',
      'trial/fire-pots',
      'trial/mary-read',
      'trial/parrots',
      'trial/pearls-1',
      'trial/spyglass',
      'trial/spyglass',
      'trial/sunken-bell',
    ]);
    expect(names(laidOut([]).board).filter((id) => id.includes('/'))).toEqual([]);
    expect(JSON.stringify(laidOut([]))).not.toContain('trial');
  });
});

scene('FDM-YARD-05: the ship of the pack is for sale, and weapons cost what the pack says')
  .given(inPort('anne', 'cartagena'))
  .given(gold('anne', 30))
  .start(visitYard, (seat) => ({ seat: seat('anne'), repaired: 0, bought: [] }))
  .expectCan('anne', 'exchange trial/brig 20 5')
  .expectCan('anne', 'buy-weapon grapple 4')
  .expectCan('anne', 'buy-weapon trial/fire-pots 4');

scene('FDM-YARD-05: without the pack it is not', [])
  .given(inPort('anne', 'cartagena'))
  .given(gold('anne', 30))
  .start(visitYard, (seat) => ({ seat: seat('anne'), repaired: 0, bought: [] }))
  .expectWhyNot('anne', 'exchange trial/brig 20 5', 'FDM-YARD-01', 'not-an-option');

test('a changed price has its cause, in words of both languages', () => {
  const { board } = laidOut(['trial']);
  for (const p of board.players) {
    p.captain = p.next;
    p.next = null;
    p.inPort = true;
    p.zone = 'cartagena';
  }
  board.turn = { ...board.turn, seat: 0 };
  const { weapon } = sumsOf(board, 0, false, () => false).port!;
  expect(weapon).toEqual({
    value: 4,
    causes: [
      { by: 3, what: 'list-price' },
      { by: 1, what: 'trial/fire-pots' },
    ],
  });
  for (const text of [game.def.text.en, game.def.text.fr]) expect(text.names['trial/fire-pots']).toBeDefined();
});

scene('FDM-TURN-09: a new action brings up what the lot says, once; nobody else knew how much')
  .given((b) => {
    wreck.of(b).zone = 'cartagena';
    wreck.of(b).lots = [5, 3];
  })
  .start(turn, (seat) => ({ seat: seat('anne') }))
  .expectView('bart', (view) => wreck.seen(view).lots, [null, 3])
  .plays('anne dive')
  .expectChange({ 'anne.gold': 5 })
  .expectTold('wreck.dived', { seat: 'anne', gold: 5 })
  .expectWhyNot('anne', 'dive', 'FDM-TURN-09', 'dived-already')
  .expectBoard((b) => b.turn.actions, 2);

scene('FDM-GLORY-11: a card of the pack is played by its rule')
  .given(hand('anne', 'trial/spyglass' as never))
  .start(turn, (seat) => ({ seat: seat('anne') }))
  .plays('anne play trial/spyglass')
  .expectBoard((b) => [b.turn.actions, b.gloryDiscard], [4, ['trial/spyglass']]);

scene('FDM-TURN-06: an event of the pack takes an action from everybody')
  .given(inForce('trial/doldrums' as never))
  .start(turn, (seat) => ({ seat: seat('anne') }))
  .expectBoard((b) => b.turn.actions, 2);

scene('FDM-RUMOUR-10: a rumour of the pack keeps its promise by the vocabulary alone')
  .given(at('anne', 'nassau'))
  .given((b, seat) => {
    b.players[seat('anne')]!.rumour = fetched('trial/sunken-bell' as RumourId, b.rumours);
  })
  .dice('scouting', 'anne', 5, 1, 1)
  .start(testRumour, (seat) => ({ seat: seat('anne') }))
  .expectChange({ 'anne.gold': 7 })
  .expectBoard((b) => b.players[0]!.weapons, ['grapple', 'chain-shot', 'grape-shot', 'trial/fire-pots']);

test('secrets of the pack are imagined, and what is seen stays', () => {
  const state = laidOut(['trial']);
  const view = game.view(state, 1);
  expect(wreck.seen(view).lots.map((lot) => lot === null)).toEqual([true, false, true]);
  const imagined = game.determinize(view, rngFrom(seedOf('imagined')));
  expect(wreck.of(imagined.board).lots[1]).toBe(wreck.of(state.board).lots[1]);
  expect(new Set(wreck.of(imagined.board).lots).size).toBe(3);
});

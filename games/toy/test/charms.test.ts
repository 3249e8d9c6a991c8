import type { Game } from '@boucan/kernel';
import { scenariosOf } from '@boucan/testkit/scenario';
import { describe, expect, test } from 'vitest';
import type { DuelBoard, DuelBoardView } from '../src/board.ts';
import { toy } from '../src/game.ts';
import { charmed } from '../src/packs/charms/charms.ts';
import type { CharmEvents } from '../src/packs/charms/rules.ts';
import { duel, duelOf } from '../src/rules/duel.ts';
import { match } from '../src/rules/match.ts';
import { tally } from './deck.ts';

const charming: Game<DuelBoard, DuelBoardView, CharmEvents> = toy;
const scenario = scenariosOf(charming, { tally });

/** Anne holds a tooth, Bart a feather; the hands are these. */
const charmsAnd =
  (...hands: string[][]) =>
  (d: DuelBoard): void => {
    charmed.of(d).fists = ['tooth', 'feather'];
    d.duellists.forEach((x, seat) => {
      x.hand = hands[seat] ?? [];
    });
    d.bag = [];
    d.chest = 2;
  };

scenario('TOY-14: a charm is its owner’s secret')
  .seats('anne', 'bart')
  .packs('charms')
  .given(charmsAnd())
  .expectView('anne', (view) => charmed.seen(view).fists, ['tooth', 'hidden'])
  .expectView('table', (view) => charmed.seen(view).fists, ['hidden', 'hidden']);

scenario('TOY-15: a charm laid down before the blow is struck adds its worth, once')
  .seats('anne', 'bart')
  .packs('charms')
  .given(charmsAnd())
  .start(duel, duelOf(0))
  .dice('blow', 'anne', 2)
  .plays('anne aim bart', 'anne pass')
  .expectOptions('anne', ['lay tooth', 'pass'])
  .plays('anne lay tooth')
  .expectTold('charm.laid', { seat: 'anne', charm: 'tooth' })
  .expectTold('blow.landed', { rivalSeat: 'bart', coins: 2 })
  .expectBoard((d) => charmed.of(d).bonus, 0)
  .expectView('table', (view) => charmed.seen(view), { fists: [null, 'hidden'], laid: ['tooth'], bonus: 0, parrot: 0 });

scenario('TOY-15: a charm that stays in the fist adds nothing')
  .seats('anne', 'bart')
  .packs('charms')
  .given(charmsAnd())
  .start(duel, duelOf(0))
  .dice('blow', 'anne', 2)
  .plays('anne aim bart', 'anne pass', 'anne pass')
  .expectTold('blow.missed', { rivalSeat: 'bart' });

scenario('TOY-15: without a charm nobody is asked for one')
  .seats('anne', 'bart')
  .packs('charms')
  .given(charmsAnd())
  .given((d) => {
    charmed.of(d).fists[0] = null;
  })
  .start(duel, duelOf(0))
  .dice('blow', 'anne', 2)
  .plays('anne aim bart', 'anne pass')
  .expectTold('blow.missed', { rivalSeat: 'bart' });

scenario('TOY-16: the parrot flies to whoever lands a blow')
  .seats('anne', 'bart')
  .packs('charms')
  .given(charmsAnd())
  .start(duel, duelOf(1))
  .dice('blow', 'bart', 4)
  .plays('bart aim anne', 'bart pass', 'bart pass')
  .expectTold('parrot.flew', { seat: 'bart' })
  .expectBoard((d) => charmed.of(d).parrot, 1);

scenario('TOY-16: a miss leaves the parrot where it is')
  .seats('anne', 'bart')
  .packs('charms')
  .given(charmsAnd())
  .start(duel, duelOf(1))
  .dice('blow', 'bart', 3)
  .plays('bart aim anne', 'bart pass', 'bart pass')
  .expectBoard((d) => charmed.of(d).parrot, null);

const parrotWithBart = (d: DuelBoard): void => {
  charmed.of(d).parrot = 1;
  d.chest = 1;
  d.duellists[0]!.coins = 4;
};

scenario('TOY-17: the parrot brings a coin from the chest at the start of a round')
  .seats('anne', 'bart')
  .packs('charms')
  .given(parrotWithBart)
  .start(match)
  .expectTold('parrot.paid', { seat: 'bart' })
  .expectChange({ chest: -1, 'bart.coins': 1 });

scenario('TOY-17: where the table agreed so, it brings nothing')
  .seats('anne', 'bart')
  .packs('charms')
  .options({ 'parrot-pays': false })
  .given(parrotWithBart)
  .start(match)
  .expectNotTold('parrot.paid')
  .expectChange({});

scenario('TOY-18: a flourish strengthens a blow by 3')
  .seats('anne', 'bart')
  .packs('charms')
  .given(charmsAnd(['flourish']))
  .start(duel, duelOf(0))
  .dice('blow', 'anne', 1)
  .plays('anne aim bart')
  .expectOptions('anne', ['pass', 'play flourish'])
  .plays('anne play flourish', 'anne pass')
  .expectTold('die.rolled', { die: 1, total: 4 })
  .expectTold('blow.landed', { coins: 2 });

describe('without the pack', () => {
  test('there is no flourish in the bag, no part on the board, and no such option', () => {
    const state = toy.setup({ seats: 2 }, [1, 2, 3, 4]);
    expect([...state.board.bag, ...state.board.duellists.flatMap((x) => x.hand)]).toHaveLength(12);
    expect(state.board.parts).toBeUndefined();
    expect(toy.optionsWith([]).map(({ id }) => id)).toEqual(['rounds']);
    expect(toy.optionsWith(['charms']).map(({ id }) => id)).toEqual(['rounds', 'parrot-pays']);
    expect(toy.whyNotStart({ seats: 2, options: { 'parrot-pays': true } })).toEqual([
      { rule: 'KERNEL', text: 'option-of-pack', with: { option: 'parrot-pays', pack: 'charms' } },
    ]);
  });
});

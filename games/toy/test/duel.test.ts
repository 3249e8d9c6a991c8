import { scenariosOf } from '@boucan/testkit/scenario';
import type { DuelBoard } from '../src/board.ts';
import type { Card } from '../src/content/cards.ts';
import { toy } from '../src/game.ts';
import { type Duel, duel, duelOf } from '../src/rules/duel.ts';
import { reaction } from '../src/rules/reaction.ts';
import { tally } from './deck.ts';

const scenario = scenariosOf(toy, { tally });

/** Deals these hands, by seat, and leaves the other cards in the bag. */
const hands =
  (...dealt: Card[][]) =>
  (d: DuelBoard): void => {
    const all: Card[] = [...d.bag, ...d.duellists.flatMap((x) => x.hand)];
    d.duellists.forEach((x, seat) => {
      x.hand = dealt[seat] ?? [];
      for (const card of x.hand) all.splice(all.indexOf(card), 1);
    });
    d.bag = all;
  };

const attackBy =
  (name: string) =>
  (seat: (name: string) => number): Duel =>
    duelOf(seat(name));

scenario('TOY-05: the attacker chooses any rival')
  .seats('anne', 'bart', 'cleo')
  .start(duel, attackBy('bart'))
  .expectOptions('bart', ['aim anne', 'aim cleo'])
  .plays('bart aim cleo')
  .expectTold('blow.aimed', { seat: 'bart', rivalSeat: 'cleo' });

scenario('TOY-05: nobody attacks himself')
  .seats('anne', 'bart', 'cleo')
  .start(duel, attackBy('bart'))
  .expectWhyNot('bart', 'aim bart', 'TOY-05', 'not-oneself')
  .expectNotAsked('anne');

scenario('TOY-06: a feint or a lunge may be added, a parry may not')
  .seats('anne', 'bart')
  .given(hands(['feint', 'parry'], ['lunge', 'lunge']))
  .start(duel, attackBy('anne'))
  .plays('anne aim bart')
  .expectOptions('anne', ['play feint', 'pass'])
  .expectWhyNot('anne', 'play parry', 'TOY-06', 'parry-only-answers')
  .expectFinality('anne', 'pass', 'final');

scenario('TOY-06: an attacker without cards can only go without')
  .seats('anne', 'bart')
  .given(hands([], ['lunge']))
  .start(duel, attackBy('anne'))
  .plays('anne aim bart')
  .expectOptions('anne', ['pass']);

scenario('TOY-07: the blow is a die plus the card')
  .seats('anne', 'bart')
  .given(hands(['lunge', 'feint'], ['feint', 'feint']))
  .start(duel, attackBy('anne'))
  .dice('blow', 'anne', 3)
  .plays('anne aim bart', 'anne play lunge')
  .expectTold('card.played', { seat: 'anne', card: 'lunge' })
  .expectTold('die.rolled', { seat: 'anne', die: 3, total: 5 })
  .expectChange({ 'anne.cards': -1, discard: 1 });

scenario('TOY-08: a rival may answer with a parry, and with nothing else')
  .seats('anne', 'bart')
  .given(hands([], ['parry', 'lunge']))
  .start(reaction, (seat) => ({ seat: seat('bart') }))
  .expectOptions('bart', ['play parry', 'pass'])
  .expectWhyNot('bart', 'play lunge', 'TOY-08', 'only-a-parry-answers')
  .plays('bart play parry')
  .expectChange({ 'bart.cards': -1, discard: 1 })
  .expectDone(-2);

scenario('TOY-08: a parry takes 2 off the blow')
  .seats('anne', 'bart')
  .given(hands(['feint', 'feint'], ['parry', 'lunge']))
  .start(duel, attackBy('anne'))
  .dice('blow', 'anne', 5)
  .draws('card', 'bart', 'lunge')
  .plays('anne aim bart', 'anne pass', 'bart play parry')
  .expectTold('blow.missed', { rivalSeat: 'bart' })
  .expectDone();

scenario('TOY-08: a rival with cards is asked whether he holds a parry or not')
  .seats('anne', 'bart')
  .given(hands(['feint', 'feint'], ['lunge', 'feint']))
  .start(reaction, (seat) => ({ seat: seat('bart') }))
  .expectOptions('bart', ['pass'])
  .plays('bart pass')
  .expectDone(0);

scenario('TOY-08: a rival without cards is not asked')
  .seats('anne', 'bart')
  .given(hands(['feint', 'feint'], []))
  .start(reaction, (seat) => ({ seat: seat('bart') }))
  .expectDone(0);

scenario('TOY-09: a blow of 4 takes two coins from the rival')
  .seats('anne', 'bart', 'cleo')
  .given(hands(['feint', 'feint'], ['lunge', 'feint'], ['parry', 'parry']))
  .start(duel, attackBy('anne'))
  .dice('blow', 'anne', 4)
  .plays('anne aim bart', 'anne pass', 'bart pass')
  .expectChange({ 'anne.coins': 2, 'bart.coins': -2 })
  .expectTold('blow.landed', { seat: 'anne', rivalSeat: 'bart', coins: 2 });

scenario('TOY-09: nobody loses more coins than he has')
  .seats('anne', 'bart')
  .given((d, seat) => {
    d.duellists[seat('bart')]!.coins = 1;
  })
  .start(duel, attackBy('anne'))
  .dice('blow', 'anne', 6)
  .plays('anne aim bart', 'anne pass', 'bart pass')
  .expectChange({ 'anne.coins': 1, 'bart.coins': -1 });

scenario('TOY-09: a weaker blow misses, and the rival takes a coin from the chest')
  .seats('anne', 'bart')
  .given((d) => {
    d.chest = 3;
  })
  .start(duel, attackBy('anne'))
  .dice('blow', 'anne', 3)
  .plays('anne aim bart', 'anne pass', 'bart pass')
  .expectChange({ 'bart.coins': 1, chest: -1 })
  .expectTold('blow.missed', { seat: 'anne', rivalSeat: 'bart', coins: 1 });

scenario('TOY-09: from an empty chest there is nothing to take')
  .seats('anne', 'bart')
  .start(duel, attackBy('anne'))
  .dice('blow', 'anne', 1)
  .plays('anne aim bart', 'anne pass', 'bart pass')
  .expectChange({})
  .expectTold('blow.missed', { coins: 0 });

scenario('TOY-10: both draw back to two cards')
  .seats('anne', 'bart')
  .given(hands(['lunge', 'feint'], ['parry', 'feint']))
  .start(duel, attackBy('anne'))
  .dice('blow', 'anne', 6)
  .draws('card', 'anne', 'parry')
  .draws('card', 'bart', 'lunge')
  .plays('anne aim bart', 'anne play lunge', 'bart play parry')
  .expectChange({ 'anne.coins': 2, 'bart.coins': -2, bag: -2, discard: 2 })
  .expectBoard(
    (d) => d.duellists.map((x) => x.hand),
    [
      ['feint', 'parry'],
      ['feint', 'lunge'],
    ],
  );

scenario('TOY-10: nobody draws from an empty bag')
  .seats('anne', 'bart')
  .given((d) => {
    d.duellists.forEach((x) => {
      x.hand = ['feint'];
    });
    d.bag = ['lunge'];
  })
  .start(duel, attackBy('anne'))
  .dice('blow', 'anne', 4)
  .plays('anne aim bart', 'anne pass', 'bart pass')
  .expectChange({ 'anne.coins': 2, 'bart.coins': -2, 'anne.cards': 1, bag: -1 });

scenario('TOY-12: only the one who draws a card learns which')
  .seats('anne', 'bart', 'cleo')
  .given(hands(['lunge', 'feint'], ['feint', 'feint'], ['parry', 'parry']))
  .start(duel, attackBy('anne'))
  .dice('blow', 'anne', 2)
  .draws('card', 'anne', 'parry')
  .plays('anne aim bart', 'anne play lunge', 'bart pass')
  .expectToldTo('anne', 'card.drawn', { seat: 'anne', card: 'parry' })
  .expectToldTo('bart', 'card.drawn', { seat: 'anne' })
  .expectNotToldTo('bart', 'card.drawn', { card: 'parry' })
  .expectNotToldTo('table', 'card.drawn', { card: 'parry' });

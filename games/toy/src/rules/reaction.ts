// The reaction: between the die and the blow, the rival may parry.   TOY-08
import { type Choice, openVars, type Seat } from '@boucan/kernel';
import { duellist, proc, question } from '../board.ts';
import { CARDS } from '../content/cards.ts';
import { PASS, PLAY, playCard } from './duel.ts';

interface Reaction {
  seat: Seat;
}

export const reaction = proc('reaction', 'TOY-08', openVars<Reaction>(), {
  // Whoever holds a card is asked, parry or not: to ask only the holder of a parry would tell the table he has one.
  begin: (t, v) => (duellist(t.board, v.seat).hand.length > 0 ? t.ask(answer, v.seat, 'answered') : t.done(0)),

  answered: (t, v, c: Choice) => {
    if (c === PASS) return t.done(0);
    const card = playCard(t.board, v.seat, 'parry');
    t.tell?.('card.played', { seat: v.seat, card });
    return t.done(CARDS.parry);
  },
});

export const answer = question<Reaction>(
  'reaction.answer',
  'TOY-08',
  (o, d, _v, seat) => {
    const { hand } = duellist(d, seat);
    if (hand.includes('parry')) o.may(PLAY.parry);
    if (hand.includes('feint')) o.may(PLAY.feint).unless(true, 'TOY-08', 'only-a-parry-answers');
    if (hand.includes('lunge')) o.may(PLAY.lunge).unless(true, 'TOY-08', 'only-a-parry-answers');
    o.may(PASS);
  },
  { formal: true },
);

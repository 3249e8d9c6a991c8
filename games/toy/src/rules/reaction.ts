// The reaction: between the die and the blow, the rival may parry.   TOY-08
import { openVars, type Seat } from '@boucan/kernel';
import { duellist, proc, question } from '../board.ts';
import { contentOf } from '../content/cards.ts';
import { PASS, type Pass, PLAY, type Play, playCard } from './hand.ts';

interface Reaction {
  seat: Seat;
}

export const reaction = proc('reaction', 'TOY-08', openVars<Reaction, { answered: Play | Pass }, number>(), {
  // Whoever holds a card is asked, parry or not: to ask only the holder of a parry would tell the table he has one.
  begin: (t, v) => (duellist(t.board, v.seat).hand.length > 0 ? t.ask(answer, v.seat, 'answered') : t.done(0)),

  answered: (t, v, c) => {
    if (c[0] === 'pass') return t.done(0);
    const card = playCard(t.board, v.seat, 'parry');
    t.tell?.('card.played', { seat: v.seat, card });
    return t.done(contentOf(t.board).worth.parry!);
  },
});

export const answer = question<Reaction, Play | Pass>(
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

// A duel: choose a rival, add a card, roll; the rival may still answer.   TOY-05
import { choice, openVars, type Said, type Seat } from '@boucan/kernel';
import { duellist, proc, question } from '../board.ts';
import { type Card, contentOf } from '../content/cards.ts';
import { PASS, type Pass, PLAY, type Play, playCard } from './hand.ts';
import { reaction } from './reaction.ts';

export interface Duel {
  seat: Seat; // who attacks
  rival: Seat; // -1 until chosen
  card: Card | null; // laid down by the attacker, face up
  die: number;
  total: number; // die and card
}

export type Aim = Said<'aim', [rival: Seat]>;

const AIM: readonly Aim[] = Array.from({ length: 4 }, (_, seat) => choice('aim', seat));

/** A blow of this much lands. */
export const LANDS = 4;
const LOOT = 2;

/** A duel that is about to begin. */
export const duelOf = (seat: Seat): Duel => ({ seat, rival: -1, card: null, die: 0, total: 0 });

const memory = openVars<Duel, { aimed: Aim; strengthened: Play | Pass; answered: number }, void>();

export const duel = proc('duel', 'TOY-05', memory, {
  begin: (t, v) => t.ask(aim, v.seat, 'aimed'),

  aimed: (t, v, [, rival]) => {
    v.rival = rival;
    t.tell?.('blow.aimed', { seat: v.seat, rivalSeat: v.rival });
    return t.ask(strengthen, v.seat, 'strengthened');
  },

  strengthened: (t, v, c) => {
    if (c[0] === 'play') {
      v.card = playCard(t.board, v.seat, c[1]);
      t.tell?.('card.played', { seat: v.seat, card: v.card });
    }
    return t.go('roll');
  },

  // The blow is a die and the card.   TOY-07
  roll: (t, v) => {
    v.die = t.roll(6, 'blow', v.seat);
    v.total = v.die + (v.card === null ? 0 : contentOf(t.board).worth[v.card]!);
    t.tell?.('die.rolled', { seat: v.seat, die: v.die, total: v.total });
    return t.call(reaction, { seat: v.rival }, 'answered');
  },

  answered: (t, v, change) => {
    v.total += change;
    return t.go('strike');
  },

  // Four or more takes two coins from the rival; less, and the rival takes one from the chest.   TOY-09
  strike: (t, v) => {
    const { seat, rival } = v;
    const d = t.board;
    if (v.total >= LANDS) {
      const coins = Math.min(LOOT, duellist(d, rival).coins);
      duellist(d, rival).coins -= coins;
      duellist(d, seat).coins += coins;
      t.tell?.('blow.landed', { seat, rivalSeat: rival, coins });
    } else {
      const coins = Math.min(1, d.chest);
      d.chest -= coins;
      duellist(d, rival).coins += coins;
      t.tell?.('blow.missed', { seat, rivalSeat: rival, coins });
    }
    return t.go('draw');
  },

  // Both draw back to two cards while the bag lasts.   TOY-10
  draw: (t, v) => {
    for (const seat of [v.seat, v.rival]) {
      const { hand } = duellist(t.board, seat);
      if (hand.length >= 2 || t.board.bag.length === 0) continue;
      const card = t.draw(t.board.bag, 'card', seat);
      hand.push(card);
      t.tell?.('card.drawn', { seat }, { seats: [seat], with: { card } });
    }
    return t.done();
  },
});

/** Anybody but oneself.   TOY-05 */
export const aim = question<Duel, Aim>('duel.aim', 'TOY-05', (o, d, _v, seat) => {
  for (let s = 0; s < d.duellists.length; s++) o.may(AIM[s]!).unless(s === seat, 'TOY-05', 'not-oneself');
});

/** A feint or a lunge strengthens the blow; a parry does not.   TOY-06 */
export const strengthen = question<Duel, Play | Pass>('duel.strengthen', 'TOY-06', (o, d, _v, seat) => {
  const { hand } = duellist(d, seat);
  if (hand.includes('feint')) o.may(PLAY.feint);
  if (hand.includes('lunge')) o.may(PLAY.lunge);
  if (hand.includes('parry')) o.may(PLAY.parry).unless(true, 'TOY-06', 'parry-only-answers');
  o.may(PASS);
});

// Glory points and the cards that come with them.   FDM-GLORY
import { type Offering, openVars, type Said, type Seat } from '@boucan/kernel';
import { GLORY_SOURCES, type GlorySource, playerOf, proc, question, turnOrder } from '../board.ts';
import { RULES } from '../content/constants.ts';
import type { GloryId } from '../content/glory.ts';
import { announcing, leaveHand, opening } from './announcing.ts';
import { choicesOf } from './choices.ts';
import { declareVictories } from './end.ts';
import { amount, quantity } from './quantities.ts';

interface Point {
  seat: Seat;
  source: GlorySource;
  again?: true; // another point for the same occasion
}

/** One point on the track at once, on whosever turn, one card with it, and others may react. Nothing takes it away again.   FDM-GLORY-07, FDM-GLORY-08, FDM-GLORY-19 */
export const gloryPoint = proc('glory-point', 'FDM-GLORY-07', openVars<Point, object, void>(), {
  begin: (t, v) => {
    const p = playerOf(t.board, v.seat);
    p.points++;
    p.scored[GLORY_SOURCES.indexOf(v.source)]!++;
    t.tell?.('glory.won', { seat: v.seat, source: v.source, points: p.points });
    declareVictories(t);
    return t.call(drawGlory, { seat: v.seat, cards: 1 }, 'drawn');
  },

  // The active player is of the company: a card announced on the own turn can be countered.
  drawn: (t, v) => t.call(announcing, opening('glory.gained', turnOrder(t.board, t.board.turn.seat), v.seat), 'over'),

  over: (t) => t.done(),
});

/** Four cards in hand.   FDM-GLORY-09, SEA-BASE-11 */
export const HAND_LIMIT = quantity('hand-limit', 'FDM-GLORY-09', { what: 'cards-in-hand', by: RULES.handLimit });

interface Drawing {
  seat: Seat;
  cards: number; // still to draw
}

/** Draws Glory cards one by one; a fifth in hand means one of the five goes, before anything can be played.   FDM-GLORY-09, FDM-GLORY-10 */
export const drawGlory = proc('draw-glory', 'FDM-GLORY-08', openVars<Drawing, { discarded: Discard }, void>(), {
  begin: (t, v) => {
    const b = t.board;
    if (v.cards === 0) return t.done();
    v.cards--;
    if (b.glory.length === 0) {
      b.glory = b.gloryDiscard;
      b.gloryDiscard = [];
    }
    if (b.glory.length === 0) return t.done(); // every card is out   FDM-Q-59
    const card = t.draw(b.glory, 'glory', v.seat);
    const { hand } = playerOf(b, v.seat);
    hand.push(card);
    t.tell?.('glory.drawn', { seat: v.seat }, { seats: [v.seat], with: { card } });
    return t.go('drawn');
  },

  drawn: (t, v) => {
    const { hand } = playerOf(t.board, v.seat);
    return hand.length > amount(t.board, HAND_LIMIT, v.seat, null) ? t.ask(discardGlory, v.seat, 'discarded') : t.go('begin');
  },

  discarded: (t, v, [, card]) => {
    leaveHand(t.board, v.seat, card);
    t.board.gloryDiscard.push(card);
    t.reveal();
    t.tell?.('glory.discarded', { seat: v.seat, card });
    return t.go('begin');
  },
});

export type Discard = Said<'discard', [card: GloryId]>;
const DISCARD = choicesOf('discard', 'glory');

/** Any of these cards; of two alike, one. */
export function offerDiscards(o: Offering, hand: readonly GloryId[]): void {
  for (let i = 0; i < hand.length; i++) if (hand.indexOf(hand[i]!) === i) o.may(DISCARD[hand[i]!]);
}

export const discardGlory = question<Drawing, Discard>('glory.discard', 'FDM-GLORY-09', (o, b, _v, seat) =>
  offerDiscards(o, playerOf(b, seat).hand),
);

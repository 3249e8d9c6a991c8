// Hiring a specialist on one's own turn: for gold, by persuasion, or for a bale of cloth.   FDM-SPECIALIST-01, FDM-SPECIALIST-02, FDM-SPECIALIST-03, FDM-SPECIALIST-04
import { choices, type Offering, openVars, type Said, type Seat } from '@boucan/kernel';
import { type Caribbean, type Player, playerOf, proc } from '../../board.ts';
import {
  SPECIALIST_CARD_IDS,
  SPECIALIST_CARDS,
  type SpecialistCard,
  type SpecialistCardId,
} from '../../content/glory/specialists.ts';
import { showInHand } from '../announcing.ts';
import { countGood, dropCard } from '../cargo.ts';
import { faces, successes } from '../dice.ts';
import { has, isSpecialist, typeOf } from '../hired.ts';
import { pay, spendable } from '../purse.ts';
import { hire } from '../specialists.ts';
import { skillRoll } from '../trial.ts';

export type Hire = Said<'hire', [card: SpecialistCardId]>;
export const HIRE = choices('hire', SPECIALIST_CARD_IDS);

/** One of each type, and any number of types.   FDM-SPECIALIST-04, SEA-BASE-12 */
export const isHirable = (p: Player, card: SpecialistCardId): boolean => !has(p, typeOf(card)!);

const cardOf = (card: SpecialistCardId): SpecialistCard => SPECIALIST_CARDS[card];

/** Those of the hand that can be hired any time in a port on the own turn. In the hand a specialist does nothing.   FDM-SPECIALIST-02 */
export function offerHirings(o: Offering, b: Caribbean, seat: Seat): void {
  const p = playerOf(b, seat);
  for (let i = 0; i < p.hand.length; i++) {
    const card = p.hand[i]!;
    if (!isSpecialist(card) || p.hand.indexOf(card) < i || !cardOf(card).moments.includes('turn.free')) continue;
    const { cost, goods } = cardOf(card);
    o.may(HIRE[card])
      .unless(!p.inPort, 'FDM-SPECIALIST-02', 'hired-in-port')
      .unless(!isHirable(p, card), 'FDM-SPECIALIST-04', 'specialist-held')
      .unless(spendable(p) < cost, 'FDM-SPECIALIST-02', 'wage-missing', { gold: cost })
      .unless(goods !== undefined && countGood(p.cargo, goods[0]!) === 0, 'FDM-SPECIALIST-02', 'cloth-missing')
      .unless(b.turn.used.includes(card), 'FDM-SPECIALIST-02', 'persuaded-already');
  }
}

interface Hiring {
  seat: Seat;
  card: SpecialistCardId;
}

/** What the card asks for is tried, given or paid.   FDM-SPECIALIST-02, FDM-SPECIALIST-03 */
export const hiring = proc('hiring', 'FDM-SPECIALIST-02', openVars<Hiring, { persuaded: readonly number[] }, void>(), {
  begin: (t, v) => {
    const { skill } = cardOf(v.card);
    if (skill === undefined) return t.go('hire');
    // One try per turn, with the card shown to all.
    t.board.turn.used.push(v.card);
    showInHand(t.board, v.seat, v.card);
    return t.call(skillRoll, { seat: v.seat, skill, trial: 'wage' }, 'persuaded');
  },

  // After a failure it stays in hand.
  persuaded: (t, v, dice) => {
    if (successes(dice) > 0) return t.go('hire');
    t.tell?.('specialist.declined', { seat: v.seat, card: v.card, dice: faces(dice) });
    return t.done();
  },

  hire: (t, { seat, card }) => {
    const { cost, goods } = cardOf(card);
    if (cost > 0) {
      pay(playerOf(t.board, seat), cost);
      t.tell?.('specialist.paid', { seat, gold: cost });
    }
    if (goods !== undefined) dropCard(t, seat, goods[0]!);
    hire(t, seat, card);
    return t.done();
  },
});

// A specialist enters service free, by a Rumour or a Mission.   FDM-SPECIALIST-01
import { choices, openVars, type Said, type Seat, takeOut } from '@boucan/kernel';
import { type Caribbean, playerOf, proc, question } from '../../board.ts';
import { contentOf } from '../../box.ts';
import { RULES } from '../../content/constants.ts';
import { SPECIALIST_TYPES, type SpecialistType } from '../../content/glory/specialists.ts';
import type { GloryId } from '../../content/glory.ts';
import type { Tools } from '../dice.ts';
import { has } from '../hired.ts';
import { receive } from './gains.ts';

interface Grant {
  seat: Seat;
  types: readonly SpecialistType[]; // those that may still be named
  fromDeck?: true; // the discard has none to give
}

/** The cards of this type in the box. */
const cardsOf = (b: Caribbean, type: SpecialistType): readonly GloryId[] => contentOf(b).cardsOf[type] ?? [];

/**
 * The player names one of these types that is not hired yet: a copy comes from the Glory deck, or else from its discard.
 * Nobody knows who holds the others, so a type may prove missing; then another is named, and 5 gold come for want of any.   GEN-05
 */
export const grantSpecialist = proc('grant-specialist', 'FDM-SPECIALIST-01', openVars<Grant, { named: Enlist }, void>(), {
  begin: (t, v) => {
    v.types = v.types.filter((type) => mightEnlist(t.board, v, type));
    if (v.types.length > 1) return t.ask(nameSpecialist, v.seat, 'named');
    return v.types.length === 1 ? t.go('only') : t.go('gold');
  },

  only: (t, v) => (enlist(t, v, v.types[0]!) ? t.done() : t.go('gold')),

  named: (t, v, [, named]) => {
    if (enlist(t, v, named)) return t.done();
    v.types = v.types.filter((type) => type !== named);
    return t.go('begin');
  },

  gold: (t, v) => {
    receive(t, v.seat, RULES.goldForSpecialist);
    return t.done();
  },
});

/** Whether this type could be had, by what everybody can see: not hired, and not every copy lies open elsewhere. */
function mightEnlist(b: Caribbean, { seat, fromDeck }: Grant, type: SpecialistType): boolean {
  if (has(playerOf(b, seat), type)) return false;
  return cardsOf(b, type).some(
    (card) =>
      b.players.every((p) => !p.specialists.includes(card) && !p.shown.includes(card)) &&
      !(fromDeck && b.gloryDiscard.includes(card)),
  );
}

function enlist(t: Tools, { seat, fromDeck }: Grant, type: SpecialistType): boolean {
  const b = t.board;
  t.reveal();
  for (const pile of fromDeck ? [b.glory] : [b.glory, b.gloryDiscard]) {
    const card = cardsOf(b, type).find((c) => pile.includes(c));
    if (card === undefined) continue;
    playerOf(b, seat).specialists.push(takeOut(pile, card));
    t.tell?.('specialist.hired', { seat, specialist: type, card });
    return true;
  }
  t.tell?.('specialist.missing', { seat, specialist: type });
  return false;
}

type Enlist = Said<'enlist', [type: SpecialistType]>;
const ENLIST = choices('enlist', SPECIALIST_TYPES);

export const nameSpecialist = question<Grant, Enlist>('venture.specialist', 'FDM-SPECIALIST-01', (o, _b, v) => {
  for (const type of v.types) o.may(ENLIST[type]);
});

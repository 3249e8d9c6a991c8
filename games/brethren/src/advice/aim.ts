// What a captain is after, in a sentence: where his fleet stands after this choice, and what is still to come there.
import type { Advice } from '@boucan/kernel';
import type { Coast } from '../board.ts';
import { DOUBLOONS, GALLEON_CARDS, KIND } from '../content/deck.ts';
import { SAILS } from '../content/ships.ts';
import { strength } from '../rules/fleets.ts';

export const aim: NonNullable<Advice<Coast>['aim']> = ({ board: { boards } }, seat, [verb, what, to]) => {
  const board = boards.find(({ id }) => id === to);
  if (board === undefined) return null;
  // A hidden card counts for whoever laid it, and for nobody else.
  const open = board.cards.filter((laid) => !laid.faceDown || laid.seat === seat);
  const doubloons = open.reduce((sum, { card }) => sum + DOUBLOONS[card], 0);
  const chests = open.filter(({ card }) => KIND[card] === 'chest').length;
  const own = board.fleets.find((fleet) => fleet.seat === seat);
  const sails = (own === undefined ? 0 : strength(own)) + (verb === 'ship' ? SAILS[what as keyof typeof SAILS] : 0);
  const rival = board.fleets.find((fleet) => fleet.seat !== seat);
  const ahead = sails > 0 && sails > (rival === undefined ? 0 : strength(rival));
  const cards = board.side === 'galleon' ? GALLEON_CARDS - board.cards.length - (verb === 'card' ? 1 : 0) : 0;
  const about = { board: board.id, doubloons, chests, cards };
  if (ahead) return { plan: board.side === 'galleon' ? 'lead' : 'lead-colony', with: about };
  if (rival === undefined) return null;
  const against = { board: board.id, rivalSeat: rival.seat };
  if (verb === 'card' && (what === 'cannon' || what === 'musket')) return { plan: 'shoot', with: against };
  return sails > 0 ? { plan: 'follow', with: { ...against, sails: strength(rival) - sails } } : null;
};

// What beginners do on the coast, as the companion of a first match has it from the other side.
import type { BeginnersMistake, Seat, State } from '@boucan/kernel';
import type { Coast, SpanishBoard } from '../board.ts';
import { DOUBLOONS, KIND } from '../content/deck.ts';

type Made = BeginnersMistake<Coast>['made'];

const boardOf = ({ board: { boards } }: State<Coast>, id: unknown): SpanishBoard => boards.find((one) => one.id === id)!;
const leads = ({ fleets }: SpanishBoard, seat: Seat): boolean => fleets[0]?.seat === seat;
const isTreasure = (card: unknown): boolean => {
  const [kind, worth] = [KIND[card as keyof typeof KIND], DOUBLOONS[card as keyof typeof DOUBLOONS]];
  return kind === 'chest' || (kind === 'doubloons' && worth > 2);
};

/** A chest or a great sum for a board where others stand and he does not. */
const gift: Made = (s, seat, [verb, card, to]) => {
  if (verb !== 'card' || !isTreasure(card)) return false;
  const { fleets } = boardOf(s, to);
  return fleets.length > 0 && fleets.every((fleet) => fleet.seat !== seat);
};

/** A cannon that would hit whoever leads, where he leads himself. */
const ownCannon: Made = (s, seat, [verb, card, to]) => {
  if (verb !== 'card' || card !== 'cannon') return false;
  const board = boardOf(s, to);
  return leads(board, seat) && board.cards.every((laid) => laid.faceDown || laid.card !== 'cannon');
};

/** The smallest coin, and a chest or more left for the next. */
const smallChange: Made = (_s, _seat, [verb, card]) => verb === 'take' && card === 'doubloons-1';

/** A ship for a fleet that is alone there anyway. */
const crowding: Made = (s, seat, [verb, , to]) => {
  if (verb !== 'ship') return false;
  const { fleets } = boardOf(s, to);
  return fleets.length === 1 && fleets[0]!.seat === seat;
};

export const mistakes: readonly BeginnersMistake<Coast>[] = [
  { id: 'gift', made: gift },
  { id: 'own-cannon', made: ownCannon },
  { id: 'small-change', made: smallChange },
  { id: 'crowding', made: crowding },
];

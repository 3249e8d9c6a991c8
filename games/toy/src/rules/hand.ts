// A card of the hand is played, or none.   TOY-06, TOY-08
import { choice, choices, type Said, type Seat, takeOut } from '@boucan/kernel';
import { type DuelBoard, duellist } from '../board.ts';
import type { Card } from '../content/cards.ts';

export type Play = Said<'play', [card: Card]>;
export type Pass = Said<'pass'>;
export const PLAY = choices('play', ['feint', 'lunge', 'parry']);
export const PASS = choice('pass');

export function playCard(d: DuelBoard, seat: Seat, card: Card): Card {
  d.discard.push(takeOut(duellist(d, seat).hand, card));
  return card;
}

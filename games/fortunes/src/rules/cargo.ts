// Cargo cards: drawing them, making room, losing them.   FDM-PORT-BUY-12, FDM-MOVE-07, FDM-DAMAGE-08
import { type Offering, openVars, type Said, type Seat, takeAt } from '@boucan/kernel';
import { type Caribbean, type Player, playerOf, proc, question } from '../board.ts';
import { contentOf } from '../box.ts';
import { CARGO, type CargoId, type Good } from '../content/cargo.ts';
import { choicesOf } from './choices.ts';
import type { Tools } from './dice.ts';
import { capacityOf } from './ships.ts';

/** The next cargo card. An empty deck is made anew from its discards; null: every card is in somebody's hands. */
export function drawCargo(t: Tools, seat: Seat): CargoId | null {
  const b = t.board;
  if (b.cargo.length === 0) {
    b.cargo = b.cargoDiscard;
    b.cargoDiscard = [];
  }
  return b.cargo.length === 0 ? null : t.draw(b.cargo, 'cargo', seat);
}

/** How many cards of this good are among these. */
export function countGood(cards: readonly CargoId[], good: Good): number {
  let n = 0;
  for (let i = 0; i < cards.length; i++) if (CARGO[cards[i]!].good === good) n++;
  return n;
}

/** Takes one card of this good out of these. Cards of one good trade alike. */
export const takeGood = (cards: CargoId[], good: Good): CargoId =>
  takeAt(
    cards,
    cards.findIndex((card) => CARGO[card].good === good),
  );

/** Face up onto the discard pile. */
export const discardCargo = (b: Caribbean, card: CargoId): void => {
  b.cargoDiscard.push(card);
};

/** Excess cargo goes overboard at random.   FDM-DAMAGE-08 */
export function loseAtRandom(t: Tools, seat: Seat, p: Player, limit: number): void {
  while (p.cargo.length > limit) {
    const card = t.draw(p.cargo, 'overboard', seat);
    discardCargo(t.board, card);
    t.tell?.('cargo.lost', { seat, good: CARGO[card].good, card });
  }
}

/** One of these goes overboard of its owner's will, in sight of all. */
export function dropCard(t: Tools, seat: Seat, good: Good): void {
  const card = takeGood(playerOf(t.board, seat).cargo, good);
  discardCargo(t.board, card);
  t.reveal();
  t.tell?.('cargo.dropped', { seat, good, card });
}

interface Jettison {
  seat: Seat;
  limit: number; // how many cards may stay
}

/** The owner drops cargo of his choice until what is left fits.   FDM-MOVE-07, SEA-BASE-33 */
export const jettison = proc('jettison', 'FDM-MOVE-07', openVars<Jettison, { dropped: Drop }, void>(), {
  begin: (t, v) => (playerOf(t.board, v.seat).cargo.length > v.limit ? t.ask(dropCargo, v.seat, 'dropped') : t.done()),

  dropped: (t, v, [, good]) => {
    dropCard(t, v.seat, good);
    return t.go('begin');
  },
});

/** One of each of these goods that is among the cards. */
export function offerGoods(
  o: Offering,
  goods: readonly Good[],
  cards: readonly CargoId[],
  said: { readonly [good in Good]: Said<string, [good: Good]> },
): void {
  for (const good of goods) if (countGood(cards, good) > 0) o.may(said[good]);
}

export type Drop = Said<'drop', [good: Good]>;
export const DROP = choicesOf('drop', 'goods');
export const offerDrops = (o: Offering, b: Caribbean, seat: Seat): void =>
  offerGoods(o, contentOf(b).goods, playerOf(b, seat).cargo, DROP);

export type Load = Said<'load', [good: Good]>;
const LOAD = choicesOf('load', 'goods');

/** Any of these cards as far as the hold goes; own cargo may make room.   FDM-SHIP-05, FDM-RAID-28 */
export function offerLoads(
  o: Offering,
  b: Caribbean,
  seat: Seat,
  cards: readonly CargoId[],
  ...tooMany: readonly [rule: string, reason: string]
): void {
  const { goods } = contentOf(b);
  const full = roomOf(b, seat) === 0;
  for (const good of goods) if (countGood(cards, good) > 0) o.may(LOAD[good]).unless(full, ...tooMany);
  if (full) offerDrops(o, b, seat);
}

/** How many cards more the hold takes. */
export const roomOf = (b: Caribbean, seat: Seat): number => Math.max(0, capacityOf(b, seat) - playerOf(b, seat).cargo.length);

/** One of each good aboard. */
export const dropCargo = question<Jettison, Drop>('cargo.drop', 'FDM-MOVE-07', (o, b, _v, seat) => offerDrops(o, b, seat), {
  prompt: (b, v, seat) => ({ excess: playerOf(b, seat).cargo.length - v.limit, limit: v.limit }),
});

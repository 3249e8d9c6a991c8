import { CARGO, type CargoId, GOODS, type Good } from '../content.ts';

export interface Pile {
  readonly good: Good;
  /** What is still to be had. */
  readonly cards: readonly CargoId[];
  /** How many of it have been set aside. */
  readonly gone: number;
}

/** The offer, a pile a good. Each keeps its place whatever is set aside, so that a second press takes another card of the same. */
export function pilesOf(market: readonly CargoId[], basket: readonly CargoId[]): Pile[] {
  const of = (cards: readonly CargoId[], good: Good) => cards.filter((card) => CARGO[card].good === good);
  return GOODS.map((good) => ({ good, cards: of(market, good), gone: of(basket, good).length })).filter(
    ({ cards, gone }) => cards.length + gone > 0,
  );
}

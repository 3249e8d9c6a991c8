// What can change on the deck of a duel, and how a scene begins there.
import type { Tally } from '@boucan/testkit/scenario';
import type { DuelBoard } from '../src/board.ts';

/** Coins and cards by name, the chest, the bag and the discard. */
export const tally: Tally<DuelBoard> = (d, names) => ({
  ...Object.fromEntries(
    names.flatMap((name, seat) => [
      [`${name}.coins`, d.duellists[seat]?.coins ?? 0],
      [`${name}.cards`, d.duellists[seat]?.hand.length ?? 0],
    ]),
  ),
  chest: d.chest,
  bag: d.bag.length,
  discard: d.discard.length,
});

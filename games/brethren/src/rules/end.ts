// The end: every board is scored from the north clockwise, then chests, the pot, and who has won.   BRE-END-02, BRE-END-03
import { openVars, type Seat } from '@boucan/kernel';
import { proc } from '../board.ts';
import { PORT_ROYAL } from '../content/deck.ts';
import { chestsOf, treasureOf } from './hoard.ts';
import { scoring } from './scoring.ts';

interface End {
  next: number; // the board to score next
}

export const end = proc('end', 'BRE-END-01', openVars<End>(), {
  begin: (t) => {
    t.tell?.('end.began', {});
    return t.go('board');
  },

  // Colony or galleon, one after the other.   BRE-END-02, BRE-END-03, BRE-SCORE-01, BRE-SCORE-07
  board: (t, v) => {
    const board = t.board.boards[v.next];
    if (board === undefined) return t.go('count');
    v.next++;
    return t.call(scoring, { board: board.id, final: true, next: 0 }, 'board');
  },

  // BRE-END-04
  count: (t) => {
    const { captains, pot } = t.board;
    const chests = captains.map(chestsOf);
    t.tell?.('chests.counted', { chestsOfEach: chests });
    const { portRoyal, shares, discarded } = divideChestPrizes(chests, pot, t.state.options['chestless-rank'] === true);
    if (portRoyal === null) t.tell?.('port-royal.unclaimed', {});
    else t.tell?.('port-royal.won', { seat: portRoyal });
    shares.forEach((doubloons, seat) => {
      if (doubloons > 0) t.tell?.('pot.shared', { seat, doubloons });
    });
    if (discarded > 0) t.tell?.('pot.discarded', { doubloons: discarded });

    // Doubloons on the cards, starting doubloons unspent, Port Royal, and the share of the pot.   BRE-WIN-01
    const scores = captains.map((captain, seat) => {
      const hoard = {
        treasure: treasureOf(captain),
        tokens: captain.tokens,
        portRoyal: seat === portRoyal ? PORT_ROYAL : 0,
        pot: shares[seat]!,
      };
      const total = hoard.treasure + hoard.tokens + hoard.portRoyal + hoard.pot;
      t.tell?.('hoard.counted', { seat, ...hoard, total });
      return total;
    });
    const seats = winners(scores, chests);
    t.tell?.('match.won', { seats });
    return t.end({ winners: seats, scores, end: seats.length > 1 ? 'shared-victory' : 'all-played' });
  },
});

/**
 * What the chests are good for: Port Royal for a sole leader, and the pot, which is all that was paid for hidden cards, for the first two
 * places. What does not divide is discarded.   BRE-END-05, BRE-END-06, BRE-END-07, BRE-END-14
 */
export function divideChestPrizes(
  chests: readonly number[],
  pot: number,
  chestlessRank: boolean,
): { readonly portRoyal: Seat | null; readonly shares: readonly number[]; readonly discarded: number } {
  const shares = chests.map(() => 0);
  const ranked = chests.filter((n) => n > 0 || chestlessRank); // without a chest one has no rank, unless the table goes by the letter   BRE-END-12
  const most = Math.max(...ranked);
  const withCount = (n: number): Seat[] => chests.flatMap((c, seat) => (c === n ? [seat] : []));
  const divide = (seats: readonly Seat[], doubloons: number): void => {
    for (const seat of seats) shares[seat] = Math.floor(doubloons / seats.length);
  };

  const first = withCount(most);
  if (first.length > 1)
    divide(first, pot); // level for the most: they share it all   BRE-END-10
  else if (first.length === 1) {
    // Half each; the odd doubloon is the leader's. The other half is for the next lower number of chests, one player's or several'.
    // BRE-END-08, BRE-END-09, BRE-END-11, BRE-END-13
    divide(first, Math.ceil(pot / 2));
    divide(withCount(Math.max(...ranked.filter((n) => n < most))), Math.floor(pot / 2));
  }
  const shared = shares.reduce((sum, n) => sum + n, 0);
  return { portRoyal: first.length === 1 ? first[0]! : null, shares, discarded: pot - shared };
}

/** The largest hoard; of equal ones the one with most chests; and if that is equal too, all of them.   BRE-WIN-03, BRE-WIN-04, BRE-WIN-05 */
export function winners(scores: readonly number[], chests: readonly number[]): Seat[] {
  const best = Math.max(...scores);
  const richest = scores.flatMap((s, seat) => (s === best ? [seat] : []));
  const most = Math.max(...richest.map((seat) => chests[seat]!));
  return richest.filter((seat) => chests[seat] === most);
}

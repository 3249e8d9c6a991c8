// The match: six rounds of bidding and duelling, and the richest wins.   TOY-02
import { choice, openVars, type Said, type Seat } from '@boucan/kernel';
import { type DuelBoard, duellist, proc, question } from '../board.ts';
import { duel, duelOf } from './duel.ts';

const HIGHEST_BID = 3;
type Bid = Said<'bid', [coins: number]>;
const BID: readonly Bid[] = Array.from({ length: HIGHEST_BID + 1 }, (_, coins) => choice('bid', coins));

export const match = proc('match', 'TOY-02', openVars<object, { bidsShown: readonly Bid[] }>(), {
  begin: (t) => t.go('round'),

  round: (t) => {
    const d = t.board;
    if (d.round === d.rounds) return t.go('count');
    d.round++;
    d.first = (d.first + 1) % d.duellists.length;
    t.turn(d.first);
    t.tell?.('round.began', { round: d.round, seat: d.first });
    return t.askAll(
      bid,
      d.duellists.map((_, seat) => seat),
      'bidsShown',
    );
  },

  bidsShown: (t, _v, answers) => {
    const bids = answers.map(([, coins]) => coins);
    t.tell?.('bids.shown', { bids });
    const seat = highestBidder(t.board, bids);
    const paid = bids[seat]!;
    duellist(t.board, seat).coins -= paid;
    t.board.chest += paid;
    t.tell?.('bid.won', { seat, bid: paid });
    return t.call(duel, duelOf(seat), 'round');
  },

  // The richest wins, or all of them; the chest is nobody's.   TOY-11
  count: (t) => {
    const scores = t.board.duellists.map((x) => x.coins);
    scores.forEach((coins, seat) => {
      t.tell?.('purse.counted', { seat, coins, total: coins });
    });
    const most = Math.max(...scores);
    return t.end({ winners: scores.flatMap((s, seat) => (s === most ? [seat] : [])), scores, end: 'rounds-played' });
  },
});

/** All bid at once and in secret, up to three coins and never more than one has.   TOY-03 */
export const bid = question<object, Bid>(
  'match.bid',
  'TOY-03',
  (o, d, _v, seat) => {
    const { coins } = duellist(d, seat);
    for (let c = 0; c <= HIGHEST_BID; c++) o.may(BID[c]!).unless(c > coins, 'TOY-03', 'too-few-coins', { coins });
  },
  { sealed: true, prompt: (d) => ({ round: d.round }) },
);

/** The highest bid attacks; of equal bids, the one that comes first from this round's first seat on.   TOY-04 */
export function highestBidder(d: DuelBoard, bids: readonly number[]): Seat {
  let best = d.first;
  for (let i = 1; i < bids.length; i++) {
    const seat = (d.first + i) % bids.length;
    if (bids[seat]! > bids[best]!) best = seat;
  }
  return best;
}

// The rules. A procedure is a paragraph of the rulebook, a step one of its sentences.
import { type Choice, choices, openVars, type Said, type Seat, takeOut } from '@boucan/kernel';
import { CARDS, type Card, HAND, proc, question, STAKE, type Table, worthOf } from './table.ts';

type Play = Said<'play', [card: Card]>;
const PLAY = choices('play', CARDS) as Readonly<Record<Card, Play & Choice>>;

/** The first player changes every round. */
const seatAt = ({ round, players }: Table, turn: number): Seat => (round - 1 + turn) % players.length;

export const match = proc('match', '__RULE__-02', openVars<object, { played: Play }>(), {
  begin: (t) => t.go('round'),

  // A round adds to the pot; after the last card the match is over.   __RULE__-02
  round: (t) => {
    const { board } = t;
    if (board.round === HAND) return t.go('count');
    board.round++;
    board.pot += STAKE;
    t.tell?.('round.began', { round: board.round, pot: board.pot });
    return t.go('next');
  },

  // One after the other, from the first player of the round on.   __RULE__-03
  next: (t) => {
    const { board } = t;
    if (board.laid.length === board.players.length) return t.go('settle');
    const seat = seatAt(board, board.laid.length);
    t.turn(seat);
    return t.ask(play, seat, 'played');
  },

  played: (t, _v, [, card]) => {
    const { board } = t;
    const seat = seatAt(board, board.laid.length);
    board.laid.push(takeOut(board.players[seat]!.hand, card));
    t.tell?.('card.played', { seat, card });
    return t.go('next');
  },

  // The highest card that nobody else played takes the pot; without one, it stays.   __RULE__-04, __RULE__-05
  settle: (t) => {
    const { board } = t;
    const first = winnerOf(board.laid);
    if (first === null) t.tell?.('pot.stayed', { coins: board.pot });
    else {
      const seat = seatAt(board, first);
      t.tell?.('pot.won', { seat, coins: board.pot });
      board.players[seat]!.coins += board.pot;
      board.pot = 0;
    }
    board.shown.push(...board.laid);
    board.laid = [];
    return t.go('round');
  },

  // The richest wins, or all of them.   __RULE__-06
  count: (t) => {
    const scores = t.board.players.map(({ coins }) => coins);
    const most = Math.max(...scores);
    return t.end({ winners: scores.flatMap((coins, seat) => (coins === most ? [seat] : [])), scores, end: 'cards-played' });
  },
});

/** A card of one's hand.   __RULE__-03 */
export const play = question<object, Play>(
  'match.play',
  '__RULE__-03',
  (o, { players }, _v, seat) => {
    for (const card of CARDS) if (players[seat]!.hand.includes(card)) o.may(PLAY[card]);
  },
  { prompt: ({ round, pot }) => ({ round, pot }) },
);

/** Which of these cards is the highest that stands alone. */
export function winnerOf(cards: readonly Card[]): number | null {
  const alone = cards.filter((card) => cards.filter((other) => other === card).length === 1);
  if (alone.length === 0) return null;
  return cards.indexOf(alone.reduce((best, card) => (worthOf(card) > worthOf(best) ? card : best)));
}

// What each viewer may know.   BRE-INFO
import { type Rng, type State, shuffle, type View, type Viewer } from '@boucan/kernel';
import { type Captain, type Coast, type CoastView, played, type SpanishBoard } from './board.ts';
import { BOARDS } from './content/boards.ts';
import { CARDS, type Card, deckFor } from './content/deck.ts';

/**
 * Open to all: ships, fleets, face-up cards and how many lie hidden, doubloons, cards won, what was boxed in sight of all, the size of hands
 * and of the draw pile. BRE-INFO-04, BRE-INFO-05, BRE-INFO-07, BRE-TURN-14, BRE-SHARE-08
 * A hand is its owner's alone, and so is the face of a card he laid down hidden. The four secret cards and the order of the pile are
 * nobody's.   BRE-INFO-01, BRE-INFO-02, BRE-INFO-03
 */
export const look = ({ board: c }: State<Coast>, who: Viewer): CoastView => ({
  boards: c.boards.map((b) => ({
    id: b.id,
    side: b.side,
    fleets: b.fleets.slice(),
    cards: b.cards.map(({ card, seat, faceDown }) => ({ card: faceDown && seat !== who ? null : card, seat, faceDown })),
  })),
  captains: c.captains.map((p, seat) => ({
    galleons: p.galleons,
    schooners: p.schooners,
    lostGalleons: p.lostGalleons,
    lostSchooners: p.lostSchooners,
    cards: p.hand.length,
    hand: seat === who ? p.hand.slice() : null,
    tokens: p.tokens,
    won: p.won.slice(),
  })),
  pile: c.pile.length,
  box: c.box.slice(),
  pot: c.pot,
});

/** Whatever the viewer does not see could be in any hand, under any hidden card, in the pile or among the secret four. */
export function imagine({ board: c, seats }: View<CoastView>, rng: Rng): Coast {
  const unseen = shuffle(rng, unseenCards(c, seats));
  const any = (): Card => unseen.pop()!;
  const some = (n: number): Card[] => unseen.splice(unseen.length - n, n);
  return {
    boards: c.boards.map(
      (b): SpanishBoard => ({
        id: b.id,
        side: b.side,
        fleets: b.fleets.slice(),
        cards: b.cards.map(({ card, seat, faceDown }) => played(card ?? any(), seat, faceDown)),
      }),
    ),
    captains: c.captains.map(
      (p): Captain => ({
        galleons: p.galleons,
        schooners: p.schooners,
        lostGalleons: p.lostGalleons,
        lostSchooners: p.lostSchooners,
        hand: p.hand?.slice() ?? some(p.cards),
        tokens: p.tokens,
        won: p.won.slice(),
      }),
    ),
    pile: some(c.pile),
    secret: unseen,
    box: c.box.slice(),
    pot: c.pot,
  };
}

/** Where a card stands in `CARDS`. */
const RANK = new Map(CARDS.map((card, i) => [card, i]));

/** How many of each card, in that order, by the number of seats. */
const COUNTS = Array.from({ length: BOARDS.length + 1 }, (_, seats) => CARDS.map((card) => deckFor(seats)[card]));

/** The whole deck but the cards in sight. */
function unseenCards(c: CoastView, seats: number): Card[] {
  const left = COUNTS[seats]!.slice();
  const seen = (card: Card): void => {
    left[RANK.get(card)!]!--;
  };
  for (const card of c.box) seen(card);
  for (const b of c.boards) for (const { card } of b.cards) if (card !== null) seen(card);
  for (const p of c.captains) {
    for (const card of p.won) seen(card);
    if (p.hand !== null) for (const card of p.hand) seen(card);
  }
  const unseen: Card[] = [];
  for (let i = 0; i < left.length; i++) for (let n = left[i]!; n > 0; n--) unseen.push(CARDS[i]!);
  return unseen;
}

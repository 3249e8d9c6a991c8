// What each viewer may know.   BRE-INFO
import { type Rng, type State, shuffle, type View, type Viewer } from '@boucan/kernel';
import { type Captain, type Coast, type CoastView, played, type SpanishBoard } from './board.ts';
import { CARDS, type Card, deckFor } from './content/deck.ts';

/**
 * Open to all: ships, fleets, face-up cards, doubloons, cards won, the size of hands and of the draw pile.
 * A hand is its owner's alone, and so is the face of a card he laid down hidden. The four secret cards are nobody's.
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
        hand: p.hand?.slice() ?? Array.from({ length: p.cards }, any),
        tokens: p.tokens,
        won: p.won.slice(),
      }),
    ),
    pile: Array.from({ length: c.pile }, any),
    secret: unseen,
    box: c.box.slice(),
    pot: c.pot,
  };
}

/** The whole deck but the cards in sight. */
function unseenCards(c: CoastView, seats: number): Card[] {
  const left = deckFor(seats);
  for (const card of c.box) left[card]--;
  for (const b of c.boards) for (const { card } of b.cards) if (card !== null) left[card]--;
  for (const p of c.captains) {
    for (const card of p.won) left[card]--;
    if (p.hand !== null) for (const card of p.hand) left[card]--;
  }
  const unseen: Card[] = [];
  for (const card of CARDS) for (let i = left[card]; i > 0; i--) unseen.push(card);
  return unseen;
}

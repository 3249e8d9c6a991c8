// The decks of tale cards.   NAS-TALE-01, NAS-Q-30, NAS-INFO-12
import { choices, type Seat } from '@boucan/kernel';
import { type Nassau, shipOf } from '../board.ts';
import { type Back, backOf, type Tale, taleId } from '../content/tales.ts';
import type { DeckId } from '../events.ts';
import type { Tools } from './tools.ts';

export const DECKS: readonly DeckId[] = ['deck-arrr', 'deck-b'];
export const DECK = choices('deck', DECKS);

const belongs = (deck: DeckId, back: Back): boolean => (back === 'B') === (deck === 'deck-b');
const isEmpty = (b: Nassau, deck: DeckId): boolean =>
  deck === 'deck-b' ? b.deckB.length === 0 : b.deckS.length + b.deckA.length === 0;

/** From the deck, or from its discards, which become the deck when it is empty. */
export function canDraw(b: Nassau, deck: DeckId): boolean {
  if (!isEmpty(b, deck)) return true;
  if (b.discards.some((n) => belongs(deck, backOf(n)))) return true;
  return b.ships.some((s) => s.buried.some((n) => belongs(deck, backOf(n))));
}

/** Discards become a new deck, the bad jokes among them too. */
function renew(t: Tools, deck: DeckId): void {
  const b = t.board;
  const take = (from: Tale[]): Tale[] => {
    const kept: Tale[] = [];
    for (const n of from)
      if (!belongs(deck, backOf(n))) kept.push(n);
      else if (backOf(n) === 'S') b.deckS.push(n);
      else if (backOf(n) === 'A') b.deckA.push(n);
      else b.deckB.push(n);
    return kept;
  };
  b.discards = take(b.discards);
  for (const s of b.ships) s.buried = take(s.buried);
  t.reveal();
  if (deck === 'deck-arrr') turnTop(t);
  t.tell?.('deck.renewed', { deck, top: deck === 'deck-arrr' ? b.top : 'B' });
}

/** Everybody sees the back of the next card.   NAS-INFO-12 */
function turnTop(t: Tools): void {
  const { deckS, deckA } = t.board;
  const cards = deckS.length + deckA.length;
  if (cards === 0) t.board.top = null;
  else if (deckS.length === 0) t.board.top = 'A';
  else if (deckA.length === 0) t.board.top = 'S';
  else t.board.top = t.roll(cards, 'back', -1) <= deckS.length ? 'S' : 'A';
}

/** One card into the hand, which has no limit, unseen by the others. If neither deck has one, none.   NAS-EQUIP-14 */
export function drawTale(t: Tools, seat: Seat, deck: DeckId, cause: string): void {
  const b = t.board;
  if (isEmpty(b, deck)) {
    if (!canDraw(b, deck)) {
      t.tell?.('gain.nothing', { seat, gain: 'tale-1', cause });
      return;
    }
    renew(t, deck);
  }
  const n = t.draw(deck === 'deck-b' ? b.deckB : b.top === 'S' ? b.deckS : b.deckA, 'tale', seat);
  if (deck === 'deck-arrr') turnTop(t);
  shipOf(b, seat).hand.push(n);
  t.tell?.('tale.drawn', { seat, deck, cause, top: b.top }, { seats: [seat], with: { card: taleId(n) } });
}

/** Whether there is something to choose: both decks have cards. */
export const isDeckOpen = (b: Nassau): boolean => canDraw(b, 'deck-arrr') && canDraw(b, 'deck-b');
export const anyDeck = (b: Nassau): DeckId => (canDraw(b, 'deck-arrr') ? 'deck-arrr' : 'deck-b');

// The deck as data: a correction changes these tables and nothing else, and a card that one of them forgets does not compile. Port Royal's own
// table is read from them.

export const CARDS = [
  'chest',
  'cannon',
  'musket',
  'marked-1',
  'marked-2',
  'marked-3',
  'doubloons-1',
  'doubloons-2',
  'doubloons-3',
  'doubloons-4',
] as const;
export type Card = (typeof CARDS)[number];

/** Where a figure comes from: the rules fix it, the public knows it, or we chose it inside the rules' limits. */
export type Source = 'document' | 'public' | 'designed';

/** How many, who says so, and how sure we are. */
export interface Figure {
  readonly count: number;
  readonly source: Source;
  readonly confidence: 'high' | 'medium' | 'low';
}

interface Figures {
  readonly base: Figure; // among the forty unmarked cards
  readonly set: Figure; // in each marked set of twelve
}
export interface DeckRow extends Figures {
  readonly card: Card;
}

/** Counted by a review whose five figures add up to the forty. */
const reported = (count: number): Figure => ({ count, source: 'public', confidence: 'medium' });
/** Ours: an even split over positions and values, and marked sets in the proportion of the base. */
const assumed = (count: number): Figure => ({ count, source: 'designed', confidence: 'low' });

/** 40 unmarked cards and three identical marked sets of 12: certain. What each holds: as good as the sources. */
const COPIES: Readonly<Record<Card, Figures>> = {
  chest: { base: reported(9), set: assumed(3) },
  cannon: { base: reported(3), set: assumed(1) },
  musket: { base: reported(3), set: assumed(1) },
  'marked-1': { base: assumed(3), set: assumed(1) },
  'marked-2': { base: assumed(3), set: assumed(1) },
  'marked-3': { base: assumed(3), set: assumed(1) },
  'doubloons-1': { base: assumed(4), set: assumed(1) },
  'doubloons-2': { base: assumed(4), set: assumed(1) },
  'doubloons-3': { base: assumed(4), set: assumed(1) },
  'doubloons-4': { base: assumed(4), set: assumed(1) },
};
export const DECK: readonly DeckRow[] = CARDS.map((card) => ({ card, ...COPIES[card] }));

/** What a card is, for those who draw it and those who explain it. */
export type CardKind = 'chest' | 'cannon' | 'musket' | 'marked' | 'doubloons';
export const KIND: Readonly<Record<Card, CardKind>> = {
  chest: 'chest',
  cannon: 'cannon',
  musket: 'musket',
  'marked-1': 'marked',
  'marked-2': 'marked',
  'marked-3': 'marked',
  'doubloons-1': 'doubloons',
  'doubloons-2': 'doubloons',
  'doubloons-3': 'doubloons',
  'doubloons-4': 'doubloons',
};

/** The corner symbols of the marked sets. They serve to build the deck and mean nothing in play.   BRE-SETUP-20 */
export const MARKED_SETS = ['flag', 'skull', 'parrot'] as const;

/**
 * The marked sets in use, which hold the same cards: none with three players, one with four, two with five, all with six.
 * BRE-SETUP-02, BRE-SETUP-03, BRE-SETUP-04, BRE-SETUP-05, BRE-SETUP-06
 */
export const setsInUse = (players: number): readonly string[] => MARKED_SETS.slice(0, players - 3);

/** How many of each card the deck holds for this many players. */
export function deckFor(players: number): Record<Card, number> {
  const sets = setsInUse(players).length;
  return Object.fromEntries(DECK.map((row) => [row.card, row.base.count + sets * row.set.count])) as Record<Card, number>;
}

/** What Port Royal's table says: the deck before the four secret cards left it.   BRE-SETUP-10 */
export function portRoyalTable(players: number): { readonly muskets: number; readonly cannons: number; readonly chests: number } {
  const { musket, cannon, chest } = deckFor(players);
  return { muskets: musket, cannons: cannon, chests: chest };
}

/** The doubloons on a card. A chest has none.   BRE-WIN-02 */
export const DOUBLOONS: Readonly<Record<Card, number>> = {
  chest: 0,
  cannon: 0,
  musket: 0,
  'marked-1': 2,
  'marked-2': 2,
  'marked-3': 2,
  'doubloons-1': 1,
  'doubloons-2': 2,
  'doubloons-3': 3,
  'doubloons-4': 4,
};

/** The position printed on marked doubloons, three at most; 0 on every other card.   BRE-SETUP-18, BRE-FLEET-09 */
export const POSITION: Readonly<Record<Card, number>> = {
  chest: 0,
  cannon: 0,
  musket: 0,
  'marked-1': 1,
  'marked-2': 2,
  'marked-3': 3,
  'doubloons-1': 0,
  'doubloons-2': 0,
  'doubloons-3': 0,
  'doubloons-4': 0,
};

/** Out of the deck before the deal, and nobody is ever told which.   BRE-SETUP-07 */
export const SECRET_CARDS = 4;
/** The cards each player is dealt.   BRE-SETUP-08 */
export const HAND = 4;
/** A Spanish galleon is scored on its sixth card.   BRE-TURN-15 */
export const GALLEON_CARDS = 6;
/** Port Royal itself, as a prize.   BRE-END-05 */
export const PORT_ROYAL = 4;

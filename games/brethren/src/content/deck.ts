// The deck as data: a correction changes this table and nothing else. Port Royal's own table is read from it.

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

export interface DeckRow {
  readonly card: Card;
  readonly base: number; // among the forty unmarked cards
  readonly set: number; // in each marked set of twelve
  readonly source: Source; // of the figures of this row
  readonly confidence: 'high' | 'medium' | 'low';
  readonly note: string;
}

const REPORTED = 'The base figure is reported by a review; the marked set keeps its proportion.';
const SPLIT = 'The total of the base is reported; the even split over positions or values, and the marked set, are ours.';

/** 40 unmarked cards and three identical marked sets of 12: certain. What each holds: as good as the sources. */
export const DECK: readonly DeckRow[] = [
  { card: 'chest', base: 9, set: 3, source: 'public', confidence: 'medium', note: REPORTED },
  { card: 'cannon', base: 3, set: 1, source: 'public', confidence: 'medium', note: REPORTED },
  { card: 'musket', base: 3, set: 1, source: 'public', confidence: 'medium', note: REPORTED },
  { card: 'marked-1', base: 3, set: 1, source: 'designed', confidence: 'low', note: SPLIT },
  { card: 'marked-2', base: 3, set: 1, source: 'designed', confidence: 'low', note: SPLIT },
  { card: 'marked-3', base: 3, set: 1, source: 'designed', confidence: 'low', note: SPLIT },
  { card: 'doubloons-1', base: 4, set: 1, source: 'designed', confidence: 'low', note: SPLIT },
  { card: 'doubloons-2', base: 4, set: 1, source: 'designed', confidence: 'low', note: SPLIT },
  { card: 'doubloons-3', base: 4, set: 1, source: 'designed', confidence: 'low', note: SPLIT },
  { card: 'doubloons-4', base: 4, set: 1, source: 'designed', confidence: 'low', note: SPLIT },
];

/** The corner symbols of the marked sets. They serve to build the deck and mean nothing in play.   BRE-SETUP-20 */
export const MARKED_SETS = ['flag', 'skull', 'parrot'] as const;

/** The marked sets in use: none with three players, one more with each further player.   BRE-SETUP-02 … 06 */
export const setsInUse = (players: number): readonly string[] => MARKED_SETS.slice(0, players - 3);

/** How many of each card the deck holds for this many players. */
export function deckFor(players: number): Record<Card, number> {
  const sets = setsInUse(players).length;
  return Object.fromEntries(DECK.map((row) => [row.card, row.base + sets * row.set])) as Record<Card, number>;
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

/** The position printed on marked doubloons; 0 on every other card. */
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

export const SECRET_CARDS = 4;
export const HAND = 4;
/** A Spanish galleon is scored on its sixth card.   BRE-TURN-15 */
export const GALLEON_CARDS = 6;
/** Port Royal itself, as a prize.   BRE-END-05 */
export const PORT_ROYAL = 4;

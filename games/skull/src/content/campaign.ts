// Single voyages, and the six of the campaign "The Salt Ledger".
import type { EventId } from './events.ts';
import type { IslandId } from './map.ts';
import type { Source } from './source.ts';

export interface Chart {
  readonly islands: readonly IslandId[]; // where objective markers lie, or are drawn from
  readonly markers: number;
  readonly out: readonly EventId[]; // kinds taken out of the deck, with all their copies
  readonly added: readonly EventId[];
  readonly missions: number;
  readonly treasure: number; // times
  readonly extra: 'none' | 'widows-light' | 'hunted' | 'drowned-quarter' | 'king-of-the-salt';
  readonly source: Source;
}

const voyage = (islands: readonly IslandId[], more: Partial<Chart> = {}): Chart => ({
  islands,
  markers: islands.length,
  out: [],
  added: [],
  missions: 1,
  treasure: 1,
  extra: 'none',
  source: 'designed',
  ...more,
});

export const CAMPAIGN: readonly Chart[] = [
  voyage(['A', 'C'], { out: ['treasure-escort', 'arms-from-the-deep', 'the-sea-opens'], missions: 0 }),
  voyage(['C', 'E', 'J'], { out: ['arms-from-the-deep', 'the-sea-opens'] }),
  voyage(['B', 'F', 'I'], { out: ['the-sea-opens'], extra: 'widows-light' }),
  voyage(['E', 'G', 'H', 'I'], { added: ['black-flag-rival'], extra: 'hunted' }),
  voyage(['F', 'H', 'K', 'L'], { out: ['the-sea-opens'], extra: 'drowned-quarter' }),
  voyage(['A', 'G', 'J', 'K', 'L'], { missions: 2, treasure: 2, extra: 'king-of-the-salt' }),
];

/** Islands at random, one mission, the whole deck; treasure as in the second voyage. */
export const SINGLE: Chart = voyage(['B', 'C', 'E', 'F', 'G', 'H', 'I', 'J'], { markers: 5 });
/** The more players, the more islands come into question: three for one alone, five at most. */
export const singleMarkers = (seats: number): number => Math.min(SINGLE.markers, seats + 2);
export const SINGLE_AS_VOYAGE = 2;

/** What a voyage is like, by its number; 0 is a single one. */
export const chartOf = ({ voyage }: { readonly voyage: number }): Chart => (voyage === 0 ? SINGLE : CAMPAIGN[voyage - 1]!);

/** Where a voyage of the campaign puts something on the sea before it begins. */
export const HUNTER = { col: 9, row: 3, heading: 5 } as const;
export const DROWNED = { col: 14, row: 6 } as const;

/** What the goal island pays. */
export const treasureOf = (voyage: number): number => 10 + 5 * voyage;
/** And brings the Captain, who has the ship besides, and everybody else who is on his feet. */
export const GOAL_PRESTIGE = { captain: 4, others: 6 } as const;
/** So many doubloons of loot and cargo are a point of the Captain's score. */
export const SHIP_POINT = 40;

export type Difficulty = 'normal' | 'calm' | 'stormy';
interface Start {
  readonly groups: number;
  readonly provisions: number;
  readonly loot: number;
}
/** How a ship sets out. */
export const STARTS: Readonly<Record<Difficulty, Start>> = {
  normal: { groups: 4, provisions: 2, loot: 20 },
  calm: { groups: 5, provisions: 3, loot: 20 },
  stormy: { groups: 3, provisions: 1, loot: 10 },
};
export const STARTING_PRESTIGE = 10;
export const SOLO_PRESTIGE = 20;
export const STARTING_DOUBLOONS = 5;
/** After a defeat a new ship, and little in it. */
export const RESTART = { groups: 3, provisions: 2, rum: 1 } as const;
export const CAPTURE_COST = 10; // prestige
/** By agreement, after so many days morale falls each round. */
export const LONG_VOYAGE = { days: 12, morale: 2 } as const;
/** Rank of a campaign alone, by prestige and a tenth of the loot. */
export const RANKS = [
  { from: 100, rank: 'legend' },
  { from: 70, rank: 'captain' },
  { from: 40, rank: 'mate' },
  { from: 0, rank: 'deckhand' },
] as const;

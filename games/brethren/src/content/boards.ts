// The six Spanish boards, clockwise from the north. All are alike in play; the names are ours, from the map and the registers of the time.
import type { Source } from './deck.ts';

export const BOARDS = ['la-habana', 'santo-domingo', 'san-juan', 'cartagena', 'portobelo', 'veracruz'] as const;
export type BoardId = (typeof BOARDS)[number];

/** The galleon on the front of each board; on the back lies the colony that gives the board its name. */
export const GALLEON = {
  'la-habana': { name: 'san-jose', source: 'designed' },
  'santo-domingo': { name: 'santa-margarita', source: 'designed' },
  'san-juan': { name: 'la-candelaria', source: 'designed' },
  cartagena: { name: 'san-telmo', source: 'designed' },
  portobelo: { name: 'el-rosario', source: 'designed' },
  veracruz: { name: 'santa-elena', source: 'designed' },
} as const satisfies Readonly<Record<BoardId, { readonly name: string; readonly source: Source }>>;
export type GalleonName = (typeof GALLEON)[BoardId]['name'];

/** Where a board stands in the circle; 0 is north.   BRE-SETUP-12 */
export const PLACE: Readonly<Record<BoardId, number>> = Object.fromEntries(BOARDS.map((id, i) => [id, i])) as Record<
  BoardId,
  number
>;

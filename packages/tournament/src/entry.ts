import type { PlayerId } from '@boucan/table';
import type { TournamentTerms } from './terms.ts';

/** A table of a round: who was drawn for it, in the order of seats. */
export interface DrawnTable {
  readonly id: string;
  readonly players: readonly PlayerId[];
}

/** What happened in a tournament. It is what its entries say, as a table is. */
export type Happening =
  | { readonly type: 'opened'; readonly terms: TournamentTerms; readonly host: PlayerId; readonly hostName: string }
  | { readonly type: 'entered'; readonly player: PlayerId; readonly name: string; readonly lot: number }
  /** A guest has turned out to be somebody who stays: whatever was theirs is now that person's. */
  | { readonly type: 'became'; readonly player: PlayerId; readonly now: { readonly player: PlayerId; readonly name: string } }
  | { readonly type: 'left'; readonly player: PlayerId; readonly by: 'self' | 'host' }
  | { readonly type: 'drawn'; readonly tables: readonly DrawnTable[]; readonly byes: readonly PlayerId[] }
  /** By seat: 1 is the first place. */
  | { readonly type: 'result'; readonly table: string; readonly places: readonly number[] }
  | { readonly type: 'decided'; readonly table: string; readonly places: readonly number[]; readonly note: string }
  | { readonly type: 'closed'; readonly why: 'played' | 'host' };

export type Entry = Happening & { readonly n: number; readonly at: number };

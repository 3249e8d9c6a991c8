import type { Choice, Seat } from '@boucan/kernel';
import type { Played } from '@boucan/record';
import type { When } from './clock.ts';
import type { PlayerId, TableTerms } from './terms.ts';

/** What happened at a table. Entries are only ever appended; a table is what its entries say. */
export type Happening =
  | {
      readonly type: 'opened';
      readonly terms: TableTerms;
      readonly host: PlayerId;
      readonly commitment: string;
      /** Persons commit themselves to what they add to the dice when they sit down, and show it when all sit. Not so in old tables. */
      readonly reveals?: true;
      /** A fork: the match goes on from this one, with dice of its own. */
      readonly from?: Played;
    }
  | {
      readonly type: 'sat';
      readonly seat: Seat;
      readonly player: PlayerId;
      readonly name: string;
      readonly commits?: string;
      readonly entropy?: string; // at old tables
    }
  | { readonly type: 'bot-sat'; readonly seat: Seat; readonly level: string }
  | { readonly type: 'stood'; readonly seat: Seat }
  /** All sit, and all that the match depends on is fixed: from now on, what everybody adds to the dice is shown. */
  | { readonly type: 'sealed'; readonly agreed?: string } // not in old tables
  | { readonly type: 'revealed'; readonly seat: Seat; readonly entropy: string }
  /** Somebody did not show it in time: it is left out. */
  | { readonly type: 'silent'; readonly seat: Seat }
  | { readonly type: 'started'; readonly check?: string } // of the first position
  | {
      readonly type: 'chose';
      readonly seat: Seat;
      readonly choice: Choice;
      readonly by: 'person' | 'bot';
      readonly check?: string; // of the position after it, every few choices
      readonly took?: number; // ms that count, where the answer was kept back until all had answered
    }
  /** Advice, or no more of it: it binds nobody, and is gone with the next choice. */
  | { readonly type: 'proposed'; readonly seat: Seat; readonly to: Seat; readonly choice: Choice | null }
  | { readonly type: 'undo-asked'; readonly seat: Seat }
  | { readonly type: 'undo-answered'; readonly seat: Seat; readonly agrees: boolean }
  /** These choices, counted from 0 among those that stand, were taken back. */
  | { readonly type: 'undone'; readonly seat: Seat; readonly taken: readonly number[]; readonly consent: boolean }
  /** Nobody answered in time. */
  | { readonly type: 'undo-lapsed'; readonly seat: Seat }
  | { readonly type: 'replaced'; readonly seat: Seat; readonly level: string; readonly why: 'left' | 'vote' | 'clock' }
  | { readonly type: 'returned'; readonly seat: Seat }
  /** The seat is another person's now: of the account into which a guest has signed in. Or the person has another name for good. */
  | { readonly type: 'handed'; readonly seat: Seat; readonly player: PlayerId; readonly name: string }
  | { readonly type: 'voted'; readonly seat: Seat; readonly against: Seat }
  /** So many days off from the time of day of this entry; none: back before they are over. */
  | { readonly type: 'off'; readonly seat: Seat; readonly days: number }
  /** Somebody against whom votes stood is back: they count no longer. */
  | { readonly type: 'came'; readonly seat: Seat }
  /** The host will not have this person here. */
  | { readonly type: 'turned-away'; readonly player: PlayerId; readonly name: string | null }
  | { readonly type: 'said'; readonly player: PlayerId; readonly name: string; readonly text: string };

/** A happening with its number, from 1, its time of day, and its time on the table's own clock, which nobody can set. */
export type Entry = Happening & { readonly n: number; readonly at: number; readonly t?: number };

/** Where one clock does for both, only one time is noted. */
export const whenOf = ({ at, t }: Entry): When => ({ now: t ?? at, wall: at });
/** When an entry was made, on the clock of the table. */
export const timeOf = ({ at, t }: Entry): number => t ?? at;

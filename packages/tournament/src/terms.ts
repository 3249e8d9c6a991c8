import type { Options } from '@boucan/kernel';
import type { Clock, PlayerId } from '@boucan/table';

/** Swiss: people with about the same points meet, nobody twice if it can be helped. All: everybody meets everybody once. Knock-out: the better half of each table goes on. */
export const FORMS = ['swiss', 'all', 'knockout'] as const;
export type Form = (typeof FORMS)[number];

/** What decides between people with the same points. Whatever is still equal then is decided by the lot drawn at entry. */
export const TIE_BREAKS = ['victories', 'opponents'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

/** What is agreed when a tournament is opened; nothing of it changes later. */
export interface TournamentTerms {
  readonly name: string;
  readonly game: string;
  readonly packs: readonly string[];
  readonly options: Options;
  readonly clock: Clock;
  readonly form: Form;
  readonly seats: number; // of a table
  readonly least: number; // of a table, where the numbers do not come out even
  readonly rounds: number; // of a Swiss tournament; the others last as long as they must
  readonly tieBreaks: readonly TieBreak[];
  readonly most: number; // people
  /** Whether people may enter after the first round. Only in a Swiss tournament. */
  readonly late: boolean;
  /** Whether a round begins as soon as the one before is over, or when the host says so. */
  readonly auto: boolean;
  /** Milliseconds in which people take their seats; then a bot plays until they come. */
  readonly within: number;
  readonly club: string | null;
}

export type Actor = { readonly player: PlayerId; readonly name: string } | 'server';

export type Command =
  | { readonly do: 'enter' }
  | { readonly do: 'leave' }
  | { readonly do: 'remove'; readonly player: PlayerId }
  /** The next round: the server draws it, nobody else. */
  | { readonly do: 'draw' }
  | { readonly do: 'result'; readonly table: string; readonly places: readonly number[] }
  /** The host settles a dispute. */
  | { readonly do: 'decide'; readonly table: string; readonly places: readonly number[]; readonly note: string }
  /** A guest has proven who they are. */
  | { readonly do: 'become'; readonly player: PlayerId; readonly now: { readonly player: PlayerId; readonly name: string } }
  | { readonly do: 'close' };

/** What a tournament cannot know by itself. */
export interface Around {
  /** From 0 up to but not including 1. */
  random(): number;
  newTable(): string;
  /** Whether one of them wants never to meet the other: they sit together only if there is no other way. */
  areApart(a: PlayerId, b: PlayerId): boolean;
}

// What a local table's worker and its page say to each other.
import type { Reason, Seat } from '@boucan/kernel';
import type { Command, Entry } from '@boucan/table';
import type { Shown, Trouble } from '../table/source.ts';

/** A table that is kept nowhere: how it began. */
export interface Passing {
  readonly secret: string;
  readonly entries: readonly Entry[];
  /** Bots choose by the position alone, so that it goes the same way every time. */
  readonly still?: boolean;
}

export type ToWorker =
  /** `pause`: how long a bot seems to think, in milliseconds. */
  | { readonly type: 'open'; readonly table: string; readonly pause: number; readonly passing?: Passing }
  | { readonly type: 'do'; readonly id: number; readonly command: Command }
  | { readonly type: 'lift' }
  /** The page has shown everything up to this entry. */
  | { readonly type: 'reached'; readonly n: number }
  /** Bots seem to think for so long from now on: milliseconds. */
  | { readonly type: 'pause'; readonly pause: number }
  /** They take no pause until somebody is asked. */
  | { readonly type: 'hurry' };

export type FromWorker =
  /** `notices` and `moments` are those since the last message; all of them when `fresh`, for another pair of eyes looks. */
  | { readonly type: 'shown'; readonly shown: Shown; readonly fresh: boolean }
  /** A bot thinks, and is so far: between 0 and 1. */
  | { readonly type: 'thinking'; readonly seat: Seat; readonly share: number }
  | { readonly type: 'answer'; readonly id: number; readonly reasons: readonly Reason[] }
  | { readonly type: 'trouble'; readonly trouble: Trouble }
  /** A part of it is not there any more. */
  | { readonly type: 'parts-gone' };

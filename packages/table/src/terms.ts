import type { Config, Seat } from '@boucan/kernel';
import type { Hours } from './calendar.ts';

/** A person, known by an id that is no secret. */
export type PlayerId = string;

/** Who holds a seat. A person who left keeps it, and may come back; meanwhile a bot plays. */
export type Holder =
  | { readonly kind: 'empty' }
  | { readonly kind: 'bot'; readonly level: string }
  | {
      readonly kind: 'person';
      readonly player: PlayerId;
      readonly name: string;
      readonly commits: string | null; // what this device has bound itself to: the SHA-256 of what it adds to the dice
      readonly entropy: string | null; // what it adds, once it has shown it
      readonly standIn: string | null; // the bot that plays in the person's place
    };

/** How long one may think. Milliseconds. */
export type Clock =
  | { readonly kind: 'none' }
  | { readonly kind: 'live'; readonly bank: number; readonly increment: number }
  | {
      readonly kind: 'days';
      readonly perMove: number;
      readonly hours?: Hours; // clocks run in these alone
      readonly holidays?: number; // days off that each player may take in a year of the match
    };

/** `local` is one device: there, a person may hold several seats. */
export type Visibility = 'public' | 'unlisted' | 'invitation' | 'local';

/** When the others may vote to replace a player by a bot, if the table waits for them. Milliseconds; null is never. */
export interface Patience {
  readonly absent: number | null; // after they went away
  readonly overdue: number | null; // after they were asked, even if present
}

const MINUTE = 60_000;

/** What a table that says nothing else holds for absent and for overdue. Where a clock runs, it settles what is overdue. */
export const PATIENCE: Readonly<Record<Clock['kind'], Patience>> = {
  none: { absent: 5 * MINUTE, overdue: 30 * MINUTE },
  live: { absent: 2 * MINUTE, overdue: null },
  days: { absent: null, overdue: null },
};

/** What is agreed when a table is opened. */
export interface TableTerms {
  readonly game: string;
  readonly version: number;
  /** The digest of the game's rules and content; not in tables opened before there was one. */
  readonly rules?: string;
  readonly config: Required<Config>;
  readonly clock: Clock;
  readonly visibility: Visibility;
  readonly patience?: Patience; // of its clock's kind, unless said here
}

/** How long the others wait at this table for a seat whose player is away. */
export const patienceOf = ({ clock, patience }: TableTerms): Patience => patience ?? PATIENCE[clock.kind];

/** Who asks something of the table: a person, the bot of a seat, the clock, or the table itself where nobody has a choice. */
export type Actor = { readonly player: PlayerId; readonly name: string } | 'bot' | 'clock' | 'table';

/** What can be asked of a table. */
export type Command =
  | { readonly do: 'sit'; readonly seat: Seat; readonly commits: string }
  | { readonly do: 'reveal'; readonly seat: Seat; readonly entropy: string }
  | { readonly do: 'seat-bot'; readonly seat: Seat; readonly level: string }
  | { readonly do: 'stand'; readonly seat: Seat }
  | { readonly do: 'start' }
  | {
      readonly do: 'choose';
      readonly seat: Seat;
      readonly choice: readonly [string, ...(string | number)[]];
      readonly took?: number;
    }
  /** Advice to a seat that weighs something in the open; null takes it back. */
  | {
      readonly do: 'propose';
      readonly seat: Seat;
      readonly to: Seat;
      readonly choice: readonly [string, ...(string | number)[]] | null;
    }
  | { readonly do: 'ask-undo'; readonly seat: Seat }
  | { readonly do: 'answer-undo'; readonly seat: Seat; readonly agrees: boolean }
  | { readonly do: 'leave'; readonly seat: Seat }
  /** Not for the socket: the server asks it for somebody who has proven who he is. */
  | { readonly do: 'hand'; readonly seat: Seat; readonly to: PlayerId; readonly name: string }
  | { readonly do: 'return'; readonly seat: Seat }
  /** Lets moments go by while nothing of mine is at stake, or no longer. It is no entry: nobody else may learn of it. */
  | { readonly do: 'stand-by'; readonly seat: Seat; readonly on: boolean }
  | { readonly do: 'vote'; readonly seat: Seat; readonly against: Seat }
  /** So many days off from now on; none: I am back. */
  | { readonly do: 'take-off'; readonly seat: Seat; readonly days: number }
  | { readonly do: 'say'; readonly text: string }
  | { readonly do: 'turn-away'; readonly player: PlayerId }
  | { readonly do: 'come' } // somebody against whom votes stand is here
  | { readonly do: 'flag' };

/** What a table cannot know by itself. */
export interface Around {
  readonly now: number; // on the table's own clock
  readonly wall: number; // the time of day
  knowsBot(level: string): boolean; // which bots may sit down
  /** Since when a person has been away; null if present. */
  absentSince(player: PlayerId): number | null;
  /** The same for names that look alike (look-alikes.ts); not asked at local tables. */
  skeletonOf(name: string): string;
}

/** The bot that takes over from a person. */
export const STAND_IN = 'level3';

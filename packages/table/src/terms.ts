import type { Config, Seat } from '@boucan/kernel';

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
      readonly entropy: string; // what this browser adds to the dice
      readonly standIn: string | null; // the bot that plays in the person's place
    };

/** How long one may think. Milliseconds. */
export type Clock =
  | { readonly kind: 'none' }
  | { readonly kind: 'live'; readonly bank: number; readonly increment: number }
  | { readonly kind: 'days'; readonly perMove: number };

/** `local` is one device: there, a person may hold several seats. */
export type Visibility = 'public' | 'unlisted' | 'invitation' | 'local';

/** What is agreed when a table is opened. */
export interface TableTerms {
  readonly game: string;
  readonly version: number;
  readonly config: Required<Config>;
  readonly clock: Clock;
  readonly visibility: Visibility;
}

/** Who asks something of the table: a person, the bot of a seat, the clock, or the table itself where nobody has a choice. */
export type Actor = { readonly player: PlayerId; readonly name: string } | 'bot' | 'clock' | 'table';

/** What can be asked of a table. */
export type Command =
  | { readonly do: 'sit'; readonly seat: Seat; readonly entropy: string }
  | { readonly do: 'seat-bot'; readonly seat: Seat; readonly level: string }
  | { readonly do: 'stand'; readonly seat: Seat }
  | { readonly do: 'start' }
  | { readonly do: 'choose'; readonly seat: Seat; readonly choice: readonly [string, ...(string | number)[]] }
  | { readonly do: 'ask-undo'; readonly seat: Seat }
  | { readonly do: 'answer-undo'; readonly seat: Seat; readonly agrees: boolean }
  | { readonly do: 'leave'; readonly seat: Seat }
  | { readonly do: 'return'; readonly seat: Seat }
  | { readonly do: 'vote'; readonly seat: Seat; readonly against: Seat }
  | { readonly do: 'say'; readonly text: string }
  | { readonly do: 'flag' };

/** The bot that takes over from a person. */
export const STAND_IN = 'level3';

// What is asked over HTTP, and answered.
import type { Clock, TableTerms, Visibility } from '@boucan/table';
import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { isName } from './name.ts';
import { SETTINGS, type Settings } from './settings.ts';

export const name = z.string().trim().refine(isName);

export const entropy = z.string().regex(/^[0-9a-f]{32}$/);
/** The SHA-256 of somebody's entropy: shown first, so that he cannot change it when he sees that of others. */
export const commits = z.string().regex(/^[0-9a-f]{64}$/);

const HOUR = 3_600_000;

export const clock: z.ZodType<Clock> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('live'),
    bank: z
      .int()
      .min(10_000)
      .max(24 * HOUR),
    increment: z.int().min(0).max(HOUR),
  }),
  z.strictObject({
    kind: z.literal('days'),
    perMove: z
      .int()
      .min(HOUR)
      .max(60 * 24 * HOUR),
  }),
]);

export const visibility: z.ZodType<Exclude<Visibility, 'local'>> = z.enum(['public', 'unlisted', 'invitation']);

const id = z.string().min(1).max(LIMITS.noun);

export const SessionRequest = z.strictObject({ name });
export type SessionRequest = z.infer<typeof SessionRequest>;

/** Who I am. The secret is in a cookie that no script can read. */
export interface SessionReply {
  readonly player: string;
  readonly name: string;
}

/** A language that this server has words for besides English and French. The version changes with the words. */
export interface AddedLanguage {
  readonly lang: string;
  readonly version: string;
}

/** Told with the session, where there are any. */
export interface Languages {
  readonly languages?: readonly AddedLanguage[];
}

/** What I have settled, in place of what was kept before. */
export const SettingsRequest = z.strictObject(
  Object.fromEntries(Object.entries(SETTINGS).map(([name, values]) => [name, z.enum(values).optional()])),
) as unknown as z.ZodType<Partial<Settings>>;

/** What was kept; null if nothing ever was. */
export interface SettingsReply {
  readonly settings: Partial<Settings> | null;
}

/** Somebody who has not taken a name yet: he may look on. */
export interface NobodyReply {
  readonly player: null;
}

/** A link that makes another device mine as well. Whoever has it can be me, until it is revoked. */
export interface LinkReply {
  readonly link: string; // a path: '/go/…'
}

/** A link: how often it was used, whether this device came by it, and the link by which the device came that made it, if it came by one. */
export interface LinkCard {
  readonly id: string;
  readonly made: number;
  readonly parent: string | null;
  readonly uses: number;
  readonly here: boolean;
}

/** The links there are, or those that were just revoked. */
export interface LinksReply {
  readonly links: readonly LinkCard[];
}

export const NewTableRequest = z.strictObject({
  game: id,
  seats: z.int().min(1).max(LIMITS.seats),
  packs: z.array(id).max(20),
  options: z.record(id, z.union([z.string().max(LIMITS.noun), z.number(), z.boolean()])),
  clock,
  visibility,
  /** By seat: a bot's level, or null for a person. The one who asks takes the first seat without a bot. */
  bots: z.array(id.nullable()).max(LIMITS.seats),
  commits,
  /** Start at once, when every other seat is a bot's. */
  start: z.boolean(),
});
export type NewTableRequest = z.infer<typeof NewTableRequest>;

export interface NewTableReply {
  readonly table: string;
}

/** Play again: the one who commits himself sits down at his old place, and a match with nobody missing starts. */
export const RematchRequest = z.strictObject({ commits: commits.optional() });
export type RematchRequest = z.infer<typeof RematchRequest>;

export interface SeatCard {
  readonly kind: 'empty' | 'bot' | 'person';
  readonly name: string | null;
  /** Of a bot. */
  readonly level?: string;
}

/** Somebody wants to play again with me, and waits at a table. */
export interface Call {
  readonly follows: string; // the table where we played
  readonly game: string;
  readonly by: string; // what he is called
}

export interface CallsReply {
  readonly calls: readonly Call[];
}

/** A table as the lobby shows it. */
export interface TableCard {
  readonly table: string;
  readonly terms: TableTerms;
  readonly phase: 'gathering' | 'playing' | 'over';
  readonly seats: readonly SeatCard[];
  readonly yourTurn: boolean;
  readonly updated: number;
}

export interface TablesReply {
  readonly mine: readonly TableCard[];
  readonly open: readonly TableCard[];
}

export const ReportRequest = z.strictObject({ note: z.string().trim().min(1).max(LIMITS.note) });
export type ReportRequest = z.infer<typeof ReportRequest>;

/** What went wrong, for a program (`error`) and for a person (`message`, which says what to do). */
export interface ErrorReply {
  readonly error: ErrorCode;
  readonly message: string;
}

export type ErrorCode =
  | 'bad-message' // not JSON, or not one of the messages
  | 'bad-version'
  | 'too-large'
  | 'too-fast'
  | 'no-session' // no cookie, or one nobody knows
  | 'no-such-table'
  | 'not-allowed'
  | 'turned-away' // the host has closed the table to this person
  | 'not-over' // the record is for later
  | 'bad-origin'
  | 'not-found'
  | 'unavailable'; // shutting down, or a fault of ours

// What is asked over HTTP, and answered.
import { type Clock, isZone, LONGEST_MOVE, type TableTerms, takesTooLong, type Visibility } from '@boucan/table';
import { z } from 'zod';
import type { Frozen } from './frozen.ts';
import { LIMITS } from './limits.ts';
import { isName } from './name.ts';
import { SETTINGS, type Settings } from './settings.ts';

export const name = z.string().trim().refine(isName);

export const entropy = z.string().regex(/^[0-9a-f]{32}$/);
/** The SHA-256 of somebody's entropy: shown first, so that he cannot change it when he sees that of others. */
export const commits = z.string().regex(/^[0-9a-f]{64}$/);

const HOUR = 3_600_000;

const minuteOfDay = z
  .int()
  .min(0)
  .max(24 * 60 - 1);
const hours = z
  .strictObject({
    zone: z.string().max(64).refine(isZone).describe('a time zone, as in `Europe/Paris`'),
    days: z.array(z.int().min(1).max(7)).min(1).max(7).describe('of the week; 1 is Monday'),
    from: minuteOfDay,
    to: minuteOfDay.describe('before `from`: on the next day'),
  })
  .refine(({ days, from, to }) => from !== to && new Set(days).size === days.length);

export const clock: z.ZodType<Clock> = z
  .discriminatedUnion('kind', [
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
      perMove: z.int().min(HOUR).max(LONGEST_MOVE),
      hours: hours.exactOptional().describe('the hours in which time counts'),
      holidays: z.int().min(1).max(60).exactOptional().describe('days off a year, for each player'),
    }),
  ])
  .refine((one) => one.kind !== 'days' || one.hours === undefined || !takesTooLong(one.perMove, one.hours));

export const visibility: z.ZodType<Exclude<Visibility, 'local'>> = z.enum(['public', 'unlisted', 'invitation']);

const id = z.string().min(1).max(LIMITS.noun);

export const SessionRequest = z.strictObject({ name });
export type SessionRequest = z.infer<typeof SessionRequest>;

/** Who I am. The secret is in a cookie that no script can read. */
export const SessionReply = z.strictObject({ player: z.string(), name: z.string() });
export type SessionReply = Frozen<z.infer<typeof SessionReply>>;

/** A language that this server has words for besides English and French. The version changes with the words. */
const AddedLanguage = z.strictObject({ lang: z.string(), version: z.string() });
export type AddedLanguage = Frozen<z.infer<typeof AddedLanguage>>;

const inBoth = z.strictObject({ en: z.string(), fr: z.string() });
const range = z.tuple([z.number(), z.number()]);
/**
 * A game that this server has from outside, as its lobby shows it before it is loaded; `board` and `lessons` say whether it brings them, `puzzles` where the
 * files of them are.
 */
const GuestGame = z.strictObject({
  id: z.string(),
  board: z.boolean(),
  lessons: z.boolean(),
  puzzles: z.array(z.string()),
  card: z.strictObject({
    title: inBoth,
    about: inBoth,
    minutes: range,
    players: range,
    weight: z.enum(['light', 'medium', 'heavy']),
    icon: z.string(),
    bots: z.number(),
    first: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).exactOptional(),
  }),
});
export type GuestGame = Frozen<z.infer<typeof GuestGame>>;

/** Told with the session, where there are any. */
const GuestGames = z.strictObject({ games: z.array(GuestGame).exactOptional() });
export type GuestGames = Frozen<z.infer<typeof GuestGames>>;

/** Told with the session, where there are any. */
const Languages = z.strictObject({ languages: z.array(AddedLanguage).exactOptional() });
export type Languages = Frozen<z.infer<typeof Languages>>;

/** Somebody who has not taken a name yet: he may look on. */
export const NobodyReply = z.strictObject({ player: z.null() });
export type NobodyReply = Frozen<z.infer<typeof NobodyReply>>;

/** Who asks, and the languages there are. */
export const WhoReply = z.union([
  SessionReply.extend(Languages.shape).extend(GuestGames.shape),
  NobodyReply.extend(Languages.shape).extend(GuestGames.shape),
]);
export type WhoReply = Frozen<z.infer<typeof WhoReply>>;

/** What I have settled, in place of what was kept before. */
export const SettingsRequest = z.strictObject(
  Object.fromEntries(Object.entries(SETTINGS).map(([name, values]) => [name, z.enum(values).optional()])),
) as unknown as z.ZodType<Partial<Settings>>;

/** What was kept; null if nothing ever was. */
export const SettingsReply = z.strictObject({ settings: SettingsRequest.nullable() });
export type SettingsReply = Frozen<z.infer<typeof SettingsReply>>;

/** A link that makes another device mine as well. Whoever has it can be me, until it is revoked. A path: '/go/…' */
export const LinkReply = z.strictObject({ link: z.string() });
export type LinkReply = Frozen<z.infer<typeof LinkReply>>;

/** A link: how often it was used, whether this device came by it, and the link by which the device came that made it, if it came by one. */
const LinkCard = z.strictObject({
  id: z.string(),
  made: z.number(),
  parent: z.string().nullable(),
  uses: z.number(),
  here: z.boolean(),
});
export type LinkCard = Frozen<z.infer<typeof LinkCard>>;

/** The links there are, or those that were just revoked. */
export const LinksReply = z.strictObject({ links: z.array(LinkCard) });
export type LinksReply = Frozen<z.infer<typeof LinksReply>>;

export const NewTableRequest = z.strictObject({
  game: id,
  seats: z.int().min(1).max(LIMITS.seats),
  packs: z.array(id).max(20).default([]),
  options: z.record(id, z.union([z.string().max(LIMITS.noun), z.number(), z.boolean()])).default({}),
  clock: clock.default({ kind: 'none' }),
  visibility: visibility.default('unlisted'),
  /** By seat: a bot's level, or null for a person. The one who asks takes the first seat without a bot. */
  bots: z.array(id.nullable()).max(LIMITS.seats).default([]),
  commits: commits.describe('the SHA-256, in hexadecimal, of 16 random bytes that you add to the dice'),
  /** Start at once, when every other seat is a bot's. */
  start: z.boolean().default(false),
});
export type NewTableRequest = z.infer<typeof NewTableRequest>;

export const NewTableReply = z.strictObject({ table: z.string() });
export type NewTableReply = Frozen<z.infer<typeof NewTableReply>>;

/** Play again: the one who commits himself sits down at his old place, and a match with nobody missing starts. */
export const RematchRequest = z.strictObject({ commits: commits.optional() });
export type RematchRequest = z.infer<typeof RematchRequest>;

export const SeatCard = z.strictObject({
  kind: z.enum(['empty', 'bot', 'person']),
  name: z.string().nullable(),
  /** Of a bot. */
  level: z.string().exactOptional(),
});
export type SeatCard = Frozen<z.infer<typeof SeatCard>>;

/** Somebody wants to play again with me, and waits at a table. */
const Call = z.strictObject({
  follows: z.string().describe('the table where we played'),
  game: z.string(),
  by: z.string().describe('the name of the one who calls'),
});
export type Call = Frozen<z.infer<typeof Call>>;

export const CallsReply = z.strictObject({ calls: z.array(Call) });
export type CallsReply = Frozen<z.infer<typeof CallsReply>>;

const milliseconds = z.number().nullable();

/** What is agreed when a table is opened. */
export const terms: z.ZodType<TableTerms> = z.strictObject({
  game: z.string(),
  version: z.number(),
  rules: z.string().exactOptional().describe('the digest of the rules and content it is played by'),
  config: z.strictObject({
    seats: z.number(),
    packs: z.array(z.string()),
    options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  }),
  clock,
  visibility: z.enum(['public', 'unlisted', 'invitation', 'local']),
  patience: z.strictObject({ absent: milliseconds, overdue: milliseconds }).exactOptional(),
});

/** A table as the lobby shows it. */
export const TableCard = z.strictObject({
  table: z.string(),
  terms,
  phase: z.enum(['gathering', 'playing', 'over']),
  seats: z.array(SeatCard),
  yourTurn: z.boolean(),
  updated: z.number(),
  until: z.number().exactOptional().describe('when my time runs out, if it is my turn and there is a clock'),
  asks: z.string().exactOptional().describe('what I am asked, if it is my turn'),
});
export type TableCard = Frozen<z.infer<typeof TableCard>>;

/** The tables where it is my turn; where my time runs out first comes first. */
export const TurnsReply = z.strictObject({ mine: z.array(TableCard) });
export type TurnsReply = Frozen<z.infer<typeof TurnsReply>>;

/** In which language I want to read what I am asked. */
export const InLanguage = z.object({ lang: z.enum(['en', 'fr']).optional().catch(undefined) });

export const TablesReply = z.strictObject({
  mine: z.array(TableCard),
  open: z.array(TableCard),
  watched: z.array(TableCard).exactOptional().describe('tables I follow, or where people play whom I follow'),
});
export type TablesReply = Frozen<z.infer<typeof TablesReply>>;

/** Of a table; `key` is from an invitation or a spectator link. What is no key counts as none. */
export const OfTable = z.object({ id: z.string() });
export const WithKey = z.object({ key: z.string().max(64).optional().catch(undefined) });

/** The record of a match: docs/record-format.md. */
export const RecordReply = z.looseObject({ format: z.literal('boucan-record'), formatVersion: z.number(), game: z.string() });

export const ReportRequest = z.strictObject({ note: z.string().trim().min(1).max(LIMITS.note) });
export type ReportRequest = z.infer<typeof ReportRequest>;

export const ERROR_CODES = [
  'bad-message', // not JSON, or not one of the messages
  'bad-version',
  'too-large',
  'too-fast',
  'no-session', // no cookie or token, or one nobody knows
  'no-such-table',
  'not-allowed',
  'turned-away', // the host has closed the table to this person
  'refused', // by the rules: the message says why
  'not-over', // the record is for later
  'bad-origin',
  'not-found',
  'game-failed', // a game from outside broke, and its table stands still
  'unavailable', // shutting down, or a fault of ours
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** What went wrong, for a program (`error`) and for a person (`message`, which says what to do). */
export const ErrorReply = z.strictObject({ error: z.enum(ERROR_CODES), message: z.string() });
export type ErrorReply = Frozen<z.infer<typeof ErrorReply>>;

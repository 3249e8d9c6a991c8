// What somebody has played, and how well, over HTTP.
import { z } from 'zod';
import { LIMITS } from './limits.ts';

export const ByName = z.object({ name: z.string().min(1).max(LIMITS.nameUnits) });

/** In points, with how far that may be off. */
export const rating = z.object({
  points: z.number(),
  give: z.number(),
  provisional: z.boolean(),
  /** Like which level of bot. */
  level: z.number().nullable(),
});

const ladder = z.object({
  game: z.string(),
  kind: z.enum(['live', 'days', 'alone']),
  rating,
  matches: z.number(),
  curve: z.array(z.object({ at: z.number(), points: z.number(), give: z.number() })),
});

const matchSeat = z.object({
  name: z.string(),
  /** Whether a person sat there; bots have a level. */
  level: z.string().nullable(),
  score: z.number(),
  place: z.number(),
  left: z.boolean(),
  isThis: z.boolean(),
  /** Where the points came from, where the game tells it. */
  sources: z.record(z.string(), z.number()).nullable(),
});

const match = z.object({
  /** Null where the table was not for everybody. */
  table: z.string().nullable(),
  game: z.string(),
  at: z.number(),
  seats: z.array(matchSeat),
  packs: z.array(z.string()),
  kind: z.enum(['live', 'days', 'alone']).nullable(),
  choices: z.number(),
  ms: z.number(),
});
export type MatchCard = z.infer<typeof match>;

const inBoth = z.object({ en: z.string(), fr: z.string() });

/** What somebody took most often at a game: captains, tales, posts, ports. */
const favourites = z.object({
  game: z.string(),
  kind: z.string(),
  /** `times`: in how many finished games; `won`: in how many of them they won. */
  top: z.array(z.object({ name: inBoth, times: z.number(), won: z.number() })),
});
export type Favourites = z.infer<typeof favourites>;

export const VISIBLE = ['public', 'friends', 'nobody'] as const;

export const ProfileReply = z.object({
  player: z.string(),
  name: z.string(),
  isMe: z.boolean(),
  isFriend: z.boolean(),
  /** Who may see the record. */
  shown: z.enum(VISIBLE),
  /** Whether the one who asks may. Everything below is empty otherwise. */
  open: z.boolean(),
  ladders: z.array(ladder),
  matches: z.array(match),
  achievements: z.array(z.object({ id: z.string(), at: z.number(), table: z.string().nullable() })),
  favourites: z.array(favourites),
  /** What the packs in the matches are called. */
  packs: z.record(z.string(), inBoth),
});
export type ProfileReply = z.infer<typeof ProfileReply>;

export const ProfileRequest = z.strictObject({ shown: z.enum(VISIBLE), presence: z.boolean() });
export type ProfileRequest = z.infer<typeof ProfileRequest>;

export const BoardQuery = z.object({
  game: z.string().min(1).max(LIMITS.noun),
  kind: z.enum(['live', 'days']).default('live'),
  season: z
    .string()
    .regex(/^\d{4}-[1-4]$/)
    .optional(),
  club: z.string().max(LIMITS.noun).optional(),
});

export const BoardReply = z.object({
  season: z.string(),
  seasons: z.array(z.string()),
  rows: z.array(z.object({ place: z.number(), name: z.string(), rating, matches: z.number(), isMe: z.boolean() })),
});
export type BoardReply = z.infer<typeof BoardReply>;

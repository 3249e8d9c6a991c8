// What somebody has learned, over HTTP.
import { z } from 'zod';
import type { Frozen } from './frozen.ts';
import { LIMITS } from './limits.ts';

const name = z
  .string()
  .regex(/^[\w.-]+$/u)
  .max(LIMITS.noun);
const day = z.int().min(0).max(100_000); // since 1970

/** A try at a puzzle. Only the first at each moves ratings; the puzzle of a day is one try a day. */
export const Try = z.strictObject({
  game: name,
  puzzle: name,
  day,
  /** It was the puzzle of that day. */
  daily: z.boolean(),
  solved: z.boolean(),
});
export type Try = Frozen<z.infer<typeof Try>>;

/** What a device knows; whatever the server knows already counts once. */
export const LearningRequest = z.strictObject({
  lessons: z.array(z.strictObject({ game: name, lesson: name })).max(60),
  tries: z.array(Try).max(50), // the oldest first
});
export type LearningRequest = Frozen<z.infer<typeof LearningRequest>>;

export const LearningReply = z.strictObject({
  lessons: z.array(z.strictObject({ game: z.string(), lesson: z.string() })),
  /** The oldest first; `points`: the rating afterwards. */
  tries: z.array(Try.extend({ points: z.number() })),
  /** By game: a mean and a standard deviation. */
  ratings: z.record(z.string(), z.strictObject({ mu: z.number(), sigma: z.number() })),
  /** On how many days in a row a puzzle of the day was solved, up to today or yesterday. */
  streak: z.number(),
});
export type LearningReply = Frozen<z.infer<typeof LearningReply>>;

export const OfPuzzle = z.object({ game: name, puzzle: name });
export const PuzzleReply = z.strictObject({
  /** As on the ladders. */
  points: z.number(),
  /** How many people have tried it here, and how many of them solved it. */
  tried: z.number(),
  solved: z.number(),
});
export type PuzzleReply = Frozen<z.infer<typeof PuzzleReply>>;

// A study: a finished match that several people look at together. What is kept of it is a list of entries; `studyFrom` in study-model.ts reads it.
import { z } from 'zod';
import { choice } from './choice.ts';
import type { Frozen } from './frozen.ts';
import { LIMITS } from './limits.ts';

/** How much of anything a study may hold. */
export const STUDY = {
  title: 80, // characters
  comment: 2000,
  lines: 200,
  choices: 300, // of one what-if
  comments: 1000,
  marks: 500,
  lessons: 20,
  hints: 5,
  members: 100,
  entries: 5000, // of all kinds, also of what was taken back
  each: 100, // studies of one person
  record: 2_000_000, // bytes of a file that somebody brings
} as const;

const title = z.string().trim().min(1).max(STUDY.title);
const text = z.string().trim().min(1).max(STUDY.comment);
const number = z.int().min(0).max(1_000_000);
const seat = z
  .int()
  .min(0)
  .max(LIMITS.seats - 1);

/** The match itself; every other line has the number of the entry that began it. */
export const MAIN = 0;

/** A moment of a study: so many choices from the beginning, along this line. */
export const StudyPlace = z.strictObject({ line: number, at: number });
export type StudyPlace = Frozen<z.infer<typeof StudyPlace>>;

/** Where something is drawn: a place or piece of the board by its name, or a point of it in shares of its width and height. */
export const Anchor = z.union([
  z.strictObject({ place: z.string().min(1).max(80) }),
  z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }),
]);
export type Anchor = Frozen<z.infer<typeof Anchor>>;

/** A circle around something, or an arrow from one thing to another. */
export const Mark = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('circle'), at: Anchor }),
  z.strictObject({ kind: z.literal('arrow'), from: Anchor, to: Anchor }),
]);
export type Mark = Frozen<z.infer<typeof Mark>>;

const choices = z
  .array(z.tuple([seat, choice]))
  .min(1)
  .max(STUDY.choices);
const dice = z.string().regex(/^[A-Za-z0-9_-]{1,32}$/);

/** A task made of a moment: whoever sits there finds one of the right choices. */
export const StudyLesson = z.strictObject({
  place: StudyPlace,
  seat,
  title,
  idea: text,
  task: text,
  right: z.array(choice).min(1).max(8),
  hints: z.array(text).max(STUDY.hints),
  /** On whatever is not right. */
  wrong: text,
  done: text,
});
export type StudyLesson = Frozen<z.infer<typeof StudyLesson>>;

const ACCESS = ['look', 'write'] as const;

/** What adds something that has a number from then on. `author`: who wrote it, where it came with a file. */
const author = z.string().min(1).max(LIMITS.nameUnits).exactOptional();
const ADDS = [
  /** A what-if. With `dice` it has dice of its own; otherwise those of the line it leaves. */
  z.strictObject({ do: z.literal('branch'), from: StudyPlace, choices, dice: dice.exactOptional(), author }),
  z.strictObject({ do: z.literal('go-on'), line: number, choices }),
  z.strictObject({ do: z.literal('comment'), place: StudyPlace, text, author }),
  z.strictObject({ do: z.literal('mark'), place: StudyPlace, mark: Mark, author }),
  z.strictObject({ do: z.literal('teach'), lesson: StudyLesson, author }),
] as const;

/** What somebody changes in a study. */
export const StudyChange = z.discriminatedUnion('do', [
  ...ADDS,
  z.strictObject({ do: z.literal('cut'), line: number }),
  z.strictObject({ do: z.literal('reword'), comment: number, text }),
  z.strictObject({ do: z.literal('remove'), what: number }), // a comment, a mark or a lesson
  z.strictObject({ do: z.literal('title'), title }),
  z.strictObject({ do: z.literal('open-to'), access: z.enum(ACCESS) }),
  z.strictObject({ do: z.literal('lead'), leader: z.string().min(1).max(LIMITS.noun) }),
]);
export type StudyChange = Frozen<z.infer<typeof StudyChange>>;

/** A change as it is kept: its number, when, and whose. */
export const StudyEntry = z.strictObject({ n: number, at: z.number(), by: z.string(), change: StudyChange });
export type StudyEntry = Frozen<z.infer<typeof StudyEntry>>;

const record = z.looseObject({ format: z.literal('boucan-record'), game: z.string().max(LIMITS.noun) });

/** A study as a file, with its record: what is in it, without what was taken back. */
export const StudyFile = z.strictObject({
  format: z.literal('boucan-study'),
  formatVersion: z.literal(1),
  title,
  record,
  entries: z.array(z.strictObject({ n: number.min(2), change: z.discriminatedUnion('do', ADDS) })).max(STUDY.entries),
});
export type StudyFile = Frozen<z.infer<typeof StudyFile>>;

/** A new study: of a table that is over, of a record somebody brings, or one that was saved. */
export const NewStudyRequest = z.union([
  z.strictObject({ title, table: z.string().max(LIMITS.noun), key: z.string().max(64).nullish() }),
  z.strictObject({ title, record }),
  z.strictObject({ study: StudyFile }),
]);
export type NewStudyRequest = z.infer<typeof NewStudyRequest>;

export const StudyOpened = z.strictObject({ study: z.string() });
export type StudyOpened = Frozen<z.infer<typeof StudyOpened>>;

export const OfStudy = z.object({ id: z.string().max(LIMITS.noun) });
/** From after which entry on; without it, everything. */
export const SinceEntry = z.object({ since: z.coerce.number().int().min(0).optional().catch(undefined) });

const who = z.strictObject({ player: z.string(), name: z.string() });

/** A study, or what is new in it. */
export const StudyReply = z.strictObject({
  id: z.string(),
  game: z.string(),
  n: z.number(),
  owner: who,
  /** Where `since` is not said. */
  record: record.exactOptional(),
  entries: z.array(StudyEntry),
  /** What the people in it are called now. */
  names: z.record(z.string(), z.string()),
  members: z.array(who),
  /** Whether the one who asks may write in it, and whether it is his. */
  writes: z.boolean(),
  owns: z.boolean(),
  /** With which others may write; for those who write. */
  key: z.string().nullable(),
});
export type StudyReply = Frozen<z.infer<typeof StudyReply>>;

const card = z.strictObject({
  id: z.string(),
  title: z.string(),
  game: z.string(),
  owner: who,
  names: z.array(z.string()).describe('who played'),
  changed: z.number(),
});
export const StudiesReply = z.strictObject({ studies: z.array(card) });
export type StudiesReply = Frozen<z.infer<typeof StudiesReply>>;

export const StudyJoin = z.strictObject({ key: z.string().min(1).max(64) });

/** Somebody who looks at a study now: where, and whether they follow the one who leads. */
export interface Attending {
  readonly player: string;
  readonly name: string;
  readonly at: StudyPlace;
  readonly follows: boolean;
}

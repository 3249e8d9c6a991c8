// Friends and the opposite, over HTTP.
import { z } from 'zod';
import { LIMITS } from './limits.ts';

const id = z.string().min(1).max(LIMITS.noun);
export const OfPlayer = z.object({ player: id });
export const WithFriendKey = z.strictObject({ key: z.string().min(10).max(60) });
export const ByFriendKey = z.object({ key: z.string().min(10).max(60) });

const person = z.object({ player: z.string(), name: z.string() });

export const FriendsReply = z.object({
  friends: z.array(
    person.extend({
      /** Whether he is here now; null if he does not want that told. */
      here: z.boolean().nullable(),
      /** A public table where he plays now. */
      table: z.string().nullable(),
    }),
  ),
  /** Who asks me, and whom I ask. */
  asking: z.array(person),
  asked: z.array(person),
  blocked: z.array(person),
  /** With whom I played lately. */
  met: z.array(person.extend({ at: z.number(), game: z.string() })),
  /** A path for a link or a QR code: whoever opens it and says yes is my friend. */
  link: z.string(),
  /** What I have settled for myself. */
  shown: z.enum(['public', 'friends', 'nobody']),
  presence: z.boolean(),
});
export type FriendsReply = z.infer<typeof FriendsReply>;

export const FriendLinkReply = person.extend({ isMe: z.boolean(), isFriend: z.boolean() });
export type FriendLinkReply = z.infer<typeof FriendLinkReply>;

export const FriendCommand = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('ask'), player: id }), // or says yes to who asks me
  z.strictObject({ do: z.literal('drop'), player: id }), // a friend, or a request
  z.strictObject({ do: z.literal('block'), player: id }),
  z.strictObject({ do: z.literal('unblock'), player: id }),
  z.strictObject({ do: z.literal('accept'), key: z.string().min(10).max(60) }), // a link
  z.strictObject({ do: z.literal('new-link') }), // the old one no longer works
]);
export type FriendCommand = z.infer<typeof FriendCommand>;

/** Report somebody: what they did, and at which table. */
export const ComplaintRequest = z.strictObject({
  player: id,
  table: id.optional(),
  key: z.string().max(60).optional(),
  note: z.string().trim().min(1).max(LIMITS.note),
});
export type ComplaintRequest = z.infer<typeof ComplaintRequest>;

export const FollowRequest = z.strictObject({ kind: z.enum(['table', 'person']), what: id, on: z.boolean() });
export const FollowsReply = z.object({
  tables: z.array(z.object({ table: z.string(), game: z.string(), phase: z.string(), names: z.array(z.string()) })),
  people: z.array(person.extend({ table: z.string().nullable() })),
});
export type FollowsReply = z.infer<typeof FollowsReply>;

/** A note at a table, to the entry with this number; an empty text takes it away. */
export const JottingRequest = z.strictObject({ n: z.int().min(0), text: z.string().trim().max(1000) });
export const JottingsReply = z.object({ notes: z.array(z.object({ n: z.number(), at: z.number(), text: z.string() })) });
export type JottingsReply = z.infer<typeof JottingsReply>;

export const ComplaintsReply = z.object({
  complaints: z.array(
    z.object({
      id: z.string(),
      at: z.number(),
      by: person,
      against: person,
      note: z.string(),
      table: z.string().nullable(),
      /** What was said at that table up to then. */
      lines: z.array(z.object({ at: z.number(), name: z.string(), text: z.string(), isTheirs: z.boolean() })),
      done: z.boolean(),
    }),
  ),
  log: z.array(
    z.object({
      at: z.number(),
      by: z.string(),
      what: z.enum(['silence', 'ban', 'close', 'dismiss']),
      subject: z.string(),
      ends: z.number(),
      note: z.string(),
    }),
  ),
});
export type ComplaintsReply = z.infer<typeof ComplaintsReply>;

export const MeasureRequest = z.strictObject({
  what: z.enum(['silence', 'ban', 'close', 'dismiss']),
  /** A person, or a table to close. */
  subject: id,
  /** For how long, in days; 0 takes it back. */
  days: z.number().min(0).max(36_500),
  complaint: id.optional(),
  note: z.string().trim().max(LIMITS.note),
});
export type MeasureRequest = z.infer<typeof MeasureRequest>;

// What travels over the socket.
import type { Reason } from '@boucan/kernel';
import type { Command, Notice, PlayerId, TableView } from '@boucan/table';
import { LONGEST_SPEECH } from '@boucan/table';
import { z } from 'zod';
import { choice } from './choice.ts';
import type { Change } from './difference.ts';
import { commits, type ErrorCode, entropy } from './http.ts';
import { LIMITS } from './limits.ts';
import { Anchor, type Attending, StudyPlace } from './study.ts';

const seat = z
  .int()
  .min(0)
  .max(LIMITS.seats - 1);

/** Everything a person may ask of a table. The clock and the bots do not come over the socket. */
export const command = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('sit'), seat, commits }),
  z.strictObject({ do: z.literal('reveal'), seat, entropy }),
  z.strictObject({ do: z.literal('seat-bot'), seat, level: z.string().max(LIMITS.noun) }),
  z.strictObject({ do: z.literal('stand'), seat }),
  z.strictObject({ do: z.literal('start') }),
  z.strictObject({ do: z.literal('choose'), seat, choice }),
  z.strictObject({ do: z.literal('propose'), seat, to: seat, choice: choice.nullable() }),
  z.strictObject({ do: z.literal('ask-undo'), seat }),
  z.strictObject({ do: z.literal('answer-undo'), seat, agrees: z.boolean() }),
  z.strictObject({ do: z.literal('leave'), seat }),
  z.strictObject({ do: z.literal('return'), seat }),
  z.strictObject({ do: z.literal('vote'), seat, against: seat }),
  z.strictObject({ do: z.literal('stand-by'), seat, on: z.boolean() }),
  z.strictObject({ do: z.literal('take-off'), seat, days: z.int().min(0).max(60) }),
  z.strictObject({ do: z.literal('turn-away'), player: z.string().regex(/^[A-Za-z0-9_-]{1,32}$/) }),
  z.strictObject({ do: z.literal('say'), text: z.string().max(LONGEST_SPEECH) }),
]) satisfies z.ZodType<Command>;

const table = z.string().regex(/^[A-Za-z0-9_-]{1,32}$/);
const key = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
/** Made by the client, new for every command: a command sent twice counts once. */
export const messageId = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/);

export const ClientMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('hello'), v: z.int() }),
  /** From now on, tell me of this table. `since`: the last number I have seen. `key`: from an invitation or a spectator link. */
  z.strictObject({ type: z.literal('watch'), table, key: key.optional(), since: z.int().min(0).optional() }),
  z.strictObject({ type: z.literal('unwatch'), table }),
  z.strictObject({ type: z.literal('do'), id: messageId, table, command }),
  z.strictObject({ type: z.literal('ping'), t: z.number() }),
  /** I look at a study, at this moment; and whenever I go to another one. */
  z.strictObject({ type: z.literal('attend'), study: table, at: StudyPlace, follows: z.boolean() }),
  z.strictObject({ type: z.literal('part'), study: table }),
  /** I point at something; null: no longer. Nobody keeps it. */
  z.strictObject({ type: z.literal('point'), study: table, at: Anchor.nullable() }),
]);
export type ClientMessage = z.infer<typeof ClientMessage>;

/** Links into a table that is not open to all, for those who may hand them on. Keys, not whole addresses. */
export interface Keys {
  readonly invite: string | null;
  readonly watch: string | null;
}

/** Somebody who is at the table, with a seat or looking on, and what he is called now. */
export interface Present {
  readonly player: PlayerId;
  readonly name: string;
}

/** A moment on the way: so many events of the entry with this number have been told, and the match looks otherwise than before. */
export interface Passing {
  readonly n: number;
  readonly told: number;
  readonly change: Change | null;
}

export type ServerMessage =
  | { readonly type: 'hello'; readonly v: number; readonly player: PlayerId; readonly name: string }
  /** The answer to `watch`, and what one is told who sits down or stands up: the whole view. */
  | {
      readonly type: 'table';
      readonly table: string;
      readonly view: TableView;
      readonly notices: readonly Notice[];
      readonly fresh: boolean; // the answer to `watch`: forget what you had, unless you said since when
      readonly keys: Keys;
      /** To somebody at the table who was away: the last entry he had been told of, on whatever device. */
      readonly seen: number | null;
      readonly present: readonly Present[];
      readonly now: number; // the server's clock
    }
  /** Every change after that: how the view differs from the last one sent, and the lines since. */
  | {
      readonly type: 'change';
      readonly table: string;
      readonly base: number; // the `n` of that view; whoever has another one asks for the table again
      readonly change: Change;
      readonly notices: readonly Notice[];
      /** The match at the moments in between, each as it differs from the one before, the first from that of the last view sent. */
      readonly moments?: readonly Passing[];
      readonly now: number;
    }
  /** More of the log, after the answer to `watch`: it comes in pages. */
  | { readonly type: 'lines'; readonly table: string; readonly notices: readonly Notice[] }
  | { readonly type: 'presence'; readonly table: string; readonly present: readonly Present[] }
  /** The command is on disk. `n` is the number of its last entry. */
  | { readonly type: 'done'; readonly id: string; readonly n: number }
  | { readonly type: 'refused'; readonly id: string; readonly reasons: readonly Reason[] }
  | { readonly type: 'error'; readonly error: ErrorCode; readonly message: string; readonly id?: string; readonly table?: string }
  /** Who looks at a study now, and how far it is written. */
  | { readonly type: 'attending'; readonly study: string; readonly n: number; readonly present: readonly Attending[] }
  | { readonly type: 'pointing'; readonly study: string; readonly player: PlayerId; readonly at: Anchor | null }
  /** `heads`: of every table that is watched over this socket, the number of its last entry; null while the server cannot be sure of it. */
  | { readonly type: 'pong'; readonly t: number; readonly heads: Readonly<Record<string, number | null>> };

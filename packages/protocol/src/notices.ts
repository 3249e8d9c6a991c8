// How people want to be told that it is their turn.
import { z } from 'zod';
import type { Frozen } from './frozen.ts';

const MINUTES = 24 * 60;
const minute = z
  .int()
  .min(0)
  .max(MINUTES - 1);
const base64url = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[A-Za-z0-9_-]+=*$/);

/** At once, if I have not looked for ten minutes, or once a day. */
export const NoticePace = z.enum(['now', 'later', 'daily']);
export type NoticePace = z.infer<typeof NoticePace>;

export const HOOK_SHAPES = ['json', 'ntfy', 'discord', 'matrix'] as const;

/** A new way to tell me: this browser, my proven e-mail address, or an address on the web. */
export const NewWay = z.strictObject({
  target: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('push'),
      endpoint: z.url({ protocol: /^https?$/ }).max(1000),
      keys: z.strictObject({ p256dh: base64url(100), auth: base64url(30) }),
    }),
    z.strictObject({ kind: z.literal('mail') }),
    z.strictObject({
      kind: z.literal('webhook'),
      url: z.url({ protocol: /^https?$/ }).max(1000),
      shape: z.enum(HOOK_SHAPES),
    }),
  ]),
  pace: NoticePace,
});
export type NewWay = z.infer<typeof NewWay>;

export const NoticeWish = z.strictObject({
  lang: z.enum(['en', 'fr']),
  zone: z.string().max(64).describe('a time zone, such as Europe/Paris'),
  quiet: z.strictObject({ from: minute, to: minute }).nullable().describe('minutes of the day'),
  reminders: z.array(z.int().min(1).max(168)).max(4).describe('hours before a clock runs out'),
  digest: minute.describe('when the daily message comes, in minutes of the day'),
});
export type NoticeWish = Frozen<z.infer<typeof NoticeWish>>;

export const WayCard = z.strictObject({
  id: z.string(),
  kind: z.enum(['push', 'mail', 'webhook']),
  to: z.string().describe('where it goes, as far as it may be shown'),
  mark: z.string().describe('of a browser: by which it knows itself'),
  shape: z.enum(HOOK_SHAPES).nullable(),
  pace: NoticePace,
  made: z.number(),
  failed: z.string().nullable(),
});
export type WayCard = Frozen<z.infer<typeof WayCard>>;

/** What a webhook is signed with is told once. */
export const NewWayReply = WayCard.extend({
  secret: z.string().nullable().describe('of a webhook for programs: what its messages are signed with, told this once'),
});
export type NewWayReply = Frozen<z.infer<typeof NewWayReply>>;

export const NoticesReply = z.strictObject({
  push: z.string().describe('the public key of this server, for a subscription'),
  mail: z.boolean().describe('whether this server can send e-mail'),
  address: z.string().nullable().describe('my proven e-mail address'),
  wish: NoticeWish,
  ways: z.array(WayCard),
});
export type NoticesReply = Frozen<z.infer<typeof NoticesReply>>;

/** What became of a trial. */
export const TrialReply = z.strictObject({ sent: z.boolean(), why: z.string().nullable() });
export type TrialReply = Frozen<z.infer<typeof TrialReply>>;

// Bots that people have made: how they do, and tables to which they are invited.
import { z } from 'zod';
import type { Frozen } from './frozen.ts';
import { rating } from './record.ts';

const BotCard = z.strictObject({
  id: z.string(),
  name: z.string(),
  owner: z.string().describe('the name of whoever made it'),
  here: z.boolean().describe('whether it has asked for something in the last minutes'),
  games: z.number(),
  wins: z.number().describe('a victory shared by two counts half'),
  share: z.number().nullable().describe('wins in a game'),
});
const RankedBot = z.strictObject({
  place: z.number(),
  id: z.string(),
  name: z.string(),
  owner: z.string(),
  here: z.boolean(),
  rating,
  matches: z.number().describe('the games this rating comes from'),
});
export const BotsReply = z.strictObject({
  bots: z.array(BotCard),
  boards: z
    .array(z.strictObject({ game: z.string(), kind: z.enum(['live', 'days', 'alone']), rows: z.array(RankedBot) }))
    .describe('the bots that have a rating, by game and kind of table, the best first'),
});
export type BotsReply = Frozen<z.infer<typeof BotsReply>>;

export const ChallengeRequest = z.strictObject({ bot: z.string().max(40) });

export const ChallengesQuery = z.object({
  wait: z.coerce.number().min(0).max(30).default(0).describe('seconds to wait until there is one'),
});

const Challenge = z.strictObject({
  table: z.string(),
  game: z.string(),
  by: z.string().describe('the name of whoever invites'),
  key: z.string().nullable().describe('opens the table, where it is by invitation'),
});
export const ChallengesReply = z.strictObject({ challenges: z.array(Challenge) });
export type ChallengesReply = Frozen<z.infer<typeof ChallengesReply>>;

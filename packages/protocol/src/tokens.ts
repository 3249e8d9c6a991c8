// Tokens for programs, and bots that people make.
import { z } from 'zod';
import type { Frozen } from './frozen.ts';
import { name } from './http.ts';
import { SCOPES } from './scopes.ts';

const scope = z.enum(SCOPES);

const Bot = z.strictObject({ id: z.string(), name: z.string() });

export const NewToken = z.strictObject({
  name: name.describe('what you call it'),
  scopes: z.array(scope).min(1).max(10),
  bot: z.string().exactOptional().describe('one of your bots, if it is to speak for that'),
});
export type NewToken = Frozen<z.infer<typeof NewToken>>;

export const TokenCard = z.strictObject({
  id: z.string(),
  name: z.string(),
  scopes: z.array(scope),
  bot: Bot.nullable().describe('the bot it speaks for; null: for you'),
  made: z.number(),
  used: z.number().nullable().describe('when it was last used, to the minute'),
});
export type TokenCard = Frozen<z.infer<typeof TokenCard>>;

export const TokensReply = z.strictObject({ tokens: z.array(TokenCard), bots: z.array(Bot) });
export type TokensReply = Frozen<z.infer<typeof TokensReply>>;

/** The token itself is told once. */
export const NewTokenReply = z.strictObject({ token: z.string(), card: TokenCard });
export type NewTokenReply = Frozen<z.infer<typeof NewTokenReply>>;

export const NewBot = z.strictObject({ name });
export const BotReply = Bot;
export type BotReply = Frozen<z.infer<typeof BotReply>>;

// Tokens and bots of one's own. No token makes another.
import { BotReply, NewBot, NewToken, NewTokenReply, TokensReply } from '@boucan/protocol';
import { z } from 'zod';
import { type Desk, route } from './route.ts';

const OfId = z.object({ id: z.string() });

export function addTokenRoutes(desk: Desk): void {
  const { tokens } = desk;
  const common = { tag: 'tokens', who: 'guest', scope: null } as const;

  route(
    desk,
    { ...common, method: 'GET', path: '/api/tokens', summary: 'My tokens and my bots.', reply: TokensReply },
    async ({ player }) => ({ tokens: await tokens.of(player), bots: await tokens.bots(player) }),
  );

  route(
    desk,
    {
      ...common,
      method: 'POST',
      path: '/api/tokens',
      summary: 'Make a token. It is told this once.',
      body: NewToken,
      reply: NewTokenReply,
      limit: 'sessions',
    },
    async ({ player, body }) => tokens.make(player, body),
  );

  route(
    desk,
    { ...common, method: 'DELETE', path: '/api/tokens/:id', summary: 'Revoke a token.', params: OfId, reply: null },
    async ({ player, params }) => tokens.revoke(player, params.id),
  );

  route(
    desk,
    {
      ...common,
      method: 'POST',
      path: '/api/bots',
      summary: 'Make a bot: somebody of its own, who speaks by tokens alone.',
      body: NewBot,
      reply: BotReply,
      limit: 'sessions',
    },
    async ({ player, body }) => tokens.newBot(player, body.name),
  );

  route(
    desk,
    {
      ...common,
      method: 'DELETE',
      path: '/api/bots/:id',
      summary: 'Remove a bot of mine, and revoke its tokens.',
      params: OfId,
      reply: null,
    },
    async ({ player, params }) => tokens.removeBot(player, params.id),
  );
}

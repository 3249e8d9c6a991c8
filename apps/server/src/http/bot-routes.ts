// Bots that people have made: a list with how they do, and invitations to tables.
import { BotsReply, ChallengeRequest, ChallengesQuery, ChallengesReply, OfTable, WithKey } from '@boucan/protocol';
import { PeopleBots } from '../bots/people-bots.ts';
import { Refusal } from '../refusal.ts';
import type { Lookouts } from '../tables/lookouts.ts';
import { addressOf } from './address.ts';
import { type Desk, route } from './route.ts';

/** How often it is looked for invitations while somebody waits. ms */
const LOOK = 1000;

export function addBotRoutes(desk: Desk, lookouts: Lookouts): void {
  const { world, tables } = desk;
  const { machine, trustProxy } = world.options;
  const bots = new PeopleBots(world.storage.rows, tables, machine);

  route(
    desk,
    {
      method: 'GET',
      path: '/api/bots',
      tag: 'bots',
      summary: 'The bots that people have made: all, the best first, and by game those that have a rating.',
      who: 'anyone',
      scope: 'any',
      reply: BotsReply,
    },
    async () => {
      const all = await bots.all();
      return { bots: all, boards: await bots.boards(all) };
    },
  );

  route(
    desk,
    {
      method: 'POST',
      path: '/api/tables/:id/challenge',
      tag: 'bots',
      summary: 'Invite a bot to a table of mine.',
      who: 'guest',
      scope: 'tables:write',
      params: OfTable,
      query: WithKey,
      body: ChallengeRequest,
      reply: null,
      limit: 'tables',
    },
    async ({ player, params, query, body, request }) => {
      const lookout = await lookouts.at(player, params.id, query.key, addressOf(request.raw, trustProxy));
      const { viewer, host, phase, seats } = await lookout.view(() => true, 0);
      if (viewer === 'table' && host !== player.id)
        throw new Refusal('not-allowed', 'Only those who sit at a table can invite a bot to it.');
      if (phase !== 'gathering' || !seats.some(({ kind }) => kind === 'empty'))
        throw new Refusal('not-allowed', 'There is no empty seat at this table.');
      await bots.challenge(params.id, body.bot, player, lookout.invite);
    },
  );

  route(
    desk,
    {
      method: 'GET',
      path: '/api/challenges',
      tag: 'bots',
      summary: 'The tables to which this bot is invited. It accepts by sitting down.',
      who: 'guest',
      scope: 'tables:read',
      query: ChallengesQuery,
      reply: ChallengesReply,
    },
    async ({ player, query }) => {
      const until = machine.ticks() + query.wait * 1000;
      for (;;) {
        const challenges = await bots.challenges(player);
        const left = until - machine.ticks();
        if (challenges.length > 0 || left <= 0) return { challenges };
        await machine.sleep(Math.min(LOOK, left));
      }
    },
  );

  route(
    desk,
    {
      method: 'DELETE',
      path: '/api/challenges/:id',
      tag: 'bots',
      summary: 'Decline the invitation to this table.',
      who: 'guest',
      scope: 'tables:write',
      params: OfTable,
      reply: null,
    },
    async ({ player, params }) => bots.decline(params.id, player),
  );
}

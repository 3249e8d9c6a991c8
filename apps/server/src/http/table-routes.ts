// The lobby, and what is asked of one table.
import {
  CallsReply,
  InLanguage,
  NewTableReply,
  NewTableRequest,
  OfTable,
  RecordReply,
  RematchRequest,
  ReportRequest,
  TablesReply,
  TurnsReply,
  WithKey,
} from '@boucan/protocol';
import { z } from 'zod';
import { calendarOf } from '../notices/calendar.ts';
import { refusals } from '../refusal.ts';
import { type Desk, route } from './route.ts';

export function addTableRoutes(desk: Desk): void {
  const { world, tables } = desk;

  route(
    desk,
    {
      method: 'GET',
      path: '/api/tables',
      tag: 'tables',
      summary: 'My tables, and those that are open to me.',
      who: 'anyone',
      scope: 'tables:read',
      query: InLanguage,
      reply: TablesReply,
    },
    async ({ player, secret, query }) => {
      if (player === null && secret !== undefined) throw refusals.noSession();
      return tables.lobby.for(player?.id ?? null, query.lang ?? null);
    },
  );

  route(
    desk,
    {
      method: 'GET',
      path: '/api/turns',
      tag: 'tables',
      summary: 'The tables where it is my turn; where my time runs out first comes first.',
      who: 'guest',
      scope: 'tables:read',
      query: InLanguage,
      reply: TurnsReply,
    },
    async ({ player, query }) => ({ mine: await tables.lobby.turns(player.id, query.lang ?? null) }),
  );

  route(
    desk,
    {
      method: 'GET',
      path: '/api/deadlines.ics',
      tag: 'tables',
      summary: 'When my time runs out, as a calendar file.',
      who: 'guest',
      scope: 'tables:read',
      query: InLanguage,
      reply: z.unknown(),
    },
    async ({ player, query, request, reply }) => {
      const turns = await tables.lobby.turns(player.id, query.lang ?? 'en');
      const site = `${request.protocol}://${request.headers.host ?? 'localhost'}`;
      return reply.type('text/calendar; charset=utf-8').send(calendarOf(turns, site, world.time.wall()));
    },
  );

  route(
    desk,
    {
      method: 'GET',
      path: '/api/calls',
      tag: 'tables',
      summary: 'Who wants to play again with me.',
      who: 'guest',
      scope: 'tables:read',
      reply: CallsReply,
    },
    async ({ player }) => ({ calls: await tables.lobby.calls(player.id) }),
  );

  route(
    desk,
    {
      method: 'POST',
      path: '/api/tables',
      tag: 'tables',
      summary: 'Open a table.',
      who: 'guest',
      scope: 'tables:write',
      body: NewTableRequest,
      reply: NewTableReply,
      limit: 'tables',
    },
    async ({ player, body }) => ({ table: (await tables.open(body, player)).id }),
  );

  route(
    desk,
    {
      method: 'GET',
      path: '/api/tables/:id/record',
      tag: 'records',
      summary: 'The record of a finished match.',
      who: 'anyone', // a link to a replay is for everybody: one need not have a name to follow it
      scope: 'tables:read',
      params: OfTable,
      query: WithKey,
      reply: RecordReply,
    },
    async ({ player, params, query, reply }) => {
      const record = await tables.recordOf(params.id, player?.id ?? null, query.key);
      return reply.type('application/json').send(record);
    },
  );

  route(
    desk,
    {
      method: 'POST',
      path: '/api/tables/:id/rematch',
      tag: 'tables',
      summary: 'Play again with those who sat there.',
      who: 'guest',
      scope: 'tables:write',
      params: OfTable,
      query: WithKey,
      body: RematchRequest.nullish(),
      reply: NewTableReply,
      limit: 'tables',
    },
    async ({ player, params, query, body }) => ({
      table: await tables.rematch(params.id, player, query.key, body?.commits),
    }),
  );

  route(
    desk,
    {
      method: 'POST',
      path: '/api/tables/:id/report',
      tag: 'tables',
      summary: 'Report a problem at a table to those who run the server.',
      who: 'guest',
      scope: null,
      params: OfTable,
      query: WithKey,
      body: ReportRequest,
      reply: null,
      limit: 'tables',
    },
    async ({ player, params, query, body }) => {
      const n = await tables.visit(params.id, player.id, query.key);
      await world.storage.report({ table: params.id, player: player.id, at: Date.now(), n, note: body.note });
    },
  );
}

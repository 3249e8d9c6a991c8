import {
  ClubJoin,
  ClubOpened,
  ClubReply,
  ClubRequest,
  ClubsReply,
  InClub,
  OfPlayer,
  OfTournament,
  TournamentCommand,
  TournamentOpened,
  TournamentReply,
  TournamentRequest,
  TournamentsReply,
} from '@boucan/protocol';
import { z } from 'zod';
import { type Desk, route } from '../http/route.ts';
import { Refusal } from '../refusal.ts';
import type { Clubs } from './clubs.ts';
import type { Tournaments } from './tournaments.ts';
import { asFile, viewTournament } from './view.ts';

export function addTournamentRoutes(desk: Desk, tournaments: Tournaments, clubs: Clubs): void {
  const of = { tag: 'tournaments', params: OfTournament } as const;
  const readable = { who: 'anyone', scope: 'people:read' } as const;
  const changes = { who: 'guest', scope: 'people:write' } as const;

  route(
    desk,
    {
      method: 'GET',
      path: '/api/tournaments',
      tag: 'tournaments',
      summary: 'The latest tournaments.',
      ...readable,
      query: InClub,
      reply: TournamentsReply,
    },
    async ({ query }) => ({ tournaments: await tournaments.list(query.club ?? null) }),
  );

  route(
    desk,
    {
      method: 'POST',
      path: '/api/tournaments',
      tag: 'tournaments',
      summary: 'Open a tournament.',
      who: 'account',
      scope: 'people:write',
      body: TournamentRequest,
      reply: TournamentOpened,
      limit: 'tables',
    },
    async ({ body, player }) => {
      if (body.club !== null && !(await clubs.isMember(body.club, player.id)))
        throw new Refusal('not-allowed', 'You can open tournaments only for your own clubs.');
      return { tournament: await tournaments.open(body, player) };
    },
  );

  route(
    desk,
    {
      method: 'GET',
      path: '/api/tournaments/:id',
      ...of,
      summary: 'Rounds, results and standings.',
      ...readable,
      reply: TournamentReply,
    },
    async ({ params, player }) => viewTournament(params.id, await tournaments.get(params.id), player?.id ?? null),
  );

  route(
    desk,
    {
      method: 'GET',
      path: '/api/tournaments/:id/results.csv',
      ...of,
      summary: 'The standings as a file.',
      ...readable,
      reply: z.string(),
    },
    async ({ params, reply }) => {
      const view = viewTournament(params.id, await tournaments.get(params.id), null);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="results.csv"')
        .send(asFile(view));
    },
  );

  route(
    desk,
    {
      method: 'POST',
      path: '/api/tournaments/:id',
      ...of,
      summary: 'Enter, leave; as the host: draw, remove, settle, close.',
      ...changes,
      body: TournamentCommand,
      reply: TournamentReply,
    },
    async ({ params, body, player }) => {
      const by = { player: player.id, name: player.name };
      return viewTournament(params.id, await tournaments.ask(params.id, body, by), player.id);
    },
  );

  const ofClub = { ...of, tag: 'clubs' } as const;
  route(
    desk,
    {
      method: 'GET',
      path: '/api/clubs',
      tag: 'clubs',
      summary: 'My clubs.',
      who: 'guest',
      scope: 'people:read',
      reply: ClubsReply,
    },
    async ({ player }) => clubs.of(player.id),
  );
  route(
    desk,
    {
      method: 'POST',
      path: '/api/clubs',
      tag: 'clubs',
      summary: 'Found a club.',
      who: 'account',
      scope: 'people:write',
      body: ClubRequest,
      reply: ClubOpened,
      limit: 'tables',
    },
    async ({ body, player }) => ({ club: await clubs.open(body, player) }),
  );
  route(
    desk,
    {
      method: 'GET',
      path: '/api/clubs/:id',
      ...ofClub,
      summary: 'Members, matches and tournaments of a club.',
      ...readable,
      reply: ClubReply,
    },
    async ({ params, player }) => clubs.view(params.id, player?.id ?? null),
  );
  route(
    desk,
    {
      method: 'POST',
      path: '/api/clubs/:id/join',
      ...ofClub,
      summary: 'Join a club by its link.',
      ...changes,
      body: ClubJoin,
      reply: ClubReply,
    },
    async ({ params, body, player }) => {
      await clubs.join(params.id, body.key, player.id);
      return clubs.view(params.id, player.id);
    },
  );
  route(
    desk,
    {
      method: 'POST',
      path: '/api/clubs/:id/leave',
      ...ofClub,
      summary: 'Leave a club, or put a member out of it.',
      ...changes,
      body: OfPlayer,
      reply: ClubReply,
    },
    async ({ params, body, player }) => {
      await clubs.leave(params.id, body.player, player.id);
      return clubs.view(params.id, player.id);
    },
  );
}

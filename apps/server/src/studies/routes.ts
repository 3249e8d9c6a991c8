// Studies over HTTP. Who looks at one now is told over the socket (attendance.ts).
import {
  NewStudyRequest,
  OfStudy,
  SinceEntry,
  STUDY,
  StudiesReply,
  StudyChange,
  StudyFile,
  StudyJoin,
  StudyOpened,
  StudyReply,
} from '@boucan/protocol';
import { z } from 'zod';
import { type Desk, route } from '../http/route.ts';
import { Studies } from './studies.ts';

export function addStudyRoutes(desk: Desk): void {
  const studies = new Studies(desk.world, desk.tables);
  const tag = 'studies';
  const of = { tag, params: OfStudy } as const;
  const readable = { who: 'anyone', scope: 'tables:read' } as const;
  const changes = { who: 'guest', scope: 'talk' } as const;

  route(
    desk,
    {
      ...{ method: 'GET', path: '/api/studies', tag, summary: 'My studies.', who: 'guest', scope: 'tables:read' },
      reply: StudiesReply,
    },
    async ({ player }) => studies.of(player.id),
  );

  route(
    desk,
    {
      ...{ method: 'POST', path: '/api/studies', tag, ...changes },
      summary: 'Open a study: of a finished table, of a record, or of a study that was saved.',
      body: NewStudyRequest,
      reply: StudyOpened,
      limit: 'tables',
      most: STUDY.record,
    },
    async ({ player, body }) => ({ study: await studies.open(body, player) }),
  );

  route(
    desk,
    {
      ...{ method: 'GET', path: '/api/studies/:id', ...of, ...readable },
      summary: 'A study, with its record; or what is new in it since an entry.',
      query: SinceEntry,
      reply: StudyReply,
    },
    async ({ player, params, query }) => studies.view(params.id, player?.id ?? null, query.since),
  );

  route(
    desk,
    {
      ...{ method: 'POST', path: '/api/studies/:id', ...of, ...changes },
      summary: 'Change a study: a comment, a mark, a what-if, who leads. Answers with what is new since an entry.',
      query: SinceEntry,
      body: StudyChange,
      reply: StudyReply,
    },
    async ({ player, params, query, body }) => {
      await studies.change(params.id, body, player);
      return studies.view(params.id, player.id, query.since);
    },
  );

  route(
    desk,
    {
      ...{ method: 'POST', path: '/api/studies/:id/join', ...of, ...changes },
      summary: 'Come in by the link that lets one write.',
      body: StudyJoin,
      reply: StudyReply,
    },
    async ({ player, params, body }) => {
      await studies.join(params.id, body.key, player);
      return studies.view(params.id, player.id);
    },
  );

  route(
    desk,
    {
      ...{ method: 'POST', path: '/api/studies/:id/shut', ...of, ...changes },
      summary: 'Make the link void that lets others write; those who came by it only look from then on.',
      reply: StudyReply,
    },
    async ({ player, params }) => {
      await studies.shut(params.id, player);
      return studies.view(params.id, player.id);
    },
  );

  route(
    desk,
    {
      ...{ method: 'GET', path: '/api/studies/:id/file', ...of, ...readable },
      summary: 'A study as a file, with its record.',
      reply: StudyFile,
    },
    async ({ player, params, reply }) => {
      const file = await studies.file(params.id, player?.id ?? null);
      return reply
        .type('application/json')
        .header('content-disposition', `attachment; filename="boucan-study-${z.string().parse(params.id)}.json"`)
        .send(file);
    },
  );

  route(
    desk,
    {
      ...{ method: 'DELETE', path: '/api/studies/:id', ...of, ...changes },
      summary: 'Delete a study of mine.',
      reply: null,
    },
    async ({ player, params }) => studies.remove(params.id, player),
  );
}

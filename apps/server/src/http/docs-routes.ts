// The document of the interface, for programs and for people.
import { z } from 'zod';
import { docsPage } from './docs-page.ts';
import { langOf } from './html.ts';
import { type OpenApi, openApi } from './openapi.ts';
import { DECLARED, type Desk, route } from './route.ts';

export function addDocsRoutes(desk: Desk): void {
  let made: OpenApi | null = null; // once all routes are declared
  const document = (): OpenApi => {
    made ??= openApi(desk.declared);
    return made;
  };

  route(
    desk,
    {
      method: 'GET',
      path: '/api/openapi.json',
      tag: 'documents',
      summary: 'This document.',
      who: 'anyone',
      scope: 'any',
      reply: z.looseObject({ openapi: z.string() }),
    },
    async () => document(),
  );

  // For people, not for programs.
  desk.app.get('/api/docs', DECLARED, async (request, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage(document(), langOf(request))),
  );

  // Before it asks something with a token, the page of another site asks whether it may.
  desk.app.options('/api/v1/*', DECLARED, async (_request, reply) =>
    reply
      .headers({
        'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
        'access-control-allow-headers': 'authorization, content-type',
        'access-control-max-age': '86400',
      })
      .code(204)
      .send(),
  );
}

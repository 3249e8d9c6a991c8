// The page behind the link that ends a way to be told. A mail program may press for its reader (RFC 8058); programs that only look at links end nothing.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { langOf, paper } from '../http/html.ts';
import type { Notices } from './notices.ts';

const WORDS = {
  en: {
    ask: 'No more messages?',
    text: 'You will no longer be told here when it is your turn. Your games go on, and you can ask for messages again at any time.',
    yes: 'Stop these messages',
    done: 'Done: no more messages',
    after: 'You will no longer be told here when it is your turn.',
    unknown: 'This link doesn’t work. Check that it is complete.',
    home: 'To Boucan',
  },
  fr: {
    ask: 'Ne plus recevoir de messages ?',
    text: 'Vous ne serez plus prévenu ici quand ce sera à vous de jouer. Vos parties continuent, et vous pourrez redemander des messages à tout moment.',
    yes: 'Ne plus recevoir ces messages',
    done: 'C’est fait : plus de messages',
    after: 'Vous ne serez plus prévenu ici quand ce sera à vous de jouer.',
    unknown: 'Ce lien ne fonctionne pas. Vérifiez qu’il est complet.',
    home: 'Vers Boucan',
  },
} as const;

type Stopping = { Params: { token: string } };

export function addStop(app: FastifyInstance, notices: Notices, limit: (request: FastifyRequest) => void): void {
  const headers = { 'cache-control': 'no-store', 'referrer-policy': 'same-origin', 'content-type': 'text/html; charset=utf-8' };

  app.get<Stopping>('/stop/:token', async (request, reply) => {
    limit(request);
    const words = WORDS[langOf(request)];
    if (!notices.isStopLink(request.params.token))
      return reply
        .code(404)
        .headers(headers)
        .send(paper(langOf(request), words.unknown, `<a class="way" href="/">${words.home}</a>`));
    const form = `<p>${words.text}</p><form method="post"><button type="submit">${words.yes}</button><a class="way" href="/">${words.home}</a></form>`;
    return reply.headers(headers).send(paper(langOf(request), words.ask, form));
  });

  void app.register(async (scope) => {
    // What a mail program sends along says nothing we need: the address is all.
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string' },
      (_request, _body, done) => done(null, {}),
    );
    scope.post<Stopping>('/stop/:token', async (request, reply) => {
      limit(request);
      const words = WORDS[langOf(request)];
      const isOurs = (await notices.stop(request.params.token)) !== null;
      const inside = isOurs
        ? `<p>${words.after}</p><a class="way" href="/">${words.home}</a>`
        : `<a class="way" href="/">${words.home}</a>`;
      return reply
        .code(isOurs ? 200 : 404)
        .headers(headers)
        .send(paper(langOf(request), isOurs ? words.done : words.unknown, inside));
    });
  });
}

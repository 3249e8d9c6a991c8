// Following a personal link. It takes effect only after confirmation on our own page; otherwise any site could switch a visitor to another identity.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusals } from '../refusal.ts';
import type { Sessions } from '../sessions.ts';
import type { Player } from '../storage/storage.ts';
import { secretIn } from './cookie.ts';
import { escaped, langOf } from './html.ts';

const WORDS = {
  en: {
    ask: 'Is this you?',
    become: (name: string) => `With this link, this browser plays as ${name}. Continue only if the link is yours.`,
    instead: (name: string) => `You are ${name} here now. Without a personal link, you can’t be ${name} again.`,
    yes: (name: string) => `Yes, I’m ${name}`,
    no: 'No, change nothing',
  },
  fr: {
    ask: 'Est-ce bien vous ?',
    become: (name: string) =>
      `Avec ce lien, ce navigateur jouera sous le nom de ${name}. Ne continuez que si ce lien est le vôtre.`,
    instead: (name: string) => `Ici, vous êtes pour l’instant ${name}. Sans lien personnel, vous ne pourrez plus l’être ensuite.`,
    yes: (name: string) => `Oui, je suis ${name}`,
    no: 'Non, ne rien changer',
  },
} as const;

/** A name that is written from right to left does not turn round what stands beside it. */
const isolated = (name: string): string => `<bdi>${escaped(name)}</bdi>`;

function page(secret: string, becomes: Player, was: Player | null, lang: keyof typeof WORDS): string {
  const words = WORDS[lang];
  const instead = was === null ? '' : `<p><strong>${words.instead(isolated(was.name))}</strong></p>`;
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Boucan</title>
<style>body{font:1.1rem/1.5 system-ui,sans-serif;max-width:32rem;margin:3rem auto;padding:0 1rem}button,a{font:inherit;display:inline-block;margin:.5rem 1rem .5rem 0;padding:.5rem 1rem}</style>
<h1>${words.ask}</h1><p>${words.become(isolated(becomes.name))}</p>${instead}
<form method="post" action="/go"><input type="hidden" name="secret" value="${escaped(secret)}">
<button type="submit">${words.yes(isolated(becomes.name))}</button><a href="/">${words.no}</a></form></html>`;
}

export function addGo(
  app: FastifyInstance,
  sessions: Sessions,
  limit: (request: FastifyRequest) => void,
  remember: (request: FastifyRequest, reply: FastifyReply, secret: string) => void,
): void {
  const unknown = (reply: FastifyReply): FastifyReply =>
    reply.header('cache-control', 'no-store').redirect('/?link=unknown', 303);

  app.get<{ Params: { secret: string } }>('/go/:secret', async (request, reply) => {
    limit(request);
    const { secret } = request.params;
    const becomes = await sessions.byLink(secret);
    if (becomes === null) return unknown(reply);
    const was = await sessions.playerOf(secretIn(request.headers.cookie));
    if (was?.id === becomes.id) return reply.header('cache-control', 'no-store').redirect('/', 303);
    // With no referrer at all, a browser would not say either that the form comes from here.
    return reply
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' })
      .type('text/html; charset=utf-8')
      .send(page(secret, becomes, was, langOf(request)));
  });

  // Only this route accepts forms.
  void app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(body as string))),
    );
    scope.post<{ Body: { secret?: unknown } | null }>('/go', async (request, reply) => {
      limit(request);
      if (request.headers.origin === undefined) throw refusals.badOrigin();
      const secret = request.body?.secret;
      const becomes = typeof secret === 'string' ? await sessions.byLink(secret) : null;
      if (becomes === null) return unknown(reply);
      remember(request, reply, await sessions.another(becomes, becomes.link));
      return reply.header('cache-control', 'no-store').redirect('/', 303);
    });
  });
}

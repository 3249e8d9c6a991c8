// The HTTP interface, as packages/protocol/src/http.ts describes it.
import {
  type AddedLanguage,
  type CallsReply,
  type Languages,
  type LinkCard,
  type LinkReply,
  type LinksReply,
  type NewTableReply,
  NewTableRequest,
  type NobodyReply,
  RematchRequest,
  ReportRequest,
  type SessionReply,
  SessionRequest,
  type SettingsReply,
  SettingsRequest,
  settled,
} from '@boucan/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { ByAddress, Limiter } from '../limiter.ts';
import { refusals } from '../refusal.ts';
import type { Sessions } from '../sessions.ts';
import type { Player } from '../storage/storage.ts';
import type { Tables } from '../tables/tables.ts';
import type { World } from '../world.ts';
import { addressOf } from './address.ts';
import { isForPrograms } from './app.ts';
import { cookieWith, secretIn } from './cookie.ts';
import { addGo } from './go.ts';

/** What a schema makes of something from outside; or the field that is wrong. */
export function read<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const where = parsed.error.issues[0]?.path.join('.') || 'message';
  throw refusals.badMessage(`The ${where} is not as it should be: see packages/protocol.`);
}

const cardOf = ({ id, made, parent, uses, here }: LinkCard): LinkCard => ({ id, made, parent, uses, here });

/** ms */
const HEALTH = 1000;

type OfTable = { Params: { id: string }; Querystring: { key?: string } };

export function addRoutes(
  app: FastifyInstance,
  world: World,
  sessions: Sessions,
  tables: Tables,
  limiter: Limiter,
  added: readonly AddedLanguage[] = [],
): void {
  const { trustProxy } = world.options;
  const limit = (request: FastifyRequest, what: ByAddress): void => {
    if (!limiter.allows(what, addressOf(request.raw, trustProxy))) throw refusals.tooFast();
  };
  const playerOf = async (request: FastifyRequest): Promise<Player> => {
    const player = await sessions.playerOf(secretIn(request.headers.cookie));
    if (player === null) throw refusals.noSession();
    return player;
  };
  const remember = (request: FastifyRequest, reply: FastifyReply, secret: string): void => {
    reply.header('set-cookie', cookieWith(secret, request.protocol === 'https'));
  };
  const languages: Languages = added.length === 0 ? {} : { languages: added.map(({ lang, version }) => ({ lang, version })) };
  const whoAmI = ({ id, name }: Player): SessionReply => ({ player: id, name });

  app.addHook('onSend', async (request, reply) => {
    if (isForPrograms(request)) reply.header('cache-control', 'no-store');
  });

  // A first visit is no error: without a cookie there is no player yet.
  app.get(
    '/api/session',
    async (request): Promise<(SessionReply | NobodyReply) & Languages> => ({
      ...(secretIn(request.headers.cookie) === undefined ? { player: null } : whoAmI(await playerOf(request))),
      ...languages,
    }),
  );

  app.post('/api/session', async (request, reply) => {
    const { name } = read(SessionRequest, request.body);
    limit(request, 'sessions');
    const known = await sessions.playerOf(secretIn(request.headers.cookie));
    if (known !== null) return whoAmI(await sessions.rename(known, name));
    const { player, secret } = await sessions.create(name);
    remember(request, reply, secret);
    return whoAmI(player);
  });

  app.post('/api/session/link', async (request): Promise<LinkReply> => {
    const player = await playerOf(request);
    limit(request, 'sessions');
    return { link: `/go/${await sessions.newLink(player, secretIn(request.headers.cookie)!, world.time.wall())}` };
  });

  app.get('/api/session/links', async (request): Promise<LinksReply> => {
    const player = await playerOf(request);
    return { links: (await sessions.linksOf(player, secretIn(request.headers.cookie)!)).map(cardOf) };
  });

  app.delete<{ Params: { id: string } }>('/api/session/links/:id', async (request): Promise<LinksReply> => {
    const player = await playerOf(request);
    return { links: (await sessions.revoke(player, secretIn(request.headers.cookie)!, request.params.id)).map(cardOf) };
  });

  app.get('/api/settings', async (request): Promise<SettingsReply> => {
    const kept = await world.storage.settingsOf((await playerOf(request)).id);
    return { settings: kept === null ? null : settled(JSON.parse(kept)) };
  });

  app.post('/api/settings', async (request, reply) => {
    const player = await playerOf(request);
    const settings = read(SettingsRequest, request.body);
    await world.storage.keepSettings(player.id, JSON.stringify(settings));
    return reply.code(204).send();
  });

  addGo(app, sessions, (request) => limit(request, 'requests'), remember);

  app.get('/api/tables', async (request) => {
    const isNobody = secretIn(request.headers.cookie) === undefined;
    return tables.lobby.for(isNobody ? null : (await playerOf(request)).id);
  });

  app.get(
    '/api/calls',
    async (request): Promise<CallsReply> => ({ calls: await tables.lobby.calls((await playerOf(request)).id) }),
  );

  app.post('/api/tables', async (request): Promise<NewTableReply> => {
    const player = await playerOf(request);
    const wish = read(NewTableRequest, request.body);
    limit(request, 'tables');
    return { table: (await tables.open(wish, player)).id };
  });

  app.get<OfTable>('/api/tables/:id/record', async (request, reply) => {
    // A link to a replay is for everybody: one need not have a name to follow it.
    const player = await sessions.playerOf(secretIn(request.headers.cookie));
    const record = await tables.recordOf(request.params.id, player?.id ?? null, request.query.key);
    return reply.type('application/json').send(record);
  });

  app.post<OfTable>('/api/tables/:id/rematch', async (request): Promise<NewTableReply> => {
    const player = await playerOf(request);
    const { commits } = read(RematchRequest, request.body ?? {});
    limit(request, 'tables');
    return { table: await tables.rematch(request.params.id, player, request.query.key, commits) };
  });

  app.post<OfTable>('/api/tables/:id/report', async (request, reply) => {
    const player = await playerOf(request);
    const { note } = read(ReportRequest, request.body);
    const { id } = request.params;
    const n = await tables.visit(id, player.id, request.query.key);
    limit(request, 'tables');
    await world.storage.report({ table: id, player: player.id, at: Date.now(), n, note });
    return reply.code(204).send();
  });

  // However often it is asked, it writes once a second.
  let tried = Number.NEGATIVE_INFINITY;
  let health: Promise<boolean> = Promise.resolve(true);
  app.get('/healthz', async () => {
    if (world.nodes.isAway) throw refusals.stopping(); // who is cut off from the database does not wait for it to say so
    const now = world.options.clocks.ticks();
    if (now - tried >= HEALTH) {
      tried = now;
      health = world.storage.probe().then(
        () => true,
        () => false,
      );
    }
    if (!(await health)) throw refusals.diskFull();
    return { ok: true };
  });

  app.get('/metrics', async (_request, reply) => reply.type('text/plain; version=0.0.4').send(world.metrics.print()));
}

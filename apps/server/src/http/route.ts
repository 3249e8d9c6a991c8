// How an HTTP route is declared. Its checks, its handler and its place in the OpenAPI document all come of one declaration (docs/api.md).
import type { Frozen, Scope } from '@boucan/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { z } from 'zod';
import type { ByAddress, Limiter } from '../limiter.ts';
import type { Devices } from '../people/devices.ts';
import type { People } from '../people/people.ts';
import { refusals } from '../refusal.ts';
import type { Sessions } from '../sessions.ts';
import type { Player } from '../storage/storage.ts';
import type { Tables } from '../tables/tables.ts';
import type { Tokens } from '../tokens.ts';
import type { World } from '../world.ts';
import { addressOf } from './address.ts';
import { tokenIn } from './bearer.ts';
import { cookieWith, secretIn } from './cookie.ts';

/** Who may ask: anybody, whoever has taken a name, a person who stays, or who runs the server. */
export type Who = 'anyone' | 'guest' | 'account' | 'operator';

export interface Declaration<
  W extends Who = Who,
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType | null = z.ZodType | null,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** `/api/…` without a version, with `:names`. */
  readonly path: `/api/${string}`;
  readonly tag: string;
  readonly summary: string;
  readonly who: W;
  /** What an API token needs to do this; `any`: every token can; null: none can. */
  readonly scope: Scope | 'any' | null;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /** Null: nothing is answered (204). */
  readonly reply: R;
  readonly limit?: ByAddress;
  /** Bytes of the body, where it may be longer than a message. */
  readonly most?: number;
}

/** A request that has passed its checks. */
export interface Asked<W extends Who, P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> {
  readonly player: W extends 'anyone' ? Player | null : Player;
  /** What the browser brought in its cookie; nothing if somebody came with a token. */
  readonly secret: string | undefined;
  readonly params: z.output<P>;
  readonly query: z.output<Q>;
  readonly body: z.output<B>;
  readonly request: FastifyRequest;
  /** Whoever sends the answer himself returns this. */
  readonly reply: FastifyReply;
}

type Answer<R> = R extends z.ZodType ? Promise<Frozen<z.output<R>> | FastifyReply> : Promise<void>;

/** What every route has at hand. */
export interface Desk {
  readonly app: FastifyInstance;
  readonly world: World;
  readonly sessions: Sessions;
  readonly tables: Tables;
  readonly limiter: Limiter;
  /** Every route there is, for the document. */
  readonly declared: Declaration[];
  readonly tokens: Tokens;
  /** Who stays, and where people are signed in; not where routes are only listed. */
  readonly people?: People;
  readonly devices?: Devices;
  /** Whether a person stays. */
  isAccount(player: Player): Promise<boolean>;
  isOperator(player: Player): Promise<boolean>;
}

export function newDesk(given: Pick<Desk, 'app' | 'world' | 'sessions' | 'tables' | 'limiter' | 'tokens'>): Desk {
  given.app.addHook('onRoute', ({ url, config }) => {
    if (/^\/api(\/|$)/.test(url) && (config as { declared?: boolean } | undefined)?.declared !== true)
      throw new Error(`${url} is not declared: see route.ts`);
  });
  return { ...given, declared: [], isAccount: async () => true, isOperator: async () => false };
}

/** Of whatever route there is under /api, that it stands in the document; or why not, beside it. */
export const DECLARED = { config: { declared: true } };

/** What a schema makes of something from outside; or the field that is wrong. */
export function read<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const where = parsed.error.issues[0]?.path.join('.') || 'message';
  throw refusals.badMessage(`The field “${where}” is missing or wrong: see /api/docs.`);
}

/** Whoever asks too often is refused. */
export function limit({ limiter, world }: Desk, request: FastifyRequest, what: ByAddress): void {
  if (!limiter.allows(what, addressOf(request.raw, world.options.trustProxy))) throw refusals.tooFast();
}

/** The browser keeps the secret. */
export function remember(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  reply.header('set-cookie', cookieWith(secret, request.protocol === 'https'));
}

/** The same address with the version that is promised to programs. */
export const versioned = (path: string): string => path.replace(/^\/api\//, '/api/v1/');

const NOTHING = z.unknown();

export function route<
  W extends Who,
  P extends z.ZodType = z.ZodUnknown,
  Q extends z.ZodType = z.ZodUnknown,
  B extends z.ZodType = z.ZodUnknown,
  R extends z.ZodType | null = null,
>(desk: Desk, declaration: Declaration<W, P, Q, B, R>, answer: (asked: Asked<W, P, Q, B>) => Answer<R>): void {
  const { method, path, params = NOTHING, query = NOTHING, body = NOTHING, reply: replied } = declaration;
  desk.declared.push(declaration);
  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const player = await whoAsks(desk, declaration, request);
    const asked = {
      player,
      secret: tokenIn(request.headers) === undefined ? secretIn(request.headers.cookie) : undefined,
      params: read(params, request.params),
      query: read(query, request.query),
      body: read(body, request.body),
      request,
      reply,
    } as Asked<W, P, Q, B>;
    if (declaration.limit !== undefined) limit(desk, request, declaration.limit);
    const said = await answer(asked);
    if (reply.sent) return reply; // as it was written: a reply that is waited for gives nothing
    if (replied === null) return reply.code(204).send();
    if (desk.world.options.checksReplies) replied.parse(JSON.parse(JSON.stringify(said)));
    return said;
  };
  const long = declaration.most === undefined ? {} : { bodyLimit: declaration.most };
  for (const url of [path, versioned(path)])
    desk.app.route({ ...DECLARED, ...long, method: method as HTTPMethods, url, handler });
}

/** Who asks, if he may. A token counts in place of the cookie, never beside it. */
async function whoAsks(desk: Desk, { who, scope }: Declaration, { headers, url }: FastifyRequest): Promise<Player | null> {
  const token = tokenIn(headers);
  const player = token === undefined ? await desk.sessions.playerOf(secretIn(headers.cookie)) : await ofToken(desk, token, scope);
  if (who === 'anyone') return player;
  if (player === null) throw url.startsWith('/api/v1/') ? refusals.noToken() : refusals.noSession();
  if (who === 'account' && !(await desk.isAccount(player))) throw refusals.onlyAccounts();
  if (who === 'operator' && !(await desk.isOperator(player))) throw refusals.onlyOperators();
  return player;
}

async function ofToken(desk: Desk, token: string, scope: Declaration['scope']): Promise<Player> {
  const bearer = await desk.tokens.bearerOf(token);
  if (bearer === null) throw refusals.unknownToken();
  if (scope === null) throw refusals.noTokens();
  if (scope !== 'any' && !bearer.scopes.includes(scope)) throw refusals.missingScope(scope);
  return bearer.player;
}

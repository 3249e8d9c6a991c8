// Fastify with everything that holds for every request: headers, limits, origin, errors.
import { type ErrorCode, LIMITS } from '@boucan/protocol';
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Limiter } from '../limiter.ts';
import { asRefusal, type Refusal, refusals } from '../refusal.ts';
import type { World } from '../world.ts';
import { addressOf } from './address.ts';
import { tokenIn } from './bearer.ts';
import { isFromHere } from './origin.ts';

const STATUS: Readonly<Record<ErrorCode, number>> = {
  'bad-message': 400,
  'bad-version': 400,
  'no-session': 401,
  'not-allowed': 403,
  'turned-away': 403,
  'bad-origin': 403,
  'no-such-table': 404,
  'not-found': 404,
  refused: 409,
  'not-over': 409,
  'too-large': 413,
  'too-fast': 429,
  'game-failed': 503,
  unavailable: 503,
};

export const answerWith = (reply: FastifyReply, { code, message }: Refusal): FastifyReply =>
  reply.code(STATUS[code]).header('cache-control', 'no-store').send({ error: code, message });

/** A host that is safe to echo in a header. */
const PLAIN_HOST = /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i;

function securityHeaders(host: string): Record<string, string> {
  const sockets = PLAIN_HOST.test(host) ? ` ws://${host} wss://${host}` : '';
  return {
    'content-security-policy': [
      `default-src 'self'`,
      `script-src 'self' 'wasm-unsafe-eval'`, // bots judge in WebAssembly; scripts are as bound as without it
      `style-src 'self' 'unsafe-inline'`,
      `img-src 'self' data:`,
      `connect-src 'self'${sockets}`,
      `worker-src 'self'`,
      `object-src 'none'`,
      `base-uri 'none'`,
      `form-action 'self'`,
      `frame-ancestors 'none'`,
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  };
}

/** Pages of other sites may ask what anybody may ask: to where this is said, browsers send no cookie along. */
const FOR_ALL_SITES = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

/** Whether a request is for the API, however its path is spelt; unknown paths count if they look like it. */
export function isForPrograms({ routeOptions, url }: FastifyRequest): boolean {
  if (routeOptions.url !== undefined) return routeOptions.url.startsWith('/api/');
  try {
    return decodeURIComponent(url).startsWith('/api');
  } catch {
    return true;
  }
}

/** How often it is looked for requests that are late: otherwise they live half a minute longer. ms */
const LOOK = 1000;
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

export function makeApp(world: World, limiter: Limiter): FastifyInstance {
  const { log, metrics, options } = world;
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }), // addresses hold keys and secrets: see the hook below
    bodyLimit: LIMITS.message,
    trustProxy: options.trustProxy,
    forceCloseConnections: true,
    requestTimeout: options.requestsWithin,
    http: { headersTimeout: options.requestsWithin, connectionsCheckingInterval: LOOK },
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders(request.headers.host ?? ''));
    if ((request.routeOptions.url ?? request.url).startsWith('/api/v1/')) reply.headers(FOR_ALL_SITES);
    const isByToken = isForPrograms(request) && tokenIn(request.headers) !== undefined; // which no browser adds by itself
    if (!READS.has(request.method) && !isByToken && !isFromHere(request.headers, options.origins)) throw refusals.badOrigin();
    if (isForPrograms(request) && !limiter.allows('requests', addressOf(request.raw, options.trustProxy)))
      throw refusals.tooFast();
  });

  app.addHook('onResponse', async (request, reply) => {
    log.debug(
      { route: request.routeOptions.url, method: request.method, status: reply.statusCode, ms: reply.elapsedTime },
      'request',
    );
  });

  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    if (error.statusCode === 413) return answerWith(reply, refusals.tooLarge());
    if (error.statusCode !== undefined && error.statusCode < 500)
      return answerWith(reply, refusals.badMessage('This is not JSON as we understand it: check what was sent.'));
    const refusal = asRefusal(error);
    if (refusal !== (error as unknown)) {
      metrics.faults++;
      log.error({ err: error, route: request.routeOptions.url }, 'a request failed');
    }
    return answerWith(reply, refusal);
  });

  return app;
}

// Everything that nobody should send: a seeded stream of messages and requests, none of which may change anything.
import { below, pick, type Rng } from '@boucan/kernel';
import { LIMITS } from '@boucan/protocol';

export interface Target {
  readonly table: string;
  readonly seats: number;
}

const words = [
  'bid',
  'ship',
  'constructor',
  '__proto__',
  'toString',
  '',
  '💀',
  '\u0000',
  '../..',
  '<script>',
  "' or 1=1 --",
  'x'.repeat(39),
];
const values = [null, true, -1, 0, 1.5, 1e308, Number.MAX_SAFE_INTEGER, '', 'x', [], {}, [[]], { a: {} }];
const types = ['hello', 'watch', 'unwatch', 'do', 'ping', 'admin', 'constructor', '__proto__'];

const idOf = (rng: Rng): string => `n${below(rng, 1e9)}`;

/** What a socket gets to hear. Each asks for one answer. */
const NOISE: readonly ((rng: Rng, target: Target) => string)[] = [
  // not JSON, or not all of it
  (rng) => Array.from({ length: below(rng, 40) }, () => String.fromCharCode(below(rng, 256))).join(''),
  (rng, t) => choose(rng, t).slice(0, -1 - below(rng, 20)),
  () => '{"a":'.repeat(500),
  () => `${'['.repeat(2000)}${']'.repeat(2000)}`,
  // JSON, but no message
  (rng) => JSON.stringify(pick(rng, values)),
  (rng) => JSON.stringify({ type: pick(rng, types), v: pick(rng, words), table: pick(rng, values), command: pick(rng, values) }),
  (rng, { table }) => `{"type":"do","id":"${idOf(rng)}","table":"${table}","__proto__":{"admin":true},"command":{"do":"start"}}`,
  (rng, { table }) => JSON.stringify({ type: 'watch', table, key: pick(rng, values) ?? 7, since: pick(rng, values) ?? -7 }),
  (rng, { table }) =>
    JSON.stringify({ type: 'do', id: idOf(rng), table, command: { do: pick(rng, ['flag', 'undone', 'opened', 'toString']) } }),
  (rng, { table }) =>
    JSON.stringify({
      type: 'do',
      id: idOf(rng),
      table,
      command: { do: 'choose', seat: pick(rng, values), choice: pick(rng, values) },
    }),
  // a message, but not for a table there is
  (rng) => JSON.stringify({ type: 'do', id: idOf(rng), table: `t${below(rng, 1e9)}`, command: { do: 'start' } }),
  (rng) => JSON.stringify({ type: 'watch', table: `t${below(rng, 1e9)}` }),
  // a message, but not one's to send
  (rng, t) => choose(rng, t),
  (rng, { table, seats }) =>
    JSON.stringify({
      type: 'do',
      id: idOf(rng),
      table,
      command: pick(rng, [
        { do: 'sit', seat: below(rng, LIMITS.seats), entropy: 'f'.repeat(32) },
        { do: 'seat-bot', seat: below(rng, seats), level: pick(rng, ['level1', 'search:9999999ms', 'x']) },
        { do: 'stand', seat: below(rng, seats) },
        { do: 'start' },
        { do: 'leave', seat: below(rng, seats) },
        { do: 'return', seat: below(rng, seats) },
        { do: 'ask-undo', seat: below(rng, seats) },
        { do: 'answer-undo', seat: below(rng, seats), agrees: true },
        { do: 'vote', seat: below(rng, seats), against: below(rng, seats) },
        { do: 'say', text: '   ' },
      ]),
    }),
];

function choose(rng: Rng, { table, seats }: Target): string {
  const choice = [
    pick(rng, words),
    ...Array.from({ length: below(rng, 3) }, () => pick<string | number>(rng, [...words, 1, 2, -1])),
  ];
  return JSON.stringify({ type: 'do', id: idOf(rng), table, command: { do: 'choose', seat: below(rng, seats), choice } });
}

export const noise = (rng: Rng, target: Target): string => pick(rng, NOISE)(rng, target);

export interface Request {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

const PATHS = [
  '/api/session',
  '/api/session/link',
  '/api/tables',
  '/healthz',
  '/metrics',
  '/ws',
  '/go/x',
  '/%00',
  '/api/%2e%2e/x',
  '/..;/x',
  '/api',
];
const ENDS = ['record', 'rematch', 'report', 'x', '%00', '..%2f..%2fx'];
const BODIES = [
  '',
  '{',
  'null',
  '[]',
  '"x"',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"name":""}',
  '{"name":{"$gt":""}}',
  `{"name":"${'x'.repeat(100)}"}`,
  `{"note":"${'x'.repeat(LIMITS.message)}"}`,
  '{"note":7}',
  '{"game":"toy","seats":99}',
  '{"game":"__proto__","seats":2,"packs":[],"options":{},"clock":{"kind":"none"},"visibility":"public","bots":[],"entropy":"00000000000000000000000000000000","start":true}',
  '{"game":"toy","seats":2,"packs":["__proto__"],"options":{"constructor":1},"clock":{"kind":"none"},"visibility":"public","bots":[],"entropy":"00000000000000000000000000000000","start":true}',
];
const TYPES = ['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'x', ''];

/** What the HTTP interface gets. None of it is a request that anybody should be granted. */
export function nuisance(rng: Rng, { table }: Target, cookie: string): Request {
  const method = pick(rng, ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS']);
  const path =
    below(rng, 2) === 0
      ? pick(rng, PATHS)
      : `/api/tables/${pick(rng, [table, 'x', '%F0%9F%92%80'])}/${pick(rng, ENDS)}?key=${pick(rng, ['', 'x'])}`;
  const headers: Record<string, string> = {
    cookie: pick(rng, ['', 'boucan=', `boucan=${'x'.repeat(43)}`, 'boucan; =;;', cookie]),
  };
  if (below(rng, 4) === 0) headers.origin = pick(rng, ['https://evil.example', 'null', 'x']);
  if (method === 'GET' || method === 'HEAD') return { method, path, headers };
  const type = pick(rng, TYPES);
  if (type !== '') headers['content-type'] = type;
  return { method, path, headers, body: pick(rng, BODIES) };
}

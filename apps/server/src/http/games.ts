// Games from outside, as modules for pages: `/games/ID/game.js` and `/games/ID/board.js` lead to what lies under an address with the hash of all of it.
import { createHash } from 'node:crypto';
import type { GuestGame } from '@boucan/protocol';
import { linked, type Module, modulesOf, SHARED } from '@boucan/registry/modules';
import type { Outside } from '@boucan/registry/node';
import type { FastifyInstance } from 'fastify';
import { refusals } from '../refusal.ts';
import { answerWith } from './app.ts';
import { type Page, page, send, TYPES } from './pages.ts';

const ENDS: Readonly<Record<Module['type'], string>> = { script: '.js', json: '.json', style: '.css' };
/** What pages have already: `react/jsx-runtime` is `/shared/jsx-runtime.js`. */
const sharedAt = (name: string): string => `/shared/${name.split('/').at(-1)}.js`;

interface Served {
  readonly page: Page;
  readonly isHashed: boolean;
}

async function partsOf({ id, entry, board, folder }: Outside): Promise<[string, Served][]> {
  const rules = await modulesOf(entry, folder);
  const drawn = board === null ? [] : await modulesOf(board, folder);
  const all = new Map([...rules, ...drawn].map((module) => [module.path, module]));
  const hash = createHash('sha256');
  for (const [path, { text }] of all) hash.update(`${path}\0${text}\0`);
  const base = `/games/${id}/${hash.digest('hex').slice(0, 16)}/`;
  const address = (means: string): string => (SHARED.includes(means) ? sharedAt(means) : base + means.slice('./'.length));
  const door = ([first]: readonly Module[], name: string): [string, Served][] =>
    first === undefined
      ? []
      : [
          [
            `/games/${id}/${name}.js`,
            {
              page: page(TYPES['.js']!, Buffer.from(['export *', 'from', `'${base}${first.path}';\n`].join(' '))),
              isHashed: false,
            },
          ],
        ];
  return [
    ...door(rules, 'game'),
    ...door(drawn, 'board'),
    ...[...all.values()].map((module): [string, Served] => [
      base + module.path,
      { page: page(TYPES[ENDS[module.type]]!, Buffer.from(linked(module, address))), isHashed: true },
    ]),
  ];
}

/** Serves them, and gives what lobbies should know. */
export async function addGames(app: FastifyInstance, outside: readonly Outside[]): Promise<readonly GuestGame[]> {
  const parts = new Map((await Promise.all(outside.map(partsOf))).flat());
  app.get('/games/*', async (request, reply) => {
    const found = parts.get(decodeURI(request.url.split('?', 1)[0]!));
    return found === undefined ? answerWith(reply, refusals.notFound()) : send(request, reply, found.page, found.isHashed);
  });
  return outside.map(({ id, card, board }) => ({ id, card, board: board !== null }));
}

// Games from outside, as modules for pages: `/games/ID/game.js`, `board.js` and `lessons.js` lead to what lies under an address with the hash of all of it.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
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

interface Guest {
  readonly told: GuestGame;
  readonly parts: readonly [address: string, Served][];
}

async function guestOf({ id, card, entry, board, lessons, puzzles, folder }: Outside): Promise<Guest> {
  const rules = await modulesOf(entry, folder);
  const [drawn, taught] = await Promise.all([board, lessons].map((file) => (file === null ? [] : modulesOf(file, folder))));
  const all = new Map([...rules, ...drawn!, ...taught!].map((module) => [module.path, module]));
  const hash = createHash('sha256');
  for (const [path, { text }] of all) hash.update(`${path}\0${text}\0`);
  const tasks = puzzles.map((file) => [`puzzles/${basename(file)}`, readFileSync(file)] as const);
  for (const [path, lines] of tasks) hash.update(`${path}\0`).update(lines);
  const base = `/games/${id}/${hash.digest('hex').slice(0, 16)}/`;
  const address = (means: string): string => (SHARED.includes(means) ? sharedAt(means) : base + means.slice('./'.length));
  /** What a game does not bring is there and empty: a thread that goes through a match asks for it without knowing. */
  const door = ([first]: readonly Module[], name: string): [string, Served] => {
    const text = first === undefined ? 'export {};\n' : ['export *', 'from', `'${base}${first.path}';\n`].join(' ');
    return [`/games/${id}/${name}.js`, { page: page(TYPES['.js']!, Buffer.from(text)), isHashed: false }];
  };
  const parts: [string, Served][] = [
    door(rules, 'game'),
    door(drawn!, 'board'),
    door(taught!, 'lessons'),
    ...[...all.values()].map((module): [string, Served] => [
      base + module.path,
      { page: page(TYPES[ENDS[module.type]]!, Buffer.from(linked(module, address))), isHashed: true },
    ]),
    ...tasks.map(([path, lines]): [string, Served] => [base + path, { page: page(TYPES['.txt']!, lines), isHashed: true }]),
  ];
  const addresses = tasks.map(([path]) => base + path);
  return { parts, told: { id, card, board: board !== null, lessons: lessons !== null, puzzles: addresses } };
}

/** Serves them, and gives what lobbies should know. */
export async function addGames(app: FastifyInstance, outside: readonly Outside[]): Promise<readonly GuestGame[]> {
  const guests = await Promise.all(outside.map(guestOf));
  const parts = new Map(guests.flatMap((guest) => guest.parts));
  app.get('/games/*', async (request, reply) => {
    const found = parts.get(decodeURI(request.url.split('?', 1)[0]!));
    return found === undefined ? answerWith(reply, refusals.notFound()) : send(request, reply, found.page, found.isHashed);
  });
  return guests.map(({ told }) => told);
}

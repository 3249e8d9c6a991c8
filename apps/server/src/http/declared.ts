// What a server would answer to, told by one that never starts.
import fastify from 'fastify';
import { DEFAULTS } from '../options.ts';
import { type Desk, newDesk } from './route.ts';
import { addRoutes } from './routes.ts';

/** All routes there are, of a server that never starts. */
export async function routes(): Promise<{ desk: Desk; known: string[] }> {
  const app = fastify();
  const known: string[] = [];
  app.addHook('onRoute', ({ method, url }) => void known.push(...[method].flat().map((one) => `${one} ${url}`)));
  const desk = newDesk({
    app,
    world: { options: DEFAULTS, storage: {} },
    sessions: { onRevoke: [] },
    tables: {},
    limiter: {},
    tokens: {},
  } as unknown as Desk);
  addRoutes(desk);
  await app.ready();
  return { desk, known };
}

// The HTTP interface: routes as route.ts declares them, with the schemas of packages/protocol. Besides, what machines ask for.
import type { AddedLanguage, GuestGame } from '@boucan/protocol';
import { refusals } from '../refusal.ts';
import { addStudyRoutes } from '../studies/routes.ts';
import { Lookouts } from '../tables/lookouts.ts';
import { isForPrograms } from './app.ts';
import { addBotRoutes } from './bot-routes.ts';
import { addDocsRoutes } from './docs-routes.ts';
import { addGameRoutes } from './game-routes.ts';
import type { Desk } from './route.ts';
import { addSessionRoutes } from './session-routes.ts';
import { addTableRoutes } from './table-routes.ts';
import { addTokenRoutes } from './token-routes.ts';
import { addTurnRoutes } from './turn-routes.ts';

/** ms */
const HEALTH = 1000;

export function addRoutes(desk: Desk, added: readonly AddedLanguage[] = [], guests: readonly GuestGame[] = []): void {
  desk.app.addHook('onSend', async (request, reply) => {
    if (isForPrograms(request)) reply.header('cache-control', 'no-store');
  });
  addSessionRoutes(desk, added, guests);
  addTableRoutes(desk);
  const lookouts = new Lookouts(desk.world, desk.tables, desk.limiter);
  addTurnRoutes(desk, lookouts);
  addBotRoutes(desk, lookouts);
  addTokenRoutes(desk);
  addStudyRoutes(desk);
  addGameRoutes(desk);
  addDocsRoutes(desk);
  addHealth(desk);
}

function addHealth({ app, world }: Desk): void {
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

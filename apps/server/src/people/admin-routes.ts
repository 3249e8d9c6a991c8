// For whoever runs the server: who is here, what waits, and how it stands.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { AdminReply } from '@boucan/protocol';
import { z } from 'zod';
import { type Desk, route } from '../http/route.ts';
import type { Notices } from '../notices/notices.ts';
import { sql } from '../storage/rows.ts';

const SHOWN = 100;

interface Row {
  readonly player: string;
  readonly name: string;
  readonly made: number;
  readonly kind: 'person' | 'bot';
  readonly operator: number;
}

function sizeOf(data: string): number | null {
  try {
    return ['boucan.db', 'boucan.db-wal'].reduce(
      (sum, file) => sum + (statSync(join(data, file), { throwIfNoEntry: false })?.size ?? 0),
      0,
    );
  } catch {
    return null;
  }
}

export function addAdminRoutes(desk: Desk, notices: Notices): void {
  const { world } = desk;
  const { options, storage, metrics } = world;
  const { rows } = storage;
  route(
    desk,
    {
      method: 'GET',
      path: '/api/admin',
      tag: 'operators',
      summary: 'How the server stands.',
      who: 'operator',
      scope: null,
      query: z.object({ name: z.string().max(60).optional() }),
      reply: AdminReply,
    },
    async ({ query }) => {
      const like = `%${(query.name ?? '').toLowerCase()}%`;
      const count = async (statement: Parameters<typeof rows.read>[0]): Promise<number> =>
        (await rows.read<{ n: number }>(statement))[0]!.n;
      const [people, accounts, guests, phases, queue, ways] = await Promise.all([
        rows.read<Row>(
          sql`select player, name, made, kind, operator from accounts join players on id = player
              where lower(name) like ${like} order by made desc limit ${SHOWN}`,
        ),
        count(sql`select count(*) as n from accounts`),
        count(sql`select count(*) as n from players where id not in (select player from accounts)`),
        rows.read<{ phase: 'gathering' | 'playing' | 'over'; n: number }>(
          sql`select phase, count(*) as n from tables group by phase`,
        ),
        notices.queue.counts(world.time.wall()),
        count(sql`select count(*) as n from ways where failed is null`),
      ]);
      const tables = { gathering: 0, playing: 0, over: 0, ...Object.fromEntries(phases.map(({ phase, n }) => [phase, n])) };
      return {
        people: {
          accounts,
          guests,
          shown: people.map(({ operator, ...person }) => ({ ...person, operator: operator === 1 })),
        },
        tables: { ...tables, inMemory: metrics.tables },
        connections: metrics.connections,
        notices: { ...queue, ways },
        storage: {
          kind: options.database === null ? ('SQLite' as const) : ('PostgreSQL' as const),
          bytes: options.database === null ? sizeOf(options.data) : null,
        },
        versions: {
          node: process.version,
          games: [...options.games.values()].map(({ id, version }) => ({ id, version })),
        },
        offers: {
          mail: notices.mailer !== null,
          open: options.registration === 'open',
          forgets: Math.round(options.forgetGuests / 86_400_000),
          proxy: options.trustProxy,
        },
      };
    },
  );
}

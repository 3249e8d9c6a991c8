// What operators see.
import { z } from 'zod';
import type { Frozen } from './frozen.ts';

const count = z.number();

export const AdminReply = z.strictObject({
  people: z.strictObject({
    accounts: count,
    guests: count,
    shown: z.array(
      z.strictObject({
        player: z.string(),
        name: z.string(),
        made: z.number(),
        kind: z.enum(['person', 'bot']),
        operator: z.boolean(),
      }),
    ),
  }),
  tables: z.strictObject({ gathering: count, playing: count, over: count, inMemory: count }),
  connections: count,
  notices: z.strictObject({ waiting: count, due: count, retried: count, sent: count, ways: count }),
  storage: z.strictObject({ kind: z.enum(['SQLite', 'PostgreSQL']), bytes: z.number().nullable() }),
  versions: z.strictObject({ node: z.string(), games: z.array(z.strictObject({ id: z.string(), version: z.number() })) }),
  offers: z.strictObject({
    mail: z.boolean(),
    open: z.boolean(),
    proxy: z.boolean(),
    forgets: z.number().describe('days after which guests are forgotten; 0 is never'),
  }),
});
export type AdminReply = Frozen<z.infer<typeof AdminReply>>;

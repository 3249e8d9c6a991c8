// The link that ends a way to be told: it works without a session, for ever, and for nothing else.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { unguessable } from '../random.ts';
import { type Rows, sql } from '../storage/rows.ts';

const NAME = 'stop-links';

/** The key that signs such links, made at the first start. */
export async function stopKeyOf(rows: Rows): Promise<string> {
  await rows.write(sql`insert into kept (name, body) values (${NAME}, ${unguessable(32)}) on conflict (name) do nothing`);
  const [row] = await rows.read<{ body: string }>(sql`select body from kept where name = ${NAME}`);
  return row!.body;
}

const sealOf = (key: string, way: string): string => createHmac('sha256', key).update(way).digest('base64url');

export const stopPath = (key: string, way: string): string => `/stop/${way}.${sealOf(key, way)}`;

/** The way that such a link ends; null if we did not make it. */
export function wayIn(key: string, token: string): string | null {
  const [way = '', seal = ''] = token.split('.', 2);
  const [given, right] = [Buffer.from(seal), Buffer.from(sealOf(key, way))];
  return given.length === right.length && timingSafeEqual(given, right) ? way : null;
}

import { type GameRecord, parseRecord } from '@boucan/record';
import { request } from '../../../net/api.ts';
import type { TableSource } from '../../../table/source.ts';

/** The record of a match that is over. */
export async function recordOf(source: TableSource, table: string): Promise<GameRecord> {
  if (!source.local) return parseRecord(await request<unknown>('GET', `/api/tables/${table}/record`));
  const { localRecord } = await import('../../../local/open.ts');
  const record = await localRecord(table);
  if (record === null) throw new Error('there is no record of this match');
  return record;
}

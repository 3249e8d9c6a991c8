// What is left of an evening, read from the database and played again.
import { Table } from '@boucan/table';
import { GAMES } from '../../src/games.ts';
import { postgresStorage } from '../../src/storage/postgres/postgres-storage.ts';
import type { StoredTable } from '../../src/storage/storage.ts';
import type { Acknowledged, Problem, Wanderer } from './wanderer.ts';

export interface Played {
  readonly table: string;
  readonly game: string;
}

/** What is not as it should be. */
export async function wrongWith(url: string, played: readonly Played[], people: readonly Wanderer[]): Promise<Problem[]> {
  const storage = await postgresStorage(url, () => {});
  const problems: Problem[] = [];
  const acknowledged = Map.groupBy(
    people.flatMap((one) => one.acknowledged),
    ({ table }) => table,
  );
  for (const { table, game } of played)
    try {
      const stored = await storage.load(table);
      if (stored === null) problems.push({ kind: 'lost', text: `${table} is gone` });
      else problems.push(...wrongAt(stored, game, acknowledged.get(table) ?? []));
    } catch (error) {
      problems.push({ kind: 'lost', text: `${table}: ${(error as Error).message}` });
    }
  for await (const found of storage.damage()) problems.push({ kind: 'lost', text: found });
  await storage.close();
  return problems;
}

function wrongAt({ id, secret, entries }: StoredTable, game: string, acknowledged: readonly Acknowledged[]): Problem[] {
  const problems: Problem[] = [];
  const senders = entries.flatMap(({ entry, sender }) =>
    entry.type === 'chose' && sender ? [`${sender.player} ${sender.message}`] : [],
  );
  if (new Set(senders).size !== senders.length) problems.push({ kind: 'doubled', text: `${id}: a command counted twice` });
  for (const { message, seat, choice, n } of acknowledged) {
    const found = entries[n - 1];
    const isThere = found?.sender?.message === message && found.entry.type === 'chose' && found.entry.seat === seat;
    if (!isThere || JSON.stringify(found.entry.type === 'chose' && found.entry.choice) !== JSON.stringify(choice))
      problems.push({ kind: 'lost', text: `${id}: entry ${n} is not what was acknowledged as ${message}` });
  }
  try {
    new Table(
      GAMES.get(game)!,
      secret,
      entries.map(({ entry }) => entry),
    );
  } catch (error) {
    problems.push({ kind: 'diverged', text: `${id} does not replay: ${(error as Error).message}` });
  }
  return problems;
}

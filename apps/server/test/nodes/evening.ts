// An evening at several nodes under load, in which everything goes wrong that can. Afterwards: nothing that was acknowledged is lost, nobody
// decided twice, every table replays to where it stands, and every person was told every entry once.
import { setTimeout as sleep } from 'node:timers/promises';
import { Table } from '@boucan/table';
import { GAMES } from '../../src/games.ts';
import { postgresStorage } from '../../src/storage/postgres/postgres-storage.ts';
import type { Database } from '../storage/database.ts';
import { fleetOf, type Node } from './fleet.ts';
import type { Nats } from './nats.ts';
import { Wanderer } from './wanderer.ts';

export const FAULTS = [
  'kill', // a node dies
  'stop', // a node hangs for longer than its lease, and comes back
  'drain', // a node is stopped in an orderly way, and started again
  'cut-nats', // one node is cut off from the others
  'cut-database', // one node is cut off from the database
  'restart-nats',
  'without-nats', // for so long that one node must do all
  'restart-database',
  'full-disk', // the database can write nothing more for a while
  'set-clock', // the time of day of a node jumps by an hour
] as const;
export type Fault = (typeof FAULTS)[number];

export interface Plan {
  readonly nodes: number;
  readonly tables: number;
  readonly rate: number; // choices a second, in all
  readonly faults: readonly Fault[];
  readonly games?: readonly string[];
  readonly pause: number; // ms after a fault until the next
  readonly hold: number; // ms that a node hangs or is cut off
  readonly lease?: number; // ms
  say?(line: string): void;
}

export interface Outcome {
  readonly problems: readonly string[];
  readonly acknowledged: number;
  readonly tables: number;
  readonly seconds: number;
  readonly took: readonly number[]; // ms, of all commands
  readonly recoveries: readonly number[]; // ms, of those that met a fault
}

const FULL = `create or replace function full_disk() returns trigger language plpgsql as $$ begin
  raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
  create or replace trigger full_disk before insert on entries for each statement execute function full_disk()`;

/** Somebody who waited for longer than this met a fault. */
const NOTICED = 250;

export async function evening(plan: Plan, database: Database, nats: Nats): Promise<Outcome> {
  const url = await database.fresh();
  const lease = plan.lease === undefined ? {} : { BOUCAN_LEASE: String(plan.lease) };
  const nodes = await fleetOf(plan.nodes, url, nats.port, lease);
  const began = performance.now();
  let isOn = true;
  let isCalm = false;
  const where = (): string => {
    const up = nodes.filter((node) => node.isUp);
    return (up[Math.floor(Math.random() * up.length)] ?? nodes[0]!).url;
  };
  const mean = (plan.tables / plan.rate) * 1000;
  const pause = (): number => (isCalm ? 0 : Math.random() * 2 * mean);
  const people: Wanderer[] = [];
  const played: { table: string; game: string }[] = [];
  const games = plan.games ?? ['brethren', 'toy'];

  const party = async (game: string): Promise<void> => {
    const crew = Array.from({ length: game === 'toy' ? 2 : 3 }, () => new Wanderer(where, pause));
    people.push(...crew);
    await Promise.all(crew.map((one) => one.arrive()));
    while (isOn) {
      const { table } = (await crew[0]!.request('/api/tables', {
        game,
        seats: crew.length,
        packs: [],
        options: {},
        clock: { kind: 'none' },
        visibility: 'public',
        bots: [],
        commits: crew[0]!.commits,
        start: false,
      })) as { table: string };
      played.push({ table, game });
      const over = Promise.all(crew.map((one) => one.play(table)));
      for (const [seat, one] of crew.entries()) if (seat > 0) await one.do(table, { do: 'sit', seat, commits: one.commits });
      await crew[0]!.do(table, { do: 'start' });
      await over;
    }
  };
  const parties = Promise.all(Array.from({ length: plan.tables }, (_, i) => party(games[i % games.length]!)));
  let failed: unknown = null;
  parties.catch((error: unknown) => {
    failed = error;
  });

  const windows: [number, number][] = [];
  try {
    await sleep(plan.pause);
    for (const [i, fault] of plan.faults.entries()) {
      if (failed !== null) throw failed;
      const at = performance.now();
      const node = nodes[i % nodes.length]!;
      await happen(fault, node, url, database, nats, plan.hold);
      await sleep(plan.pause);
      windows.push([at, performance.now()]);
      plan.say?.(`${i + 1} ${fault}: ${people.reduce((sum, one) => sum + one.acknowledged.length, 0)} choices so far`);
    }
    isOn = false;
    isCalm = true;
    const late = sleep(60_000, 'late', { ref: false });
    if ((await Promise.race([parties, late])) === 'late') {
      for (const one of people.filter(({ view }) => view !== null && view.phase !== 'over'))
        one.problems.push(`still waits: ${one}`);
    }
  } finally {
    for (const one of people) one.close();
    for (const node of nodes) await node.close();
  }
  const problems = [...people.flatMap((one) => one.problems), ...(await wrongWith(url, played, people))];
  await database.drop(url);
  const took = people.flatMap((one) => one.took);
  const met = ({ sent, ms }: { sent: number; ms: number }): boolean =>
    ms > NOTICED && windows.some(([from, to]) => sent < to && sent + ms > from);
  return {
    problems,
    acknowledged: people.reduce((sum, one) => sum + one.acknowledged.length, 0),
    tables: played.length,
    seconds: (performance.now() - began) / 1000,
    took: took.map(({ ms }) => ms),
    recoveries: took.filter(met).map(({ ms }) => ms),
  };
}

async function happen(fault: Fault, node: Node, url: string, database: Database, nats: Nats, hold: number): Promise<void> {
  switch (fault) {
    case 'kill':
      await node.end('SIGKILL');
      await sleep(1000);
      return node.start();
    case 'stop':
      node.isUp = false; // whoever balances the load notices that it does not answer
      node.signal('SIGSTOP');
      await sleep(hold);
      node.signal('SIGCONT');
      node.isUp = true;
      return;
    case 'drain':
      node.isUp = false;
      await node.end('SIGTERM');
      return node.start();
    case 'cut-nats':
    case 'cut-database': {
      const way = fault === 'cut-nats' ? node.toNats : node.toDatabase;
      way.cut();
      await sleep(hold);
      way.mend();
      return;
    }
    case 'restart-nats':
      await nats.down();
      await sleep(500);
      return nats.up();
    case 'without-nats':
      await nats.down();
      await sleep(hold);
      return nats.up();
    case 'restart-database':
      await database.down('SIGINT');
      return database.up();
    case 'full-disk':
      await database.ask(FULL, url);
      await sleep(2000);
      await database.ask('drop trigger full_disk on entries', url);
      return;
    case 'set-clock':
      node.signal('SIGUSR2');
  }
}

/** What is not as it should be in the database. */
async function wrongWith(
  url: string,
  played: readonly { readonly table: string; readonly game: string }[],
  people: readonly Wanderer[],
): Promise<string[]> {
  const storage = await postgresStorage(url, () => {});
  const problems: string[] = [];
  const byTable = Map.groupBy(
    people.flatMap((one) => one.acknowledged),
    ({ table }) => table,
  );
  for (const { table, game } of played) {
    const stored = await storage.load(table).catch((error: Error) => {
      problems.push(`${table}: ${error.message}`);
      return null;
    });
    if (stored === null) continue;
    const { entries } = stored;
    const senders = entries.flatMap(({ entry, sender }) =>
      entry.type === 'chose' && sender ? [`${sender.player} ${sender.message}`] : [],
    );
    if (new Set(senders).size !== senders.length) problems.push(`${table}: a command counted twice`);
    for (const { id, seat, choice, n } of byTable.get(table) ?? []) {
      const found = entries[n - 1];
      const isThere = found?.sender?.message === id && found.entry.type === 'chose' && found.entry.seat === seat;
      if (!isThere || JSON.stringify(found.entry.type === 'chose' && found.entry.choice) !== JSON.stringify(choice))
        problems.push(`${table}: entry ${n} is not what was acknowledged as ${id}`);
    }
    try {
      new Table(
        GAMES.get(game)!,
        stored.secret,
        entries.map(({ entry }) => entry),
      );
    } catch (error) {
      problems.push(`${table}: does not replay: ${(error as Error).message}`);
    }
  }
  for await (const found of storage.damage()) problems.push(found);
  await storage.close();
  return problems;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

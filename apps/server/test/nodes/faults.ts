// What can go wrong at several nodes, and does.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../storage/database.ts';
import type { Cut, Node, Way } from './fleet.ts';
import type { Nats } from './nats.ts';

export const FAULTS = [
  'kill', // a node dies
  'stop', // a node hangs for longer than its lease, and comes back
  'drain', // a node is stopped in an orderly way, and started again
  'cut-nats', // one node is cut off from the others: what is sent goes nowhere, and nobody is told
  'cut-database', // one node is cut off from the database, likewise
  'cut-both', // from both at once
  'nats-one-way', // one node is heard and hears nothing, or the other way round
  'database-one-way', // the database hears it, and is not heard; or the other way round
  'cut-people', // one node and those at it
  'restart-nats',
  'without-nats', // for so long that one node must do all
  'restart-database',
  'full-disk', // the database can write nothing more for a while
  'set-clock', // the time of day of a node jumps by an hour
] as const;
export type Fault = (typeof FAULTS)[number];

export interface Place {
  readonly url: string;
  readonly database: Database;
  readonly nats: Nats;
}

/** `hold`: ms that a node hangs or is cut off. Gives what else there is to say of it. */
export async function happen(fault: Fault, node: Node, { url, database, nats }: Place, hold: number): Promise<string> {
  switch (fault) {
    case 'kill':
      await node.end('SIGKILL');
      await sleep(1000);
      await node.start();
      return '';
    case 'stop':
      node.isUp = false; // whoever balances the load notices that it does not answer
      node.signal('SIGSTOP');
      await sleep(hold);
      node.signal('SIGCONT');
      node.isUp = true;
      return '';
    case 'drain':
      node.isUp = false;
      await node.end('SIGTERM');
      await node.start();
      return '';
    case 'cut-nats':
      return blackHole([node.toNats], 'both', hold);
    case 'cut-database':
      return blackHole([node.toDatabase], 'both', hold);
    case 'cut-both':
      return blackHole([node.toNats, node.toDatabase], 'both', hold);
    case 'nats-one-way':
      return blackHole([node.toNats], Math.random() < 0.5 ? 'there' : 'back', hold);
    case 'database-one-way':
      return blackHole([node.toDatabase], Math.random() < 0.5 ? 'there' : 'back', hold);
    case 'cut-people': {
      node.isUp = false; // as when it hangs
      const remark = await blackHole(
        [node.fromPeople],
        (['there', 'back', 'both'] as const)[Math.floor(Math.random() * 3)]!,
        hold,
      );
      node.isUp = true;
      return remark;
    }
    case 'restart-nats':
    case 'without-nats':
      await nats.down();
      await sleep(fault === 'restart-nats' ? 500 : hold);
      await nats.up();
      return '';
    case 'restart-database':
      await database.down('SIGINT');
      await database.up();
      return '';
    case 'full-disk':
      return fillDisk(url, database);
    case 'set-clock':
      node.signal('SIGUSR2');
      return '';
  }
}

/** `there`: of what is sent to the other end, nothing arrives; `back`: of what that sends. */
async function blackHole(ways: readonly Way[], direction: Cut, hold: number): Promise<string> {
  for (const way of ways) way.cut(direction);
  await sleep(hold);
  for (const way of ways) way.mend();
  return direction === 'both' ? '' : `only ${direction}`;
}

/** Milliseconds in which nothing can grow, and in which the database tries in vain to begin another piece of its log. */
const FULL = 2000;
const IN_VAIN = 3000;

async function fillDisk(url: string, database: Database): Promise<string> {
  const { disk } = database;
  if (disk === null) return pretendFull(url, database);
  await disk.fill();
  await sleep(FULL);
  // A database that cannot write its log gives up, and cannot come back before there is room.
  for (const until = performance.now() + IN_VAIN; database.isUp && performance.now() < until; await sleep(20)) {
    await disk.fill();
    await database.ask('select pg_switch_wal()').catch(() => {});
  }
  const hasEnded = !database.isUp;
  disk.free();
  if (hasEnded) await database.up();
  else await database.answers();
  return hasEnded ? 'the database gave up, and was started again' : 'the database bore it';
}

const REFUSES = `create or replace function full_disk() returns trigger language plpgsql as $$ begin
  raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
  create or replace trigger full_disk before insert on entries for each statement execute function full_disk()`;

async function pretendFull(url: string, database: Database): Promise<string> {
  await database.ask(REFUSES, url);
  await sleep(FULL);
  await database.ask('drop trigger full_disk on entries', url);
  return 'imitated by a trigger';
}

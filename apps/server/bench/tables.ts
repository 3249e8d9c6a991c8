// What many tables in play cost: the memory of a server that has them all, and the time until it has them again after a restart.
//   node apps/server/bench/tables.ts [tables] [choices at each] [game]
// Flags of Node's, such as --cpu-prof, are handed on to the server.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { commitmentOf } from '@boucan/record';
import { type Actor, type Command, decide, type Entry, Table, type TableTerms } from '@boucan/table';
import { skeletonOf } from '@boucan/table/look-alikes';
import { DEFAULTS } from '../src/options.ts';
import { unguessable } from '../src/random.ts';
import { sqliteStorage } from '../src/storage/sqlite-storage.ts';
import type { Player } from '../src/storage/storage.ts';
import { openingOf } from '../src/tables/opening.ts';

const [tables = '10000', choices = '40', id = 'brethren'] = process.argv.slice(2);
const MATCHES = 25; // that differ; the other tables are like one of them
const SEATS = 4;
const AT_ONCE = 200;
/** Milliseconds until V8 has found by itself that nothing happens, and has collected. */
const COLLECTED = 40_000;

const game = DEFAULTS.games.get(id)!;
const entropy = (seat: number): string => String(seat + 1).repeat(32);

const peopleOf = (match: number): Player[] =>
  Array.from({ length: SEATS }, (_, seat) => ({ id: `person-${match}-${seat}`, name: `Person ${seat}` }));

/** A match of people that has come so far. */
function played(match: number): ReturnType<typeof openingOf> {
  const [at, t] = [Date.now(), 0];
  const terms: TableTerms = {
    ...{ game: id, version: game.version, rules: DEFAULTS.rules(id, game.version)[0]! },
    config: game.agreed({ seats: SEATS }),
    ...{ clock: { kind: 'none' }, visibility: 'unlisted' },
  };
  const people = peopleOf(match);
  const wish = {
    ...{ terms, bots: [null, null, null, null], start: false, guests: [] },
    sit: { seat: 0, commits: commitmentOf(entropy(0)) },
  };
  const { opening, entries } = openingOf(game, wish, people[0]!, { at, t });
  const table = new Table(game, opening.secret, entries);
  const around = { now: t, wall: t, knowsBot: () => true, absentSince: () => null, skeletonOf };
  const carryOut = (seat: number, command: Command): void => {
    const by: Actor = { player: people[seat]!.id, name: people[seat]!.name };
    const decision = decide(table, command, by, around);
    if (decision.refused !== undefined) throw new Error(`${command.do}: ${decision.refused[0]!.text}`);
    for (const happening of decision.happenings) {
      const entry: Entry = { ...happening, n: table.n + 1, at, t };
      table.apply(entry);
      entries.push(entry);
    }
  };
  for (let seat = 1; seat < SEATS; seat++) carryOut(seat, { do: 'sit', seat, commits: commitmentOf(entropy(seat)) });
  carryOut(0, { do: 'start' });
  for (let seat = 0; seat < SEATS; seat++) carryOut(seat, { do: 'reveal', seat, entropy: entropy(seat) });
  for (let i = 0; i < Number(choices) && table.phase === 'playing'; i++) {
    const seat = table.awaited()[0]!;
    const options = game.options(table.state!, seat);
    carryOut(seat, { do: 'choose', seat, choice: options[(i * 7919 + match) % options.length]! });
  }
  if (table.phase !== 'playing') throw new Error('a match is over already: ask for fewer choices');
  return { opening, entries };
}

async function fill(folder: string): Promise<number> {
  const storage = await sqliteStorage(folder, () => {});
  const matches = Array.from({ length: MATCHES }, (_, i) => played(i));
  await Promise.all(matches.flatMap((_, i) => peopleOf(i).map((person) => storage.keepPlayer(person))));
  for (let i = 0; i < Number(tables); i += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, Number(tables) - i) }, (_, j) => {
        const { opening, entries } = matches[(i + j) % MATCHES]!;
        return storage.open({ ...opening, id: unguessable(12) }, entries, null);
      }),
    );
  await storage.close();
  return matches.reduce((sum, { entries }) => sum + entries.length, 0) / MATCHES;
}

const memoryOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;

/** Seconds of processor time, of all threads. */
const workOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

/** Starts a server on this folder, and says how long it took until it had so many tables, and what memory it has then. */
async function start(folder: string, expected: number): Promise<void> {
  const settings = { PORT: '0', HOST: '127.0.0.1', BOUCAN_DATA: folder, BOUCAN_LOG: 'warn', BOUCAN_WARM_UP: '0' };
  const compiled = join(folder, 'compiled'); // `npm start` and `boucan serve` keep what is compiled, too
  const began = performance.now();
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
  const child = spawn(process.execPath, [...process.execArgv, '--max-semi-space-size=64', main], {
    env: { ...process.env, ...settings, NODE_COMPILE_CACHE: compiled, BOUCAN_LOOPBACK_UNLIMITED: '1' },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  const took = (): string =>
    `${((performance.now() - began) / 1000).toFixed(1)} s (${workOf(child.pid!).toFixed(1)} s of processor time)`;
  let said = '';
  for await (const text of child.stderr!.setEncoding('utf8')) {
    said += text as string;
    if (said.includes('Boucan is at')) break;
  }
  const url = /Boucan is at (\S+)/.exec(said)![1]!;
  const answers = took();
  const tablesThere = async (): Promise<number> =>
    Number(/^boucan_tables (\d+)$/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1] ?? 0);
  while ((await tablesThere()) < expected) await sleep(100);
  const all = took();
  const most = memoryOf(child.pid!);
  await sleep(COLLECTED);
  console.log(
    `it answers after ${answers} and has all ${expected} tables after ${all}; ${most.toFixed(0)} MB then, ${memoryOf(child.pid!).toFixed(0)} MB once what loading left has been collected`,
  );
  child.kill('SIGTERM');
  await once(child, 'exit');
}

const folder = mkdtempSync(join(tmpdir(), 'boucan-tables-'));
try {
  const entries = await fill(folder);
  console.log(`${tables} tables of ${id}, ${entries} entries each`);
  for (let round = 0; round < 3; round++) await start(folder, Number(tables));
} finally {
  rmSync(folder, { recursive: true });
}

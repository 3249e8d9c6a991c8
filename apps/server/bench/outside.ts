// What others notice of a game from outside that goes wrong: `node apps/server/bench/outside.ts [SECONDS]`. People at tables of the house choose and talk all the time; beside
// them, tables of a bad game are opened and broken one after the other. Prints how long the others waited, and by how much longer than beside nothing.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placesFor, rulesIn } from '@boucan/registry/node';
import { gamesAt, PLACES } from '../src/games.ts';
import { Guest, serve } from '../test/harness.ts';
import { mischiefIn } from '../test/mischief.ts';

const SECONDS = Number(process.argv[2] ?? 12);
const OTHERS = 8;
/** Between two things that one of them says: people, not machines. */
const PAUSE = 20;
const WAYS = ['good', 'loop', 'eat', 'hoard', 'hurl', 'cheat', 'view', 'leak'];

const folder = mkdtempSync(join(tmpdir(), 'boucan-outside-'));
const places = await placesFor(PLACES, { BOUCAN_GAMES: mischiefIn(mkdtempSync(join(folder, 'game-'))) }, '/');
const server = await serve({ data: join(folder, 'data'), places, games: await gamesAt(places), rules: rulesIn(places) });
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Somebody at a table of the house, who says something and waits until it is on disk. */
async function other(i: number): Promise<(until: () => boolean) => Promise<number[]>> {
  const guest = await Guest.named(server.url, `Guest ${i}`);
  const table = await guest.open({ bots: [null, 'random'], start: true });
  const line = await guest.connect();
  await line.watch(table);
  return async (until) => {
    const waits: number[] = [];
    while (!until()) {
      const began = performance.now();
      await line.do(table, { do: 'say', text: `${i}, ${waits.length}` });
      waits.push(performance.now() - began);
      await pause(PAUSE);
    }
    return waits;
  };
}

/** Opens tables of the bad game and breaks them in this way, as long as others play. Gives how many. */
async function misbehave(verb: string, until: () => boolean): Promise<number> {
  let rogue = await Guest.named(server.url, `Rogue ${verb}`);
  let broken = 0;
  for (; !until(); broken++) {
    // A parked table is not over, and nobody may have more than a hundred of those.
    if (broken % 50 === 49) rogue = await Guest.named(server.url, `Rogue ${verb}`);
    const table = await rogue.open({ game: 'mischief', seats: 1, bots: [], start: true });
    const line = await rogue.connect();
    await line.watch(table);
    const parked = line.next(({ type }) => type === 'error').then((error) => Promise.reject(new Error(JSON.stringify(error))));
    parked.catch(() => {}); // later on it is what should happen
    await Promise.race([line.until(table, ({ asked }) => asked !== null), parked]);
    await line.do(table, { do: 'choose', seat: 0, choice: [verb] });
    line.socket.close();
  }
  return broken;
}

const quantile = (sorted: readonly number[], q: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))]!;

const others = await Promise.all(Array.from({ length: OTHERS }, (_, i) => other(i)));

/** What the others wait for so long, beside this. */
async function waitsBeside(verb: string | null): Promise<readonly [broken: number, waits: readonly number[]]> {
  const end = performance.now() + SECONDS * 1000;
  const until = (): boolean => performance.now() > end;
  const [broken, ...waits] = await Promise.all([verb === null ? 0 : misbehave(verb, until), ...others.map((one) => one(until))]);
  return [broken, (waits as number[][]).flat().sort((a, b) => a - b)];
}

// Beside nothing and beside the bad game in turn: the machine has neighbours, too.
console.log('beside     tables      said   p50 ms   p99 ms   longest   p99 by that beside nothing just before   server MB');
for (const verb of WAYS) {
  const usual = quantile((await waitsBeside(null))[1], 0.99);
  const [broken, waits] = await waitsBeside(verb);
  const [p50, p99, most] = [0.5, 0.99, 1].map((q) => quantile(waits, q)) as [number, number, number];
  const memory = process.memoryUsage.rss() / 2 ** 20;
  const figures = [
    broken,
    waits.length,
    p50.toFixed(1),
    p99.toFixed(1),
    most.toFixed(0),
    (p99 / usual).toFixed(2),
    memory.toFixed(0),
  ];
  console.log(verb.padEnd(10), ...figures.map((figure, i) => String(figure).padStart([6, 9, 8, 8, 9, 40, 11][i]!)));
}
await server.close();
rmSync(folder, { recursive: true, force: true });
process.exit();

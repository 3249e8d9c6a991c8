// What a long match costs when its table is wanted back: played again from its entries, or from its snapshots.
//   node apps/server/bench/snapshots.ts [choices]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineGame, type Game } from '@boucan/kernel';
import { commitmentOf } from '@boucan/record';
import { type Entry, Table } from '@boucan/table';
import { toy } from '@boucan/toy';
import { sqliteStorage } from '../src/storage/sqlite-storage.ts';
import { knownOf, snapshotOf } from '../src/tables/snapshots.ts';

const CHOICES = Number(process.argv[2] ?? 5000);
const EVERY = 500;
const ROUNDS = 15;

/** Dice Duel with as many rounds as it takes. */
const game = defineGame({ ...toy.def, options: [{ id: 'rounds', rule: 'TOY-02', values: [CHOICES] }] }) as unknown as Game;
const secret = 'ab'.repeat(32);
const terms = {
  game: game.id,
  version: game.version,
  config: game.agreed({ seats: 4 }),
  clock: { kind: 'none' },
  visibility: 'public',
} as const;

const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]!;
const took = (work: () => void): number => {
  const began = performance.now();
  work();
  return performance.now() - began;
};

const folder = mkdtempSync(join(tmpdir(), 'boucan-bench-'));
const storage = await sqliteStorage(folder, () => {});
const entries: Entry[] = [];
const add = (happening: object): Entry => {
  const entry = { ...happening, n: entries.length + 1, at: 1.8e12 } as Entry;
  entries.push(entry);
  return entry;
};
add({ type: 'opened', terms, host: 'p0', commitment: commitmentOf(secret) });
const table = new Table(game, secret, entries);
for (const seat of table.seats.keys()) table.apply(add({ type: 'bot-sat', seat, level: 'random' }));
table.apply(add({ type: 'started' }));
await storage.open({ id: 'long', secret, invite: 'i', watch: 'w', guests: [] }, entries, null);

const taking: number[] = [];
let kept = 0;
let bytes = 0;
for (let i = 0; i < CHOICES; i++) {
  const seat = table.awaited()[0]!;
  const options = game.options(table.state!, seat);
  const entry = add({ type: 'chose', seat, choice: options[(i * 7919) % options.length]!, by: 'bot' });
  table.apply(entry);
  await storage.append('long', entry.n - 1, [entry], null);
  if (table.n - kept < EVERY) continue;
  let snapshot = snapshotOf('long', table, kept);
  taking.push(
    took(() => {
      snapshot = snapshotOf('long', table, kept);
    }),
  );
  await storage.snapshot('long', kept, snapshot);
  bytes += snapshot.lines.length + snapshot.position.length;
  kept = table.n;
}

const loading: number[] = [];
const playing: number[] = [];
const recalling: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  const began = performance.now();
  const stored = (await storage.load('long'))!;
  loading.push(performance.now() - began);
  const all = stored.entries.map(({ entry }) => entry);
  playing.push(took(() => void new Table(game, secret, all)));
  recalling.push(took(() => void new Table(game, secret, all, knownOf(game.id, stored))));
}
await storage.close();
rmSync(folder, { recursive: true });

const ms = (list: readonly number[]): string => `${median(list).toFixed(1)} ms`;
console.log(`a match of ${CHOICES} choices; ${Math.round(bytes / 1024)} KB of snapshots, one every ${EVERY} entries`);
console.log(`from disk, in the database's thread: ${ms(loading)}`);
console.log(`played again: ${ms(playing)}`);
console.log(`from its snapshots: ${ms(recalling)}; taking one: ${ms(taking)}`);

import type { Game } from '@boucan/kernel';
import { Table } from '@boucan/table';
import { toy } from '@boucan/toy';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import type { BotPool } from '../src/bots/pool.ts';
import { IdleQueue } from '../src/idle-queue.ts';
import { Metrics } from '../src/metrics.ts';
import { ALONE, type Nodes } from '../src/nodes/nodes.ts';
import { DEFAULTS } from '../src/options.ts';
import { Warden } from '../src/outside/warden.ts';
import type { Storage, StoredEntry, StoredTable } from '../src/storage/storage.ts';
import { Moved } from '../src/tables/decider.ts';
import { Host } from '../src/tables/host.ts';
import { newManners } from '../src/tables/manners.ts';
import { openingOf } from '../src/tables/opening.ts';
import { MACHINE, TableTime } from '../src/time.ts';
import { newRecorder } from '../src/world.ts';
import { begun, commits, ENTROPY } from './harness.ts';

const anne = { id: 'anne', name: 'Anne' };
const by = { player: 'anne', name: 'Anne' };

/** A table where Anne plays against a bot that never moves, on a disk that does as it is told. */
function tableOn(append: Storage['append'], more: Partial<Storage> = {}, botPause = 0, nodes: Nodes = ALONE): Host {
  const storage = { append, summarise: async () => {}, ...more } as unknown as Storage;
  const bots = { choose: () => new Promise(() => {}) } as unknown as BotPool;
  const world = {
    options: { ...DEFAULTS, botPause },
    storage,
    bots,
    recorder: newRecorder(DEFAULTS.places),
    idleQueue: new IdleQueue(() => {}),
    metrics: new Metrics(),
    log: pino({ level: 'silent' }),
    time: new TableTime(MACHINE, 0),
    started: 0,
    nodes,
    warden: new Warden(DEFAULTS.places),
    ...newManners(),
  };
  const terms = {
    game: 'toy',
    version: 1,
    config: { seats: 2, packs: [], options: {} },
    clock: { kind: 'none' },
    visibility: 'public',
  } as const;
  const wish = { terms, bots: [null, 'random'], sit: { seat: 0, commits: commits(ENTROPY) }, start: true, guests: [] };
  const { opening, entries } = openingOf(toy as Game, wish, anne, { at: 1, t: 1 });
  const stored = {
    ...opening,
    snapshots: [],
    held: [],
    seen: new Map(),
    record: null,
    follows: null,
    rematch: null,
    entries: begun(entries).map((entry) => ({ entry, sender: null })),
  };
  return new Host(world, toy as Game, stored);
}

test('what could not be written has not happened; sent again, it happens once', async () => {
  let isFull = true;
  const host = tableOn(async () => {
    if (isFull) throw new Error('the disk is full');
  });
  const { n } = host.table;
  const bid = { do: 'choose', seat: 0, choice: ['bid', 1] } as const;
  const send = () => host.do(bid, by, { player: 'anne', message: 'm1' });
  await expect(send()).rejects.toThrow('the disk is full');
  expect(host.table.n).toBe(n);
  expect(host.table.awaited()).toEqual([0, 1]);
  isFull = false;
  expect(await send()).toEqual({ done: n + 1 });
  expect(await send()).toEqual({ done: n + 1 });
  expect(host.table.n).toBe(n + 1);
});

test('a choice does not read the log, which is packed where it is long', async () => {
  const host = tableOn(async () => {});
  const lines = vi.spyOn(Table.prototype, 'lines', 'get');
  await host.do({ do: 'choose', seat: 0, choice: ['bid', 1] }, by, { player: 'anne', message: 'm1' });
  expect(lines).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

test('commands wait for one another: nothing is decided before the last one is on disk', async () => {
  const waiting: (() => void)[] = [];
  const host = tableOn(
    () =>
      new Promise((resolve) => {
        waiting.push(resolve);
      }),
  );
  const { n } = host.table;
  const bid = { do: 'choose', seat: 0, choice: ['bid', 1] } as const;
  const first = host.do(bid, by, { player: 'anne', message: 'm1' });
  const second = host.do(bid, by, { player: 'anne', message: 'm2' });
  await new Promise(setImmediate);
  expect(waiting).toHaveLength(1);
  expect(host.table.n).toBe(n);
  waiting[0]!();
  expect(await first).toEqual({ done: n + 1 });
  expect(await second).toMatchObject({ refused: [{ text: 'already-answered' }] });
});

test('an answer that is kept back counts only where the table still is when it is on disk', async () => {
  vi.spyOn(Table.prototype, 'keepsBack').mockReturnValue(true);
  let written = (): void => {};
  const hold = () =>
    new Promise<void>((resolve) => {
      written = resolve;
    });
  const host = tableOn(async () => {}, { hold }, 700);
  const said = host.do({ do: 'choose', seat: 0, choice: ['bid', 1] }, by, { player: 'anne', message: 'm1' });
  await new Promise(setImmediate);
  host.abandon();
  written();
  await expect(said).rejects.toThrow(Moved);
  vi.restoreAllMocks();
});

/** Two who take the same table to be theirs: what the second writes, the first is not told. */
function twoHosts(nodes: Partial<Nodes>) {
  const disk: StoredEntry[] = [];
  const append: Storage['append'] = async (_, __, entries, sender) => {
    disk.push(...entries.map((entry) => ({ entry, sender })));
  };
  const first = tableOn(append, { load: async () => ({ entries: disk }) as unknown as StoredTable }, 0, { ...ALONE, ...nodes });
  disk.push(...first.table.lines.map(({ entry }) => ({ entry, sender: null })));
  return { first, second: tableOn(append), head: () => disk.length };
}

const bid = { do: 'choose', seat: 0, choice: ['bid', 1] } as const;
const botBid = { do: 'choose', seat: 1, choice: ['bid', 0] } as const;
const aim = { do: 'choose', seat: 0, choice: ['aim', 1] } as const;

test('where others write, nobody is refused by a table that has gone on meanwhile', async () => {
  const look = vi.fn(async () => head());
  const { first, second, head } = twoHosts({ head: look });
  const { n } = first.table;
  await first.do(bid, by, { player: 'anne', message: 'm1' });
  expect(await first.do(bid, by, { player: 'anne', message: 'm2' })).toMatchObject({ refused: [{ text: 'already-answered' }] });
  second.table.apply(first.table.lines.at(-1)!.entry);
  await second.do(botBid, 'bot', null);
  look.mockClear();
  expect(await first.do(aim, by, { player: 'anne', message: 'm3' })).toEqual({ done: n + 3 });
  expect(look).toHaveBeenCalledTimes(1);
});

test('what another decides by now is not refused here', async () => {
  const lost = vi.fn();
  const { first } = twoHosts({ head: async () => null, lost });
  await first.do(bid, by, { player: 'anne', message: 'm1' });
  await expect(first.do(bid, by, { player: 'anne', message: 'm2' })).rejects.toThrow(Moved);
  expect(lost).toHaveBeenCalledWith(first);
  const closed = tableOn(async () => {}, {}, 0, { ...ALONE, head: async () => null });
  closed.table.turnedAway.add('bart');
  const bart = { id: 'bart', name: 'Bart' };
  await expect(closed.ask(bid, bart, undefined, { player: 'bart', message: 'm1' })).rejects.toThrow(Moved);
});

test('whoever was told more than a table knows is shown what it has become, not what it was', async () => {
  const { first, second, head } = twoHosts({ head: async () => head() });
  const watcher = { player: 'anne', name: 'Anne', send: vi.fn(), sendInTurn: vi.fn(), turnedOut: vi.fn(), moved: vi.fn() };
  await second.do(bid, by, { player: 'anne', message: 'm1' });
  expect(first.table.n).toBe(second.table.n - 1);
  await first.watch(watcher, undefined, second.table.n, true);
  expect(first.table.n).toBe(second.table.n);
  expect(watcher.send.mock.calls.length + watcher.sendInTurn.mock.calls.length).toBe(1);
  const { first: replaced } = twoHosts({ head: async () => null, lost: vi.fn() });
  await expect(replaced.watch(watcher, undefined, replaced.table.n + 1, true)).rejects.toThrow(Moved);
});

import { setTimeout as sleep } from 'node:timers/promises';
import { bareLoop } from './bare-loop.ts';
import { Guest } from './guest.ts';
import { Party, type Plays } from './party.ts';
import type { SeatClient } from './seat.ts';

export interface Load extends Plays {
  readonly url: string;
  readonly tables: number;
  readonly connections: number;
  readonly rate: number; // choices a second; 0: as many as it bears
  readonly seconds: number;
}

export interface Bearing {
  readonly connections: number;
  readonly tables: number;
  readonly acked: number;
  readonly rate: number; // a second
  readonly p50: number; // ms until a choice is acknowledged
  readonly p99: number;
  readonly errors: number;
  readonly group: number; // mean number of callers a commit served
  /** Where no rate was set: how much of a bare loop on `node:sqlite` with groups of that size is left. */
  readonly ceiling: { readonly bare: number; readonly ratio: number } | null;
}

const AT_ONCE = 20;
const TICK = 2;
/** Seconds at the same rate that do not count: at first, neither side is at its speed. */
const WARM_UP = 2;
const BARE_ROUNDS = 5;

/** Fills tables with connections that choose at random, and measures how long acknowledgements take. */
export async function load({ url, game, packs, options, tables, connections, rate, seconds }: Load): Promise<Bearing> {
  let pressing = false; // those who are asked choose at once, if no rate is set
  let measuring = false;
  let errors = 0;
  const latencies: number[] = [];
  const asked: SeatClient[] = [];

  const choose = (seat: SeatClient): void => {
    seat.chooseAny().catch(() => errors++);
  };
  const hears = {
    asked: (seat: SeatClient) => {
      if (rate === 0 && pressing) choose(seat);
      else asked.push(seat);
    },
    acknowledged: (ms: number) => {
      if (measuring) latencies.push(ms);
    },
    failed: () => {
      errors++;
    },
  };

  const guests = await inTurns(Array.from({ length: connections }, (_, i) => () => Guest.named(url, `Load ${i}`)));
  const groups = Array.from({ length: tables }, (_, t) => guests.filter((_, g) => g % tables === t));
  const parties = await inTurns(groups.map((group) => () => Party.gather({ game, packs, options }, group, hears)));
  await inTurns(parties.map((party) => () => party.play()));

  /** Chooses at the rate that was asked for; gives the seconds it took. */
  const press = async (forSeconds: number): Promise<number> => {
    const began = performance.now();
    const elapsed = (): number => (performance.now() - began) / 1000;
    const most = rate === 0 ? Number.POSITIVE_INFINITY : rate;
    pressing = true;
    for (let sent = 0; elapsed() < forSeconds; await sleep(TICK))
      for (; sent < elapsed() * most && asked.length > 0; sent++) choose(asked.shift()!);
    return elapsed();
  };
  await press(WARM_UP);
  const before = await commitsAt(url);
  measuring = true;
  const took = await press(seconds);
  measuring = false;
  const after = await commitsAt(url);
  pressing = false;
  for (const party of parties) party.close();

  latencies.sort((a, b) => a - b);
  const percentile = (p: number): number => rounded(latencies[Math.floor(latencies.length * p)] ?? 0);
  const acked = latencies.length;
  const perSecond = acked / took;
  const group = (after.callers - before.callers) / (after.commits - before.commits);
  // The best of several: whatever else the machine does must not flatter us.
  const bare = rate === 0 ? Math.max(...Array.from({ length: BARE_ROUNDS }, () => bareLoop(group, 1))) : null;
  return {
    connections,
    tables,
    acked,
    rate: Math.round(perSecond),
    p50: percentile(0.5),
    p99: percentile(0.99),
    errors,
    group: rounded(group),
    ceiling: bare === null ? null : { bare: Math.round(bare), ratio: rounded(perSecond / bare) },
  };
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** How many commits the server has made so far, and for how many callers. */
async function commitsAt(url: string): Promise<{ callers: number; commits: number }> {
  const metrics = await (await fetch(new URL('/metrics', url))).text();
  const read = (name: string): number => Number(new RegExp(`^boucan_append_group_size_${name} (.+)$`, 'mu').exec(metrics)?.[1]);
  return { callers: read('sum'), commits: read('count') };
}

/** A few at a time. */
async function inTurns<T>(jobs: readonly (() => Promise<T>)[]): Promise<T[]> {
  const done: T[] = [];
  for (let i = 0; i < jobs.length; i += AT_ONCE)
    done.push(...(await Promise.all(jobs.slice(i, i + AT_ONCE).map((job) => job()))));
  return done;
}

// An evening at several nodes under load, in which everything goes wrong that can. Afterwards: nothing that was acknowledged is lost, nobody
// decided twice, every table replays to where it stands, and every person was told every entry once.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../storage/database.ts';
import { type Played, wrongWith } from './afterwards.ts';
import { type Fault, happen } from './faults.ts';
import { fleetOf } from './fleet.ts';
import type { Nats } from './nats.ts';
import { type Problem, type Took, Wanderer } from './wanderer.ts';

export interface Plan {
  readonly nodes: number;
  readonly tables: number;
  readonly rate: number; // choices a second, in all
  readonly faults: readonly Fault[];
  readonly games?: readonly string[];
  readonly warmUp: number; // ms before the first fault, in half of which people arrive
  readonly pause: number; // ms after a fault until the next
  readonly hold: number; // ms that a node hangs or is cut off
  readonly lease?: number; // ms
  say?(line: string): void;
}

export interface Outcome {
  readonly problems: readonly Problem[];
  readonly acknowledged: number;
  readonly tables: number;
  readonly seconds: number; // in which there were faults
  readonly rates: readonly number[]; // choices acknowledged, second by second
  readonly took: readonly number[]; // ms, of all commands
  readonly recoveries: readonly { readonly fault: Fault; readonly ms: number }[]; // of those that met one
  readonly cpu: Readonly<Record<'people' | 'nodes' | 'database' | 'nats', number>>; // ms in that time
}

/** Somebody who waited for longer than this met a fault. */
const NOTICED = 250;
/** Whoever still plays so long after the last fault is stuck. */
const PATIENCE = 120_000;

/** Milliseconds between two looks; and of what was missed, so many are made up for. */
const LOOK = 4;
const MADE_UP = 40;

/** Choices at an even rate, whoever makes them: they wait for each other, and the first that still holds has its turn. */
class Pace {
  readonly #rate: number;
  readonly #timer: NodeJS.Timeout;
  #waiting: (() => boolean)[] = [];
  #last = performance.now();
  #due = 0;
  #isOver = false;

  constructor(rate: number) {
    this.#rate = rate;
    this.#timer = setInterval(() => this.#look(), LOOK);
  }

  readonly inTurn = (work: () => boolean): void => void this.#waiting.push(work);

  /** From now on nobody waits. */
  release(): void {
    this.#isOver = true;
  }

  end(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    const now = performance.now();
    this.#due += (Math.min(now - this.#last, MADE_UP) * this.#rate) / 1000;
    this.#last = now;
    const waiting = this.#waiting;
    this.#waiting = [];
    while ((this.#due >= 1 || this.#isOver) && waiting.length > 0) if (waiting.shift()!()) this.#due--;
    if (waiting.length === 0) this.#due = Math.min(this.#due, 1); // there was nobody to make use of it
    this.#waiting = [...waiting, ...this.#waiting];
  }
}

/** One fault, and the time until the next. */
interface Window {
  readonly fault: Fault;
  readonly from: number;
  readonly to: number;
}

export async function evening(plan: Plan, database: Database, nats: Nats): Promise<Outcome> {
  const url = await database.fresh();
  const lease = plan.lease === undefined ? {} : { BOUCAN_LEASE: String(plan.lease) };
  const nodes = await fleetOf(plan.nodes, url, nats.port, lease);
  let isOn = true;
  const where = (): string => {
    const up = nodes.filter((node) => node.isUp);
    return (up[Math.floor(Math.random() * up.length)] ?? nodes[0]!).url;
  };
  const pace = new Pace(plan.rate);
  const people: Wanderer[] = [];
  const played: Played[] = [];
  const games = plan.games ?? ['brethren', 'toy'];
  const cpu = () => ({
    people: (process.cpuUsage().user + process.cpuUsage().system) / 1000,
    nodes: nodes.reduce((sum, node) => sum + node.cpu.ms, 0),
    database: database.cpu.ms,
    nats: nats.cpu.ms,
  });
  const looking = setInterval(cpu, 1000);

  const party = async (game: string, late: number): Promise<void> => {
    await sleep(late);
    const crew = Array.from({ length: game === 'toy' ? 2 : 3 }, () => new Wanderer(where, pace.inTurn));
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
  const parties = Promise.all(
    Array.from({ length: plan.tables }, (_, i) => party(games[i % games.length]!, ((i / plan.tables) * plan.warmUp) / 2)),
  );
  let failed: unknown = null;
  parties.catch((error: unknown) => {
    failed = error;
  });
  const choices = (): number => people.reduce((sum, one) => sum + one.acknowledged.length, 0);

  const windows: Window[] = [];
  const used = { from: cpu(), to: cpu() };
  try {
    await sleep(plan.warmUp);
    used.from = cpu();
    for (const [i, fault] of plan.faults.entries()) {
      if (failed !== null) throw failed;
      const [from, before] = [performance.now(), choices()];
      const remark = await happen(fault, nodes[i % nodes.length]!, { url, database, nats }, plan.hold);
      await sleep(plan.pause);
      windows.push({ fault, from, to: performance.now() });
      const rate = ((choices() - before) / (performance.now() - from)) * 1000;
      plan.say?.(`${i + 1} ${fault}${remark && ` (${remark})`}: ${rate.toFixed(0)} choices a second, ${choices()} so far`);
    }
    used.to = cpu();
    isOn = false;
    pace.release();
    const late = sleep(PATIENCE, 'late', { ref: false });
    if ((await Promise.race([parties, late])) === 'late') {
      for (const one of people.filter(({ view }) => view?.phase !== 'over'))
        one.problems.push({ kind: 'stuck', text: `${one} still waits` });
    }
  } finally {
    clearInterval(looking);
    pace.end();
    for (const one of people) one.close();
    for (const node of nodes) await node.close();
  }
  const problems = [...people.flatMap((one) => one.problems), ...(await wrongWith(url, played, people))];
  await database.drop(url);
  const took = people.flatMap((one) => one.took);
  return {
    problems,
    acknowledged: choices(),
    tables: played.length,
    seconds: (windows.at(-1)!.to - windows[0]!.from) / 1000,
    rates: secondBySecond(
      people.flatMap((one) => one.acknowledged.map(({ at }) => at)),
      windows[0]!.from,
      windows.at(-1)!.to,
    ),
    took: took.map(({ ms }) => ms),
    recoveries: took.flatMap((one) => metBy(one, windows)),
    cpu: {
      people: used.to.people - used.from.people,
      nodes: used.to.nodes - used.from.nodes,
      database: used.to.database - used.from.database,
      nats: used.to.nats - used.from.nats,
    },
  };
}

function secondBySecond(times: readonly number[], from: number, to: number): number[] {
  const counts = Array.from({ length: Math.floor((to - from) / 1000) }, () => 0);
  for (const at of times) {
    const second = Math.floor((at - from) / 1000);
    if (second >= 0 && second < counts.length) counts[second]!++;
  }
  return counts;
}

/** The fault in whose time a command waited longest, if it took so long that it must have met one. */
function metBy({ sent, ms }: Took, windows: readonly Window[]): { fault: Fault; ms: number }[] {
  if (ms <= NOTICED) return [];
  const waited = ({ from, to }: Window): number => Math.min(to, sent + ms) - Math.max(from, sent);
  const [most] = windows.filter((one) => waited(one) > 0).sort((a, b) => waited(b) - waited(a));
  return most === undefined ? [] : [{ fault: most.fault, ms }];
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

// Nodes on simulated machines, with faults drawn from seeds; every processor takes its share of them.
//   npm run simulate -- --runs 1000 --seed 1 [--faults 10] [--workers 2] [--minutes 60]
// What goes wrong is told as it is found, with as few faults as still lead to it; the same seed leads to it again.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { drawn, type Outcome, simulate } from '../apps/server/test/sim/run.ts';
import { kindOf, shrunk, told } from '../apps/server/test/sim/shrink.ts';

interface Share {
  readonly seed: number;
  readonly step: number; // to the next seed
  readonly runs: number;
  readonly faults: number;
  readonly until: number; // time of day, ms
}

/** What one processor has done. */
interface Sum {
  runs: number;
  faults: number;
  steps: number;
  acknowledged: number;
  views: number;
  longest: number;
  simulated: number; // ms
  cpu: number; // ms
}

const nothingYet = (): Sum => ({
  ...{ runs: 0, faults: 0, steps: 0, acknowledged: 0, views: 0, longest: 0, simulated: 0, cpu: 0 },
});

function count(sum: Sum, { plan, steps, acknowledged, views, longest }: Outcome): void {
  sum.runs++;
  sum.faults += plan.faults.length;
  sum.steps += steps;
  sum.acknowledged += acknowledged;
  sum.views += views;
  sum.longest = Math.max(sum.longest, longest);
  sum.simulated += plan.lasts;
}

async function work({ seed, step, runs, faults, until }: Share): Promise<void> {
  const sum = nothingYet();
  for (let i = 0; i < runs && Date.now() < until; i++) {
    const outcome = await simulate(drawn(seed + i * step, faults));
    count(sum, outcome);
    if (outcome.problem !== null)
      parentPort!.postMessage({ kind: kindOf(outcome.problem), text: told(await shrunk(outcome)), seed: outcome.plan.seed });
  }
  const { user, system } = process.threadCpuUsage();
  parentPort!.postMessage({ sum: { ...sum, cpu: (user + system) / 1000 } });
}

const SEVERAL = 3;

async function lead(): Promise<void> {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      faults: { type: 'string', default: '10' },
      workers: { type: 'string', default: String(Math.min(2, availableParallelism())) },
      minutes: { type: 'string', default: '60' },
    },
  });
  const [runs, seed, faults, workers] = [values.runs, values.seed, values.faults, values.workers].map(Number) as [
    ...[number, number, number, number],
  ];
  const until = Date.now() + Number(values.minutes) * 60_000;
  const began = performance.now();
  const all = nothingYet();
  const problems = new Map<string, number[]>();
  await Promise.all(
    Array.from({ length: workers }, (_, i) => {
      const share: Share = { seed: seed + i, step: workers, runs: Math.ceil((runs - i) / workers), faults, until };
      const worker = new Worker(new URL(import.meta.url), { workerData: share });
      worker.on('message', (message: { sum: Sum } | { kind: string; text: string; seed: number }) => {
        if ('sum' in message) {
          const { longest, ...rest } = message.sum;
          for (const [key, value] of Object.entries(rest)) all[key as keyof Sum] += value;
          all.longest = Math.max(all.longest, longest);
          return;
        }
        const seeds = problems.get(message.kind) ?? [];
        problems.set(message.kind, [...seeds, message.seed]);
        if (seeds.length < SEVERAL) console.log(message.text);
      });
      return new Promise<void>((resolve, reject) => worker.on('error', reject).on('exit', () => resolve()));
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  console.log(
    `${all.runs} runs, ${all.faults} faults, ${(all.simulated / 3_600_000).toFixed(1)} hours simulated in ${seconds.toFixed(0)} s (${(all.cpu / 1000).toFixed(0)} s of processor), ${all.steps} steps`,
  );
  console.log(
    `${all.acknowledged} commands acknowledged, ${all.views} views compared; the longest wait while a node could serve: ${(all.longest / 1000).toFixed(2)} s`,
  );
  for (const [kind, seeds] of problems) console.log(`${seeds.length} × ${kind} (seeds ${seeds.slice(0, 10).join(', ')})`);
  console.log(problems.size === 0 ? 'no problem' : `${problems.size} kinds of problem`);
  process.exitCode = problems.size === 0 ? 0 : 1;
}

if (isMainThread) await lead();
else await work(workerData as Share);

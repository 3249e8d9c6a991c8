// An evening of faults at three nodes under load, and what is left of it. All kinds come in turn, in another order each time.
//   npm run faults -- --faults 100 --rate 500 [--tables 120] [--only kill,stop] [--nodes 3] [--lease MS] [--hold MS] [--pause MS]
import { parseArgs } from 'node:util';
import { evening, type Outcome, percentile } from '../apps/server/test/nodes/evening.ts';
import { FAULTS, type Fault } from '../apps/server/test/nodes/faults.ts';
import { Nats } from '../apps/server/test/nodes/nats.ts';
import { PROBLEMS } from '../apps/server/test/nodes/wanderer.ts';
import { Database } from '../apps/server/test/storage/database.ts';

/** Megabytes of the database's disk: more than an evening needs, and few enough to be filled. */
const DISK = 1024;

const WARM_UP = 12_000;

const { values } = parseArgs({
  options: {
    faults: { type: 'string', default: '20' },
    rate: { type: 'string', default: '500' },
    tables: { type: 'string', default: '120' },
    nodes: { type: 'string', default: '3' },
    only: { type: 'string' },
    lease: { type: 'string' },
    hold: { type: 'string', default: '8000' },
    pause: { type: 'string', default: '3000' },
  },
});
const kinds = (values.only?.split(',') ?? [...FAULTS]) as Fault[];
for (const kind of kinds)
  if (!FAULTS.includes(kind)) throw new Error(`there is no fault ${kind}: there are ${FAULTS.join(', ')}`);

const shuffled = (faults: readonly Fault[]): Fault[] =>
  faults
    .map((fault) => ({ fault, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ fault }) => fault);

const drawn = (count: number): Fault[] => {
  const faults: Fault[] = [];
  while (faults.length < count) faults.push(...shuffled(kinds));
  return faults.slice(0, count);
};

const times = (ms: readonly number[]): string =>
  [
    ['p50', 0.5],
    ['p99', 0.99],
    ['longest', 1],
  ]
    .map(([name, share]) => `${name} ${percentile(ms, share as number).toFixed(0)} ms`)
    .join(', ');

function report({ problems, acknowledged, tables, seconds, rates, took, recoveries, cpu }: Outcome): void {
  const reached = rates.reduce((sum, n) => sum + n, 0) / rates.length;
  console.log(`${values.faults} faults in ${seconds.toFixed(0)} s, ${tables} tables, ${acknowledged} choices acknowledged`);
  console.log(
    `choices a second: asked for ${values.rate}, reached ${reached.toFixed(0)}; of all seconds the middle one ${percentile(rates, 0.5)}, the best twentieth ${percentile(rates, 0.95)}`,
  );
  console.log(`all commands: ${times(took)}`);
  console.log(`recovery, ${recoveries.length} commands that met a fault: ${times(recoveries.map(({ ms }) => ms))}`);
  for (const [fault, met] of Map.groupBy(recoveries, (one) => one.fault))
    console.log(`  ${fault}: ${met.length}, ${times(met.map(({ ms }) => ms))}`);
  const cores = Object.entries(cpu).map(([who, ms]) => `${who} ${(ms / 1000 / seconds).toFixed(2)}`);
  console.log(`cores used: ${cores.join(', ')}`);
  for (const { kind, text } of problems.slice(0, 40)) console.log(`${kind}: ${text}`);
  console.log(PROBLEMS.map((kind) => `${kind} ${problems.filter((one) => one.kind === kind).length}`).join(', '));
}

const [database, nats] = [await Database.start(DISK), await Nats.start()];
try {
  const full =
    database.disk === null ? 'imitated: mounting is not allowed here' : `real: ${DISK} MB of its own, which are filled`;
  console.log(`the database’s full disk is ${full}`);
  const outcome = await evening(
    {
      nodes: Number(values.nodes),
      tables: Number(values.tables),
      rate: Number(values.rate),
      faults: drawn(Number(values.faults)),
      warmUp: WARM_UP,
      pause: Number(values.pause),
      hold: Number(values.hold),
      ...(values.lease !== undefined && { lease: Number(values.lease) }),
      say: (line) => console.log(line),
    },
    database,
    nats,
  );
  report(outcome);
  process.exitCode = outcome.problems.length === 0 ? 0 : 1;
} finally {
  await database.end();
  await nats.end();
}

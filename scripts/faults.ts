// An evening of faults at three nodes under load, and what is left of it.
//   npm run faults -- --faults 100 --rate 500 [--tables 120] [--only kill,stop] [--nodes 3] [--lease MS] [--hold MS]
import { parseArgs } from 'node:util';
import { evening, FAULTS, type Fault, percentile } from '../apps/server/test/nodes/evening.ts';
import { Nats } from '../apps/server/test/nodes/nats.ts';
import { Database } from '../apps/server/test/storage/database.ts';

const { values } = parseArgs({
  options: {
    faults: { type: 'string', default: '20' },
    rate: { type: 'string', default: '500' },
    tables: { type: 'string', default: '120' },
    nodes: { type: 'string', default: '3' },
    only: { type: 'string' },
    lease: { type: 'string' },
    hold: { type: 'string', default: '8000' },
  },
});
const kinds = (values.only?.split(',') ?? [...FAULTS]) as Fault[];
for (const kind of kinds)
  if (!FAULTS.includes(kind)) throw new Error(`there is no fault ${kind}: there are ${FAULTS.join(', ')}`);

const [database, nats] = [await Database.start(), await Nats.start()];
try {
  const outcome = await evening(
    {
      nodes: Number(values.nodes),
      tables: Number(values.tables),
      rate: Number(values.rate),
      faults: Array.from({ length: Number(values.faults) }, (_, i) => kinds[i % kinds.length]!),
      pause: 3000,
      hold: Number(values.hold),
      ...(values.lease !== undefined && { lease: Number(values.lease) }),
      say: (line) => console.log(line),
    },
    database,
    nats,
  );
  const { problems, acknowledged, tables, seconds, took, recoveries } = outcome;
  const ms = (values: readonly number[]): string =>
    `p50 ${percentile(values, 0.5).toFixed(0)} ms, p99 ${percentile(values, 0.99).toFixed(0)} ms, longest ${percentile(values, 1).toFixed(0)} ms`;
  console.log(`${values.faults} faults, ${tables} tables, ${acknowledged} choices acknowledged in ${seconds.toFixed(0)} s`);
  console.log(`all commands: ${ms(took)}`);
  console.log(`recovery, ${recoveries.length} commands that met a fault: ${ms(recoveries)}`);
  for (const problem of problems.slice(0, 40)) console.log(problem);
  console.log(
    problems.length === 0 ? 'nothing lost, nothing decided twice, everything told once' : `${problems.length} problems`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  await database.end();
  await nats.end();
}

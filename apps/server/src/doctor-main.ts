// Says what is wrong with a set-up, a JSON object a line: BOUCAN_DATABASE or BOUCAN_DATA say which, and BOUCAN_NATS for several nodes.
import { examineNats, examineOffers, examinePostgres, examineSqlite } from './doctor.ts';
import { DEFAULTS, fromEnvironment } from './options.ts';

try {
  const options = { ...DEFAULTS, ...fromEnvironment(process.env) };
  const { database, data, nats } = options;
  for await (const finding of database === null ? examineSqlite(data) : examinePostgres(database))
    process.stdout.write(`${JSON.stringify(finding)}\n`);
  for await (const finding of examineOffers(options)) process.stdout.write(`${JSON.stringify(finding)}\n`);
  if (nats !== null) for await (const finding of examineNats(nats)) process.stdout.write(`${JSON.stringify(finding)}\n`);
} catch (error) {
  process.stderr.write(`boucan: ${(error as Error).message}\n`);
  process.exitCode = 1;
}

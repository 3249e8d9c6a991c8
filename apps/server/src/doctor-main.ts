// Says what is wrong with a set-up, a JSON object a line: BOUCAN_DATABASE or BOUCAN_DATA say which.
import { examinePostgres, examineSqlite } from './doctor.ts';
import { DEFAULTS, fromEnvironment } from './options.ts';

try {
  const { database, data } = { ...DEFAULTS, ...fromEnvironment(process.env) };
  for await (const finding of database === null ? examineSqlite(data) : examinePostgres(database))
    process.stdout.write(`${JSON.stringify(finding)}\n`);
} catch (error) {
  process.stderr.write(`boucan: ${(error as Error).message}\n`);
  process.exitCode = 1;
}

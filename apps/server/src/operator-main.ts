// Makes whoever stays under the name BOUCAN_NAME an operator, or no longer one if it begins with a minus; BOUCAN_DATABASE or BOUCAN_DATA say where.
import { DEFAULTS, fromEnvironment } from './options.ts';
import { appoint } from './people/operator.ts';

try {
  const { database, data } = { ...DEFAULTS, ...fromEnvironment(process.env) };
  await appoint(data, database, process.env.BOUCAN_NAME ?? '');
} catch (error) {
  process.stderr.write(`boucan: ${(error as Error).message}\n`);
  process.exitCode = 1;
}

// Copies all data of a server, running or not, into one file: node backup-main.ts FILE, with BOUCAN_DATABASE or BOUCAN_DATA as the server has them.
import { backUp } from './backup.ts';
import { DEFAULTS, fromEnvironment } from './options.ts';

const [file] = process.argv.slice(2);
try {
  if (file === undefined) throw new Error('a backup needs a file');
  const { database, data } = { ...DEFAULTS, ...fromEnvironment(process.env) };
  if (database === null) await backUp(data, file);
  else await (await import('./storage/move.ts')).backUpPostgres(database, file);
} catch (error) {
  process.stderr.write(`boucan: no backup was made: ${(error as Error).message}\n`);
  process.exitCode = 1;
}

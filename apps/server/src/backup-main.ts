// Copies the data of a server, running or not: node backup-main.ts DATA FILE
import { backUp } from './backup.ts';

const [data, file] = process.argv.slice(2);
try {
  if (data === undefined || file === undefined) throw new Error('a backup needs the folder of the data and a file');
  await backUp(data, file);
} catch (error) {
  process.stderr.write(`boucan: no backup was made: ${(error as Error).message}\n`);
  process.exitCode = 1;
}

// Moves all data from BOUCAN_FROM to BOUCAN_TO, each a place such as sqlite:data or postgres://…; says in JSON how much that was.
import { move } from './storage/move.ts';

const { BOUCAN_FROM: from = '', BOUCAN_TO: to = '' } = process.env;
try {
  process.stdout.write(`${JSON.stringify(Object.fromEntries(await move(from, to)))}\n`);
} catch (error) {
  process.stderr.write(`boucan: nothing was moved: ${(error as Error).message}\n`);
  process.exitCode = 1;
}

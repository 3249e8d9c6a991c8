// One candidate in a process of its own: prints its figure.
import { GAMES, YARDSTICK } from './candidates.ts';

const name = process.argv[2] as string;
const candidate = [YARDSTICK, ...GAMES].map((all) => all[name]).find((c) => c !== undefined);
if (candidate === undefined) throw new Error(`there is no figure called ${name}`);
process.stdout.write(String(await candidate()));

// One candidate in a process of its own: prints its figure.
import { type Places, registryAt } from '@boucan/registry/node';
import { candidatesOf } from './candidates.ts';

const [name, places] = process.argv.slice(2) as [string, string];
const { all: games } = await registryAt(JSON.parse(places) as Places);
const candidate = candidatesOf(games)
  .map((all) => all[name])
  .find((c) => c !== undefined);
if (candidate === undefined) throw new Error(`there is no figure called ${name}`);
process.stdout.write(String(await candidate()));

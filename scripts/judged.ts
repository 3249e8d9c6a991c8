// Writes down how the golden matches of a game are judged and imagined: `npm run judged nassau`, after its advice, weights or views have changed on purpose.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Game } from '@boucan/kernel';
import { type Golden, type GoldenPlan, judgedIn, type Pin, playAsRecorded } from '@boucan/testkit';

const [id] = process.argv.slice(2);
if (id === undefined) throw new Error('which game? npm run judged toy');

const folder = new URL(`../games/${id}/test/golden/`, import.meta.url);
const { game, goldens, pin } = (await import(new URL('index.ts', folder).href)) as {
  game: Game;
  goldens: readonly GoldenPlan[];
  pin?: Pin;
};
if (pin !== undefined) playAsRecorded(pin, folder);
const judged = goldens.map(({ name }) => {
  const golden = JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as Golden;
  return [name, judgedIn(game, golden)] as const;
});
mkdirSync(new URL('judged/', folder), { recursive: true });
writeFileSync(new URL('judged/judged.json', folder), `${JSON.stringify(Object.fromEntries(judged), null, 2)}\n`);
process.stdout.write(`${judged.length} golden matches of ${id}\n`);

// Writes the golden matches of a game anew: `npm run golden toy`. A match whose choices are still allowed and still end as planned is kept;
// the others are looked for again.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Game } from '@boucan/kernel';
import { type Golden, type GoldenPlan, goldenOf, goldenText, renewGolden } from '@boucan/testkit';

const id = process.argv[2];
if (id === undefined) throw new Error('which game? npm run golden toy');

const folder = new URL(`../games/${id}/test/golden/`, import.meta.url);
const { game, goldens, pin } = (await import(new URL('index.ts', folder).href)) as {
  game: Game;
  goldens: readonly GoldenPlan[];
  pin?(): void;
};
pin?.();
for (const plan of goldens) {
  const file = new URL(`${plan.name}.json`, folder);
  const old = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Golden) : null;
  const kept = old === null ? null : renewGolden(game, plan, old);
  const golden = kept ?? goldenOf(game, plan);
  writeFileSync(file, goldenText(golden));
  const how = kept === null ? 'new' : kept.hash === old?.hash ? 'unchanged' : 'same choices';
  process.stdout.write(`${plan.name}: ${how}, ${golden.choices.length} choices, seed ${golden.seed}\n`);
}

// Writes the golden matches of a game anew: `npm run golden toy`.
import { writeFileSync } from 'node:fs';
import type { Game } from '@boucan/kernel';
import { type GoldenPlan, goldenOf, goldenText } from '@boucan/testkit';

const id = process.argv[2];
if (id === undefined) throw new Error('which game? npm run golden toy');

const folder = new URL(`../games/${id}/test/golden/`, import.meta.url);
const { game, goldens } = (await import(new URL('index.ts', folder).href)) as { game: Game; goldens: readonly GoldenPlan[] };
for (const plan of goldens) {
  const golden = goldenOf(game, plan);
  writeFileSync(new URL(`${plan.name}.json`, folder), goldenText(golden));
  process.stdout.write(`${plan.name}: ${golden.choices.length} choices, seed ${golden.seed}\n`);
}

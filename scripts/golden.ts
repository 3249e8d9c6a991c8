// Writes the golden matches of a game anew: `npm run golden toy`. A match whose choices are still allowed and still end as planned is kept;
// the others are looked for again. They are recorded with the decks of the first recording, unless something of those is gone or `--anew` says so.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Game } from '@boucan/kernel';
import {
  decksText,
  decksToRecord,
  type Golden,
  type GoldenPlan,
  goldenOf,
  goldenText,
  type Pin,
  recordedDecks,
  renewGolden,
} from '@boucan/testkit';

const [id, how] = process.argv.slice(2);
if (id === undefined) throw new Error('which game? npm run golden toy');

const folder = new URL(`../games/${id}/test/golden/`, import.meta.url);
const { game, goldens, pin } = (await import(new URL('index.ts', folder).href)) as {
  game: Game;
  goldens: readonly GoldenPlan[];
  pin?: Pin;
};
if (pin !== undefined) {
  const decks = decksToRecord(pin, folder, how === '--anew');
  writeFileSync(recordedDecks(folder), decksText(decks));
  pin.playWith(decks);
}
for (const plan of goldens) {
  const file = new URL(`${plan.name}.json`, folder);
  const old = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Golden) : null;
  const kept = old === null ? null : renewGolden(game, plan, old);
  const golden = kept ?? goldenOf(game, plan);
  writeFileSync(file, goldenText(golden));
  const made = kept === null ? 'new' : kept.hash === old?.hash ? 'unchanged' : 'same choices';
  process.stdout.write(`${plan.name}: ${made}, ${golden.choices.length} choices, seed ${golden.seed}\n`);
}

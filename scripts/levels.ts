// How far apart the levels of a game are: one seat of a level against others of the level below, seats rotating.
//   node scripts/levels.ts GAME [players] [matches] [first,second,…] [workers] [seed]   prints a row for each bot but the first, as docs/bots.md has them
import { availableParallelism } from 'node:os';
import { findGame } from '@boucan/games';
import { meet, usualSeats } from '@boucan/learn';
import { wilson } from '../apps/cli/src/standings.ts';

const [id = '', players, matches = '120', names = 'random,level1,level2,level3,level4,level5', workers, seed = 'levels'] =
  process.argv.slice(2);
const game = await findGame(id);
if (game === undefined) throw new Error(`there is no game called ${id}`);
const seats = Number(players ?? usualSeats(game));
const bots = names.split(',');
const percent = (share: number): string => (100 * share).toFixed(1);

console.log('| one seat of | against | players | matches | share of victories | 95 % | ms a choice, mean and longest |');
console.log('| --- | --- | ---: | ---: | ---: | --- | ---: |');
for (const [i, one] of bots.entries()) {
  const others = bots[i - 1];
  if (others === undefined) continue;
  const { won, lost, played, thought } = await meet(
    {
      ...{ game: id, config: { seats }, one, others, weights: null, against: null },
      ...{ seed: `${seed}-${one}`, matches: Number(matches), seconds: 3600, workers: Number(workers ?? availableParallelism()) },
    },
    () => {},
  );
  // What all lose together says nothing about who is the better.
  const decided = played - lost;
  const [low, high] = wilson(won, decided);
  const all = lost > 0 ? ` of ${played}, the others lost by all` : '';
  console.log(
    `| \`${one}\` | ${seats - 1} \`${others}\` | ${seats} | ${decided}${all} | ${percent(won / decided)} % | ${percent(low)}–${percent(high)} % | ${(thought.ms / thought.choices).toFixed(1)}, ${thought.longest.toFixed(0)} |`,
  );
}

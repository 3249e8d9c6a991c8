// How far each level is from perfect: endings that can be searched to the end, one choice each, and what the choice made is worth against the best one,
// in victories. Whoever chooses after that plays perfectly.
//   node scripts/solved.ts [--game nassau] [--levels level1,level5] [--positions 300] [--seed solved]
import { parseArgs } from 'node:util';
import { botNamed } from '@boucan/bots';
import { brethren } from '@boucan/brethren';
import type { Game } from '@boucan/kernel';
import { endings, evenings, lossOf } from '@boucan/learn';
import { nassau } from '@boucan/nassau';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'brethren' },
    levels: { type: 'string', default: 'random,level1,level2,level3,level4,level5' },
    positions: { type: 'string', default: '300' },
    seed: { type: 'string', default: 'solved' },
  },
});
const size = [Number(values.positions), values.seed] as const;
const positions =
  values.game === 'nassau' ? evenings(nassau as unknown as Game, ...size) : endings(brethren as unknown as Game, 3, ...size);
console.log('| level | positions | best choice made | value lost | most |');
console.log('| --- | ---: | ---: | ---: | ---: |');
for (const level of values.levels.split(',')) {
  const lost = positions.map((position, i) => lossOf(position, botNamed(level)!, `${values.seed} ${i}`));
  const mean = lost.reduce((sum, one) => sum + one, 0) / lost.length;
  const right = lost.filter((one) => one < 1e-9).length;
  console.log(
    `| \`${level}\` | ${lost.length} | ${((100 * right) / lost.length).toFixed(1)} % | ${(100 * mean).toFixed(2)} % | ${(100 * Math.max(...lost)).toFixed(0)} % |`,
  );
}

// How long a bot thinks, in processor time, so that the figures of a busy machine hold, too; and how long that can take at most on a device six times
// slower, where it is told to make up its mind within a limit and breaks off after the iteration it is in.
//   node scripts/thinking.ts [--games brethren,skull] [--levels level1,level5] [--choices 60] [--seats 4] [--times 6] [--seed thinking]
import { parseArgs } from 'node:util';
import { botNamed, PATIENCE } from '@boucan/bots';
import { findGame, GAMES } from '@boucan/games';
import { type Game, rngFrom, type State, seedOf, type View } from '@boucan/kernel';
import { quantile } from './plots.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string' },
    levels: { type: 'string', default: 'level1,level2,level3,level4,level5' },
    choices: { type: 'string', default: '60' },
    seats: { type: 'string', default: '4' },
    times: { type: 'string', default: '6' },
    seed: { type: 'string', default: 'thinking' },
  },
});
const times = Number(values.times);
const ids = values.games?.split(',') ?? GAMES.filter(({ specimen }) => !specimen).map(({ id }) => id);

/** Positions of greedy matches with something to choose: those with the most answers of a few hundred, and as many that come as they come. */
function positions(game: Game, many: number): View<unknown>[] {
  const met: { readonly seen: View<unknown>; readonly answers: number }[] = [];
  const bot = botNamed('greedy:1w')!;
  for (let n = 0; met.length < 5 * many; n++) {
    const rng = rngFrom(seedOf(`${values.seed} bots ${n}`));
    const state: State<unknown> = game.setup({ seats: Number(values.seats) }, seedOf(`${values.seed} ${n}`));
    for (let i = 0; state.result === null; i++) {
      const { seat } = state.asked.find((q) => q.answer === null)!;
      const answers = game.options(state, seat).length;
      if (i % 7 === 0 && answers > 1) met.push({ seen: game.view(state, seat), answers });
      game.advance(state, seat, bot.choose(game, game.glance(state, seat), rng));
    }
  }
  const most = met.toSorted((a, b) => b.answers - a.answers).slice(0, many / 2);
  const some = met.filter((_one, i) => i % 10 === 0).slice(0, many / 2);
  return [...most, ...some].map(({ seen }) => seen);
}

/** Milliseconds of this thread's processor time. */
function spent(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

console.log(`| game | bot | choices | median | longest | ${times} times slower, at most |`);
console.log('| --- | --- | ---: | ---: | ---: | ---: |');
for (const id of ids) {
  const game = (await findGame(id)) as unknown as Game;
  const views = positions(game, Number(values.choices));
  const thinking = (name: string): number[] =>
    views.map((seen, i) => spent(() => botNamed(name)!.choose(game, seen, rngFrom(seedOf(`${values.seed} ${i}`)))));
  thinking('search:5it'); // the compiler has seen it all
  const iteration = Math.max(...thinking('search:1it'));
  for (const name of values.levels.split(',')) {
    const ms = thinking(name);
    const longest = Math.max(...ms);
    const most = Math.min(times * longest, PATIENCE + times * iteration);
    console.log(
      `| ${id} | \`${name}\` | ${ms.length} | ${quantile(ms, 0.5).toFixed(1)} ms | ${longest.toFixed(0)} ms | ${most.toFixed(0)} ms |`,
    );
  }
}

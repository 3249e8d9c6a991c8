// How the levels of Skull Tales compare: tables of one level, which come home or do not, and one seat of a level among two of the level below.
//   node scripts/skull-levels.ts [first,second,…] [voyages]   prints a row of each table for each bot but the first
import { type Bot, botNamed } from '@boucan/bots';
import { type Game, rngFrom, seedOf } from '@boucan/kernel';
import { skull } from '@boucan/skull';
import { mean } from './plots.ts';

const game = skull as unknown as Game;
const NAMES = (process.argv[2] ?? 'random,level1,level2,level3,level4,level5').split(',');
const VOYAGES = Number(process.argv[3] ?? 60);
const SEATS = 3;

interface Outcome {
  readonly reached: boolean;
  readonly scores: readonly number[]; // a defeat brings nobody anything
}

function voyage(bots: readonly Bot[], seed: string): Outcome {
  const rng = rngFrom(seedOf(`${seed} bots`));
  let state = game.setup({ seats: SEATS }, seedOf(seed), []);
  while (state.result === null) {
    const { seat } = state.asked.find((q) => q.answer === null)!;
    const played = game.play(state, seat, bots[seat]!.choose(game, game.view(state, seat), rng));
    if (played.refused !== undefined) throw new Error('a bot chose what is not allowed');
    state = played.state;
  }
  return { reached: state.result.end === 'reached', scores: state.result.scores };
}

const bots = NAMES.map((name) => {
  const bot = botNamed(name);
  if (bot === undefined) throw new Error(`there is no bot called ${name}`);
  return bot;
});
/** The mean, and what it is known to within: twice its standard error. */
const spread = (of: readonly number[]): string => {
  const middle = mean(of);
  const deviation = Math.sqrt(mean(of.map((x) => (x - middle) ** 2)));
  return `${middle.toFixed(1)} ± ${((2 * deviation) / Math.sqrt(of.length)).toFixed(1)}`;
};
const range = Array.from({ length: VOYAGES }, (_, i) => i);

for (const [i, bot] of bots.entries()) {
  const alike = range.map((n) => voyage([bot, bot, bot], `skull levels ${n}`));
  const success = (100 * alike.filter((o) => o.reached).length) / VOYAGES;
  process.stdout.write(
    `| ${NAMES[i]} | ${VOYAGES} | ${success.toFixed(0)} % | ${spread(alike.flatMap((o) => mean(o.scores)))} |\n`,
  );
  const below = bots[i - 1];
  if (below === undefined) continue;
  const leads = range.flatMap((n) => {
    const seat = n % SEATS;
    const { reached, scores } = voyage(
      Array.from({ length: SEATS }, (_, s) => (s === seat ? bot : below)),
      `skull levels mixed ${n}`,
    );
    const others = scores.filter((_, s) => s !== seat);
    return reached ? [scores[seat]! - mean(others)] : [];
  });
  process.stdout.write(
    `one ${NAMES[i]}, two ${NAMES[i - 1]}: ${leads.length} reached, lead ${leads.length === 0 ? '–' : spread(leads)}\n`,
  );
}

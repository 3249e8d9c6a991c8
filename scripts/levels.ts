// How far apart the levels of the games are: one seat of a level against others of the level below, seats rotating.
//   node scripts/levels.ts [--games brethren,nassau] [--seats 2,3] [--bots level1,level2,…] [--matches 200] [--seconds 540] [--workers 16] [--seed levels] [--packs all]
// Every game, number of seats and step has its turn until it has its matches or the time is over; what was measured until then is printed.
// Two bots of the same name are a crew: where all can lose together, how many of them come home is what a better seat is held against.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { type Bot, botNamed } from '@boucan/bots';
import { findGame, GAMES } from '@boucan/games';
import type { Config } from '@boucan/kernel';
import { contest, type Outcome } from '@boucan/learn';
import { wilson } from '../apps/cli/src/standings.ts';

interface Step {
  readonly game: string;
  readonly config: Config;
  readonly one: string;
  readonly others: string;
  readonly seed: string;
}
interface Tally {
  begun: number;
  played: number;
  lost: number;
  won: number;
  ms: number;
  choices: number;
  longest: number;
}
type Done = Pick<Outcome, 'share' | 'lost' | 'endless' | 'thought'>;

if (!isMainThread) {
  parentPort!.on('message', async ({ step, n }: { step: Step; n: number }) => {
    const game = (await findGame(step.game))!;
    const side = (name: string): { game: typeof game; bot: Bot } => ({ game, bot: botNamed(name)! });
    const { share, lost, endless, thought } = contest(side(step.one), side(step.others), step.config, step.seed, n);
    parentPort!.postMessage({ share, lost, endless, thought } satisfies Done);
  });
} else {
  const { values } = parseArgs({
    options: {
      games: { type: 'string' },
      seats: { type: 'string' },
      packs: { type: 'string' },
      bots: { type: 'string', default: 'level1,level2,level3,level4,level5' },
      matches: { type: 'string', default: '200' },
      seconds: { type: 'string', default: '3600' },
      workers: { type: 'string', default: String(availableParallelism()) },
      seed: { type: 'string', default: 'levels' },
    },
  });
  const ids = values.games?.split(',') ?? GAMES.filter(({ specimen }) => !specimen).map(({ id }) => id);
  const bots = values.bots.split(',');
  for (const name of bots) if (botNamed(name) === undefined) throw new Error(`there is no bot called ${name}`);
  const steps: Step[] = [];
  for (const id of ids) {
    const game = await findGame(id);
    if (game === undefined) throw new Error(`there is no game called ${id}`);
    const [min, max] = game.seats;
    const wanted = values.seats?.split(',').map(Number) ?? Array.from({ length: max }, (_, i) => i + 1);
    const packs =
      values.packs === 'all'
        ? game.def.packs.filter(({ variant }) => variant !== true).map(({ id }) => id)
        : (values.packs?.split(',') ?? []);
    for (const seats of wanted.filter((n) => n >= Math.max(2, min) && n <= max))
      for (const [i, one] of bots.entries())
        if (i > 0)
          steps.push({
            ...{ game: id, config: { seats, packs }, one, others: bots[i - 1]! },
            seed: `${values.seed}-${id}-${seats}-${one}`,
          });
  }
  const tallies = steps.map((): Tally => ({ begun: 0, played: 0, lost: 0, won: 0, ms: 0, choices: 0, longest: 0 }));
  const matches = Number(values.matches);
  const until = performance.now() + 1000 * Number(values.seconds);

  /** The step that has had least time for what it still wants: quick ones are soon done, and slow ones share what is left. */
  const next = (): number => {
    let best = -1;
    for (const [i, t] of tallies.entries()) if (t.begun < matches && (best < 0 || t.begun < tallies[best]!.begun)) best = i;
    return best;
  };
  const print = (): void => {
    console.log(
      '| game | seats | one of | others | matches | come home | share of victories, of those | 95 % | of its even share | ms a choice, mean and longest |',
    );
    console.log('| --- | ---: | --- | --- | ---: | --- | ---: | --- | ---: | ---: |');
    for (const [i, { game, config, one, others }] of steps.entries()) {
      const { played, lost, won, ms, choices, longest } = tallies[i]!;
      // What all lose together says nothing about who is the better.
      const decided = played - lost;
      const [low, high] = decided === 0 ? [0, 1] : wilson(won, decided);
      const percent = (share: number): string => (100 * share).toFixed(1);
      const [few, many] = played === 0 ? [0, 1] : wilson(decided, played);
      const home = lost === 0 ? 'all' : `${percent(decided / played)} % (${percent(few)}–${percent(many)})`;
      console.log(
        `| ${game} | ${config.seats} | \`${one}\` | \`${others}\` | ${played} | ${home} | ${percent(won / decided)} % | ${percent(low)}–${percent(high)} % | ${((won / decided) * config.seats).toFixed(2)} | ${(ms / Math.max(1, choices)).toFixed(1)}, ${longest.toFixed(0)} |`,
      );
    }
  };

  const started = Array.from(
    { length: Number(values.workers) },
    () => new Worker(new URL(import.meta.url), { resourceLimits: { maxYoungGenerationSizeMb: 96 } }),
  );
  const over = new Promise<void>((resolve) => setTimeout(resolve, 1000 * Number(values.seconds)).unref());
  const played = Promise.all(
    started.map(async (worker) => {
      worker.setMaxListeners(0);
      for (let i = next(); i >= 0 && performance.now() < until; i = next()) {
        const t = tallies[i]!;
        const answer = new Promise<Done>((resolve, reject) => {
          worker.once('message', resolve);
          worker.once('error', reject);
        });
        worker.postMessage({ step: steps[i]!, n: t.begun++ });
        const { share, lost, thought } = await answer;
        t.played++;
        t.won += share;
        t.lost += lost ? 1 : 0;
        t.ms += thought.ms;
        t.choices += thought.choices;
        t.longest = Math.max(t.longest, thought.longest);
      }
    }),
  );
  await Promise.race([played, over]);
  print();
  process.exit(0);
}

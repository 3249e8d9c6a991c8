import { judge, learnedOf, type Net, netOf, netSize, weightsOf } from '@boucan/bots';
import { brethren } from '@boucan/brethren';
import { GAMES } from '@boucan/games';
import { type Game, next, rngFrom, type State, seedOf } from '@boucan/kernel';
import { describe, expect, test } from 'vitest';
import { addGradient, chances } from '../src/gradient.ts';
import { Learner, mindIn, mindSize } from '../src/learner.ts';
import { selfPlay } from '../src/self-play.ts';

const game = brethren as unknown as Game;
const names = learnedOf(game)!.features.names;
const COURSE = { hidden: 4, lambda: 0.8, rate: 0.002, batch: 32, whims: 30, every: 1, again: 0 };

function netOfChance(inputs: number, hidden: number, seed: string): Net {
  const rng = rngFrom(seedOf(seed));
  return { inputs, hidden, all: Float64Array.from({ length: netSize(inputs, hidden) }, () => next(rng) / 2 ** 32 - 0.5) };
}

describe('a network', () => {
  test('says the same after it has been in a file, to three digits', () => {
    const net = netOfChance(5, 3, 'file');
    const again = netOf(weightsOf(net, ['a', 'b', 'c', 'd', 'e']), ['a', 'b', 'c', 'd', 'e']);
    const x = Float64Array.from([1, 0, -2, 0.5, 3]);
    expect(judge(again, x, 0)).toBeCloseTo(judge(net, x, 0), 2);
  });

  test('made for other features is refused, with what to do', () => {
    const weights = weightsOf(netOfChance(2, 1, 'x'), ['gold', 'ships']);
    expect(() => netOf(weights, ['gold', 'crew'])).toThrow(/ships where crew stands now.*boucan learn/);
    expect(() => netOf(weights, ['gold', 'ships', 'crew'])).toThrow(/boucan learn/);
  });

  test('larger than a judgement has room for is refused, with what to do', () => {
    const named = (n: number): string[] => Array.from({ length: n }, (_, i) => `matter.${i}`);
    expect(() => judge(netOfChance(1025, 1, 'wide'), new Float64Array(1025), 0)).toThrow(/1024 features at most, not by 1025/);
    expect(() => judge(netOfChance(2, 257, 'deep'), new Float64Array(2), 0)).toThrow(
      /256 hidden units at most, not 257.*boucan learn/,
    );
    const wide = weightsOf(netOfChance(1024, 1, 'wide'), named(1024));
    expect(() => netOf({ ...wide, hidden: 300 }, named(1024))).toThrow(/256 hidden units/);
    expect(judge(netOf(wide, named(1024)), new Float64Array(1024).fill(1), 0)).not.toBeNaN();
  });

  test.for([
    { what: 'somebody wins', became: [0.75, 0.25], mayAllLose: false },
    { what: 'all may lose', became: [0.5, 0.2], mayAllLose: true },
  ])('learns along the gradient of its surprise where $what', ({ became, mayAllLose }) => {
    const net = netOfChance(6, 3, 'gradient');
    const x = netOfChance(12, 0, 'quantities').all.subarray(0, 12);
    const position = { quantities: x, added: Float64Array.of(0.3, -0.2), seats: 2 };
    const surprise = (): number => {
      const p = new Float64Array(2);
      chances(net, position, 0, p, 0, mayAllLose);
      const lost = mayAllLose ? -0.3 * Math.log(1 - p[0]! - p[1]!) : 0;
      return lost - became[0]! * Math.log(p[0]!) - became[1]! * Math.log(p[1]!);
    };
    const p = new Float64Array(2);
    chances(net, position, 0, p, 0, mayAllLose);
    const gradient = new Float64Array(net.all.length);
    for (const seat of [0, 1]) addGradient(net, x, 6 * seat, p[seat]! - became[seat]!, gradient);
    for (let i = 0; i < net.all.length; i++) {
      const was = net.all[i]!;
      net.all[i] = was + 1e-6;
      const more = surprise();
      net.all[i] = was - 1e-6;
      const less = surprise();
      net.all[i] = was;
      expect(gradient[i]!, `weight ${i}`).toBeCloseTo((more - less) / 2e-6, 4);
    }
  });
});

describe('a course', () => {
  const learned = (seed: string, matches: number, again = 0): { weights: Float64Array; surprises: number[] } => {
    const mind = mindIn(new Float64Array(mindSize(names.length, COURSE.hidden)), names.length, COURSE.hidden);
    const start = netOfChance(names.length, COURSE.hidden, 'start').all;
    mind.weights.set(start.map((w) => w / 10));
    const learner = new Learner(game, mind, { ...COURSE, again });
    const rng = rngFrom(seedOf(seed));
    const surprises = Array.from({ length: matches }, () => learner.match({ seats: 3 }, COURSE.rate, rng).surprise);
    return { weights: mind.weights, surprises };
  };

  test('is the same for the same seed', () => {
    expect(learned('a', 3).weights).toEqual(learned('a', 3).weights);
    expect(learned('a', 3).weights).not.toEqual(learned('b', 3).weights);
  });

  test('may go through earlier matches again, the same ones for the same seed', () => {
    expect(learned('a', 3, 2).weights).toEqual(learned('a', 3, 2).weights);
    expect(learned('a', 3, 2).weights).not.toEqual(learned('a', 3).weights);
  });

  test('is surprised less and less', () => {
    const { surprises } = learned('less', 120);
    const mean = (from: number, to: number): number => surprises.slice(from, to).reduce((a, b) => a + b) / (to - from);
    expect(mean(80, 120)).toBeLessThan(mean(0, 40));
  });
});

test('what is hidden does not come in: only positions that the one who chose could imagine are kept', () => {
  const net = netOfChance(names.length, 1, 'blind');
  const { learned } = game.def.advice;
  const imagined = new WeakSet<object>();
  const watched: Game = {
    ...game,
    determinize: (seen, rng) => {
      const world = game.determinize(seen, rng);
      imagined.add(world);
      return world;
    },
    def: {
      ...game.def,
      advice: {
        ...game.def.advice,
        learned: {
          ...learned!,
          features: {
            names,
            fill(s, out) {
              expect(imagined.has(s)).toBe(true);
              learned!.features.fill(s, out);
            },
          },
        },
      },
    },
  };
  const { rows } = selfPlay(watched, net, { seats: 3 }, { whims: 1000, every: 1 }, rngFrom(seedOf('blind')));
  expect(rows).toBeGreaterThan(20);
});

test('what is kept is the position that came of the choice, with the dice as they fell', async () => {
  const dicey = (await GAMES.find(({ id }) => id === 'fortunes')!.load()) as Game;
  const learned = dicey.def.advice.learned!;
  const { names: quantities } = learned.features;
  let real: State<unknown> | null = null;
  let rows = 0;
  const watched: Game = {
    ...dicey,
    setup: (config, seed) => {
      real = dicey.setup(config, seed);
      return real;
    },
    def: {
      ...dicey.def,
      limit: 150,
      advice: {
        ...dicey.def.advice,
        learned: {
          ...learned,
          features: {
            names: quantities,
            fill(s, out) {
              rows++;
              expect(dicey.view(s, 'table')).toEqual(dicey.view(real!, 'table'));
              learned.features.fill(s, out);
            },
          },
        },
      },
    },
  };
  selfPlay(watched, null, { seats: 3 }, { whims: 1000, every: 1 }, rngFrom(seedOf('dice')));
  expect(rows).toBeGreaterThan(30);
});

describe.for(GAMES)('what $id has learned', ({ load }) => {
  test('fits the features it names, and takes at most 100 KB', async () => {
    const learned = learnedOf(await load());
    expect(new Set(learned?.features.names ?? []).size).toBe(learned?.features.names.length ?? 0);
    if (learned?.weights == null) return;
    expect(netOf(learned.weights, learned.features.names).inputs).toBe(learned.features.names.length);
    expect(JSON.stringify(learned.weights).length).toBeLessThan(100_000);
  });
});

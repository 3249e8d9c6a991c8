// Learning in rounds: a network comes closer to what became of matches, and goes no further from where it was than they insist.
import { learnedOf, type Net, netSize } from '@boucan/bots';
import { brethren } from '@boucan/brethren';
import { type Game, next, rngFrom, seedOf } from '@boucan/kernel';
import { expect, test } from 'vitest';
import { endOf, type Fit, fitted, inUnit, type Manner, unitOf } from '../src/fitter.ts';
import { type Played, selfPlay, whatIsNoNumber } from '../src/self-play.ts';

const game = brethren as unknown as Game;
const { names } = learnedOf(game)!.features;
const HIDDEN = 4;
const MANNER: Manner = { lambda: 0.85, rate: 0.002, pull: 0, soft: 0, batch: 64, passes: 1, seconds: 60 };

const start: Net = (() => {
  const rng = rngFrom(seedOf('start'));
  const all = Float64Array.from({ length: netSize(names.length, HIDDEN) }, () => 0.05 * (next(rng) / 2 ** 32 - 0.5));
  return { inputs: names.length, hidden: HIDDEN, all };
})();

const gathered: readonly Played[] = (() => {
  const rng = rngFrom(seedOf('gathered'));
  return Array.from({ length: 12 }, () => {
    const played = selfPlay(game, null, { seats: 3 }, { whims: 20, every: 2 }, rng);
    return { ...played, quantities: played.quantities.slice(0, played.rows * 3 * names.length) };
  });
})();

const after = (seed: string, manner: Partial<Manner>): Fit =>
  fitted(game, start, gathered, { ...MANNER, ...manner }, rngFrom(seedOf(seed)));
const way = ({ weights }: Fit): number => Math.hypot(...weights.map((w, i) => w - start.all[i]!));

test('is the same for the same seed, and leaves alone what it came from', () => {
  const before = start.all.slice();
  expect(after('a', {}).weights).toEqual(after('a', {}).weights);
  expect(after('a', {}).weights).not.toEqual(after('b', {}).weights);
  expect(start.all).toEqual(before);
});

test('is surprised less from pass to pass', () => {
  const { surprises } = after('less', { passes: 24, lambda: 1 });
  expect(surprises).toHaveLength(24);
  expect(surprises.at(-1)).toBeLessThan(0.8 * surprises[0]!);
});

test('is called unsound when a number among the positions is none', () => {
  expect(after('sound', {}).sound).toBe(true);
  const spoilt = gathered.map((match, i) => (i === 5 ? { ...match, quantities: match.quantities.with(7, Number.NaN) } : match));
  expect(fitted(game, start, spoilt, MANNER, rngFrom(seedOf('sound'))).sound).toBe(false);
});

test('a match with what is no number is not kept, and says which', () => {
  const { features } = learnedOf(game)!;
  const spoilt = (at: number): Played => {
    let filled = 0;
    const fill: typeof features.fill = (s, out) => {
      features.fill(s, out);
      if (++filled === 9) out[at] = Number.POSITIVE_INFINITY;
    };
    const learned = { ...learnedOf(game)!, features: { names, fill } };
    const other: Game = { ...game, def: { ...game.def, advice: { ...game.def.advice, learned } } };
    return selfPlay(other, null, { seats: 3 }, { whims: 20, every: 2 }, rngFrom(seedOf('spoilt')));
  };
  expect(spoilt(4)).toMatchObject({ rows: 0, wrong: names[4] });
  expect(spoilt(2 * names.length + 1)).toMatchObject({ rows: 0, wrong: names[1] });
  expect(gathered[0]).toMatchObject({ wrong: null });
  expect(whatIsNoNumber(names, new Float64Array(names.length), Float64Array.of(0, Number.NaN))).toBe('packs');
});

test('is held back where it is pulled', () => {
  const [free, held, tied] = [0, 30, 300].map((pull) => way(after('held', { passes: 8, pull })));
  expect(held).toBeLessThan(0.9 * free!);
  expect(tied).toBeLessThan(0.5 * held!);
});

test('ends when the time is over, at the last rate', () => {
  expect(after('time', { passes: 1000, seconds: 0.05 }).surprises.length).toBeLessThan(1000);
});

test('finds the unit in which advice speaks', () => {
  const { weights } = after('unit', { passes: 24, lambda: 1 });
  const net = inUnit({ ...start, all: weights }, unitOf(game, { ...start, all: weights }, gathered));
  expect(unitOf(game, net, gathered)).toEqual({ scale: 1, more: 0 });
  expect(unitOf(game, inUnit(net, { scale: 0.5, more: 1 }), gathered)).toEqual({ scale: 2, more: 0 });
});

test('finds, where all may lose, how far off the sea is', () => {
  const learned = { ...learnedOf(game)!, mayAllLose: true };
  const sea: Game = { ...game, def: { ...game.def, advice: { ...game.def.advice, learned } } };
  const drowned = gathered.map((match, i) => (i % 4 === 0 ? match : { ...match, shares: [0, 0, 0] }));
  const { more } = unitOf(sea, start, drowned);
  expect(Math.exp(more) / (1 + 3 * Math.exp(more))).toBeCloseTo(1 / 12, 1);
});

test('by the scores, who came close has learned more than that he lost', () => {
  const match = { ...gathered[0]!, shares: [1, 0, 0], scores: [12, 11, 4] };
  expect(endOf(match, 0, 0.5)).toEqual([1, 0, 0]);
  const [first, second, third] = endOf(match, 1, 0.5) as [number, number, number];
  expect(first / second).toBeCloseTo(Math.exp(0.5));
  expect(second / third).toBeCloseTo(Math.exp(3.5));
  const half = endOf(match, 0.5, 0.5);
  expect(half[0]).toBeCloseTo((1 + first) / 2);
  expect(half.reduce((sum, share) => sum + share)).toBeCloseTo(1);
  // Where all lost together, nobody came close to anything.
  expect(endOf({ ...match, shares: [0, 0, 0] }, 1, 0.5)).toEqual([0, 0, 0]);
});

// Learning in rounds: what is gathered is the same for the same seed, and the network comes closer to what became of it.
import { brethren } from '@boucan/brethren';
import { type Game, next, rngFrom, seedOf } from '@boucan/kernel';
import { expect, test } from 'vitest';
import { Fitter } from '../src/fitter.ts';
import { mindIn, mindSize } from '../src/learner.ts';

const game = brethren as unknown as Game;
const { names } = game.def.advice.learned!.features;
const COURSE = { hidden: 4, lambda: 0.85, rate: 0.002, batch: 64, whims: 20, every: 2, again: 0 };

function fitted(
  seed: string,
  passes: number,
  lambda = COURSE.lambda,
): { weights: Float64Array; surprises: number[]; rows: number[] } {
  const mind = mindIn(new Float64Array(mindSize(names.length, COURSE.hidden)), names.length, COURSE.hidden);
  const rng = rngFrom(seedOf(seed));
  for (let i = 0; i < mind.weights.length; i++) mind.weights[i] = 0.05 * (next(rng) / 2 ** 32 - 0.5);
  const fitter = new Fitter(game, mind, { ...COURSE, lambda });
  const surprises: number[] = [];
  const rows: number[] = [];
  for (let round = 0; round < 3; round++) {
    fitter.forget(1);
    for (let i = 0; i < 6; i++) fitter.gather({ seats: 3 }, round === 0, rng);
    for (let pass = 0; pass < passes; pass++) {
      const done = fitter.fit(COURSE.rate, rng);
      surprises.push(done.surprise);
      rows.push(done.rows);
    }
  }
  return { weights: mind.weights, surprises, rows };
}

test('is the same for the same seed', () => {
  expect(fitted('a', 1).weights).toEqual(fitted('a', 1).weights);
  expect(fitted('a', 1).weights).not.toEqual(fitted('b', 1).weights);
});

test('is surprised less from pass to pass, and looks back on one round', () => {
  const { surprises, rows } = fitted('less', 12, 1);
  expect(surprises[11]).toBeLessThan(0.8 * surprises[0]!);
  expect(rows[12]).toBeGreaterThan(1.5 * rows[0]!);
  expect(rows[24]).toBeLessThan(1.4 * rows[12]!);
});

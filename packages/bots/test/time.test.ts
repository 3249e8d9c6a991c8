// How long bots think where people wait for them: a clock that goes on by itself whenever it is looked at stands for a slow machine.
import { brethren } from '@boucan/brethren';
import { rngFrom, seedOf } from '@boucan/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { botNamed, PATIENCE, search } from '../src/index.ts';

const state = brethren.setup({ seats: 3, options: { 'first-seat': 0 } }, seedOf('time'));
const seen = brethren.glance(state, 0);
const SLOW = 100; // ms
let time = 0;

beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => (time += SLOW)));
afterEach(() => void vi.restoreAllMocks());

const spent = (work: () => unknown): number => {
  const began = time;
  work();
  return time - began;
};

test('a search makes up its mind when its time is over, or its iterations are', () => {
  const level5 = { usual: 5000, level: 5 } as const;
  const rng = () => rngFrom(seedOf('s'));
  expect(search(brethren, seen, level5, rng(), { within: 900 }).iterations).toBe(9);
  expect(search(brethren, seen, { iterations: 4 }, rng(), { within: 900 }).iterations).toBe(4);
  expect(search(brethren, seen, { ms: 300 }, rng(), { within: 900 }).iterations).toBe(3);
  expect(search(brethren, seen, { ms: 3000 }, rng(), { within: 900 }).iterations).toBe(9);
  expect(search(brethren, seen, level5, rng(), { within: 0 }).iterations, 'something must be thought').toBe(1);
});

test('whoever waits is told how far it is, and never of less than before', () => {
  const told: number[] = [];
  const tell = (name: string) =>
    botNamed(name)!.choose(brethren, seen, rngFrom(seedOf('p')), { within: 900, progress: (share) => told.push(share) });
  tell('search:5000it');
  expect(told.length).toBeGreaterThan(5);
  expect(told.at(-1)).toBe(1);
  expect(told).toEqual([...told].sort((a, b) => a - b));
  told.length = 0;
  tell('search:4it');
  expect(told, 'of iterations, where they are fewer').toEqual([1 / 4, 2 / 4, 3 / 4]);
  told.length = 0;
  tell('greedy');
  expect(told).toEqual([1 / 6, 2 / 6, 3 / 6, 4 / 6, 5 / 6, 1]);
});

test('without a limit the iterations alone count, however slow the machine', () => {
  expect(search(brethren, seen, { iterations: 200 }, rngFrom(seedOf('s'))).iterations).toBe(200);
});

test.each(['greedy', 'level1', 'level2', 'level3', 'level4', 'level5'])('%s keeps to what people wait', (name) => {
  const think = (within: number) => () => botNamed(name)!.choose(brethren, seen, rngFrom(seedOf('g')), { within });
  expect(spent(think(PATIENCE))).toBeLessThan(1000 + SLOW);
  expect(spent(think(2 * SLOW)), 'another imagined match would be too much').toBeLessThanOrEqual(3 * SLOW);
});

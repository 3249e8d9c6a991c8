// How bots at a table on this device are waited for.
import { brethren } from '@boucan/brethren';
import type { Game } from '@boucan/kernel';
import { Table } from '@boucan/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openingOf } from '../src/local/opening.ts';
import { Sitting } from '../src/local/sitting.ts';

const PAUSE = 700;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A table at which a bot begins, whose page has shown nothing yet. */
function atTable(level: string) {
  const dice = { secret: '11'.repeat(32), entropy: ['22'.repeat(16), '33'.repeat(16), '44'.repeat(16)] };
  const config = { seats: 3, options: { 'first-seat': 0 } };
  const sitters = [{ bot: level }, { name: 'Anna' }, { bot: level }];
  const table = new Table(brethren as Game, dice.secret, openingOf(brethren as Game, config, sitters, dice));
  const told: number[] = [];
  const sitting = new Sitting('here', null, table, PAUSE, { show: () => undefined, thinks: (_, share) => told.push(share) });
  return { table, sitting, told, n: table.n };
}

test('a bot that plays with a person thinks while the page still tells what went before, and takes no pause besides', async () => {
  const { table, n } = atTable('level1');
  await vi.advanceTimersByTimeAsync(10);
  expect(table.n).toBeGreaterThan(n);
});

test('the pause can be changed, and left out until a person is asked', async () => {
  const { table, sitting, n } = atTable('level3');
  sitting.reached(n);
  sitting.takePause(100);
  sitting.lift(); // wakes it again
  await vi.advanceTimersByTimeAsync(90);
  expect(table.n).toBe(n);
  await vi.advanceTimersByTimeAsync(20);
  expect(table.n).toBeGreaterThan(n);
});

test('until a person is asked, nobody who skips is kept waiting by a pause', async () => {
  const { table, sitting, n } = atTable('level3');
  sitting.reached(n);
  sitting.hurry();
  await vi.advanceTimersByTimeAsync(10);
  expect(table.n).toBeGreaterThan(n);
});

test('a quick bot takes its pause, says nothing of how far it is, and does not for the next choice of its turn', async () => {
  const { table, sitting, told, n } = atTable('level3');
  sitting.reached(n);
  await vi.advanceTimersByTimeAsync(PAUSE - 10);
  expect(table.n).toBe(n);
  await vi.advanceTimersByTimeAsync(20);
  expect(table.n).toBe(n + 2); // while the page tells of the first, it makes the second
  expect(told).toEqual([]);
});

test('a bot that is woken again meanwhile does not begin again', async () => {
  const { table, sitting, n } = atTable('level1');
  sitting.reached(n);
  await vi.advanceTimersByTimeAsync(PAUSE / 2);
  sitting.lift();
  await vi.advanceTimersByTimeAsync(PAUSE / 2 + 10);
  expect(table.n).toBeGreaterThan(n);
});

test('a slow bot takes no pause besides, and says how far it is once it has thought for long', async () => {
  const { table, sitting, told, n } = atTable('level5');
  let time = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => (time += 50)); // a slow machine
  sitting.reached(n);
  await vi.advanceTimersByTimeAsync(1);
  expect(table.n).toBeGreaterThan(n);
  expect(told.length).toBeGreaterThan(2);
  expect(Math.min(...told)).toBeGreaterThan(0.3);
  expect(told).toEqual([...told].sort((a, b) => a - b));
});

test('a choice for a position that is no more is not made', async () => {
  const { table, sitting, n } = atTable('level1');
  sitting.reached(n);
  await vi.advanceTimersByTimeAsync(PAUSE / 2);
  vi.spyOn(table, 'state', 'get').mockReturnValue({ ...table.state! });
  await vi.advanceTimersByTimeAsync(2 * PAUSE);
  expect(table.n).toBe(n);
});

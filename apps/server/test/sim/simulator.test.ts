// Nodes on a simulated machine, network, database and NATS: whatever happens, what must hold holds. More of it: npm run simulate.
import { atLength } from '@boucan/testkit/whole';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawn, simulate } from './run.ts';
import { shrunk, told } from './shrink.ts';

/** Runs, and faults in each. */
const RUNS = atLength(30, 800);
const FAULTS = 10;

const unhandled: unknown[] = [];
const note = (error: unknown): void => void unhandled.push(error);
beforeAll(() => void process.on('unhandledRejection', note));
afterAll(() => void process.off('unhandledRejection', note));

test('the same seed leads to the same run, to the last step', async () => {
  const [one, other] = [await simulate(drawn(7, FAULTS)), await simulate(drawn(7, FAULTS))];
  expect(one).toEqual(other);
  expect(one.acknowledged).toBeGreaterThan(20);
});

test('nothing acknowledged is lost, what is told is true, and nobody is stuck', async () => {
  for (let seed = 0; seed < RUNS; seed++) {
    const outcome = await simulate(drawn(seed, FAULTS));
    if (outcome.problem !== null) expect.fail(told(await shrunk(outcome, 40)));
    expect(unhandled, `seed ${seed}`).toEqual([]);
  }
});

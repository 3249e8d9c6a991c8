// Judged two hidden units at a time, a network says the same to the last bit.
import { below, next, type Rng, rngFrom, seedOf } from '@boucan/kernel';
import { expect, test } from 'vitest';
import { judge, type Net, netSize } from '../src/index.ts';
import { judgeTogether, roomFor, settle } from '../src/judging/lanes.ts';

const STRANGE = [0, -0, 1, -1, Number.NaN, Number.POSITIVE_INFINITY, 5e-324];
const number = (rng: Rng): number => (next(rng) / 2 ** 31 - 1) * 10 ** (below(rng, 5) - 2);
/** Mostly nothing, as features are. */
const quantity = (rng: Rng): number => (below(rng, 2) === 0 ? 0 : below(rng, 20) === 0 ? STRANGE[below(rng, 7)]! : number(rng));

const netOf = (inputs: number, hidden: number, rng: Rng): Net => ({
  inputs,
  hidden,
  all: settle(Float64Array.from({ length: netSize(inputs, hidden) }, () => number(rng))),
});

/** What is said of so many seats both ways. */
function both(
  net: Net,
  seats: number,
  rng: Rng,
): { readonly together: boolean; readonly said: number[]; readonly alone: number[] } {
  const x = roomFor(net.inputs * seats);
  for (let i = 0; i < net.inputs * seats; i++) x[i] = quantity(rng);
  const said = new Array<number>(seats).fill(0);
  const together = judgeTogether(net, x, said);
  return { together, said, alone: said.map((_, seat) => judge(net, x, seat * net.inputs)) };
}

test('whatever the network and the quantities, and whichever network was asked before', () => {
  const rng = rngFrom(seedOf('lanes'));
  const nets = Array.from({ length: 9 }, (_, i) => netOf(1 + below(rng, 200), 1 + ((5 * i) % 16), rng));
  for (let i = 0; i < 2000; i++) {
    const { together, said, alone } = both(nets[below(rng, nets.length)]!, 1 + below(rng, 6), rng);
    expect(together).toBe(true);
    for (const [seat, one] of said.entries()) expect(Object.is(one, alone[seat]), `${i}: ${one} and ${alone[seat]}`).toBe(true);
  }
});

test('what does not fit, has no hidden units, or may still change, is left to be judged alone', () => {
  const rng = rngFrom(seedOf('alone'));
  expect(both(netOf(20, 17, rng), 3, rng).together).toBe(false);
  expect(both(netOf(20, 0, rng), 3, rng).together).toBe(false);
  const { inputs, hidden, all } = netOf(20, 4, rng);
  expect(both({ inputs, hidden, all: all.slice() }, 3, rng).together).toBe(false);
  expect(judgeTogether(netOf(20, 4, rng), new Float64Array(60), [0, 0, 0])).toBe(false);
});

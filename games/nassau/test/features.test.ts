// The quantities that bots may learn to judge by.
import { pick, rngFrom, seedOf } from '@boucan/kernel';
import { expect, test } from 'vitest';
import { features, start } from '../src/advice/features.ts';
import { nassau } from '../src/game.ts';
import { countsOf } from '../src/rules/count.ts';

const COUNT = features.names.length;
const at = (name: string): number => {
  const i = features.names.indexOf(name);
  if (i < 0) throw new Error(`no feature ${name}`);
  return i;
};

test('they have names of their own, and learning sets out from some of them', () => {
  expect(new Set(features.names).size).toBe(COUNT);
  for (const name of Object.keys(start)) expect(at(name)).toBeGreaterThanOrEqual(0);
});

test('in a whole match every one is written and about one, and stands where its name says', () => {
  for (const seats of [2, 4]) {
    const s = nassau.setup({ seats }, seedOf('features'));
    const rng = rngFrom(seedOf('features'));
    const out = new Float64Array(seats * COUNT);
    while (s.result === null) {
      out.fill(Number.NaN);
      features.fill(s, out);
      expect(out.every((q) => Number.isFinite(q) && Math.abs(q) < 20)).toBe(true);
      for (let seat = 0; seat < seats; seat++) {
        const counts = countsOf(s.board, seat);
        const ship = s.board.ships[seat]!;
        const q = (name: string): number => out[seat * COUNT + at(name)]!;
        expect(q('opponents.counted') * 20).toBeCloseTo(counts.opponents.points);
        expect(q('goods.counted') * 20).toBeCloseTo(counts.goods.points);
        expect(q('weapons.counted') * 20).toBeCloseTo(counts.weapons.points);
        expect(q('towers.counted') * 20).toBeCloseTo(counts.towers.points);
        expect(q('companions.pairs') * 3).toBeCloseTo(counts.companions.pairs);
        expect(q('tales.hand') * 5).toBeCloseTo(ship.hand.length);
        expect(q('stock.provisions') * 3).toBeCloseTo(ship.provisions);
        expect(q('ship.holds') * 5).toBeCloseTo(ship.holds);
        expect(q('items.compass') * 3).toBeCloseTo(ship.compass);
        expect(q(`stage.${ship.stage}`)).toBe(1);
      }
      const { seat } = s.asked.find(({ answer }) => answer === null)!;
      nassau.advance(s, seat, pick(rng, nassau.options(s, seat)));
    }
  }
});

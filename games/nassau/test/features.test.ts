// The quantities that bots may learn to judge by.
import { pick, rngFrom, type State, seedOf } from '@boucan/kernel';
import { describe, expect, test } from 'vitest';
import { byHand } from '../src/advice/by-hand.ts';
import { features } from '../src/advice/features.ts';
import type { Nassau } from '../src/board.ts';
import { OPPONENTS_IN, OUTPOSTS_IN } from '../src/content/sea.ts';
import { nassau } from '../src/game.ts';
import { countsOf } from '../src/rules/count.ts';

const COUNT = features.names.length;
const at = (name: string): number => {
  const i = features.names.indexOf(name);
  if (i < 0) throw new Error(`no feature ${name}`);
  return i;
};

test('in a whole match every one is written and about one, and stands where its name says', () => {
  for (const seats of [2, 4]) {
    const s = nassau.setup({ seats }, seedOf('features'));
    const rng = rngFrom(seedOf('features'));
    const out = new Float64Array(seats * COUNT);
    while (s.result === null) {
      out.fill(Number.NaN);
      features.fill(s, out);
      expect(out.every((q) => Number.isFinite(q) && Math.abs(q) < 20)).toBe(true);
      const worth = byHand.worth(s);
      for (let seat = 0; seat < seats; seat++) {
        const counts = countsOf(s.board, seat);
        const ship = s.board.ships[seat]!;
        const q = (name: string): number => out[seat * COUNT + at(name)]!;
        expect(q('opponents.counted') * 20).toBeCloseTo(counts.opponents.points);
        expect(q('goods.counted') * 20).toBeCloseTo(counts.goods.points);
        expect(q('weapons.counted') * 20).toBeCloseTo(counts.weapons.points);
        expect(q('towers.counted') * 20).toBeCloseTo(0.85 * counts.towers.points);
        expect(q('companions.pairs') * 20).toBeCloseTo(counts.companions.points);
        expect(q('tales.hand') * 5).toBeCloseTo(ship.hand.length);
        expect(q('stock.provisions') * 3).toBeCloseTo(ship.provisions);
        expect(q('ship.holds') * 5).toBeCloseTo(ship.holds);
        expect(q('items.compass') * 3).toBeCloseTo(ship.compass);
        expect(q(`stage.${ship.stage}`)).toBe(1);
        const rivals = worth.filter((_, other) => other !== seat);
        expect(q('score.lead') * 20).toBeCloseTo(worth[seat]! - Math.max(...rivals));
      }
      const { seat } = s.asked.find(({ answer }) => answer === null)!;
      nassau.advance(s, seat, pick(rng, nassau.options(s, seat)));
    }
  }
});

describe('what the chart holds', () => {
  const found = (change: (b: Nassau) => void): ((name: string) => number) => {
    const s = nassau.setup({ seats: 2, options: { town: 'first-game' } }, seedOf('chart')) as State<Nassau>;
    const ship = s.board.ships[0]!;
    s.board.phase = 'caribbean';
    s.board.opponents.fill(0);
    s.board.garrisons.fill(1);
    Object.assign(ship, { stage: 'sea', zone: 0, provisions: 2, crates: 3, sails: 1, sailors: 1, standing: 0 });
    change(s.board);
    const out = new Float64Array(2 * COUNT);
    features.fill(s, out);
    return (name) => out[at(name)]!;
  };
  const FORTRESS = 8; // of strength 1

  test('an opponent that would fall counts, the nearer the more, and nothing without crates', () => {
    const near = found((b) => {
      b.opponents[OPPONENTS_IN[0]![0]!] = FORTRESS;
    });
    const far = found((b) => {
      b.opponents[OPPONENTS_IN[8]![0]!] = FORTRESS;
    });
    const unarmed = found((b) => {
      b.opponents[OPPONENTS_IN[0]![0]!] = FORTRESS;
      b.ships[0]!.crates = 0;
    });
    expect(near('voyage.fall')).toBeGreaterThan(far('voyage.fall'));
    expect(far('voyage.fall')).toBeGreaterThan(0);
    expect(unarmed('voyage.fall')).toBe(0);
  });

  test('a free outpost counts for whoever has a pirate to leave there', () => {
    const open = (pirates: number): number =>
      found((b) => {
        b.garrisons[OUTPOSTS_IN[1]![0]!] = -1;
        b.ships[0]!.standing = pirates;
      })('voyage.outpost');
    expect(open(1)).toBeGreaterThan(0);
    expect(open(0)).toBe(0);
  });

  test('whoever is home finds nothing', () => {
    const home = found((b) => {
      b.opponents[OPPONENTS_IN[0]![0]!] = FORTRESS;
      b.ships[0]!.stage = 'home';
    });
    expect(home('voyage.falls')).toBe(0);
  });
});

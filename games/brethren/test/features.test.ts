// The quantities that bots have learned to judge by: read without making anything new, so held here against the rules that they shorten.
import { type State, seedOf } from '@boucan/kernel';
import { expect, test } from 'vitest';
import { features } from '../src/advice/features.ts';
import { type Coast, type Fleet, played } from '../src/board.ts';
import { type Card, PORT_ROYAL } from '../src/content/deck.ts';
import { brethren } from '../src/game.ts';
import { divideChestPrizes } from '../src/rules/end.ts';
import { chestsOf } from '../src/rules/hoard.ts';
import { randomMatch } from './kit.ts';

const filled = (s: State<Coast>): Float64Array => {
  const out = new Float64Array(features.names.length * s.seats).fill(Number.NaN);
  features.fill(s, out);
  return out;
};
const quantity = (all: Float64Array, seat: number, name: string): number => {
  const at = features.names.indexOf(name);
  if (at < 0) throw new Error(`no feature ${name}`);
  return all[seat * features.names.length + at]!;
};

/** A table where one galleon has these fleets and cards, and everything else lies as dealt. */
function galleon(fleets: readonly Fleet[], cards: readonly Card[], options = {}): Float64Array {
  const s = brethren.setup({ seats: 3, options }, seedOf('features'));
  s.board.boards[0]!.fleets = [...fleets];
  s.board.boards[0]!.cards = cards.map((card) => played(card, 0, false));
  return filled(s);
}
const fleet = (seat: number, schooners: number): Fleet => ({ seat, galleons: 0, schooners });
const promised = (all: Float64Array): boolean[] => [0, 1, 2].map((seat) => quantity(all, seat, 'promise.galleons') > 0);

test('treasure is promised to the first fleet, and after a single cannon to the second', () => {
  expect(promised(galleon([fleet(0, 2), fleet(1, 1)], ['doubloons-4']))).toEqual([true, false, false]);
  expect(promised(galleon([fleet(0, 2), fleet(1, 1)], ['doubloons-4', 'cannon']))).toEqual([false, true, false]);
  expect(promised(galleon([fleet(0, 2), fleet(1, 1)], ['doubloons-4', 'cannon', 'cannon']))).toEqual([true, false, false]);
});

test('a leader of one ship drops behind his equal under a cannon, unless the table says that he keeps his rank', () => {
  const fleets = [fleet(0, 1), fleet(1, 1)];
  expect(promised(galleon(fleets, ['doubloons-4', 'cannon']))).toEqual([false, true, false]);
  expect(promised(galleon(fleets, ['doubloons-4', 'cannon'], { 'tied-leader-drops': false }))).toEqual([true, false, false]);
});

test('a musket takes the last ship of the last fleet out of the sharing', () => {
  expect(promised(galleon([fleet(0, 2), fleet(1, 1)], ['doubloons-4', 'doubloons-1']))).toEqual([true, true, false]);
  expect(promised(galleon([fleet(0, 2), fleet(1, 1)], ['doubloons-4', 'doubloons-1', 'musket']))).toEqual([true, false, false]);
  expect(promised(galleon([fleet(2, 1)], ['doubloons-4', 'cannon', 'musket']))).toEqual([false, false, false]);
});

test('marked doubloons are promised to the fleet at their place, or to the first', () => {
  expect(promised(galleon([fleet(0, 2), fleet(1, 1)], ['marked-2']))).toEqual([false, true, false]);
  expect(promised(galleon([fleet(0, 2), fleet(1, 1)], ['marked-3']))).toEqual([true, false, false]);
});

test('in a whole match every quantity is written, about one, and the pot is divided as by the rules, before they round', () => {
  for (const seats of [3, 6])
    for (const { after } of randomMatch(seats, 'features')) {
      const all = filled(after);
      expect(all.every((q) => Number.isFinite(q) && Math.abs(q) < 12)).toBe(true);
      const { portRoyal, shares } = divideChestPrizes(after.board.captains.map(chestsOf), after.board.pot, false);
      for (let seat = 0; seat < seats; seat++)
        expect(
          Math.abs(quantity(all, seat, 'pot.share') * 4 - shares[seat]! - (seat === portRoyal ? PORT_ROYAL : 0)),
        ).toBeLessThan(1);
    }
});

// Where the ship gets, as everybody sees it.
import { pick, rngFrom, type State, seedOf } from '@boucan/kernel';
import { expect, test } from 'vitest';
import type { Voyage } from '../src/board.ts';
import { nextTo } from '../src/content/map.ts';
import { skull } from '../src/game.ts';
import { speedOf } from '../src/quantities.ts';

/** Positions of random matches, one after the other. */
function* positions(): Iterable<State<Voyage>> {
  for (let match = 0; match < 20; match++) {
    const s = skull.setup({ seats: 3 }, seedOf(`reach ${match}`));
    const rng = rngFrom(seedOf(`reach ${match}`));
    while (s.result === null) {
      yield s;
      const { seat } = s.asked.find(({ answer }) => answer === null)!;
      skull.advance(s, seat, pick(rng, skull.options(s, seat)));
    }
  }
}

const first = (like: (s: State<Voyage>) => boolean): State<Voyage> => {
  for (const s of positions()) if (like(s)) return s;
  throw new Error('no match came there');
};
const isSailing = (s: State<Voyage>): boolean => s.asked[0]?.question === 'move.sail' && s.board.turn.points >= 3;

test('SKU-MOVE-02: every cell within her points is named once, with the steps that lead there, a point each', () => {
  const s = first(isSailing);
  const { ship, turn } = s.board;
  const { reach } = skull.view(s, 0).board;
  expect(new Set(reach.map(([cell]) => cell)).size).toBe(reach.length);
  expect(Math.max(...reach.map(([, steps]) => steps.length / 2))).toBe(Math.min(8, turn.points));
  for (const [cell, steps] of reach) {
    let at = ship.cell;
    for (const [, letter, heading] of steps.matchAll(/([at])([1-6])/gu)) if (letter === 'a') at = nextTo(at, Number(heading));
    expect(at).toBe(cell);
  }
  const offered = skull.options(s, s.board.captain).flatMap(([verb, heading]) => (verb === 'advance' ? [`a${heading}`] : []));
  expect(reach.flatMap(([, steps]) => (steps.length === 2 ? [steps] : [])).sort()).toEqual(offered.sort());
});

test('SKU-INFO-07: it is the same for everybody; a bot is not told, for it sails by the rules', () => {
  const s = first(isSailing);
  const { reach } = skull.view(s, 'table').board;
  for (let seat = 0; seat < s.seats; seat++) expect(skull.view(s, seat).board.reach).toEqual(reach);
  expect(skull.glance(s, 0).board.reach).toEqual([]);
});

test('before the speed roll it is as far as the dice can bring her, and nowhere in a boarding', () => {
  const waiting = first(({ board: b }) => b.turn.points === 0 && b.boarding === null && speedOf(b).most >= 2);
  const costs = skull.view(waiting, 0).board.reach.map(([, steps]) => steps.length / 2);
  expect(Math.max(...costs)).toBe(Math.min(8, speedOf(waiting.board).most));
  const fray = first(({ board }) => board.boarding !== null);
  expect(skull.view(fray, 0).board.reach).toEqual([]);
});

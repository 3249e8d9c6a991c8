import { expect, test } from 'vitest';
import { NEIGHBOURS, ZONE_IDS } from '../src/boards/fortunes/content.ts';
import { askersOf, movesFrom } from '../src/boards/fortunes/map/distance.ts';

test('every zone can be reached, a neighbour in one Move, and it is as far there as back', () => {
  for (const from of ZONE_IDS) {
    const far = movesFrom(from);
    expect(far.size).toBe(ZONE_IDS.length);
    for (const next of Object.values(NEIGHBOURS[from])) expect(far.get(next)).toBe(1);
    for (const to of ZONE_IDS) expect(far.get(to)).toBe(movesFrom(to).get(from));
  }
});

test('of the ports that ask for a good the nearest comes first', () => {
  const demand = ZONE_IDS.map((zone) => (zone === 'nassau' || zone === 'trinidad' || zone === 'tortuga' ? 'rum' : 'wood'));
  expect(askersOf(demand, 'rum', 'nassau').map(({ zone }) => zone)).toEqual(['nassau', 'tortuga', 'trinidad']);
  expect(askersOf(demand, 'spices', 'nassau')).toEqual([]);
});

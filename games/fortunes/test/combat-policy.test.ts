// How the game steers captains whom nobody plays.
import { expect, test } from 'vitest';
import type { Fight, Ship, Volley } from '../src/board.ts';
import { boardingOdds } from '../src/boarding-odds.ts';
import { combat } from '../src/rules/combat/combat.ts';
import { policyDeclares, policyPlaces } from '../src/rules/combat/policy.ts';
import { newShip } from '../src/setup.ts';
import { agreed, enemy, navy } from './combat-kit.ts';
import { ship } from './kit.ts';

test('FDM-NPC-14: the odds of a crew combat are those of the table, to one in a hundred', () => {
  const enemies = [2, 3, 4].flatMap((leadership) => [1, 2, 3, 5].map((crew) => [crew, leadership] as const));
  const TABLE: readonly (readonly [crew: number, leadership: number, odds: readonly number[]])[] = [
    [1, 2, [46, 14, 4, 0, 26, 5, 1, 0, 17, 2, 0, 0]],
    [2, 2, [83, 48, 24, 5, 73, 28, 10, 1, 68, 17, 5, 0]],
    [3, 2, [95, 73, 49, 16, 90, 54, 26, 4, 87, 41, 14, 1]],
    [5, 2, [100, 94, 83, 49, 99, 86, 62, 21, 98, 77, 45, 9]],
    [1, 3, [72, 26, 9, 1, 47, 11, 2, 0, 29, 4, 1, 0]],
    [2, 3, [95, 72, 46, 14, 88, 49, 23, 4, 82, 32, 12, 1]],
    [3, 3, [99, 90, 74, 38, 97, 75, 49, 15, 96, 62, 31, 6]],
    [5, 3, [100, 99, 96, 79, 100, 96, 84, 49, 100, 92, 71, 28]],
    [1, 4, [83, 32, 13, 2, 68, 17, 4, 0, 48, 8, 1, 0]],
    [2, 4, [98, 83, 59, 23, 95, 67, 37, 8, 91, 49, 21, 3]],
    [3, 4, [100, 95, 86, 55, 99, 88, 68, 29, 99, 78, 49, 14]],
    [5, 4, [100, 100, 99, 91, 100, 99, 94, 72, 100, 97, 86, 50]],
  ];
  for (const [crew, leadership, odds] of TABLE)
    for (const [i, [enemyCrew, enemyLeadership]] of enemies.entries()) {
      const found = 100 * boardingOdds(crew, leadership, enemyCrew, enemyLeadership);
      expect(Math.abs(found - odds[i]!), `${crew}/${leadership} against ${enemyCrew}/${enemyLeadership}: ${found}`).toBeLessThan(
        1.01,
      );
    }
});

test('FDM-BOARD-02: without Crew a crew combat is lost, whoever leads it', () => {
  expect(boardingOdds(0, 4, 1, 1)).toBe(0);
  expect(boardingOdds(1, 1, 0, 4)).toBe(1);
});

// ── declarations ──

/** A captain of nobody's with Leadership 3 against one with Leadership 2, in the second combat round. */
const declares = (own: Partial<Ship>, foe: Partial<Ship>, { round = 2, leadership = 2 } = {}): string => {
  const side = { seat: null, runBy: null, declared: null, dice: [], used: [], crewLost: 0, bestVolley: 0 };
  const sides = [
    { ...side, npc: 'navy-england', leadership: 0, ship: { ...newShip('frigate'), ...own } },
    { ...side, npc: null, leadership, ship: { ...newShip('frigate'), ...foe } },
  ];
  const npcs = [{ zone: 'curacao', ship: 'frigate', captain: 'navy-england-benbow' }];
  return policyDeclares({ fight: { round, sides } as unknown as Fight, npcs, players: [] } as never, 0);
};

test('FDM-NPC-14: the policy fires in the first combat round and without Masts', () => {
  expect(declares({}, { crew: 1 }, { round: 1 })).toBe('fire');
  expect(declares({ masts: 0 }, { crew: 1 })).toBe('fire');
});

test('FDM-NPC-14: it boards when it is likely to win on deck', () => {
  expect(declares({}, { crew: 3 })).toBe('board'); // 74 in a hundred
  expect(declares({ crew: 2 }, { crew: 3, cannons: 1 })).toBe('fire'); // 46
});

test('FDM-NPC-14, FDM-NPC-16: it flees without Cannons, or with a shattered Hull, but only where it may', () => {
  expect(declares({ crew: 1, cannons: 0 }, {})).toBe('flee');
  expect(declares({ crew: 1, hull: 1 }, { cannons: 2 })).toBe('flee');
  expect(declares({ crew: 1, hull: 1 }, { cannons: 1 })).toBe('fire');
  expect(declares({ crew: 1, hull: 1, cannons: 3 }, { cannons: 3, crew: 1, hull: 3 })).toBe('board');
  expect(declares({ crew: 1, hull: 2 }, { cannons: 3 })).toBe('fire');
});

test('FDM-NPC-14, FDM-COMBAT-27: where neither side has Cannons it boards, whatever the odds, as long as it has Crew', () => {
  const spent = { crew: 1, cannons: 0 };
  expect(boardingOdds(1, 3, 1, 5)).toBeLessThan(0.25);
  expect(declares(spent, spent, { leadership: 5 })).toBe('board');
  expect(declares(spent, { ...spent, masts: 0 }, { leadership: 5 })).toBe('board');
  expect(declares({ ...spent, crew: 0 }, { ...spent, crew: 0 })).toBe('fire');
});

// ── skulls ──

const falling = (...sections: Volley['sections']): Volley =>
  ({
    from: 'guns',
    by: 0,
    at: 'navy-england',
    dice: sections.map(() => 5),
    sections,
    cancelled: [],
    shot: null,
  }) as unknown as Volley;

test('FDM-DAMAGE-03: the policy gives up what it can spare, in sight of what is on its way', () => {
  const frigate = newShip('frigate');
  expect(policyPlaces(frigate, falling(null))).toBe('cargo');
  expect(policyPlaces(frigate, falling('cargo', 'cargo', null))).toBe('masts');
  expect(policyPlaces({ ...frigate, cargo: 1, masts: 1 }, falling(null))).toBe('cannons');
  expect(policyPlaces({ ...frigate, cargo: 1, masts: 1, cannons: 1 }, falling(null))).toBe('crew');
  expect(policyPlaces({ ...frigate, cargo: 1, masts: 1, cannons: 1, crew: 1 }, falling(null))).toBe('cargo');
  expect(policyPlaces({ ...frigate, cargo: 0, masts: 1, cannons: 1, crew: 1 }, falling(null))).toBe('hull');
  expect(policyPlaces({ ...frigate, cargo: 0, masts: 1, cannons: 1, crew: 1, hull: 2 }, falling(null))).toBe('hull'); // a skull not placed yet is none
  expect(policyPlaces({ ...frigate, cargo: 0, masts: 1, cannons: 1, crew: 1, hull: 1 }, falling(null))).toBe('cannons');
  expect(policyPlaces({ ...frigate, cargo: 0, masts: 1, cannons: 0, crew: 1, hull: 1 }, falling(null))).toBe('masts');
  expect(policyPlaces({ ...frigate, cargo: 0, masts: 0, cannons: 0, crew: 1, hull: 1 }, falling(null))).toBe('crew');
  expect(policyPlaces({ ...frigate, cargo: 0, masts: 0, cannons: 0, crew: 0, hull: 1 }, falling(null))).toBe('hull');
  // What overflows on its way counts as well: the Hull is down to 1 then.
  expect(policyPlaces({ ...frigate, cargo: 0, masts: 1, cannons: 1, crew: 1, hull: 2 }, falling('cargo', null))).toBe('cannons');
});

// ── at the table ──

navy('FDM-NPC-14, FDM-NPC-15, FDM-Q-14: if the table wants it so, nobody is asked for a ship of nobody’s')
  .given(agreed({ autoNpcs: true }))
  .given(ship('anne', 'frigate', { crew: 1 }))
  .dice('manoeuvre', 'anne', 5, 6, 1)
  .dice('npc-manoeuvre', null, 1, 1, 1)
  .dice('location', 'anne', 5, 5, 1)
  .start(combat, { attacker: 0, defender: 'navy-england' })
  .expectBoard(enemy, [3, 1, 2, 3, 3])
  .expectAsked('anne', 'naval.declare')
  .dice('manoeuvre', 'anne', 1, 1, 1)
  .dice('npc-manoeuvre', null, 5, 1, 1)
  .dice('leadership', 'anne', 1, 1)
  .dice('npc-leadership', null, 5, 1, 1)
  .plays('anne order fire')
  .expectTold('combat.declared', { declaration: 'board' })
  .expectTold('captain.died', { seat: 'anne' })
  .expectNotAsked('bart');

// What the board of Skull Tales works out for the eye: courses, missions, events that were told, bids and dice.
import type { Told } from '@boucan/kernel';
import { skull } from '@boucan/skull';
import { cellOf, headingOf, stepsFrom, waysFrom } from '@boucan/skull/content/steps';
import { describe, expect, test } from 'vitest';
import { isWater, MOORING, placeOf, type VoyageView } from '../src/boards/skull/content.ts';
import { progressOf } from '../src/boards/skull/missions/progress.ts';
import { bidMeans } from '../src/boards/skull/scenes/bid-means.ts';
import { chanceOf, expectedOf } from '../src/boards/skull/scenes/chance.ts';
import { changesOf } from '../src/boards/skull/scenes/changes.ts';
import { eventTold } from '../src/boards/skull/scenes/event-told.ts';
import { legsOf, waysOf } from '../src/boards/skull/sea/ways.ts';
import type { Fresh } from '../src/table/source.ts';

const view = (): VoyageView => skull.view(skull.setup({ seats: 3 }, [1, 2, 3, 4]), 0).board as VoyageView;

describe('a course', () => {
  const { ship } = view();
  const ways = waysOf({ ship, reach: waysFrom(placeOf(ship.cell, ship.heading), 4) });

  test('leads over water to every cell it names, each step one point and allowed', () => {
    expect(ways.size).toBeGreaterThan(10);
    for (const [cell, way] of ways) {
      expect(way.steps).toHaveLength(way.cost);
      let place = placeOf(ship.cell, ship.heading);
      for (const [verb, bow] of way.steps) {
        const next = stepsFrom(place).find(
          (to) => headingOf(to) === bow && (cellOf(to) !== cellOf(place)) === (verb === 'advance'),
        );
        expect(next).toBeDefined();
        place = next!;
      }
      expect([cellOf(place), headingOf(place)]).toEqual([cell, way.heading]);
      expect(isWater(cell)).toBe(true);
      expect([way.cells[0], way.cells.at(-1)]).toEqual([ship.cell, cell]);
    }
  });

  test('is told leg by leg: ahead, to either side, or a turn on the spot', () => {
    const heading = 1;
    const way = {
      cost: 3,
      cells: [0],
      heading: 3,
      steps: [
        ['advance', 1],
        ['advance', 2],
        ['turn', 1],
      ] as const,
    };
    expect(legsOf(way, heading)).toEqual(['ahead', 'starboard', 'turnPort']);
  });
});

describe('a mission', () => {
  const at = (id: VoyageView['missions'][number]['id'], more: Partial<VoyageView> = {}, ready = false) =>
    progressOf({ ...view(), ...more }, { id, ready });

  test('says what it asks, how far it is, and what it pays', () => {
    const board = view();
    const cells = board.ship.cells.slice();
    cells[0] = 'rum';
    const { asked, loot, prestige } = at('rum-for-the-garrison', { ship: { ...board.ship, cells } });
    const rum = cells.filter((m) => m === 'rum').length;
    expect(asked[0]).toEqual({ what: 'leave', done: rum >= 2, good: 'rum', n: Math.min(2, rum), of: 2 });
    expect(asked.at(-1)).toMatchObject({ what: 'dock', island: 'E' });
    expect([loot, prestige]).toEqual([24, 0]);
  });

  test('is done with docking where the ship lies', () => {
    const board = view();
    const there = at('sealed-letters', { ship: { ...board.ship, cell: MOORING.B } });
    expect(there.asked).toEqual([{ what: 'dock', done: true, island: 'B', n: 0 }]);
  });

  test('counts the rounds near the Maelström, and needs the night for the gallows', () => {
    expect(at('calm-the-maw', { maw: 1 }).asked[0]).toEqual({ what: 'maw', done: false, n: 1, of: 2 });
    expect(at('gallows-debt', { watch: 5 }).asked[0]).toEqual({ what: 'night', done: true });
    expect(at('gallows-debt', { watch: 2 }).asked[0]).toEqual({ what: 'night', done: false });
  });

  test('gives away nothing of the ledger before somebody has seen it', () => {
    expect(at('silver-ledger', { ledger: 'hidden', ledgerSeen: false }).asked[0]).toEqual({ what: 'ledger', done: false });
    expect(at('silver-ledger', { ledger: 'C', ledgerSeen: true }).asked.at(-1)).toMatchObject({ island: 'C' });
  });
});

describe('an event', () => {
  const line = (n: number, ...events: readonly (readonly [string, Told['with']])[]): Fresh => ({
    n,
    at: 0,
    what: { type: 'chose', seat: 0, by: 'person', choice: null },
    events: events.map(([event, params]) => ({ event, with: params })),
  });
  const log = [
    line(1, ['round.began', { round: 3, day: 1 }], ['event.drawn', { card: 'squall' }], ['event.unmanned', { post: 'rigging' }]),
    line(2, ['ship.driven', { cells: 2, heading: 3 }], ['foe.rolled', { foe: 'galleon', dice: [1], points: 0 }]),
  ];

  test('stays with its card and what came of it, until something else begins', () => {
    const found = eventTold(log);
    expect(found).toMatchObject({ card: 'squall', key: '1.1', rounds: 0 });
    expect(found!.came.map(({ event }) => event)).toEqual(['event.unmanned', 'ship.driven']);
    expect(eventTold(log.slice(1))).toBeNull();
  });

  test('is over when an enemy leaves no room for the next, and counts the rounds', () => {
    expect(eventTold([...log, line(3, ['round.began', { round: 4, day: 1 }])])).toMatchObject({ rounds: 1 });
    expect(eventTold([...log, line(3, ['event.skipped', {}])])).toBeNull();
  });

  test('draws what it changed, and by how much', () => {
    const changed = changesOf([
      { event: 'dice.rolled', with: { dice: [1] } },
      { event: 'morale.changed', with: { by: -3, morale: 12, why: 'event' } },
      { event: 'morale.changed', with: { by: 0, morale: 20, why: 'event' } },
      { event: 'good.spent', with: { good: 'provisions', why: 'rats' } },
    ]);
    expect(changed.map(({ by }) => by)).toEqual([-3, -1]);
  });
});

test('a bid is sure only when nobody can match it', () => {
  expect(bidMeans(2, [1, 0])).toEqual({ verdict: 'sure', n: 0 });
  expect(bidMeans(2, [2, 1])).toEqual({ verdict: 'tie', n: 1 });
  expect(bidMeans(1, [2, 1])).toEqual({ verdict: 'risk', n: 2 });
  expect(bidMeans(0, [2])).toEqual({ verdict: 'none', n: 0 });
});

test('dice: at least one above, and how many to expect', () => {
  expect(chanceOf(1, 4)).toBe(33);
  expect(chanceOf(2, 4)).toBe(56);
  expect(chanceOf(0, 4)).toBe(0);
  expect(expectedOf(3, 5)).toBe(1);
});

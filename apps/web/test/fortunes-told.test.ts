// What the board of Fortunes works out of what lies open: how an assault stands, what came of a raid, how far a port is in actions.
import { fortunes } from '@boucan/fortunes';
import type { Game } from '@boucan/kernel';
import { speaker } from '@boucan/words';
import { expect, test } from 'vitest';
import { CARGO, type CargoId, type CaribbeanView, type Ship } from '../src/boards/fortunes/content.ts';
import { actionsTo } from '../src/boards/fortunes/map/distance.ts';
import { assaultAhead } from '../src/boards/fortunes/packs/locations/verdict.ts';
import { actionsOf } from '../src/boards/fortunes/plans.ts';
import { outcomeTold } from '../src/boards/fortunes/scenes/outcome-told.ts';
import type { ToldStep } from '../src/boards/parts/tale.ts';
import type { Fresh } from '../src/table/source.ts';

type Line = Fresh & { readonly what: { readonly type: 'chose'; readonly seat: number } };
/** A line of the log: what came of a choice of this seat. */
const line = (n: number, seat: number, ...events: readonly (readonly [string, ToldStep['with']])[]): Line => ({
  n,
  at: 0,
  what: { type: 'chose', seat, by: 'person', choice: ['done'] },
  events: events.map(([event, params]) => ({ event, with: params })),
});

const raid = [
  line(1, 0, ['raid.began', { seat: 0, nation: 'spain' }], ['raid.rolled', { seat: 0, dice: [1, 'skull'] }]),
  line(2, 0, ['raid.hit', { seat: 0, section: 'masts' }], ['raid.broken', { seat: 0 }]),
];

test('a raid stays with its last exchange and its end, once it is over', () => {
  expect(outcomeTold(raid, 0)).toMatchObject({ what: 'raid', key: '1.0' });
  expect(outcomeTold(raid, 0)!.steps.map(({ event }) => event)).toEqual(['raid.rolled', 'raid.hit', 'raid.broken']);
  expect(outcomeTold(raid.slice(0, 1), 0)).toBeNull();
  expect(outcomeTold(raid, 1), 'it is nobody else’s').toBeNull();
  const sailed = line(3, 0, ['ship.sailed', { seat: 0, zone: 'nassau' }]);
  expect(outcomeTold([...raid, sailed], 0), 'to sail on is no part of it').toEqual(outcomeTold(raid, 0));
});

test('an assault stays through the turns of others, and goes when its player has gone on', () => {
  const assault = line(3, 0, ['assault.began', { seat: 0, location: 'crown-battery' }], ['assault.failed', { seat: 0 }]);
  const others = line(4, 0, ['turn.began', { seat: 1 }]);
  const theirs = line(5, 1, ['round.began', { round: 4 }], ['turn.began', { seat: 0 }]);
  expect(outcomeTold([...raid, assault, others, theirs], 0)).toMatchObject({ what: 'assault', key: '3.0' });
  expect(outcomeTold([...raid, assault, others, theirs, line(6, 0, ['ship.sailed', { seat: 0 }])], 0)).toBeNull();
});

test('from port to port it is out, across, in: three actions, not one Move', () => {
  expect(actionsTo(1, true, false)).toBe(3);
  expect(actionsTo(1, false, false)).toBe(2);
  expect(actionsTo(0, false, true)).toBe(0);
});

test('a course costs what its Moves cost now', () => {
  const board = {
    sums: { moves: { tortuga: { value: 0, causes: [] }, sea: { value: 1, causes: [] } } },
  } as unknown as CaribbeanView;
  expect(actionsOf(board, [['sail', 'sea'], ['sail', 'tortuga'], ['sail', 'port'], ['port']])).toBe(3);
});

test('every Move of the active player has its price in sight of all', () => {
  const state = fortunes.setup({ seats: 2 }, [1, 2, 3, 4]);
  const { moves } = (fortunes.view(state, 1).board as CaribbeanView).sums;
  expect(Object.values(moves).every(({ value }) => value >= 0)).toBe(true);
});

test('an assault says how it stands: the cards as they lie, against the ship', () => {
  const ship = { hull: 2, cargo: 2, masts: 1, crew: 2, cannons: 2 } as unknown as Ship;
  const ids = Object.keys(CARGO) as CargoId[];
  const [flight, masts, hull] = (['flight', 'masts', 'hull'] as const).map((icon) => ids.filter((id) => CARGO[id].icon === icon));
  const lies = (cards: readonly CargoId[], nimble = 4) => assaultAhead('crown-battery', cards, ship, nimble);
  expect(lies(flight!.slice(0, 3))).toMatchObject({ ends: 'ashore', hits: 0, flights: 3, alarm: false });
  expect(lies(flight!.slice(0, 4))).toMatchObject({ alarm: true });
  expect(lies(masts!.slice(0, 1))).toMatchObject({ ends: 'broken', destroyed: ['masts'], hits: 1 });
  expect(lies(hull!.slice(0, 2))).toMatchObject({ ends: 'sunk' });
});

test.each([
  ['en', 'No actions left, but a free Move. What do you do?', 'No actions left. What do you do?'],
  ['fr', 'Il ne vous reste qu’un Déplacement gratuit.', 'Il ne vous reste aucune action.'],
] as const)('“no actions left” is not all that is said while a Move is free (%s)', (lang, free, none) => {
  const { prompt } = speaker(fortunes as unknown as Game, lang, []);
  const asked = (is: string): string => prompt({ question: 'turn.action', with: { actions: 0, free: is } });
  expect(asked('yes')).toContain(free);
  expect(asked('no')).toContain(none);
});

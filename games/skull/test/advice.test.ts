import { judged } from '@boucan/bots';
import { type State, seedOf } from '@boucan/kernel';
import { expect, test } from 'vitest';
import { danger, isSchemer } from '../src/advice/by-hand.ts';
import type { Voyage } from '../src/board.ts';
import { CLASS_IDS, type ClassId } from '../src/content/characters.ts';
import { cellAt } from '../src/content/map.ts';
import { skull as learned } from '../src/game.ts';
import { station } from '../src/rules/crew.ts';
import { columnOf } from '../src/rules/hold.ts';
import { newPerson } from '../src/rules/people.ts';
import { newFoe } from '../src/rules/spawn.ts';

/** As it is judged by hand. */
const skull = judged(learned).judgedBy(null);

/** Three at sea: the Captain, and two others of these classes. */
function atSea(second: ClassId, third: ClassId): State<Voyage> {
  const state = skull.setup({ seats: 3 }, seedOf('advice')) as State<Voyage>;
  const { board } = state;
  board.people = [newPerson('sea-dog', 0, 0), newPerson(second, 1, 0), newPerson(third, 2, 0)];
  return state;
}
const worthAt = (cls: ClassId, post: 'plot' | 'main-deck'): number => {
  const state = atSea(cls, 'cook');
  station(state.board, state.board.people[1]!, post);
  return skull.worth(state)[1]!;
};

test('schemers would rather plot than scrub, the loyal would not, and there are as many of the one as of the other', () => {
  const schemers = CLASS_IDS.filter((cls) => isSchemer(newPerson(cls, 0, 0)));
  expect(schemers.length).toBe(CLASS_IDS.length / 2);
  for (const cls of CLASS_IDS) expect(worthAt(cls, 'plot') > worthAt(cls, 'main-deck')).toBe(schemers.includes(cls));
});

test('close to morale a schemer sees himself as Captain, the loyal does not', () => {
  const gain = (cls: ClassId): number => {
    const state = atSea(cls, 'cook');
    state.board.morale = 12;
    const [, before] = skull.worth(state);
    state.board.people[1]!.trust = 11;
    return skull.worth(state)[1]! - before!;
  };
  expect(gain('assassin')).toBeGreaterThan(gain('surgeon'));
});

test('nobody strikes the flag to be rid of a bad watch: a defeat is worse than anything before it', () => {
  const state = atSea('assassin', 'surgeon');
  const { board } = state;
  Object.assign(board, { morale: 1, dirt: 3 });
  board.ship.hold = 1;
  for (const p of board.people.slice(1)) p.post = 'infirmary';
  for (const g of board.groups) Object.assign(g, { fatigue: 4, wounds: 1, post: 'rail' });
  const bad = skull.worth(state);
  state.result = { winners: [], scores: [0, 0, 0], end: 'surrendered' };
  for (const [seat, lost] of skull.worth(state).entries()) expect(lost).toBeLessThan(bad[seat]!);
});

test('a light hold is worth more than a heavy one', () => {
  const state = atSea('gunner', 'cook');
  const [light] = skull.worth(state);
  const { cells } = state.board.ship;
  cells[13] = cells[0]!;
  cells[0] = null;
  expect(skull.worth(state)[0]).toBeLessThan(light!);
});

test('a point of morale is worth something on the whole track', () => {
  const state = atSea('gunner', 'cook');
  const at = (morale: number): number => {
    state.board.morale = morale;
    return skull.worth(state)[0]!;
  };
  for (let morale = 1; morale <= 20; morale++) expect(at(morale)).toBeGreaterThan(at(morale - 1));
});

test('alone one minds the trust of allies as it comes near to morale; among others nobody does', () => {
  const alone = skull.setup({ seats: 1 }, seedOf('advice')) as State<Voyage>;
  alone.board.people = [newPerson('sea-dog', 0, 0), newPerson('cook', 0, 1), newPerson('surgeon', 0, 2)];
  const trusted = (points: number): number => {
    alone.board.people[2]!.trust = points;
    return skull.worth(alone)[0]!;
  };
  alone.board.morale = 12;
  expect(trusted(11)).toBeLessThan(trusted(6));
  expect(trusted(3)).toBe(trusted(0));
});

test('nobody sends another away from a post of use, unless it is to an empty helm or on guard', () => {
  const state = atSea('gunner', 'cook');
  const { people } = state.board;
  people.forEach((p, i) => {
    station(state.board, p, (['bridge', 'rigging', 'cabins'] as const)[i]!);
  });
  const silly = (...words: [string, string, string]): boolean => skull.def.advice!.silly!(state, 0, words);
  expect(silly('reassign', 'gunner', 'main-deck')).toBe(true);
  expect(silly('reassign', 'cook', 'main-deck')).toBe(false);
  expect(silly('reassign', 'gunner', 'helm')).toBe(false);
  expect(silly('reassign', 'gunner', 'guard')).toBe(false);
  expect(silly('order', 'topmen', 'rail')).toBe(false);
  station(state.board, people[0]!, 'helm');
  expect(silly('reassign', 'gunner', 'helm')).toBe(true);
});

test('nobody moves what lies in the hold to and fro: only to a free place that rides lighter', () => {
  const state = atSea('gunner', 'cook');
  const { cells } = state.board.ship;
  cells.fill(null);
  [cells[0], cells[4]] = ['wood', 'rum'];
  const silly = (from: number, to: number): boolean => skull.def.advice!.silly!(state, 0, ['stow', from, to]);
  expect(silly(0, 4)).toBe(true);
  expect(silly(0, 3)).toBe(true);
  expect(silly(4, 0)).toBe(true);
  expect(silly(4, 1)).toBe(false);
});

test('nobody throws overboard what slows nobody down, while nothing else waits for its place', () => {
  const state = atSea('gunner', 'cook');
  const { ship, found } = state.board;
  const silly = (): boolean => skull.def.advice!.silly!(state, 0, ['jettison', 0]);
  ship.cells.fill(null);
  ship.cells[0] = 'wood';
  expect(silly()).toBe(true);
  found.push('rum');
  expect(silly()).toBe(false);
  found.length = 0;
  const heavy = ship.cells.findIndex((_, cell) => columnOf(cell) === 5);
  ship.cells[heavy] = 'rum';
  expect(silly()).toBe(false);
  ship.cells[heavy] = null;
  ship.cells[heavy - 1] = 'rum';
  expect(silly()).toBe(true);
});

test('with boarders near a swivel gun is manned, and by the Gunner rather than by the Surgeon; in calm waters by nobody', () => {
  const gain = (cls: ClassId, near: boolean): number => {
    const state = atSea(cls, 'cook');
    if (near) state.board.foes.push(newFoe(state.board, 'coastguard', state.board.ship.cell + 1, 1));
    station(state.board, state.board.people[1]!, 'cabins');
    const [, before] = skull.worth(state);
    station(state.board, state.board.people[1]!, 'swivel');
    return skull.worth(state)[1]! - before!;
  };
  expect(gain('gunner', true)).toBeGreaterThan(gain('surgeon', true));
  expect(gain('gunner', true)).toBeGreaterThan(0.3);
  expect(gain('gunner', false)).toBeLessThan(0.1);
});

test('a Ghost Ship is to be left behind: the farther the better', () => {
  const state = atSea('gunner', 'cook');
  const at = (col: number): number => {
    state.board.foes = [newFoe(state.board, 'ghost-ship', cellAt(col, 7), 1)];
    return skull.worth(state)[0]!;
  };
  expect(at(8)).toBeGreaterThan(at(6));
  expect(at(6)).toBeGreaterThan(at(4));
});

test('a schemer wants the title for more than it pays, the loyal do not', () => {
  const gain = (cls: ClassId): number => {
    const state = atSea(cls, 'cook');
    const [, before] = skull.worth(state);
    state.board.captain = 1;
    return skull.worth(state)[1]! - before!;
  };
  expect(gain('assassin')).toBeGreaterThan(gain('surgeon') + 1);
});

test('a boarder is as dangerous as he is strong and close, and one line cut is half of the way out of a boarding', () => {
  const state = atSea('gunner', 'cook');
  const { board } = state;
  const against = (combat: number, cells: number): number => {
    const foe = newFoe(board, 'galleon', board.ship.cell + cells, 1);
    foe.combat = combat;
    board.foes = [foe];
    return danger(board);
  };
  expect(against(2, 1)).toBeGreaterThan(against(6, 1));
  expect(against(6, 3)).toBeGreaterThan(against(6, 1));
  board.foes = [];
  const boarded = (lines: number, fresh: number): number => {
    board.boarding = { fresh, hurt: 0, lines } as typeof board.boarding;
    return danger(board);
  };
  expect(boarded(1, 5)).toBeGreaterThan(boarded(2, 5));
  expect(boarded(2, 3)).toBeGreaterThan(boarded(2, 5));
});

test('a round that begins looks no worse than the one that ends, though nobody has a post yet', () => {
  const state = atSea('gunner', 'cook');
  const { board } = state;
  station(board, board.people[0]!, 'helm');
  station(board, board.people[1]!, 'main-deck');
  station(board, board.people[2]!, 'forecastle');
  const before = skull.worth(state);
  for (const p of board.people) station(board, p, 'cabins');
  const idle = skull.worth(state);
  state.stack = [{ proc: 'voyage-turn', step: 'place', vars: { sleepers: [], left: [0, 1, 2], placed: [], who: 0 } }];
  const muster = skull.worth(state);
  for (let seat = 0; seat < 3; seat++) {
    expect(idle[seat]).toBeLessThan(muster[seat]!);
    expect(Math.abs(muster[seat]! - before[seat]!)).toBeLessThan(0.5);
  }
});

import { type State, seedOf } from '@boucan/kernel';
import { expect, test } from 'vitest';
import { isSchemer } from '../src/advice.ts';
import type { Voyage } from '../src/board.ts';
import { CLASS_IDS, type ClassId } from '../src/content/characters.ts';
import { skull } from '../src/game.ts';
import { station } from '../src/rules/crew.ts';
import { newPerson } from '../src/rules/people.ts';

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

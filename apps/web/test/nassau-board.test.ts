// What the board of Nassau makes of events: fights, tales at the fire, and which stage is in front.
import { nassau } from '@boucan/nassau';
import { describe, expect, test } from 'vitest';
import { boutTold } from '../src/boards/nassau/scenes/bout.ts';
import { comparedIn, tellerIn } from '../src/boards/nassau/scenes/fire.ts';
import { dueStage } from '../src/boards/nassau/stage.ts';
import type { ToldStep } from '../src/boards/parts/tale.ts';

const steps = (...events: readonly (readonly [event: string, params: ToldStep['with']])[]): ToldStep[] =>
  events.map(([event, params], i) => ({ event, with: params, key: `${i}` }));

const FIGHT = [
  ['fight.began', { seat: 1, opponent: 'opp-02', zone: 'B' }],
  ['crates.fired', { seat: 1, crates: 2, pirates: 0 }],
  ['tokens.drawn', { seat: 1, tokens: ['dodge', 'attack-rum'] }],
  ['crate.dodged', { seat: 1 }],
  ['dice.rolled', { seat: 1, dice: [4], pirates: 0 }],
  ['attack.repelled', { seat: 1, token: 'attack-rum' }],
  ['opponent.damaged', { seat: 1, opponent: 'opp-02', damage: 1 }],
] as const;

describe('a fight', () => {
  test('is put together from what was told of it, however far that is', () => {
    expect(boutTold(steps(...FIGHT.slice(0, 3)))).toMatchObject({ seat: 1, foe: 'opp-02', fired: 2, dodged: 0, end: null });
    expect(boutTold(steps(...FIGHT))).toMatchObject({
      ...{ fired: 2, dodged: 1, tokens: ['dodge', 'attack-rum'], dice: [4] },
      ...{ repelled: ['attack-rum'], end: 'damaged' },
    });
  });

  test('is over when somebody else does something, or the boat sails', () => {
    expect(boutTold(steps(...FIGHT, ['tale.drawn', { seat: 2, deck: 'deck-b', cause: 'tale-action', top: 'A' }]))).toBeNull();
    expect(boutTold(steps(...FIGHT, ['zone.entered', { seat: 1, zone: 'C', pirates: 0 }]))).toBeNull();
    expect(boutTold(steps(['round.began', { round: 2, seat: 0 }]))).toBeNull();
  });
});

describe('the campfire', () => {
  const TALES = [
    ['stop.made', { seat: 2, stop: 'campfire' }],
    ['tale.told', { seat: 2, card: 'tale-05', points: 3 }],
    ['joke.told', { seat: 2, points: 1 }],
  ] as const;

  test('shows the cards of one teller, and how many are still to be told', () => {
    const waiting = steps(['tale.told', { seat: 2, card: 'tale-06', points: 4 }], ['stop.made', { seat: 0, stop: 'home' }]);
    expect(tellerIn(steps(...TALES), waiting, 0)).toMatchObject({
      kind: 'teller',
      seat: 2,
      laid: [
        { card: 5, points: 3 },
        { card: null, points: 1 },
      ],
      waiting: [expect.any(String)],
    });
  });

  test('is not shown to the teller, who has the cards before him, nor when others have gone on', () => {
    expect(tellerIn(steps(...TALES), [], 2)).toBeNull();
    expect(tellerIn(steps(...TALES, ['stop.made', { seat: 0, stop: 'home' }]), [], 0)).toBeNull();
  });

  test('tales are compared row by row, with what that brings', () => {
    const told = steps(
      ['refit.began', { round: 1 }],
      ['tales.compared', { seat: 0, points: 9, cards: 3 }],
      ['points.scored', { seat: 0, points: 5, cause: 'tales', total: 30 }],
      ['tales.compared', { seat: 1, points: 0, cards: 0 }],
      ['points.lost', { seat: 1, points: 5, cause: 'tales', total: 4 }],
    );
    expect(comparedIn(told)).toEqual({
      kind: 'compared',
      rows: [
        { seat: 0, points: 9, cards: 3, bonus: 5 },
        { seat: 1, points: 0, cards: 0, bonus: -5 },
      ],
    });
    expect(comparedIn([...told, ...steps(['animals.renewed', { animals: [] }])])).toBeNull();
  });
});

test('the phase brings its stage to the front, and a question on the way home brings home', () => {
  const board = (phase: string) => ({ phase }) as Parameters<typeof dueStage>[0];
  expect(dueStage(board('nassau'), 'town.turn')).toBe('town');
  expect(dueStage(board('caribbean'), 'sea.turn')).toBe('sea');
  const atHome = nassau.def.questions.map(({ id }) => id).filter((id) => dueStage(board('caribbean'), id) === 'home');
  expect(atHome).toEqual(['return.stop', 'skull-island.goods', 'skull-island.hide', 'campfire.tell', 'home.tortoise']);
  expect(dueStage(board('over'), null)).toBe('home');
});

// What was learned: a network that reads quantities seat after seat, and when a game is judged by it.
import { defineGame, type Learned, type Pack, type State, seedOf, type Weights } from '@boucan/kernel';
import { toyDef } from '@boucan/toy';
import type { DuelBoard, Events } from '@boucan/toy/board';
import { describe, expect, test } from 'vitest';
import { DECIDED, judge, judged, type Net, netOf, netSize, weightsOf } from '../src/index.ts';
import { judgement } from '../src/judging/judgement.ts';

const FEATURES = ['gold', 'ships'] as const;
/** Two quantities, three hidden units: small numbers, so that one can work it out by hand. */
const WEIGHTS: Weights = {
  features: FEATURES,
  hidden: 3,
  bias: 10,
  linear: [2, 3],
  layer: [1, -1, 4, 5, 2, -8],
  threshold: [-4, 0, 1],
  voice: [100, 1000, 7],
};
const NET = netOf(WEIGHTS, FEATURES);
const said = (...quantities: number[]): number => judge(NET, Float64Array.from(quantities), 0);

describe('a network', () => {
  test('says its bias, what each quantity weighs, and what every unit says that is passed', () => {
    // Nothing: thresholds −4, 0 and 1, so the third unit alone speaks.
    expect(said(0, 0)).toBe(10 + 7);
    // One gold: units −3, −1 and 5.
    expect(said(1, 0)).toBe(10 + 2 + 7 * 5);
    // One ship: units 1, 2 and −7.
    expect(said(0, 1)).toBe(10 + 3 + 100 + 1000 * 2);
    // Four gold: the first unit is at its threshold exactly, and is silent.
    expect(said(4, 0)).toBe(10 + 8 + 7 * 17);
    // Both together: units 2, 1 and −3.
    expect(said(1, 1)).toBe(10 + 2 + 3 + 100 * 2 + 1000);
    expect(said(-1, 0)).toBe(10 - 2 + 1000);
  });

  test('reads from where it is told to, and leaves what it reads alone', () => {
    const x = Float64Array.from([9, 9, 1, 0, 7]);
    expect(judge(NET, x, 2)).toBe(said(1, 0));
    expect([...x]).toEqual([9, 9, 1, 0, 7]);
    expect(judge(NET, x, 2, new Float64Array(3))).toBe(said(1, 0));
  });

  test('is kept in a file and comes back the same, to three digits', () => {
    expect(netSize(2, 3)).toBe(1 + 2 + 6 + 6);
    expect(NET.all).toHaveLength(netSize(2, 3));
    expect([NET.inputs, NET.hidden]).toEqual([2, 3]);
    expect(weightsOf(NET, FEATURES)).toEqual(WEIGHTS);
    const fine: Net = { inputs: 1, hidden: 0, all: Float64Array.from([1.23456, -0.000987654]) };
    expect(weightsOf(fine, ['gold'])).toMatchObject({ bias: 1.23, linear: [-0.000988], layer: [], threshold: [], voice: [] });
  });

  test('that was made for other quantities, or is not complete, is not used', () => {
    expect(() => netOf(WEIGHTS, ['gold', 'crew'])).toThrow('ships where crew stands now');
    expect(() => netOf(WEIGHTS, ['silver', 'ships'])).toThrow('gold where silver stands now');
    expect(() => netOf(WEIGHTS, ['gold'])).toThrow('other features (gold where gold stands now): run boucan learn');
    expect(() => netOf(WEIGHTS, ['gold', 'ships', 'crew'])).toThrow('nothing where crew stands now');
    expect(() => netOf({ ...WEIGHTS, voice: [100, 1000] }, FEATURES)).toThrow('the weights are not complete');
    expect(() => netOf({ ...WEIGHTS, voice: [1, 2, 3, 4] }, FEATURES)).toThrow('the weights are not complete');
  });

  test('whose weights are no numbers is not used', () => {
    const spoilt = JSON.parse(JSON.stringify({ ...WEIGHTS, bias: Number.NaN })) as Weights;
    expect(() => netOf(spoilt, FEATURES)).toThrow('some of these weights are no numbers');
  });
});

/** By seat, so many cards in hand, and its number. */
const learned = (weights: Weights | null): Learned<DuelBoard> => ({
  features: {
    names: FEATURES,
    fill: (s, out) => {
      s.board.duellists.forEach(({ hand }, seat) => {
        out[2 * seat] = hand.length;
        out[2 * seat + 1] = seat;
      });
    },
  },
  weights,
  point: 0.5,
});
const bonus: Pack<DuelBoard, Events> = {
  id: 'bonus',
  worth: (_s, worth) => {
    worth[1]! += 6;
  },
};
const taught = (weights: Weights | null, seats: readonly [number, number] = [1, 3]) =>
  judged(
    defineGame({
      ...toyDef,
      seats,
      packs: [bonus],
      advice: { decisive: 40, worth: ({ seats: n }) => Array<number>(n).fill(1), learned: learned(weights) },
    }),
  );
const position = (seats: number, packs: readonly string[] = []): State<DuelBoard> => {
  const state = taught(null).setup({ seats, packs }, seedOf('judged'));
  for (const [seat, duellist] of state.board.duellists.entries()) duellist.hand = seat === 0 ? duellist.hand.slice(0, 1) : [];
  return state;
};

describe('a position', () => {
  test('is judged seat after seat, however many sit there', () => {
    for (const seats of [3, 1, 2, 3])
      expect(judgement(NET, learned(WEIGHTS), position(seats))).toEqual([said(1, 0), said(0, 1), said(0, 2)].slice(0, seats));
  });

  test('that is over is worth its points, and three more to who has won', () => {
    const over = { ...position(3), result: { winners: [0, 2], scores: [8, 5, 0], end: 'home' } };
    expect(judgement(NET, learned(WEIGHTS), over)).toEqual([4 + 3, 2.5, 3]);
  });

  test('in which all have lost is less than any before it, whatever the scores, even to who comes home while another wins', () => {
    const sea: Learned<DuelBoard> = { ...learned(WEIGHTS), mayAllLose: true };
    const outdone = judgement({ inputs: 2, hidden: 0, all: Float64Array.of(-40, 0, 40) }, sea, position(3));
    expect(outdone).toEqual([2.4, 2.4, 5.4].map((worth) => expect.closeTo(worth)));
    const lost = judgement(NET, sea, { ...position(3), result: { winners: [], scores: [8, 5, 0], end: 'sunk' } });
    expect(new Set(lost).size).toBe(1);
    // As bots weigh it where all can lose together: a quarter of what the best rival has is against it.
    expect(0.75 * lost[0]!).toBeLessThan(outdone[0]! - 0.25 * outdone[2]!);
    expect(lost[0]).toBeLessThan(0);
    const home = judgement(NET, sea, { ...position(3), result: { winners: [0], scores: [8, 5, 0], end: 'home' } });
    expect(home).toEqual([4 + 3 + 2.4, 2.5 + 2.4, 2.4].map((worth) => expect.closeTo(worth)));
  });

  test('is judged by what was learned where several play, and by the game’s own advice alone or before', () => {
    const game = taught(WEIGHTS);
    expect(game.worth(position(2))).toEqual([said(1, 0), said(0, 1)]);
    expect(game.worth(position(1))).toEqual([1]);
    expect([game.decisive(1), game.decisive(2), game.decisive(3)]).toEqual([40, DECIDED, DECIDED]);
    const untaught = taught(null);
    expect(untaught.worth(position(2))).toEqual([1, 1]);
    expect(untaught.decisive(2)).toBe(40);
    expect(DECIDED).toBe(2);
  });

  test('what a pack adds counts in the network’s own unit', () => {
    expect(taught(WEIGHTS).worth(position(2, ['bonus']))).toEqual([said(1, 0), said(0, 1) + 3]);
    expect(taught(null).worth(position(2, ['bonus']))).toEqual([1, 7]);
  });

  test('may be judged by another network, or by none', () => {
    const other = netOf({ ...WEIGHTS, bias: 0 }, FEATURES);
    const game = taught(WEIGHTS);
    expect(game.judgedBy(other).worth(position(2))).toEqual([said(1, 0) - 10, said(0, 1) - 10]);
    expect(game.judgedBy(other).worth(position(1))).toEqual([said(1, 0) - 10]);
    expect(game.judgedBy(null).worth(position(2))).toEqual([1, 1]);
    expect([game.judgedBy(other).decisive(1), game.judgedBy(null).decisive(3)]).toEqual([DECIDED, 40]);
  });
});

describe('somebody of a character', () => {
  const inclined = (weights: Weights | null) => {
    const { def } = taught(weights);
    const characters = { trader: { gold: 0.5 }, raider: { gold: -1, ships: 4 } };
    return judged(
      defineGame({ ...def, packs: [bonus], advice: { ...def.advice, learned: { ...learned(weights), characters } } }),
    );
  };

  test('likes a little better what he has of it himself, and sees the others as they are', () => {
    const game = inclined(WEIGHTS);
    expect(game.inCharacter('trader', 0).worth(position(3))).toEqual([said(1, 0) + 0.5, said(0, 1), said(0, 2)]);
    expect(game.inCharacter('raider', 0).worth(position(3))).toEqual([said(1, 0) - 1, said(0, 1), said(0, 2)]);
    expect(game.inCharacter('raider', 2).worth(position(3))).toEqual([said(1, 0), said(0, 1), said(0, 2) + 8]);
    expect(game.inCharacter('trader', 0).decisive(3)).toBe(DECIDED);
    expect(game.inCharacter('raider', 1).worth(position(2, ['bonus']))).toEqual([said(1, 0), said(0, 1) + 4 + 3]);
  });

  test('leaves everybody else’s judgement alone', () => {
    const game = inclined(WEIGHTS);
    game.inCharacter('raider', 1).worth(position(2));
    expect(game.worth(position(2))).toEqual([said(1, 0), said(0, 1)]);
  });

  test('judges by whatever network the game is judged by', () => {
    const other = netOf({ ...WEIGHTS, bias: 0 }, FEATURES);
    const game = inclined(WEIGHTS).judgedBy(other).inCharacter('trader', 0);
    expect(game.worth(position(2))).toEqual([said(1, 0) + 0.5 - 10, said(0, 1) - 10]);
    expect(inclined(WEIGHTS).judgedBy(null).inCharacter('trader', 0).worth(position(2))).toEqual([1, 1]);
  });

  test('that the game has no room for, or alone, or before anything was learned, judges as everybody does', () => {
    const game = inclined(WEIGHTS);
    expect(game.inCharacter('gambler', 0).worth(position(2))).toEqual(game.worth(position(2)));
    expect(game.inCharacter('trader', 0).worth(position(1))).toEqual([1]);
    expect(inclined(null).inCharacter('trader', 0).worth(position(2))).toEqual([1, 1]);
    expect([inclined(null).inCharacter('trader', 0).decisive(2), game.inCharacter('gambler', 0).decisive(2)]).toEqual([40, 2]);
  });

  test('knows what matters in the game, or is refused', () => {
    const { def } = taught(WEIGHTS);
    const characters = { gambler: { dice: 1 } };
    const game = judged(defineGame({ ...def, advice: { ...def.advice, learned: { ...learned(WEIGHTS), characters } } }));
    expect(() => game.inCharacter('gambler', 0).worth(position(2))).toThrow('inclined to dice, which is no feature');
  });
});

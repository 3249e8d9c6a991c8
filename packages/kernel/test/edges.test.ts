// Half-sentences of the kernel that are easily lost: what exactly a step gets, a question reads, a view is told.
import { describe, expect, test } from 'vitest';
import {
  below,
  type Choice,
  choice,
  cloneRng,
  defineGame,
  type Key,
  next,
  Offering,
  openVars,
  type Pack,
  rngFrom,
  type Seed,
  sameChoice,
  seedOf,
} from '../src/index.ts';
import { before, type Events, errand, errandDef, GO, game, HEADS, proc, question, TAILS, type Yard } from './errand.ts';

const SEED = seedOf('edges');
const YES = choice('yes');

interface Asking {
  name: string;
}
const which = question<Asking>('walk.which', 'ERR-01', (o, _yard, v) => o.may(choice('take', v.name)), {
  prompt: (_yard, v) => ({ name: v.name }),
});

/** A match that asks within a walk within a day, and notes what each step was given. */
function walking() {
  const got: unknown[] = [];
  const walk = proc('walk', 'ERR-01', openVars<Asking>(), {
    begin: (t) => t.ask(which, 1, 'answered'),
    answered: (t, _v, c: Choice) => {
      got.push(c);
      return t.go('further');
    },
    further: (t, _v, nothing: unknown) => {
      got.push(nothing);
      return t.done('home');
    },
  });
  const day = proc('day', 'ERR-01', openVars<Asking>(), {
    begin: (t) => t.call(walk, { name: 'inner' }, 'back'),
    back: (t, _v, result: unknown) => {
      got.push(result);
      return t.end({ winners: [], scores: [], end: 'home' });
    },
  });
  const walked = defineGame({ ...errandDef, procs: [day, walk], questions: [which], packs: [], opening: 'day' });
  return { walked, got };
}

describe('a step', () => {
  test('gets the one answer as it was offered, then nothing, and at last what was given back', () => {
    const { walked, got } = walking();
    const state = walked.setup({ seats: 2 }, SEED);
    const played = walked.play(state, 1, JSON.parse('["take","inner"]') as Choice);
    expect(played.refused).toBeUndefined();
    expect(got).toStrictEqual([choice('take', 'inner'), undefined, 'home']);
    expect(got[0]).toBe(choice('take', 'inner'));
  });

  test('that tells something without a secret tells just that, to everybody alike', () => {
    let events: readonly unknown[] = [];
    let state = game.setup({ seats: 2 }, SEED);
    for (const [seat, c] of [
      [0, HEADS],
      [1, TAILS],
    ] as const) {
      const played = game.play(state, seat, c);
      if (played.refused === undefined) ({ state, events } = played);
    }
    const shown = [{ event: 'calls.shown', with: { calls: ['heads', 'tails'] } }];
    expect(events).toStrictEqual(shown);
    for (const who of [0, 1, 'table'] as const) expect(game.witness(events as never, who)).toStrictEqual(shown);
  });
});

describe('a question', () => {
  test('reads what the procedure remembers that asks it, and none below', () => {
    const { walked } = walking();
    const state = walked.setup({ seats: 2 }, SEED);
    expect(state.stack.map((frame) => frame.proc)).toEqual(['day', 'walk']);
    expect(walked.options(state, 1)).toEqual([choice('take', 'inner')]);
    expect(walked.offers(state, 1)).toEqual([{ choice: ['take', 'inner'], because: [] }]);
    expect(walked.prompt(state, 1)?.with).toEqual({ name: 'inner' });
  });

  test('that is not among those of the game is named', () => {
    const { walked } = walking();
    const lost = defineGame({ ...errandDef, procs: walked.def.procs, questions: [], packs: [], opening: 'day' });
    const state = lost.setup({ seats: 2 }, SEED);
    expect(() => lost.options(state, 1)).toThrow('errand asks walk.which, which is not among its questions');
  });

  test('says against a choice what speaks against it, without words that are not needed', () => {
    const [offer] = new Offering().explain((o) => o.may(YES).unless(true, 'ERR-01', 'never'));
    expect(offer).toStrictEqual({ choice: ['yes'], because: [{ rule: 'ERR-01', text: 'never' }] });
  });

  test('that broke down while it explained itself is listed afterwards as if nothing had happened', () => {
    const o = new Offering();
    expect(() =>
      o.explain(() => {
        throw new Error('a rule is broken');
      }),
    ).toThrow('a rule is broken');
    const into: Choice[] = [];
    o.listInto(into);
    o.may(YES);
    expect([into, o.count]).toEqual([[YES], 1]);
  });

  test('is not answered with fewer words than it offers, nor with more', () => {
    expect(sameChoice(['take'], ['take', 'inner'])).toBe(false);
    expect(sameChoice(['take', 'inner'], ['take'])).toBe(false);
    const { walked } = walking();
    const state = walked.setup({ seats: 2 }, SEED);
    for (const c of [['take'], ['take', 'inner', 'twice'], ['take', 'outer']] as const)
      expect(walked.whyNot(state, 1, c), c.join(' ')).toEqual([{ rule: 'ERR-01', text: 'not-an-option' }]);
  });
});

test('before the first turn nobody is on turn', () => {
  const { walked } = walking();
  const state = walked.setup({ seats: 2 }, SEED);
  expect([state.turns, state.active, state.knowledge]).toEqual([0, -1, 0]);
});

test('a pack may put two things before one step: both run, in the order written', () => {
  const twice: Pack<Yard, Events> = {
    id: 'twice',
    changes: [
      before(errand, 'left', (t) => t.board.log.push('first')),
      before(errand, 'left', (t) => t.board.log.push('second')),
    ],
  };
  const doubled = defineGame({ ...errandDef, packs: [twice] });
  const state = doubled.setup({ seats: 2, packs: ['twice'] }, SEED);
  for (const [seat, c] of [
    [0, HEADS],
    [1, TAILS],
    [0, GO],
  ] as const)
    doubled.advance(state, seat, c);
  expect(state.board.log).toEqual(['first', 'second', 'go']);
});

describe('chance', () => {
  /** A generator that is about to give this word. */
  const about = (word: number) => ({ a: word | 0, b: 0, c: 0, d: 0, tape: null });

  test('the highest word is the highest number and none beyond it; the middle one begins the upper half', () => {
    expect(next(about(0xffffffff))).toBe(0xffffffff);
    for (const n of [2, 6, 52]) expect(below(about(0xffffffff), n)).toBe(n - 1);
    expect(below(about(0x80000000), 2)).toBe(1);
    expect(below(about(0x7fffffff), 2)).toBe(0);
    expect(below(about(0), 6)).toBe(0);
  });

  test('every bit of a seed counts', () => {
    const first = (seed: Seed): number[] => {
      const rng = rngFrom(seed);
      return [next(rng), next(rng)];
    };
    const nought: Seed = [0, 0, 0, 0];
    for (const word of nought.keys())
      for (const bit of [1, 2, 0x40000000])
        expect(first(nought.with(word, bit) as unknown as Seed), `${word} ${bit}`).not.toEqual(first(nought));
  });

  test('a copy holds what the generator holds and no more', () => {
    for (const rng of [rngFrom(SEED), rngFrom([1, 2, 3, 4, 5, 6, 7, 8])]) expect(cloneRng(rng)).toStrictEqual(rng);
  });

  test('two keyed generators that take turns each draw their own', () => {
    const keys: readonly Key[] = [
      [1, 2, 3, 4, 5, 6, 7, 8],
      [8, 7, 6, 5, 4, 3, 2, 1],
    ];
    const alone = keys.map((key) => {
      const rng = rngFrom(key);
      return Array.from({ length: 40 }, () => next(rng));
    });
    const [a, b] = [rngFrom(keys[0]!), rngFrom(keys[1]!)];
    for (let i = 0; i < 40; i++) expect([next(a), next(b)]).toEqual([alone[0]![i], alone[1]![i]]);
  });
});

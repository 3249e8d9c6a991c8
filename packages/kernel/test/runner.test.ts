// What a step may do, and what happens to one that does what it may not.
import { describe, expect, test } from 'vitest';
import {
  type Choice,
  choice,
  defineGame,
  type Next,
  openVars,
  type Pack,
  part,
  type Runner,
  rngFrom,
  type Seat,
  type State,
  seedOf,
} from '../src/index.ts';
import { around, type Events, errand, errandDef, GO, HEADS, proc, question, TAILS, type Yard } from './errand.ts';

const SEED = seedOf('table');
const YES = choice('yes');

type T = Runner<Yard, Events, object>;
const may = question<object>('day.may', 'ERR-01', (o) => o.may(YES));
const all = question<object>('day.all', 'ERR-01', (o) => o.may(YES), { together: true });

/** A match that begins with this, and goes on to that when somebody has answered. */
const day = (begin: (t: T) => Next, answered: (t: T) => Next = (t) => t.end({ winners: [], scores: [], end: 'home' })) => {
  const course = proc('day', 'ERR-01', openVars<object>(), { begin: (t) => begin(t as T), answered: (t) => answered(t as T) });
  return defineGame({ ...errandDef, procs: [course], questions: [may, all], packs: [], opening: 'day' });
};
type Day = ReturnType<typeof day>;
const begun = (game: Day, tape?: State<Yard>['rng']['tape']): State<Yard> => {
  const state = game.setup({ seats: 2 }, SEED);
  if (tape !== undefined) state.rng.tape = tape;
  return state;
};
/** First the one, then the other. */
const then = (_done: unknown, next: Next): Next => next;
const asks = (t: T, seat: Seat = 0): Next => t.ask(may, seat, 'answered' as never);

describe('chance', () => {
  /** What is rolled with a die of six when the tape says this. */
  const rolled = (value: number | string): number => {
    let die = 0;
    const game = day(asks, (t) => {
      die = t.roll(6, 'die', 1);
      return asks(t);
    });
    game.advance(begun(game, [{ purpose: 'die', owner: 1, value }]), 0, YES);
    return die;
  };

  test('a scripted die shows what a die can show', () => {
    expect([1, 6].map(rolled)).toEqual([1, 6]);
    for (const value of [0, 7, 'six']) expect(() => rolled(value)).toThrow(`scripted die: no die shows ${value}`);
  });

  test('a die shows every number from one to its sides, and none else', () => {
    const seen = new Set<number>();
    const game = day((t) => {
      for (let i = 0; i < 300; i++) seen.add(t.roll(6, 'die', 0));
      return asks(t);
    });
    expect(begun(game).knowledge).toBe(300);
    expect([...seen].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('a script is for its purpose and its owner, or for any owner', () => {
    const got: number[] = [];
    const game = day(asks, (t) => {
      got.push(t.roll(9, 'die', 0), t.roll(9, 'die', 1), t.roll(9, 'other', 1));
      return asks(t);
    });
    const state = begun(game, [
      { purpose: 'other', owner: null, value: 7 },
      { purpose: 'die', owner: 1, value: 8 },
      { purpose: 'die', owner: 0, value: 9 },
    ]);
    game.advance(state, 0, YES);
    expect(got).toEqual([9, 8, 7]);
    expect(state.rng.tape).toEqual([]);
  });

  test('what is scripted for something else stays on the tape, and each script is used once', () => {
    const game = day(asks, (t) => {
      t.roll(6, 'other', 0);
      t.roll(6, 'die', 0);
      return asks(t);
    });
    const script = [3, 4].map((value) => ({ purpose: 'die', owner: null, value }));
    const state = begun(game, script.slice());
    game.advance(state, 0, YES);
    expect(state.rng.tape).toEqual(script.slice(1));
  });

  test('what is drawn is gone from the bag and has come to light; from an empty bag nothing is drawn', () => {
    const drawn: string[] = [];
    const game = day((t) => {
      drawn.push(t.draw(t.board.bag, 'card', 0), t.draw(t.board.bag, 'card', 0), t.draw(t.board.bag, 'card', 0));
      return asks(t);
    });
    const state = begun(game);
    expect(drawn.toSorted()).toEqual(['ace', 'king', 'queen']);
    expect([state.board.bag, state.knowledge]).toEqual([[], 3]);
    expect(() => begun(day((t) => then(t.draw([], 'card', 0), asks(t))))).toThrow('card: there is nothing left to draw');
  });

  test('a scripted thing that is not in the bag cannot be drawn', () => {
    const draws = day(asks, (t) => then(t.draw(t.board.bag, 'card', 0), asks(t)));
    const scripted = (value: string) => () => {
      draws.advance(begun(draws, [{ purpose: 'card', owner: null, value }]), 0, YES);
    };
    expect(scripted('joker')).toThrow('scripted card: there is no joker left to draw');
    expect(scripted('ace')).not.toThrow();
  });

  test('a secret that comes to light counts as knowledge', () => {
    expect(begun(day((t) => then(t.reveal(), asks(t)))).knowledge).toBe(1);
  });
});

describe('going on', () => {
  test('a step that never waits is found out', () => {
    expect(() => begun(day((t) => t.go('begin' as never)))).toThrow('day.begin never waits');
  });

  test('an unknown procedure or step is named', () => {
    expect(() => begun(day((t) => t.call({ ...errand, id: 'nowhere' }, {} as never, 'answered' as never)))).toThrow(
      'no procedure nowhere',
    );
    expect(() => begun(day((t) => t.go('dawdle' as never)))).toThrow('no step day.dawdle');
  });

  test('after the end nothing goes on, and a match that is done has been ended', () => {
    expect(() => begun(day((t) => then(t.end({ winners: [], scores: [], end: 'home' }), t.go('begin' as never))))).toThrow(
      'no procedure is being resolved',
    );
    expect(() => begun(day((t) => t.done()))).toThrow('the last procedure is done, but nobody has ended the match');
  });

  test('a question is for one or for several, as it says, and never for nobody', () => {
    expect(() => begun(day((t) => t.ask(all, 0, 'answered' as never)))).toThrow('day.all is asked of several together');
    expect(() => begun(day((t) => t.askAll(may, [0], 'answered' as never)))).toThrow('day.may is not asked of several together');
    expect(() => begun(day((t) => t.askAll(all, [], 'answered' as never)))).toThrow('day.all is asked of nobody');
  });

  test('who was asked alone among many is asked anew', () => {
    const game = day(
      (t) => t.askAll(all, [1], 'answered' as never),
      (t) => asks(t, 0),
    );
    const state = begun(game);
    game.advance(state, 1, YES);
    expect(state.asked).toEqual([{ seat: 0, question: 'day.may', answer: null }]);
    expect(game.options(state, 0)).toEqual([YES]);
  });
});

describe('questions', () => {
  test('who is not asked has neither offers nor options', () => {
    const state = begun(day(asks));
    const game = day(asks);
    expect([game.offers(state, 1), game.options(state, 1), game.prompt(state, 1)]).toEqual([[], [], null]);
    expect(game.offers(state, 0)).toEqual([{ choice: YES, because: [] }]);
  });
  test('a sealed answer that stands alone brings nothing to light', () => {
    const secret = question<object>('day.secret', 'ERR-01', (o) => o.may(YES), { sealed: true });
    const knowledge = (seats: readonly Seat[]): number => {
      const course = proc('day', 'ERR-01', openVars<object>(), {
        begin: (t) => t.askAll(secret, seats, 'told'),
        told: (t) => t.ask(may, 0, 'told'),
      });
      const game = defineGame({ ...errandDef, procs: [course], questions: [secret, may], packs: [], opening: 'day' });
      const state = game.setup({ seats: 2 }, SEED);
      for (const seat of seats) game.advance(state, seat, YES);
      return state.knowledge;
    };
    expect([knowledge([0]), knowledge([0, 1])]).toEqual([0, 1]);
  });

  test('are open, for one, and meant, unless they say otherwise', () => {
    expect(may).toMatchObject({ together: false, sealed: false, formal: false });
    expect(question<object>('x.y', 'ERR-01', () => {}, { sealed: true })).toMatchObject({ together: true, sealed: true });
  });

  test('are formal or sealed only for those who are asked', () => {
    const formal = question<object>('day.formal', 'ERR-01', (o) => o.may(YES), { formal: true });
    const secret = question<object>('day.secret', 'ERR-01', (o) => o.may(YES), { sealed: true });
    const asking = (begin: (t: T) => Next) => {
      const course = proc('day', 'ERR-01', openVars<object>(), { begin: (t) => begin(t as T) });
      const game = defineGame({ ...errandDef, procs: [course], questions: [formal, secret, may], packs: [], opening: 'day' });
      const state = game.setup({ seats: 3 }, SEED);
      return [0, 1, 2].map((seat) => [game.formal(state, seat), game.sealed(state, seat)]);
    };
    const [neither, isFormal, isSealed] = [
      [false, false],
      [true, false],
      [false, true],
    ];
    expect(asking((t) => t.ask(formal, 1, 'begin' as never))).toEqual([neither, isFormal, neither]);
    expect(asking((t) => t.askAll(secret, [0, 2], 'begin' as never))).toEqual([isSealed, neither, isSealed]);
    expect(asking((t) => t.ask(may, 0, 'begin' as never))).toEqual([neither, neither, neither]);
  });
});

describe('packs', () => {
  const rain: Pack<Yard, Events> = {
    id: 'rain',
    changes: [around(errand, 'left', (base) => (t, v, got) => then(t.board.log.push('rain'), base(t, v, got)))],
  };
  const purse = part<Yard, { coins: number }, { coins: number }>('purse', {
    setup: () => ({ coins: 3 }),
    clone: (p) => ({ coins: p.coins }),
    look: (p) => ({ coins: p.coins }),
    imagine: (seen) => ({ coins: seen.coins }),
    knows: { coins: 'all' },
  });
  /** With a clone by hand, which knows nothing of packs. */
  const game = defineGame({
    ...errandDef,
    packs: [rain, { id: 'purse', part: purse }],
    clone: ({ calls, bag, hands, log }) => ({
      calls: calls.slice(),
      bag: bag.slice(),
      hands: hands.map((h) => h.slice()),
      log: log.slice(),
    }),
  });
  const called = (packs: string[]): State<Yard> => {
    const state = game.setup({ seats: 2, packs }, SEED);
    for (const [seat, c] of [
      [0, HEADS],
      [1, TAILS],
    ] as [Seat, Choice][])
      game.advance(state, seat, c);
    return state;
  };

  test('two matches with other rules are played step by step in turn', () => {
    const [dry, wet] = [called([]), called(['rain'])];
    game.advance(dry, 0, GO);
    game.advance(wet, 0, GO);
    expect([dry.board.log, wet.board.log]).toEqual([['go'], ['rain', 'go']]);
  });

  test('a copy has the packs and their parts, and without parts none', () => {
    for (const packs of [[], ['rain'], ['purse'], ['rain', 'purse']]) {
      const state = called(packs);
      expect(game.clone(state)).toEqual(state);
      expect('parts' in state.board).toBe(packs.includes('purse'));
      expect('packs' in state.board).toBe(packs.length > 0);
      expect('parts' in game.view(state, 0)).toBe(packs.includes('purse'));
    }
  });

  test('what was put in between gives nothing back to the step that follows', () => {
    const aside = proc('aside', 'ERR-04', openVars<object>(), { begin: (t) => t.done('a result') });
    const got: unknown[] = [];
    const gate: Pack<Yard, Events> = {
      id: 'gate',
      procs: [aside as never],
      changes: [
        around(errand, 'begin', (base) => (t, v, given) => {
          got.push(given);
          if (got.length > 1) return base(t, v, given);
          t.first(aside as never, {} as never);
          return t.go('begin');
        }),
      ],
    };
    const gated = defineGame({ ...errandDef, packs: [gate] });
    const state = gated.setup({ seats: 2, packs: ['gate'] }, SEED);
    gated.advance(state, 0, HEADS);
    gated.advance(state, 1, TAILS);
    expect(got).toEqual([undefined, undefined]);
  });

  test('an option of a pack is its own, and one that nobody knows is unknown', () => {
    const pack: Pack<Yard, Events> = { id: 'wind', options: [{ id: 'gust', rule: 'ERR-01', values: [1, 2] }] };
    const windy = defineGame({ ...errandDef, packs: [pack] });
    const against = (packs: string[], options: Record<string, number>) =>
      windy.whyNotStart({ seats: 2, packs, options }).map(({ text, with: params }) => [text, params]);
    expect(against(['wind'], { gust: 2 })).toEqual([]);
    expect(against([], { gust: 2 })).toEqual([['option-of-pack', { option: 'gust', pack: 'wind' }]]);
    expect(against(['wind'], { gust: 3 })).toEqual([['unknown-option-value', { option: 'gust', value: 3 }]]);
    expect(against(['wind'], { calm: 1 })).toEqual([['unknown-option', { option: 'calm' }]]);
  });

  test('what was put in between is marked, in copies and views too, and nothing else is', () => {
    const toll = proc('toll', 'ERR-04', openVars<object>(), { begin: (t) => t.ask(may, 1, 'begin') });
    const gate: Pack<Yard, Events> = {
      id: 'gate',
      procs: [toll],
      questions: [may],
      changes: [around(errand, 'begin', (_base) => (t) => then(t.first(toll, {}), t.go('begin')))],
    };
    const gated = defineGame({ ...errandDef, packs: [gate] });
    const state = gated.setup({ seats: 2, packs: ['gate'] }, SEED);
    gated.advance(state, 0, HEADS);
    gated.advance(state, 1, TAILS);
    const marks = (stack: readonly { readonly proc: string; readonly aside?: boolean }[]) => stack.map((f) => [f.proc, f.aside]);
    const expected = [
      ['match', undefined],
      ['errand', undefined],
      ['toll', true],
    ];
    expect(marks(state.stack)).toEqual(expected);
    expect(marks(gated.clone(state).stack)).toEqual(expected);
    expect(marks(gated.view(state, 0).stack)).toEqual(expected);
    expect(marks(gated.determinize(gated.view(state, 0), rngFrom(SEED)).stack)).toEqual(expected);
  });
});

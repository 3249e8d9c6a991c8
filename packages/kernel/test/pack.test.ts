// What a pack may carry, on the errand game.
import { describe, expect, test } from 'vitest';
import {
  choice,
  defineGame,
  fromPacks,
  openVars,
  owner,
  type Pack,
  part,
  perPacks,
  rngFrom,
  type Seat,
  seedOf,
  shelf,
} from '../src/index.ts';
import {
  after,
  before,
  type Events,
  errand,
  errandDef,
  GO,
  HEADS,
  match,
  NOD,
  proc,
  question,
  TAILS,
  type Yard,
} from './errand.ts';

const SEED = seedOf('pack');
type Packs = readonly Pack<Yard, Events>[];
const withPacks = (...packs: Packs) => defineGame({ ...errandDef, packs });

/** Both call, and seat 0 sets out. */
function underWay(game: ReturnType<typeof withPacks>, packs: readonly string[]) {
  let state = game.setup({ seats: 2, packs }, SEED);
  for (const [seat, c] of [
    [0, HEADS],
    [1, TAILS],
    [0, GO],
  ] as const) {
    const played = game.play(state, seat, c);
    if (played.refused !== undefined) throw new Error(played.refused[0]?.text);
    state = played.state;
  }
  return state;
}

const paid = question<{ seat: Seat }>('toll.pay', 'ERR-04', (o) => o.may(choice('pay')));
const toll = proc('toll', 'ERR-04', openVars<{ seat: Seat }>(), {
  begin: (t, v) => t.ask(paid, v.seat, 'paid'),
  paid: (t) => {
    t.board.log.push('toll');
    return t.done('a result nobody waits for');
  },
});

describe('steps inserted', () => {
  const words = (id: string): Pack<Yard, Events> => ({
    id,
    procs: id === 'one' ? [toll] : [],
    questions: id === 'one' ? [paid] : [],
    changes: [
      before(errand, 'turned', (t) => t.board.log.push(`${id} before`)),
      after(errand, 'turned', (t) => t.board.log.push(`${id} after`)),
    ],
  });

  test('run before and after the named one, in the order of the packs', () => {
    const game = withPacks(words('one'), words('two'));
    const { state } = game.play(underWay(game, ['one', 'two']), 0, choice('left')) as { state: { board: Yard } };
    expect(state.board.log).toEqual(['go', 'one before', 'two before', 'one after', 'two after']);
  });

  const gate = (insert: typeof before): Pack<Yard, Events> => ({
    id: 'gate',
    procs: [toll],
    questions: [paid],
    changes: [insert(match, 'end', () => {}), insert(errand, 'begin', (t, v) => t.first(toll, { seat: v.other }))],
  });

  test('may have a procedure resolved first, and the host goes on as if nothing had happened', () => {
    const game = withPacks(gate(before));
    let state = game.setup({ seats: 2, packs: ['gate'] }, SEED);
    for (const [seat, c] of [
      [0, HEADS],
      [1, TAILS],
    ] as const)
      state = (game.play(state, seat, c) as { state: typeof state }).state;
    expect(state.asked).toEqual([{ seat: 1, question: 'toll.pay', answer: null }]);
    expect(state.stack.map((f) => [f.proc, f.step, f.aside === true])).toEqual([
      ['match', 'end', false],
      ['errand', 'begin after gate', false],
      ['toll', 'paid', true],
    ]);
    // Saved in between, copied, and imagined from a view, it goes on the same way.
    const saved = JSON.parse(JSON.stringify(state)) as typeof state;
    const imagined = game.determinize(game.view(saved, 1), rngFrom(SEED));
    for (const from of [saved, game.clone(saved), imagined]) {
      const next = game.play(from, 1, choice('pay')) as { state: typeof state };
      expect(next.state.asked[0]).toMatchObject({ seat: 0, question: 'errand.leave' });
      expect(next.state.board.log).toEqual(['toll']);
    }
  });

  test('cannot come after somebody has been asked', () => {
    const game = withPacks(gate(after));
    let state = game.setup({ seats: 2, packs: ['gate'] }, SEED);
    state = (game.play(state, 0, HEADS) as { state: typeof state }).state;
    expect(() => game.play(state, 1, TAILS)).toThrow('toll comes too late');
  });

  test('cannot come between an answer and the step that waits for it', () => {
    const late = {
      id: 'late',
      procs: [toll],
      questions: [paid],
      changes: [before(errand, 'left', (t, v) => t.first(toll, { seat: v.other }))],
    };
    const game = withPacks(late);
    expect(() => underWay(game, ['late'])).toThrow('toll cannot come between a result and the step that waits for it');
  });
});

describe('a part of the board', () => {
  interface Purse {
    coins: number[];
  }
  const purse = part<Yard, Purse, { coins: readonly (number | null)[] }>('purse', {
    setup: (config, rng) => ({ coins: Array.from({ length: config.seats }, () => 1 + (rng.a & 3)) }),
    clone: (p) => ({ coins: p.coins.slice() }),
    look: (p, who) => ({ coins: p.coins.map((c, seat) => (seat === who ? c : null)) }),
    imagine: (seen) => ({ coins: seen.coins.map((c) => c ?? 9) }),
    knows: { coins: { bySeat: owner('coins') } },
    faults: (p) => (p.coins.some((c) => c < 0) ? ['a debt'] : []),
  });
  const pack = { id: 'purse', part: purse };
  const game = withPacks(pack);

  test('is laid out, copied, shown and imagined by the kernel', () => {
    const state = game.setup({ seats: 2, packs: ['purse'] }, SEED);
    const coins = purse.of(state.board).coins[0] as number;
    const copy = game.clone(state);
    purse.of(copy.board).coins[0] = 7;
    expect(purse.of(state.board).coins[0]).toBe(coins);
    const seen = game.view(state, 0);
    expect(purse.seen(seen)).toEqual({ coins: [coins, null] });
    const imagined = game.determinize(seen, rngFrom(SEED));
    expect(purse.of(imagined.board)).toEqual({ coins: [coins, 9] });
    expect(imagined.board.packs).toEqual(['purse']);
  });

  test('is checked with the board', () => {
    const state = game.setup({ seats: 2, packs: ['purse'] }, SEED);
    expect(game.faults(state)).toEqual([]);
    purse.of(state.board).coins[1] = -1;
    expect(game.faults(state)).toEqual(['purse: a debt']);
  });

  test('is not there without its pack', () => {
    const state = game.setup({ seats: 2 }, SEED);
    expect(state.board).not.toHaveProperty('parts');
    expect(state.board).not.toHaveProperty('packs');
    expect(game.view(state, 0)).not.toHaveProperty('parts');
  });
});

describe('what goes with what', () => {
  const pack = (id: string, more: Partial<Pack<Yard, Events>> = {}): Pack<Yard, Events> => ({ id, ...more });
  const game = withPacks(
    pack('sail'),
    pack('wind', { needs: ['sail'], options: [{ id: 'force', rule: 'ERR-01', values: [3, 6] }] }),
    pack('calm', { conflicts: ['wind'], objections: ({ seats }) => (seats > 2 ? [{ rule: 'ERR-01', text: 'too-calm' }] : []) }),
  );
  const against = (packs: readonly string[], seats = 2) => game.whyNotStart({ seats, packs });

  test('a pack says what it needs and what it cannot be played with', () => {
    expect(against(['wind'])).toEqual([{ rule: 'KERNEL', text: 'pack-needs', with: { pack: 'wind', other: 'sail' } }]);
    expect(against(['sail', 'wind', 'calm'])).toEqual([
      { rule: 'KERNEL', text: 'pack-conflicts', with: { pack: 'calm', other: 'wind' } },
    ]);
    expect(against(['sail', 'wind'])).toEqual([]);
  });

  test('a pack may object to what was agreed', () => {
    expect(against(['calm'], 3).map((r) => r.text)).toEqual(['too-calm']);
    expect(against([], 3)).toEqual([]);
  });

  test('its options are agreed on where it is played', () => {
    expect(game.agreed({ seats: 2, packs: ['wind', 'sail'] })).toEqual({
      seats: 2,
      packs: ['sail', 'wind'],
      options: { pace: 'slow', force: 3 },
    });
    expect(game.agreed({ seats: 2 }).options).toEqual({ pace: 'slow' });
  });
});

describe('words and verbs of packs', () => {
  const words = { name: 'Night', blurb: 'It is dark.', names: { owl: 'owl' } };
  const night: Pack<Yard, Events> = {
    id: 'night',
    verbs: { hoot: ['owl'] },
    telling: { 'owl.hooted': { heading: true } },
    text: { en: words, fr: words },
  };
  const game = withPacks(night);

  test('stand with those of the game', () => {
    expect(game.def.text.en.packs).toEqual({ night: 'Night', 'night:blurb': 'It is dark.' });
    expect(game.def.text.fr.names).toEqual({ owl: 'owl' });
    expect(game.def.verbs.hoot).toEqual(['owl']);
    expect(game.def.telling?.['owl.hooted']).toEqual({ heading: true });
  });
});

describe('askAll', () => {
  const raised = question<object>('hands.raise', 'ERR-05', (o) => o.may(NOD), { together: true });
  const got: unknown[] = [];
  const hands = proc('hands', 'ERR-05', openVars<{ of: number }>(), {
    begin: (t, v) =>
      t.askAll(
        raised,
        Array.from({ length: v.of }, (_, seat) => seat),
        'raised',
      ),
    raised: (t, _v, answers: unknown) => {
      got.push(answers);
      return t.done();
    },
  });
  const game = (of: number) =>
    withPacks({
      id: 'hands',
      procs: [hands],
      questions: [raised],
      changes: [before(match, 'begin', (t) => t.first(hands, { of }))],
    });

  test('brings nothing to light by itself: only sealed answers were hidden', () => {
    const open = game(2);
    const begun = open.setup({ seats: 2, packs: ['hands'] }, SEED);
    const one = open.play(begun, 0, NOD);
    if (one.refused !== undefined) throw new Error('refused');
    const both = open.play(one.state, 1, NOD);
    if (both.refused !== undefined) throw new Error('refused');
    expect(both.state.asked[0]!.question).toBe('match.call');
    expect(both.state.knowledge).toBe(begun.knowledge);
    got.length = 0;
  });

  test('answers with a list, of one seat too, saved and imagined in between', () => {
    const alone = game(1);
    const state = alone.setup({ seats: 2, packs: ['hands'] }, SEED);
    const saved = JSON.parse(JSON.stringify(state)) as typeof state;
    for (const from of [saved, alone.clone(saved), alone.determinize(alone.view(saved, 1), rngFrom(SEED))])
      alone.play(from, 0, NOD);
    expect(got.splice(0)).toEqual([[NOD], [NOD], [NOD]]);
  });

  test('is refused of nobody', () => {
    expect(() => game(0).setup({ seats: 2, packs: ['hands'] }, SEED)).toThrow('hands.raise is asked of nobody');
  });
});

describe('content', () => {
  test('is put together once for every set of packs', () => {
    const { of, put } = shelf(['a'], (all: string[], more: string) => [...all, more]);
    put('one', 'b');
    put('two', 'c');
    expect(of({})).toEqual(['a']);
    expect(of({ packs: [] })).toEqual(['a']);
    expect(of({ packs: ['one', 'two'] })).toEqual(['a', 'b', 'c']);
    expect(of({ packs: ['two'] })).toEqual(['a', 'c']);
    expect(of({ packs: ['one', 'two'] })).toBe(of({ packs: ['one', 'two'] }));
    expect(of({ packs: ['unheard-of'] })).toEqual(['a']);
    expect(() => put('one', 'd')).toThrow('pack one adds its content twice');
  });

  test('of every set is made once, whichever list names it and in whatever turn', () => {
    const made: string[] = [];
    const of = perPacks((packs) => {
      made.push(packs.join());
      return packs.slice();
    });
    const [one, two] = [['one'], ['two', 'one']];
    expect([of(one), of(two), of(one), of([]), of(two)]).toEqual([one, two, one, [], two]);
    expect(of(['two', 'one'])).toBe(of(two));
    expect(made).toEqual(['', 'one', 'two,one']);
  });

  test('what packs have to say in one place comes in the order of the packs, and from those alone that are played', () => {
    const { of, put } = fromPacks<number>();
    put('two', 2);
    put('one', 1);
    expect(of({})).toEqual([]);
    expect(of({ packs: ['one', 'silent', 'two'] })).toEqual([1, 2]);
    expect(of({ packs: ['two'] })).toEqual([2]);
  });
});

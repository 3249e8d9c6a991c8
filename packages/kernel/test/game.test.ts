import { describe, expect, test } from 'vitest';
import { type Choice, choice, defineGame, type Game, rngFrom, type State, seedOf, type Told } from '../src/index.ts';
import {
  after as afterStep,
  before,
  errand,
  errandDef,
  GO,
  game,
  HEADS,
  match,
  NOD,
  offers,
  type rain,
  TAILS,
  type Yard,
  type YardView,
} from './errand.ts';

const SEED = seedOf('errand');
const rng = () => rngFrom(seedOf('imagined'));

type Move = readonly [seat: number, choice: Choice];
const CALLS: readonly Move[] = [
  [0, HEADS],
  [1, TAILS],
];

/** The match after these choices, and what was told of the last one. */
function after<E>(
  of: Game<Yard, YardView, E>,
  moves: readonly Move[],
  packs: readonly string[] = [],
): { state: State<Yard>; events: readonly Told[] } {
  let state = of.setup({ seats: 2, packs }, SEED);
  let events: readonly Told[] = [];
  for (const [seat, c] of moves) {
    const played = of.play(state, seat, c);
    if (played.refused !== undefined) throw new Error(played.refused[0]?.text);
    ({ state, events } = played);
  }
  return { state, events };
}
const whereIs = (state: State<Yard>): string => state.stack.map((f) => `${f.proc}.${f.step}`).join(' > ');

describe('beats', () => {
  const { telling, ...rest } = errandDef;
  const beating = defineGame({ ...rest, telling: { ...telling, 'calls.shown': { beat: true } } });

  test('whoever watches gets the position as it was when an event was told, and nobody is asked in it', () => {
    const before = after(beating, [[0, HEADS]]).state;
    const watched = beating.play(before, 1, TAILS, true);
    if (watched.refused !== undefined) throw new Error('refused');
    const [beat, ...others] = watched.beats;
    expect(others).toEqual([]);
    expect(watched.events[beat!.told - 1]!.event).toBe('calls.shown');
    expect(beat!.state.asked).toEqual([]);
    expect(watched.state.asked).not.toEqual([]);
    expect(beat!.state.board).not.toBe(watched.state.board);
    expect(beating.hash(watched.state)).toBe(beating.hash(after(beating, CALLS).state));
  });

  test('whoever does not, gets none, nor does one who answers before the others', () => {
    const before = after(beating, [[0, HEADS]]).state;
    expect(beating.play(before, 1, TAILS)).toMatchObject({ beats: [] });
    expect(beating.play(after(beating, []).state, 0, HEADS, true)).toMatchObject({ beats: [], events: [] });
  });
});

describe('which events are beats', () => {
  const { telling, ...rest } = errandDef;
  const LATER: readonly Move[] = [...CALLS, [0, GO], [0, choice('left')]];
  const watchedWith = (of: typeof game, moves: readonly Move[], seat: number, c: Choice) => {
    const played = of.play(after(of, moves).state, seat, c, true);
    if (played.refused !== undefined) throw new Error('refused');
    return { told: played.events.map(({ event }) => event), beats: played.beats.map(({ told }) => told) };
  };

  test('those that the game says, and no others', () => {
    const beating = defineGame({
      ...rest,
      telling: { ...telling, 'calls.shown': { beat: true }, 'card.drawn': { heading: true } },
    });
    expect(watchedWith(beating, [[0, HEADS]], 1, TAILS)).toEqual({ told: ['calls.shown'], beats: [1] });
    expect(watchedWith(beating, LATER, 1, NOD)).toEqual({ told: ['card.drawn'], beats: [] });
  });

  test('none in a game that says nothing of it', () => {
    expect(watchedWith(game, [[0, HEADS]], 1, TAILS)).toEqual({ told: ['calls.shown'], beats: [] });
    const silent = defineGame(rest);
    expect(watchedWith(silent, LATER, 1, NOD)).toEqual({ told: ['card.drawn'], beats: [] });
  });
});

describe('procedures', () => {
  test('a called procedure is resolved first, and its result goes to the one that called it', () => {
    const { state } = after(game, CALLS);
    expect(whereIs(state)).toBe('match.end > errand.left');
    const home = after(game, [...CALLS, [0, GO], [0, choice('left')], [1, NOD]]).state;
    expect(home.result?.end).toBe('home');
    expect(home.result?.scores[0]).toBeGreaterThan(0);
    expect([home.stack, home.asked]).toEqual([[], []]);
  });

  test('a turn counts and names whose it is', () => {
    const { state } = after(game, []);
    expect([state.turns, state.active]).toEqual([1, 0]);
  });

  test('a scripted die falls for its purpose and owner alone, and is used once', () => {
    const { state } = after(game, [...CALLS, [0, GO], [0, choice('left')]]);
    state.rng.tape = [
      { purpose: 'way', owner: 1, value: 2 },
      { purpose: 'way', owner: 0, value: 6 },
      { purpose: 'card', owner: null, value: 'king' },
    ];
    const played = game.play(state, 1, NOD);
    if (played.refused !== undefined) throw new Error('refused');
    expect(played.state.result?.scores).toEqual([6, 0]);
    expect(played.state.board.hands[0]).toEqual(['king']);
    expect(played.state.rng.tape).toEqual([{ purpose: 'way', owner: 1, value: 2 }]);
    expect(state.rng.tape).toHaveLength(3);
  });

  test('a scripted card that is not in the bag is an error of the test', () => {
    const { state } = after(game, [...CALLS, [0, GO], [0, choice('left')]]);
    state.rng.tape = [{ purpose: 'card', owner: 0, value: 'joker' }];
    expect(() => game.play(state, 1, NOD)).toThrow('scripted card: there is no joker left to draw');
  });

  test('a match that nobody has ended is an error of the rules', () => {
    const endless = defineGame({ ...errandDef, opening: 'errand', procs: [{ ...errand, steps: { begin: (t) => t.done() } }] });
    expect(() => endless.setup({ seats: 2 }, SEED)).toThrow('nobody has ended the match');
  });

  test('a step that leads nowhere is named', () => {
    const broken = defineGame({ ...errandDef, procs: [errand, { ...match, steps: { begin: (t) => t.go('nowhere') } }] });
    expect(() => broken.setup({ seats: 2 }, SEED)).toThrow('no step match.nowhere');
  });
});

describe('offers', () => {
  test('an offer that is barred says why, and is refused for the same reasons', () => {
    const { state } = after(game, CALLS);
    const because = [
      { rule: 'ERR-02', text: 'heads-was-called' },
      { rule: 'ERR-03', text: 'tails-was-called' },
    ];
    expect(game.options(state, 0)).toEqual([GO]);
    expect(game.offers(state, 0)).toEqual([
      { choice: GO, because: [] },
      { choice: ['wait'], because },
    ]);
    expect(game.whyNot(state, 0, ['wait'])).toEqual(because);
    expect(game.play(state, 0, ['wait'])).toEqual({ refused: because });
  });

  test('who is not asked, or has answered, or comes after the end, is told so', () => {
    const asked = after(game, [[0, HEADS]]).state;
    expect(game.whyNot(asked, 0, TAILS)).toEqual([{ rule: 'ERR-01', text: 'already-answered' }]);
    expect(game.whyNot(asked, 1, ['call', 'edge'])).toEqual([{ rule: 'ERR-01', text: 'not-an-option' }]);
    expect(game.whyNot(after(game, CALLS).state, 1, GO)).toEqual([{ rule: 'ERR-02', text: 'not-asked' }]);
    const home = after(game, [...CALLS, [0, GO], [0, choice('left')], [1, NOD]]).state;
    expect(game.whyNot(home, 0, GO)).toEqual([{ rule: 'KERNEL', text: 'match-is-over' }]);
    expect(game.options(home, 0)).toEqual([]);
  });

  test('a choice from outside is taken for the one that was offered', () => {
    const { state } = after(game, [
      [0, JSON.parse('["call","heads"]') as Choice],
      [1, TAILS],
    ]);
    expect(state.board.calls).toEqual(['heads', 'tails']);
  });

  test('a prompt brings what its sentence needs, and there is none for a seat that is not asked', () => {
    const { state } = after(game, [...CALLS, [0, GO]]);
    expect(game.prompt(state, 0)).toEqual({ question: 'errand.turn', rule: 'ERR-02', with: { cards: 3 } });
    expect(game.prompt(state, 1)).toBeNull();
  });
});

describe('sealed questions', () => {
  test('an answer is kept, and the others see only that it was given', () => {
    const { state, events } = after(game, [[0, HEADS]]);
    expect(events).toEqual([]);
    expect(game.view(state, 0).asked[0]).toEqual({ seat: 0, question: 'match.call', answered: true, answer: HEADS });
    expect(game.view(state, 1).asked[0]).toEqual({ seat: 0, question: 'match.call', answered: true, answer: null });
    expect(game.view(state, 'table').asked[0]?.answer).toBeNull();
  });

  test('answers arrive in the order of the seats, whoever was first', () => {
    expect(
      after(game, [
        [1, TAILS],
        [0, HEADS],
      ]).state.board.calls,
    ).toEqual(['heads', 'tails']);
  });

  test('the last answer brings all of them to light', () => {
    const waiting = after(game, [[0, HEADS]]).state;
    expect(waiting.knowledge).toBe(0);
    expect(after(game, CALLS).state.knowledge).toBe(1);
  });

  test('an answer that nobody has seen is imagined anew, and one’s own is kept', () => {
    const { state } = after(game, [[0, HEADS]]);
    const chance = rng();
    const imagined = Array.from({ length: 40 }, () => game.determinize(game.view(state, 1), chance).asked[0]?.answer);
    expect(new Set(imagined)).toEqual(new Set([HEADS, TAILS]));
    expect(game.determinize(game.view(state, 0), chance).asked[0]?.answer).toEqual(HEADS);
  });

  test('an answer that was saved and loaded is again the choice that the rules compare', () => {
    const { state } = after(game, [[0, HEADS]]);
    const loaded = JSON.parse(JSON.stringify(state)) as State<Yard>;
    const played = game.play(loaded, 1, TAILS);
    expect(played.refused === undefined && played.state.board.calls).toEqual(['heads', 'tails']);
  });
});

describe('secrets', () => {
  const drawn = after(game, [...CALLS, [0, GO], [0, choice('left')], [1, NOD]]);

  test('an event tells its secret part only to the seats it names', () => {
    const card = drawn.state.board.hands[0]?.[0];
    expect(game.witness(drawn.events, 0)).toEqual([{ event: 'card.drawn:seen', with: { seat: 0, card } }]);
    expect(game.witness(drawn.events, 1)).toEqual([{ event: 'card.drawn', with: { seat: 0 } }]);
    expect(game.witness(drawn.events, 'table')).toEqual([{ event: 'card.drawn', with: { seat: 0 } }]);
  });

  test('an imagined match looks the same, has other dice, and draws anew what was not seen', () => {
    const chance = rng();
    const seen = game.view(drawn.state, 1);
    const imagined = Array.from({ length: 40 }, () => game.determinize(seen, chance));
    for (const d of imagined) expect(game.view(d, 1)).toEqual(seen);
    expect(new Set(imagined.map((d) => d.board.hands[0]?.[0]))).toEqual(new Set(['ace', 'king', 'queen']));
    expect(imagined.some((d) => d.rng.a === drawn.state.rng.a)).toBe(false);
  });

  test('a view has no generator in it', () => {
    expect(JSON.stringify(game.view(drawn.state, 'table'))).not.toMatch(/rng|tape/u);
  });
});

describe('finality', () => {
  test('a choice is free while the same seat is asked next', () => {
    expect(game.finality(after(game, CALLS).state, 0, GO)).toBe('free');
  });

  test('a choice needs consent once another seat is asked', () => {
    expect(game.finality(after(game, [...CALLS, [0, GO]]).state, 0, choice('left'))).toBe('consent');
  });

  test('a choice is final when chance has spoken', () => {
    expect(game.finality(after(game, [...CALLS, [0, GO], [0, choice('left')]]).state, 1, NOD)).toBe('final');
  });

  test('a sealed answer is free until the last one is given', () => {
    expect(game.finality(after(game, []).state, 0, HEADS)).toBe('free');
    expect(game.finality(after(game, [[0, HEADS]]).state, 1, HEADS)).toBe('final');
  });

  test('to ask changes nothing', () => {
    const { state } = after(game, CALLS);
    const before = game.hash(state);
    game.finality(state, 0, GO);
    expect(game.hash(state)).toBe(before);
  });
});

describe('packs', () => {
  test('without a pack the base does not know of it', () => {
    expect(after(game, [...CALLS, [0, GO]]).state.board.log).toEqual(['go']);
  });

  test('a pack wraps a step, and the next pack wraps that', () => {
    const { state } = after(game, [...CALLS, [0, GO]], ['rain', 'night']);
    expect(state.board.log).toEqual(['night', 'rain before', 'go', 'rain after']);
  });

  test('packs apply in the order of the game, whatever the order of asking', () => {
    const { state } = after(game, [...CALLS, [0, GO]], ['night', 'rain']);
    expect(state.board.log).toEqual(['night', 'rain before', 'go', 'rain after']);
  });

  test('a pack adds to a list', () => {
    expect(game.options(after(game, CALLS, ['rain']).state, 0)).toEqual([GO, ['run']]);
  });

  test('a match without and one with a pack are played side by side', () => {
    const [dry, wet] = [after(game, CALLS).state, after(game, CALLS, ['rain']).state];
    expect([game.options(dry, 0).length, game.options(wet, 0).length, game.options(dry, 0).length]).toEqual([1, 2, 1]);
  });

  test('a pack that changes what does not exist is an error of the pack', () => {
    const lost = (pack: Partial<typeof rain>) => defineGame({ ...errandDef, packs: [{ id: 'lost', ...pack }] });
    const start = (of: ReturnType<typeof lost>) => () => of.setup({ seats: 2, packs: ['lost'] }, SEED);
    const nowhere = { ...errand, id: 'parade' };
    const why = { id: 'errand.why' } as Parameters<typeof offers>[0];
    expect(start(lost({ changes: [afterStep(nowhere, 'left', () => {})] }))).toThrow(
      'pack lost changes parade, which does not exist',
    );
    expect(start(lost({ changes: [before(errand, 'dawdle' as 'left', () => {})] }))).toThrow('pack lost changes errand.dawdle');
    expect(start(lost({ changes: [offers(why, (base) => base)] }))).toThrow('pack lost changes errand.why');
  });

  test('two things cannot have one name', () => {
    expect(() => defineGame({ ...errandDef, procs: [match, errand, errand] })).toThrow('there are two things called errand');
  });
});

describe('starting', () => {
  test('what speaks against a configuration is said', () => {
    const against = (config: Parameters<typeof game.whyNotStart>[0]) => game.whyNotStart(config).map((r) => r.text);
    expect(against({ seats: 2, packs: ['rain'], options: { pace: 'fast' } })).toEqual([]);
    expect(against({ seats: 4 })).toEqual(['seats-out-of-range']);
    expect(against({ seats: 2.5 })).toEqual(['seats-out-of-range']);
    expect(against({ seats: 2, packs: ['snow'] })).toEqual(['unknown-pack']);
    expect(against({ seats: 2, packs: ['rain', 'rain'] })).toEqual(['pack-twice']);
    expect(against({ seats: 2, options: { pace: 'idle' } })).toEqual(['unknown-option-value']);
    expect(against({ seats: 2, options: { hurry: true } })).toEqual(['unknown-option']);
    expect(() => game.setup({ seats: 4 }, SEED)).toThrow('errand cannot start: seats-out-of-range');
  });

  test('what a game objects to is said when the rest is in order', () => {
    const picky = defineGame({
      ...errandDef,
      objections: ({ options }) => (options.pace === 'slow' ? [{ rule: 'ERR-01', text: 'too-slow' }] : []),
    });
    expect(picky.whyNotStart({ seats: 2 })).toEqual([{ rule: 'ERR-01', text: 'too-slow' }]);
    expect(picky.whyNotStart({ seats: 9 })).toHaveLength(1);
    expect(picky.whyNotStart({ seats: 2, options: { pace: 'fast' } })).toEqual([]);
  });

  test('the first value of an option is its default', () => {
    expect(game.setup({ seats: 2 }, SEED).options).toEqual({ pace: 'slow' });
  });

  test('the same seed and choices give this position in every engine', () => {
    const { state } = after(game, [...CALLS, [0, GO], [0, choice('left')], [1, NOD]]);
    expect(game.hash(state)).toBe('c2c79806648ae645');
  });
});

// A small game for the kernel's own tests: all call in secret, then one runs an errand and draws a card nobody else sees.
import {
  type Choice,
  choice,
  defineGame,
  type GameDef,
  nobody,
  openVars,
  owner,
  type Pack,
  rulebook,
  type Seat,
  type Tabletop,
  takeAny,
} from '../src/index.ts';

export interface Yard extends Tabletop {
  calls: string[]; // shown together
  bag: string[];
  hands: string[][]; // by seat, only the owner sees them
  log: string[]; // what the steps did, in their order
}
export interface YardView {
  calls: readonly string[];
  bag: number;
  hands: readonly (readonly string[] | number)[];
  log: readonly string[];
}
export interface Events {
  'calls.shown': { calls: readonly string[] };
  'card.drawn': { seat: Seat };
}
interface Errand {
  seat: Seat;
  other: Seat;
}

export const { proc, question, before, after, around, offers } = rulebook<Yard, Events>();

export const HEADS = choice('call', 'heads');
export const TAILS = choice('call', 'tails');
export const GO = choice('go');
export const NOD = choice('nod');

const call = question<object>(
  'match.call',
  'ERR-01',
  (o) => {
    o.may(HEADS).may(TAILS);
  },
  { sealed: true },
);
const leave = question<Errand>('errand.leave', 'ERR-02', (o, yard) => {
  o.may(GO)
    .may(choice('wait'))
    .unless(yard.calls.includes('heads'), 'ERR-02', 'heads-was-called')
    .unless(yard.calls.includes('tails'), 'ERR-03', 'tails-was-called');
});
const turn = question<Errand>('errand.turn', 'ERR-02', (o) => o.may(choice('left')).may(choice('right')), {
  prompt: (yard) => ({ cards: yard.bag.length }),
});
const nod = question<Errand>('errand.nod', 'ERR-03', (o) => o.may(NOD));

export const errand = proc('errand', 'ERR-02', openVars<Errand>(), {
  begin: (t, v) => t.ask(leave, v.seat, 'left'),
  left: (t, v, c: Choice) => {
    t.board.log.push(c.join(' '));
    return t.ask(turn, v.seat, 'turned');
  },
  turned: (t, v) => t.ask(nod, v.other, 'nodded'),
  nodded: (t, v) => {
    const card = t.draw(t.board.bag, 'card', v.seat);
    t.board.hands[v.seat]?.push(card);
    t.tell?.('card.drawn', { seat: v.seat }, { seats: [v.seat], with: { card } });
    return t.done(t.roll(6, 'way', v.seat));
  },
});

export const match = proc('match', 'ERR-01', openVars<object>(), {
  begin: (t) => {
    t.turn(0);
    return t.askAll(
      call,
      t.board.hands.map((_, seat) => seat),
      'called',
    );
  },
  called: (t, _v, answers: readonly Choice[]) => {
    t.board.calls = answers.map((c) => (c === HEADS ? 'heads' : c === TAILS ? 'tails' : 'nonsense'));
    t.tell?.('calls.shown', { calls: t.board.calls });
    return t.call(errand, { seat: 0, other: 1 }, 'end');
  },
  end: (t, _v, way: number) =>
    t.end({ winners: [0], scores: t.board.hands.map((_, seat) => (seat === 0 ? way : 0)), end: 'home' }),
});

/** In the rain the errand takes longer, and one may run. */
export const rain: Pack<Yard, Events> = {
  id: 'rain',
  changes: [
    around(errand, 'left', (base) => (t, v, got) => {
      t.board.log.push('rain before');
      const next = base(t, v, got);
      t.board.log.push('rain after');
      return next;
    }),
    offers(leave, (base) => (o, yard, v, seat) => {
      base(o, yard, v, seat);
      o.may(choice('run'));
    }),
  ],
};

/** At night everything is wrapped once more. */
export const night: Pack<Yard, Events> = {
  id: 'night',
  changes: [
    around(errand, 'left', (base) => (t, v, got) => {
      t.board.log.push('night');
      return base(t, v, got);
    }),
  ],
};

const words = {
  title: 'Errand',
  blurb: '',
  rules: {},
  prompts: {},
  choices: {},
  events: {},
  reasons: {},
  names: {},
  cards: {},
  options: {},
  packs: {},
  ends: {},
};

export const errandDef: GameDef<Yard, YardView, Events> = {
  id: 'errand',
  version: 1,
  seats: [2, 3],
  seatsRule: 'ERR-01',
  options: [{ id: 'pace', rule: 'ERR-01', values: ['slow', 'fast'] }],
  procs: [match, errand],
  questions: [call, leave, turn, nod],
  packs: [rain, night],
  opening: 'match',
  verbs: { call: ['side'], go: [], wait: [], left: [], right: [], nod: [], run: [] },
  setup: (config) => ({
    calls: [],
    bag: ['ace', 'king', 'queen'],
    hands: Array.from({ length: config.seats }, () => []),
    log: [],
  }),
  clone: (yard) => structuredClone(yard),
  look: ({ board }, who) => ({
    calls: board.calls.slice(),
    bag: board.bag.length,
    hands: board.hands.map((hand, seat) => (seat === who ? hand.slice() : hand.length)),
    log: board.log.slice(),
  }),
  knows: { calls: 'all', bag: nobody('card'), hands: { bySeat: owner('card') }, log: 'all' },
  imagine: ({ board }, rng) => {
    const known = board.hands.flatMap((hand) => (typeof hand === 'number' ? [] : hand));
    const unseen = ['ace', 'king', 'queen'].filter((card) => !known.includes(card));
    const hands = board.hands.map((hand) =>
      typeof hand === 'number' ? Array.from({ length: hand }, () => takeAny(rng, unseen)) : hand.slice(),
    );
    return { calls: board.calls.slice(), bag: unseen, hands, log: board.log.slice() };
  },
  faults: () => [],
  limit: 10,
  advice: { decisive: 1, worth: ({ seats }) => Array<number>(seats).fill(0) },
  text: { en: words, fr: words },
};

export const game = defineGame(errandDef);

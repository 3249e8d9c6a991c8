// The yardstick as a game on the kernel, written as any game is.
import { type Choice, choice, defineGame, type GameDef, type GameText, openVars, rulebook, type Seat } from '@boucan/kernel';
import {
  AHEAD,
  ASTERN,
  type Board,
  captainOf,
  cloneBoard,
  draft,
  HAND_LIMIT,
  layDown,
  layOut,
  MARKET,
  playCard,
  SEATS,
  sail,
  settle,
  winnerAfter,
} from './board.ts';
import { type BoardView, imagine, knows, look } from './kernel-view.ts';

interface Events {
  'die.rolled': { seat: Seat; die: number };
  'pot.banked': { seat: Seat; score: number };
  'card.played': { seat: Seat; card: number };
  'ship.sailed': { seat: Seat; zone: number };
  'card.drafted': { seat: Seat; card: number };
  'card.discarded': { seat: Seat; card: number };
}

interface Turn {
  seat: Seat;
}

const { proc, question } = rulebook<Board, Events>();

const upTo = (n: number, verb: string): Choice[] => Array.from({ length: n }, (_, i) => choice(verb, i));
const ROLL = choice('roll');
const BANK = choice('bank');
const PLAY = upTo(HAND_LIMIT, 'play');
const SAIL = [choice('sail', AHEAD), choice('sail', ASTERN)] as const;
const DRAFT = upTo(MARKET, 'draft');
const DISCARD = upTo(HAND_LIMIT + 1, 'discard');

const match = proc('match', 'YARD-1', openVars<object>(), {
  begin: (t) => t.go('turn'),

  turn: (t) => {
    const seat = (t.state.active + 1) % SEATS;
    t.turn(seat);
    return t.call(turn, { seat }, 'turned');
  },

  turned: (t) => {
    const { active, turns } = t.state;
    settle(captainOf(t.board, active));
    const winner = winnerAfter(t.board, active, turns);
    if (winner < 0) return t.go('turn');
    return t.end({ winners: [winner], scores: t.board.captains.map((c) => c.score), end: 'goal' });
  },
});

const turn = proc('turn', 'YARD-2', openVars<Turn>(), {
  begin: (t, v) => t.ask(act, v.seat, 'acted'),

  acted: (t, v, c: Choice) => {
    const { seat } = v;
    const own = captainOf(t.board, seat);
    switch (c[0]) {
      case 'roll':
        return t.go('roll');
      case 'bank':
        own.score += own.pot;
        t.tell?.('pot.banked', { seat, score: own.score });
        return t.ask(take, seat, 'taken');
      case 'play': {
        const card = playCard(t.board, own, c[1] as number);
        t.tell?.('card.played', { seat, card });
        return t.go('begin');
      }
      default: {
        const zone = sail(t.board, seat, c[1] as number);
        t.tell?.('ship.sailed', { seat, zone });
        return t.go('begin');
      }
    }
  },

  roll: (t, { seat }) => {
    const own = captainOf(t.board, seat);
    const die = t.roll(6, 'roll', seat);
    t.tell?.('die.rolled', { seat, die });
    if (die === 1) return own.hand.length > 0 ? t.ask(drop, seat, 'dropped') : t.done();
    own.pot += die;
    return t.go('begin');
  },

  taken: (t, { seat }, c: Choice) => {
    const own = captainOf(t.board, seat);
    const card = draft(t.board, own, c[1] as number, t.state.rng);
    t.reveal();
    t.tell?.('card.drafted', { seat, card });
    return own.hand.length > HAND_LIMIT ? t.ask(drop, seat, 'dropped') : t.done();
  },

  dropped: (t, { seat }, c: Choice) => {
    const card = layDown(t.board, captainOf(t.board, seat), c[1] as number);
    t.tell?.('card.discarded', { seat, card });
    return t.done();
  },
});

const act = question<Turn>('turn.act', 'YARD-2', (o, b, _v, seat) => {
  const own = captainOf(b, seat);
  o.may(ROLL);
  o.may(BANK);
  if (!own.played) for (let i = 0; i < own.hand.length; i++) o.may(PLAY[i] as Choice);
  if (!own.sailed) {
    o.may(SAIL[AHEAD]);
    o.may(SAIL[ASTERN]);
  }
});

const take = question<Turn>('turn.take', 'YARD-3', (o, b) => {
  for (let i = 0; i < b.market.length; i++) o.may(DRAFT[i] as Choice);
});

const drop = question<Turn>('turn.drop', 'YARD-4', (o, b, _v, seat) => {
  const { hand } = captainOf(b, seat);
  for (let i = 0; i < hand.length; i++) o.may(DISCARD[i] as Choice);
});

const words: GameText = {
  title: 'Yardstick',
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

const def: GameDef<Board, BoardView, Events> = {
  id: 'yardstick',
  version: 1,
  seats: [SEATS, SEATS],
  seatsRule: 'YARD-1',
  options: [],
  procs: [match, turn],
  questions: [act, take, drop],
  packs: [],
  opening: 'match',
  verbs: { roll: [], bank: [], play: ['card'], sail: ['course'], draft: ['card'], discard: ['card'] },
  setup: (_config, rng) => layOut(rng),
  clone: cloneBoard,
  look,
  imagine,
  knows,
  faults: () => [],
  limit: 10_000,
  advice: { worth: ({ board }) => board.captains.map((c) => c.score), decisive: 50 },
  text: { en: words, fr: words },
};

export const yardstick = defineGame(def);

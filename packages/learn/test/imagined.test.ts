// An evaluation sees imagined worlds only. A fact is planted where a seat cannot see it; whatever that seat judges by stays as it was.
import { greedyOver, judged, learnedOf, type Net, netSize } from '@boucan/bots';
import { findGame } from '@boucan/games';
import { type Game, next, rngFrom, type Seat, type State, seedOf } from '@boucan/kernel';
import { describe, expect, test } from 'vitest';
import { selfPlay } from '../src/self-play.ts';

interface Hiding {
  readonly id: string;
  readonly game: Game;
  /** Changes what only the others of this seat can know, in a way that an evaluation of the true position would notice. */
  plant(s: State<unknown>, seat: Seat): void;
}

const HIDING: readonly Hiding[] = [
  {
    id: 'brethren',
    game: (await findGame('brethren'))!,
    plant(s, seat) {
      const { captains, pile } = s.board as { captains: { hand: string[] }[]; pile: string[] };
      const { hand } = captains[(seat + 1) % s.seats]!;
      const other = pile.findIndex((card) => card !== hand[0]);
      [hand[0], pile[other]] = [pile[other]!, hand[0]!];
    },
  },
  {
    id: 'nassau',
    game: (await findGame('nassau'))!,
    plant(s, seat) {
      const { ships, deckA } = s.board as { ships: { hand: number[] }[]; deckA: number[] };
      const { hand } = ships[(seat + 1) % s.seats]!;
      // One card of the A deck for another: the backs of a hand are there to be seen.
      const [first, last] = [Math.min(...deckA), Math.max(...deckA)];
      const held = hand.findIndex((card) => card >= first && card <= last);
      if (held < 0) return;
      [hand[held], deckA[0]] = [deckA[0]!, hand[held]!];
    },
  },
  {
    id: 'fortunes',
    game: (await findGame('fortunes'))!,
    plant(s, seat) {
      const { players } = s.board as { players: { gold: number; chest: number }[] };
      const rival = players[(seat + 1) % s.seats]!;
      rival.chest += rival.gold;
      rival.gold = 0;
    },
  },
];

function netOfChance(inputs: number, seed: string): Net {
  const rng = rngFrom(seedOf(seed));
  return { inputs, hidden: 2, all: Float64Array.from({ length: netSize(inputs, 2) }, () => next(rng) / 2 ** 32 - 0.5) };
}

const askedOf = (s: State<unknown>): Seat => s.asked.find((q) => q.answer === null)!.seat;

/** The first position of a match, or a later one, where somebody is asked and the plant shows in the true position. */
function planted({ game, plant }: Hiding): {
  readonly state: State<unknown>;
  readonly other: State<unknown>;
  readonly seat: Seat;
} {
  const { features } = learnedOf(game)!;
  const quantities = (s: State<unknown>): Float64Array => {
    const out = new Float64Array(features.names.length * s.seats);
    features.fill(s, out);
    return out;
  };
  const state = game.setup({ seats: 3 }, seedOf('planted'));
  const rng = rngFrom(seedOf('planted'));
  const bot = greedyOver(1);
  while (state.result === null) {
    const seat = askedOf(state);
    const other = game.clone(state);
    plant(other, seat);
    if (game.options(state, seat).length > 1 && quantities(other).some((q, i) => q !== quantities(state)[i]))
      return { state, other, seat };
    game.advance(state, seat, bot.choose(judged(game).judgedBy(null), game.glance(state, seat), rng));
  }
  throw new Error('nothing could be planted');
}

describe.for(HIDING)('what nobody can see at $id', (hiding) => {
  const { game } = hiding;
  const { features } = learnedOf(game)!;

  test('changes neither what a bot sees, nor what it imagines, nor what it chooses', () => {
    const { state, other, seat } = planted(hiding);
    const blind = judged(game).judgedBy(netOfChance(features.names.length, 'blind'));
    const [seen, too] = [game.glance(state, seat), game.glance(other, seat)];
    expect(too).toEqual(seen);
    const imagined = [seen, too].map((view) => {
      const out = new Float64Array(features.names.length * 3);
      features.fill(game.determinize(view, rngFrom(seedOf('same'))), out);
      return out;
    });
    expect(imagined[1]).toEqual(imagined[0]);
    const chosen = [seen, too].map((view) => greedyOver(6).choose(blind, view, rngFrom(seedOf('same'))));
    expect(chosen[1]).toEqual(chosen[0]);
  });

  test('does not come into what is learned from', () => {
    const { state, other } = planted(hiding);
    const net = netOfChance(features.names.length, 'blind');
    const [first, too] = [state, other].map((from) => {
      const begun: Game = { ...game, setup: () => game.clone(from) };
      const { quantities, rows } = selfPlay(begun, net, { seats: 3 }, { whims: 0, every: 1 }, rngFrom(seedOf('same')));
      expect(rows).toBeGreaterThan(0);
      return quantities.slice(0, 3 * net.inputs);
    });
    expect(too).toEqual(first);
  });
});

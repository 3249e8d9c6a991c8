// The quantities that bots may learn to judge by.
import { judged } from '@boucan/bots';
import { pick, rngFrom, type State, seedOf } from '@boucan/kernel';
import { expect, test } from 'vitest';
import { homecoming } from '../src/advice/by-hand.ts';
import { features, shared, start } from '../src/advice/features.ts';
import type { Voyage } from '../src/board.ts';
import { skull as game } from '../src/game.ts';

const skull = judged(game);

const COUNT = features.names.length;
const at = (name: string): number => {
  const i = features.names.indexOf(name);
  if (i < 0) throw new Error(`no feature ${name}`);
  return i;
};

test('in a whole voyage every one is written and about one, and stands where its name says', () => {
  for (const seats of [1, 3, 5]) {
    const s = skull.setup({ seats }, seedOf('features')) as State<Voyage>;
    const rng = rngFrom(seedOf('features'));
    const out = new Float64Array(seats * COUNT);
    for (let i = 0; s.result === null && i < 1500; i++) {
      out.fill(Number.NaN);
      features.fill(s, out);
      expect(out.every((q) => Number.isFinite(q) && Math.abs(q) < 30)).toBe(true);
      const { board: b } = s;
      if (b.people.length >= seats)
        for (let seat = 0; seat < seats; seat++) {
          const q = (name: string): number => out[seat * COUNT + at(name)]!;
          expect(q('morale.now') * 15).toBeCloseTo(b.morale);
          expect(q('trust.own') * 10).toBeCloseTo(b.people[seat]!.trust);
          expect(q('seat.captain')).toBe(seat === b.captain ? 1 : 0);
          expect(q(`post.${b.people[seat]!.post}`)).toBe(1);
          expect(q('ship.hull')).toBeCloseTo(b.ship.hold / b.ship.holdMax);
          expect(q('time.seats') * 5).toBeCloseTo(seats);
        }
      const { seat } = s.asked.find(({ answer }) => answer === null)!;
      skull.advance(s, seat, pick(rng, skull.options(s, seat)));
    }
  }
});

test('a network that foresees a defeat likes nobody’s position, and comes home rather than win alone', () => {
  const s = skull.setup({ seats: 3 }, seedOf('sea')) as State<Voyage>;
  const net = (bias: number) => ({
    inputs: COUNT,
    hidden: 0,
    all: Float64Array.from({ length: 1 + COUNT }, (_, i) => (i === 0 ? bias : 0)),
  });
  const worth = (bias: number): readonly number[] => skull.judgedBy(net(bias)).worth(s);
  expect(worth(-6)[0]).toBeLessThan(0.1);
  expect(worth(6)[0]).toBeCloseTo(3 * (1 / 3 + 0.8), 1);
  s.result = { winners: [], scores: [0, 0, 0], end: 'sunk' } as unknown as State<Voyage>['result'];
  for (const lost of worth(0)) expect(lost).toBeCloseTo(-2.4);
  s.result = { winners: [1], scores: [5, 9, 4], end: 'reached' } as unknown as State<Voyage>['result'];
  const [first, second] = worth(0);
  expect(second).toBeGreaterThan(first! + 2);
  expect(first).toBeGreaterThan(2.3);
});

test('what lies face down does not come in: another goal, another deck, another pile, and every quantity is the same', () => {
  const s = skull.setup({ seats: 3 }, seedOf('hidden')) as State<Voyage>;
  const rng = rngFrom(seedOf('hidden'));
  for (let i = 0; i < 60; i++) {
    const { seat } = s.asked.find(({ answer }) => answer === null)!;
    skull.advance(s, seat, pick(rng, skull.options(s, seat)));
  }
  const other = skull.clone(s);
  const { board: b } = other;
  const down = b.objectives.filter(({ up }) => !up);
  expect(down.length).toBeGreaterThan(1);
  const faces = down.map(({ face }) => face);
  for (const [i, o] of down.entries()) Object.assign(o, { face: faces[(i + 1) % faces.length]! });
  b.deck.length = 0;
  b.pile.length = 0;
  const filled = (state: State<Voyage>): Float64Array => {
    const out = new Float64Array(3 * COUNT);
    features.fill(state, out);
    return out;
  };
  expect(other.board.objectives).not.toEqual(s.board.objectives);
  expect(filled(other)).toEqual(filled(s));
});

test('learning sets out from the advice by hand: the chance to come home, and how far each would then be ahead', () => {
  expect(start).toEqual({ 'home.hand': 1, 'score.lead': 3 });
  expect(at('home.hand')).toBeLessThan(shared);
  expect(at('score.lead')).toBeGreaterThanOrEqual(shared);
  const s = skull.setup({ seats: 3 }, seedOf('start')) as State<Voyage>;
  const rng = rngFrom(seedOf('start'));
  const out = new Float64Array(3 * COUNT);
  for (let i = 0; s.result === null && i < 400; i++) {
    features.fill(s, out);
    const chance = 1 / (1 + Math.exp(-out[at('home.hand')]!));
    if (s.board.people.length >= 3) expect(chance).toBeCloseTo(Math.min(0.98, Math.max(0.02, homecoming(s.board))), 1);
    // What all share is the same for everybody.
    for (let seat = 1; seat < 3; seat++)
      expect([...out.subarray(seat * COUNT, seat * COUNT + shared)]).toEqual([...out.subarray(0, shared)]);
    const { seat } = s.asked.find(({ answer }) => answer === null)!;
    skull.advance(s, seat, pick(rng, skull.options(s, seat)));
  }
});

test('a crew would rather come home than not, whoever wins then, and keeps its ship in order', () => {
  const s = skull.setup({ seats: 3 }, seedOf('start')) as State<Voyage>;
  const rng = rngFrom(seedOf('start'));
  while (s.board.people.length < 3 || s.board.round < 2) {
    const { seat } = s.asked.find(({ answer }) => answer === null)!;
    skull.advance(s, seat, pick(rng, skull.options(s, seat)));
  }
  const safe = skull.worth(s);
  const wrecked = skull.clone(s);
  wrecked.board.ship.hold = 1;
  wrecked.board.morale = 3;
  const lost = skull.clone(s);
  lost.result = { winners: [], scores: [0, 0, 0], end: 'sunk' };
  for (let seat = 0; seat < 3; seat++) {
    expect(skull.worth(wrecked)[seat]).toBeLessThan(safe[seat]!);
    expect(skull.worth(lost)[seat]).toBeLessThan(skull.worth(wrecked)[seat]!);
  }
  const dirty = skull.clone(s);
  dirty.board.dirt = 4;
  expect(skull.worth(dirty)[0]).toBeLessThan(safe[0]!);
});

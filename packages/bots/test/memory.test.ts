// What a bot keeps of its thoughts from one choice of a turn to the next, and what it does not.
import { brethren } from '@boucan/brethren';
import {
  below,
  type Choice,
  choice,
  cloneRng,
  type Game,
  rngFrom,
  type Seat,
  type State,
  seedOf,
  type View,
} from '@boucan/kernel';
import { toy } from '@boucan/toy';
import { describe, expect, test } from 'vitest';
import { botNamed, Memories, Memory, search } from '../src/index.ts';
import { Node } from '../src/tree.ts';

const BUDGET = { iterations: 120 };
const awaited = (s: State<unknown>): Seat => s.asked.find((q) => q.answer === null)!.seat;

/** A memory that says whether it was of use. */
class Watched extends Memory {
  used = false;
  tree: Node | null = null;
  override recall(seen: View<unknown>): Node | null {
    this.tree = super.recall(seen);
    this.used = this.tree !== null;
    return this.tree;
  }
}

/** Seat 0 has chosen where its ship goes and is asked how it lies. */
function halfway(memory: Memory, game: Game = brethren as Game) {
  const state = game.setup({ seats: 3, options: { 'first-seat': 0 } }, seedOf('halfway'));
  const { choice: made } = search(game, game.glance(state, 0), BUDGET, rngFrom(seedOf('first')), { memory });
  game.advance(state, 0, made);
  expect(awaited(state)).toBe(0);
  return state;
}

describe('a tree that is kept', () => {
  test('is where the search goes on at the next choice of the turn', () => {
    const memory = new Watched();
    const state = halfway(memory);
    search(brethren, brethren.glance(state as never, 0), BUDGET, rngFrom(seedOf('then')), { memory });
    const nodes = [...memory.tree!.children!.values()];
    const visits = nodes.reduce((sum, node) => sum + node.visits - new Node().visits, 0);
    expect(visits, 'more than it had time for').toBeGreaterThan(1.1 * BUDGET.iterations);
  });

  test.each([
    ['something came to light', (seen: View<unknown>) => ({ ...seen, knowledge: seen.knowledge + 1 })],
    ['another turn has begun', (seen: View<unknown>) => ({ ...seen, turns: seen.turns + 1 })],
    ['somebody else looks', (seen: View<unknown>) => ({ ...seen, viewer: 1 })],
    ['anything lies otherwise', (seen: View<unknown>) => ({ ...seen, board: { ...(seen.board as object), moved: 1 } })],
  ])('is dropped where %s', (_, changed) => {
    const memory = new Memory();
    const seen = brethren.glance(halfway(memory) as never, 0);
    expect(memory.recall(changed(seen))).toBeNull();
    expect(memory.recall(seen), 'and it does not come back').toBeNull();
  });

  test('is given away once', () => {
    const memory = new Memory();
    const seen = brethren.glance(halfway(memory) as never, 0);
    expect(memory.recall(seen)).toBeInstanceOf(Node);
    expect(memory.recall(seen)).toBeNull();
  });

  test('is used only where its seat chose last, and nothing has come to light since', () => {
    for (const game of [brethren, toy] as unknown as Game[]) {
      const uses = { kept: 0, anew: 0 };
      const memories = [0, 1, 2].map(() => new Watched());
      for (let m = 0; m < 3; m++) {
        const rng = rngFrom(seedOf(`uses ${m}`));
        const state = game.setup({ seats: 3 }, seedOf(`uses ${m}`));
        let last = { seat: -1, knowledge: -1 };
        while (state.result === null) {
          const seat = awaited(state);
          const [memory, seen] = [memories[seat]!, game.glance(state, seat)];
          const before = cloneRng(rng);
          const { choice: made } = search(game, seen, { iterations: 30 }, rng, { memory });
          if (memory.used) {
            uses.kept++;
            expect(last).toEqual({ seat, knowledge: state.knowledge });
          } else {
            uses.anew++;
            expect(search(game, seen, { iterations: 30 }, before).choice, 'as if it had no memory').toBe(made);
          }
          last = { seat, knowledge: state.knowledge };
          game.advance(state, seat, made);
        }
      }
      expect(uses.anew).toBeGreaterThan(20);
      if (game.id === brethren.id) expect(uses.kept).toBeGreaterThan(20);
    }
  });

  test('is kept only for a seat that is asked next, alone, with nothing come to light', () => {
    const kept = new Map<string, number>();
    for (const game of [brethren, toy] as unknown as Game[]) {
      const rng = rngFrom(seedOf('kept'));
      for (let m = 0; m < 4; m++) {
        const state = game.setup({ seats: 3 + (m % 2) }, seedOf(`kept ${m}`));
        while (state.result === null) {
          const seat = awaited(state);
          const offered = game.options(state, seat);
          const c = offered[below(rng, offered.length)]!;
          const [memory, world, { knowledge }] = [new Memory(), game.clone(state), state];
          memory.keep(game, world, seat, c, Object.assign(new Node(), { children: new Map() }));
          const isRight = world.knowledge === knowledge && world.asked.length === 1 && world.asked[0]!.seat === seat;
          expect(memory.recall(game.glance(world, seat)) !== null).toBe(isRight);
          const why = [isRight, world.knowledge === knowledge, world.asked.length, world.asked[0]?.seat === seat].join(' ');
          kept.set(why, (kept.get(why) ?? 0) + 1);
          game.advance(state, seat, c);
        }
      }
    }
    for (const met of ['true true 1 true', 'false true 1 false', 'false false 1 true'])
      expect(kept.get(met), met).toBeGreaterThan(0);
    const leaf = new Memory();
    const state = brethren.setup({ seats: 3, options: { 'first-seat': 0 } }, seedOf('leaf'));
    leaf.keep(brethren, state, 0, brethren.options(state, 0)[0]!, new Node());
    expect(leaf.recall(brethren.glance(state, 0)), 'nothing was thought about it').toBeNull();
  });

  test('knows only choices that are offered, whatever is in it', () => {
    const gone = choice('no-such-verb', 1);
    const tempting = new Node();
    tempting.children = new Map([[gone, Object.assign(new Node(), { visits: 1e6, reward: 1e6 })]]);
    const planted = Object.assign(new Memory(), { recall: () => tempting });
    const state = toy.setup({ seats: 2 }, seedOf('gone'));
    const { choice: made } = search(toy, toy.glance(state, 0), BUDGET, rngFrom(seedOf('gone')), { memory: planted });
    expect(toy.options(state, 0)).toContain(made);
  });
});

describe('with a memory', () => {
  const played = (seed: string): Choice[] => {
    const game = brethren as Game;
    const state = game.setup({ seats: 3 }, seedOf(seed));
    const rng = rngFrom(seedOf('bots'));
    const memories = [0, 1, 2].map(() => new Memory());
    const made: Choice[] = [];
    while (state.result === null) {
      const seat = awaited(state);
      const c = botNamed('search:20it')!.choose(game, game.glance(state, seat), rng, { memory: memories[seat]! });
      made.push(c);
      game.advance(state, seat, c);
    }
    return made;
  };

  test('the same seed gives the same match', () => {
    expect(played('twice')).toEqual(played('twice'));
  });

  // A hidden fact is planted: what lies face down elsewhere. Whoever could look would think otherwise, then and at the next choice.
  test('a bot chooses the same in every match it could be in, for the whole of its turn', () => {
    let kept = 0;
    for (let m = 0; m < 12; m++) {
      const state = brethren.setup({ seats: 4 }, seedOf(`turn ${m}`));
      for (let i = 0; i < 8 + 2 * m; i++)
        brethren.advance(state, awaited(state), brethren.options(state, awaited(state)).at(-1)!);
      const seat = awaited(state);
      const other = brethren.determinize(brethren.glance(state, seat), rngFrom(seedOf(`elsewhere ${m}`)));
      expect(other.board).not.toEqual(state.board);
      const minds = [state, other].map((world) => ({ world, memory: new Watched(), rng: rngFrom(seedOf('mind')) }));
      for (const { turns, knowledge } = state; state.turns === turns && state.knowledge === knowledge; ) {
        const [here, there] = minds.map(({ world, memory, rng }) => {
          const c = search(brethren, brethren.glance(world, seat), BUDGET, rng, { memory }).choice;
          brethren.advance(world, seat, c);
          return c;
        });
        expect(there).toBe(here);
        if (minds.every(({ memory }) => memory.used)) kept++;
      }
    }
    expect(kept).toBeGreaterThan(3);
  });
});

test('of many bots only those that thought last are remembered, each by its own name', () => {
  const memories = new Memories(2);
  const [a, b] = [memories.of('a'), memories.of('b')];
  expect(a).not.toBe(b);
  expect(memories.of('a')).toBe(a);
  memories.of('c');
  expect(memories.of('a'), 'it was named after b').toBe(a);
  expect(memories.of('b')).not.toBe(b);
});

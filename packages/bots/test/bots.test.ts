import { brethren } from '@boucan/brethren';
import { type Choice, type Game, rngFrom, type Seat, type State, seedOf, type View } from '@boucan/kernel';
import { toy } from '@boucan/toy';
import { describe, expect, test } from 'vitest';
import { lead, togetherIn } from '../src/bot.ts';
import { BOT_NAMES, type Bot, botNamed, judged, search } from '../src/index.ts';

const bot = (name: string): Bot => {
  const found = botNamed(name);
  if (found === undefined) throw new Error(`no bot ${name}`);
  return found;
};

const awaited = (s: State<unknown>): Seat => s.asked.find((q) => q.answer === null)!.seat;

/** Plays a match out with a bot for every seat; `watch` sees every choice. */
function playOut(
  game: Game,
  bots: readonly Bot[],
  seed: string,
  watch?: (s: State<unknown>, seat: Seat, c: Choice) => void,
): State<unknown> {
  const rng = rngFrom(seedOf(`${seed}#bots`));
  const state = game.setup({ seats: bots.length }, seedOf(seed));
  while (state.result === null) {
    const seat = awaited(state);
    const c = bots[seat]!.choose(game, game.view(state, seat), rng);
    watch?.(state, seat, c);
    game.advance(state, seat, c);
  }
  return state;
}

const NAMES = ['random', 'greedy', 'search:20it', 'level1', 'level2', 'level3', 'level4', 'level5'];

describe('every bot', () => {
  for (const name of NAMES) {
    test(`${name} makes only lawful choices, in any game`, () => {
      const games: readonly [Game, number][] =
        name.startsWith('level') && name > 'level3'
          ? [[toy as Game, 2]]
          : [
              [toy as Game, 3],
              [brethren as Game, 3],
            ];
      for (const [game, seats] of games) {
        const end = playOut(
          game,
          Array.from({ length: seats }, () => bot(name)),
          name,
          (s, seat, c) => {
            expect(game.options(s, seat)).toContain(c);
          },
        );
        expect(end.result).not.toBeNull();
      }
    });
  }

  test('is found by its name, and nothing else is', () => {
    for (const name of [...NAMES, 'search', 'search:100ms', 'search:500it', 'level6', 'without:charms+heavy-sea:level2'])
      expect(botNamed(name)?.name).toBe(name);
    for (const name of [
      '',
      'search:',
      'search:0it',
      'search:5',
      'search:-1ms',
      'level0',
      'level7',
      'toString',
      'without:greedy',
      'without::greedy',
    ])
      expect(botNamed(name)).toBeUndefined();
    expect(BOT_NAMES).toContain('search:100ms');
  });

  test('chooses the same in every match it could be in: the same view, the same chance, the same choice', () => {
    const state = brethren.setup({ seats: 4 }, seedOf('same'));
    for (let i = 0; i < 9; i++) brethren.advance(state, awaited(state), brethren.options(state, awaited(state))[i % 3]!);
    const seat = awaited(state);
    const seen = brethren.view(state, seat);
    const other = brethren.determinize(seen, rngFrom(seedOf('elsewhere')));
    expect(other.board).not.toEqual(state.board);
    for (const name of ['random', 'greedy', 'search:200it', 'level3']) {
      const here = bot(name).choose(brethren, seen, rngFrom(seedOf('c')));
      const there = bot(name).choose(brethren, brethren.view(other, seat), rngFrom(seedOf('c')));
      expect(there).toBe(here);
    }
  });
});

describe('search', () => {
  test('is repeatable for a seed and a number of iterations', () => {
    const seen = brethren.view(brethren.setup({ seats: 3, options: { 'first-seat': 0 } }, seedOf('again')), 0);
    const once = search(brethren, seen, { iterations: 300 }, rngFrom(seedOf('s')));
    const twice = search(brethren, seen, { iterations: 300 }, rngFrom(seedOf('s')));
    expect(twice).toEqual(once);
    expect(once.iterations).toBe(300);
  });

  test('keeps to its time', () => {
    const seen = brethren.view(brethren.setup({ seats: 3, options: { 'first-seat': 0 } }, seedOf('time')), 0);
    const began = performance.now();
    const { iterations } = search(brethren, seen, { ms: 50 }, rngFrom(seedOf('s')));
    expect(performance.now() - began).toBeLessThan(2000);
    expect(iterations).toBeGreaterThan(1);
  });

  // A duel that is decided by the die to come: whoever could see it would bid high before a hit and nothing before a miss.
  test('cannot foresee a die', () => {
    let foreseen = 0;
    const matches = 120;
    for (let i = 0; i < matches; i++) {
      const state = toy.setup({ seats: 2, options: { rounds: 3 } }, seedOf(`die ${i}`));
      const seen = toy.view(state, 0) as View<unknown>;
      const choices = [0, 1].map((d) => {
        // The same position with other dice to come: to the bot it is the same position.
        const elsewhere = toy.clone(state);
        elsewhere.rng = rngFrom(seedOf(`other dice ${i} ${d}`));
        expect(toy.view(elsewhere, 0)).toEqual(seen);
        return bot('search:60it').choose(toy, toy.view(elsewhere, 0), rngFrom(seedOf(`bot ${i}`)));
      });
      if (choices[0] !== choices[1]) foreseen++;
    }
    expect(foreseen).toBe(0);
  });

  test('cannot see a hidden card: it aims alike whatever the rival holds', () => {
    const aims = (hand: 'parry' | 'feint'): number => {
      let atRival = 0;
      for (let i = 0; i < 40; i++) {
        const state = toy.setup({ seats: 3 }, seedOf(`card ${i}`));
        // Seat 1 holds two parries or two feints; seat 0 cannot know.
        const taken = state.board.duellists[1]!.hand;
        const pool = [...state.board.bag, ...taken];
        const hidden = [hand, hand] as const;
        for (const card of hidden) pool.splice(pool.indexOf(card), 1);
        if (pool.length !== state.board.bag.length) continue;
        state.board.bag = pool;
        state.board.duellists[1]!.hand = [...hidden];
        const bids = [3, 0, 0];
        for (let seat = 0; seat < 3; seat++) toy.advance(state, seat, toy.options(state, seat)[bids[seat]!]!);
        const c = bot('search:80it').choose(toy, toy.view(state, 0), rngFrom(seedOf(`aim ${i}`)));
        if (c[0] === 'aim' && c[1] === 1) atRival++;
      }
      return atRival;
    };
    expect(aims('parry')).toBe(aims('feint'));
  });
});

describe('strength', () => {
  test('greedy beats random, by far', () => {
    let wins = 0;
    const matches = 40;
    for (let i = 0; i < matches; i++) {
      const bots = [0, 1, 2].map((seat) => bot(seat === i % 3 ? 'greedy' : 'random'));
      if (playOut(brethren as Game, bots, `g${i}`).result!.winners.includes(i % 3)) wins++;
    }
    expect(wins / matches).toBeGreaterThan(0.6);
  });
});

test('where all can lose together a seat minds what it has itself, and its rival less', () => {
  expect(lead([10, 8, 3], 0)).toBe(2);
  expect(lead([10, 8, 3], 0, togetherIn({ def: { losses: ['sunk'] } }))).toBe(8);
  expect(lead([-16, -16, -16], 1, togetherIn({ def: { losses: ['sunk'] } }))).toBeLessThan(0);
  expect(togetherIn({ def: {} })).toBe(0);
});

describe('who ignores a pack', () => {
  const packs = ['charms'];
  const start = () => toy.setup({ seats: 3, packs }, seedOf('ignoring'));

  test('takes nothing of it while there is anything else, and everybody else does', () => {
    const taken = (name: string): string[] => {
      const said: string[] = [];
      const rng = rngFrom(seedOf('takes'));
      for (let i = 0; i < 6; i++) {
        const s = toy.setup({ seats: 3, packs }, seedOf(`takes ${i}`));
        while (s.result === null) {
          const seat = awaited(s);
          const others = toy.options(s, seat).some(([verb, noun]) => verb !== 'lay' && noun !== 'flourish');
          const c = bot(name).choose(toy, toy.glance(s, seat), rng);
          if (others && (c[0] === 'lay' || c[1] === 'flourish')) said.push(c.join(' '));
          toy.advance(s, seat, c);
        }
      }
      return said;
    };
    for (const name of ['without:charms:random', 'without:charms:greedy', 'without:charms:search:20it'])
      expect(taken(name), name).toEqual([]);
    expect(taken('random').join()).toMatch(/lay .*flourish|flourish.*lay /u);
  });

  test('counts nothing of it, and still counts the rest', () => {
    const s = start();
    const ignoring = judged(toy).ignoring(packs);
    const plain = judged(toy).worth({ ...s, packs: [] });
    expect(ignoring.worth(s)).toEqual(plain);
    expect(judged(toy).worth(s)).not.toEqual(plain);
    expect(judged(toy).ignoring(['heavy-sea']).worth(s)).toEqual(judged(toy).worth(s));
    expect((s.board as { packs?: readonly string[] }).packs).toEqual(packs);
  });

  test('has the same list wherever it is made', () => {
    const s = start();
    const ignoring = judged(toy).ignoring(packs);
    const into = toy.options(s, awaited(s));
    expect(into.slice(0, ignoring.list(s, awaited(s), into))).toEqual(ignoring.options(s, awaited(s)));
  });
});

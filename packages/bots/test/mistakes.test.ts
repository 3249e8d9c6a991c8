// Levels 1 to 3 make the mistakes of beginners, level 5 hardly ever.
import { findGame, GAMES } from '@boucan/games';
import { type Choice, defineGame, type Game, LANGS, rngFrom, type State, sameChoice, seedOf } from '@boucan/kernel';
import { atLength } from '@boucan/testkit/whole';
import { speaker } from '@boucan/words';
import { describe, expect, test } from 'vitest';
import { toyDef } from '../../../games/toy/src/game.ts';
import { botNamed, pitfalls } from '../src/index.ts';

/** Dice Duel, where the less is bid the better, and to bid an odd number is what beginners do, so often. */
const oddly = (falls: readonly [number, number, number]): Game =>
  defineGame({
    ...toyDef,
    advice: {
      decisive: 10,
      worth: (s) => [-Number(s.asked.find(({ seat }) => seat === 0)?.answer?.[1] ?? 0), 0],
      levels: { blur: [1e-9, 1e-9], falls },
      mistakes: [{ id: 'odd', made: (_s, _seat, [verb, coins]) => verb === 'bid' && Number(coins) % 2 === 1 }],
    },
  }) as unknown as Game;

/** How many of 400 bids of this level are odd. */
function odd(level: string, falls: readonly [number, number, number]): number {
  const game = oddly(falls);
  const seen = game.view(game.setup({ seats: 2 }, seedOf('odd')), 0);
  let made = 0;
  for (let i = 0; i < 400; i++) made += Number(botNamed(level)!.choose(game, seen, rngFrom(seedOf(`odd ${i}`)))[1]) % 2;
  return made;
}

test('a level falls for a mistake as often as its game says, and not at all where it says never', () => {
  expect(odd('level1', [0, 0, 0])).toBe(0);
  expect(odd('level1', [1, 1, 1])).toBe(400);
  for (const [level, expected] of [
    ['level1', 200],
    ['level2', 100],
  ] as const) {
    const made = odd(level, [0.5, 0.25, 0.1]);
    expect(made).toBeGreaterThan(0.8 * expected);
    expect(made).toBeLessThan(1.2 * expected);
  }
});

test('what cannot be helped is no mistake, and neither is what is not offered', () => {
  const game = oddly([1, 1, 1]);
  const state = game.setup({ seats: 2 }, seedOf('odd'));
  const [pit] = pitfalls(game, state, 0);
  expect(pit?.choices.every(([, coins]) => Number(coins) % 2 === 1)).toBe(true);
  const all = { ...game, def: { ...game.def, advice: { ...game.def.advice, mistakes: [{ id: 'any', made: () => true }] } } };
  const none = { ...game, def: { ...game.def, advice: { ...game.def.advice, mistakes: [{ id: 'none', made: () => false }] } } };
  expect(pitfalls(all, state, 0)).toEqual([]);
  expect(pitfalls(none, state, 0)).toEqual([]);
});

interface Spot {
  readonly state: State<unknown>;
  readonly seat: number;
  readonly choices: readonly Choice[];
}

const MATCHES = 40;
const SPOTS = atLength(8, 30);
const TIMES = 3;

/** Positions in which each mistake can be made, from matches of beginners; a few of each, far apart. */
function spotsIn(game: Game): Map<string, Spot[]> {
  const bot = botNamed('level1')!;
  const spots = new Map((game.def.advice.mistakes ?? []).map(({ id }): [string, Spot[]] => [id, []]));
  const isFull = (): boolean => [...spots.values()].every((found) => found.length >= SPOTS);
  for (let n = 0; n < MATCHES && !isFull(); n++) {
    const rng = rngFrom(seedOf(`spots bots ${n}`));
    const state = game.setup({ seats: 3 }, seedOf(`spots ${n}`));
    const here = new Map<string, number>();
    while (state.result === null && !isFull()) {
      const { seat } = state.asked.find((q) => q.answer === null)!;
      for (const { mistake, choices } of pitfalls(game, state, seat)) {
        const times = here.get(mistake) ?? 0;
        here.set(mistake, times + 1);
        const found = spots.get(mistake)!;
        if (times % 3 === 0 && found.length < SPOTS) found.push({ state: game.clone(state), seat, choices });
      }
      game.advance(state, seat, bot.choose(game, game.glance(state, seat), rng));
    }
  }
  return spots;
}

/** Of the times that a bot could have made a mistake, how often it did. */
function share(game: Game, name: string, spots: readonly Spot[], times: number): number {
  let made = 0;
  for (const [i, { state, seat, choices }] of spots.entries())
    for (let n = 0; n < times; n++) {
      const choice = botNamed(name)!.choose(game, game.glance(state, seat), rngFrom(seedOf(`spot ${i} ${n}`)));
      if (choices.some((one) => sameChoice(one, choice))) made++;
    }
  return made / (spots.length * times);
}

describe.each(GAMES.filter(({ specimen }) => !specimen).map(({ id }) => id))('in %s', async (id) => {
  const game = (await findGame(id)) as unknown as Game;
  const mistakes = game.def.advice.mistakes ?? [];

  test('every beginner’s mistake has its words in both languages', () => {
    expect(mistakes.length).toBeGreaterThan(3);
    for (const lang of LANGS) {
      const words = speaker(game, lang, ['Anne', 'Bart', 'Cleo']);
      for (const mistake of mistakes) expect(words.mistake(mistake.id)).toMatch(/^\p{Ll}.*[^.]$/u);
      expect(Object.keys(game.def.text[lang].mistakes ?? {}).sort()).toEqual(mistakes.map((one) => one.id).sort());
    }
  });

  const spots = spotsIn(game);
  test.each(mistakes.map((one) => one.id))('level 1 makes it more often than level 5: %s', (mistake) => {
    const found = spots.get(mistake)!;
    expect(found.length).toBeGreaterThan(3);
    expect(share(game, 'level1', found, TIMES)).toBeGreaterThan(share(game, 'level5', found, 1));
  });
});

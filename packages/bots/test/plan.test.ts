// The plan behind a choice: a sentence of the game, in both languages, from what the seat knows; and the choices that are to follow.
import { findGame, GAMES } from '@boucan/games';
import { type Game, LANGS, rngFrom, seedOf } from '@boucan/kernel';
import { atLength } from '@boucan/testkit/whole';
import { speaker } from '@boucan/words';
import { describe, expect, test } from 'vitest';
import { botNamed, planOf, search } from '../src/index.ts';

const NAMES = ['Anne', 'Bart', 'Cleo'];
const [EVERY, IMAGINED] = [7, 4];

describe.each(GAMES.filter(({ specimen }) => !specimen).map(({ id }) => id))('in %s', async (id) => {
  const game = (await findGame(id)) as unknown as Game;

  test('most choices have a plan with words, and nothing hidden has a part in it', () => {
    const bot = botNamed('greedy:1w')!;
    const words = LANGS.map((lang) => speaker(game, lang, NAMES));
    const met = new Set<string>();
    let [asked, told] = [0, 0];
    for (let n = 0; n < atLength(1, 4); n++) {
      const rng = rngFrom(seedOf(`plans bots ${n}`));
      const state = game.setup({ seats: 3 }, seedOf(`plans ${n}`));
      for (let i = 0; state.result === null && i < 500; i++) {
        const { seat } = state.asked.find((q) => q.answer === null)!;
        const seen = game.view(state, seat);
        const choice = bot.choose(game, seen, rng);
        if (i % EVERY === 0 && game.options(state, seat).length > 1) {
          asked++;
          const plans = Array.from({ length: IMAGINED }, (_, k) => planOf(game, seen, choice, rngFrom(seedOf(`imagined ${k}`))));
          for (const { aim } of plans) expect(aim).toEqual(plans[0]!.aim);
          const [{ aim, next }] = plans as [(typeof plans)[number]];
          if (aim !== null) {
            told++;
            met.add(aim.plan);
            for (const one of words) expect(one.plan(aim)).toMatch(/^\P{Ll}.*\.$/u);
          }
          for (const step of next) for (const one of words) expect(one.label(step.choice, step.question)).not.toBe('');
        }
        game.advance(state, seat, choice);
      }
    }
    expect(told / asked).toBeGreaterThan(0.4);
    expect(met.size).toBeGreaterThan(2);
    for (const plan of met) for (const lang of LANGS) expect(Object.keys(game.def.text[lang].plans ?? {})).toContain(plan);
  });
});

test('what follows is what the search foresaw, as far as it is the same seat’s and no dice are thrown', async () => {
  const game = (await findGame('brethren')) as unknown as Game;
  const state = game.setup({ seats: 3 }, seedOf('line'));
  const { seat } = state.asked[0]!;
  const seen = game.view(state, seat);
  const { choice, line } = search(game, seen, { iterations: 400 }, rngFrom(seedOf('line')));
  expect(line[0]).toEqual(choice);
  expect(line.length).toBeGreaterThan(1);
  const { next } = planOf(game, seen, choice, rngFrom(seedOf('line')), line);
  // A ship, then a card; what comes after that is another captain's.
  expect(next.map((step) => step.choice)).toEqual([line[1]]);
  expect(next[0]!.question).toBe('turn.card');
});

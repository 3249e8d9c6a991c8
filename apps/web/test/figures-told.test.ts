// The moments of a match in a game's own figures, in both languages.
import { analyse, botNamed, judged, type Step } from '@boucan/bots';
import { findGame } from '@boucan/games';
import { LESSONS } from '@boucan/games/lessons';
import { LANGS, rngFrom, type State, seedOf } from '@boucan/kernel';
import { WORTH } from '@boucan/lessons';
import { says } from '@boucan/words';
import { describe, expect, test } from 'vitest';
import { figuresTold } from '../src/screens/learn/figures-told.ts';
import { words } from '../src/screens/learn/words.ts';

const say = (lang: 'en' | 'fr') => says(words)(lang);

describe.each(Object.entries(LESSONS))('%s', async (id, taught) => {
  const [game, figures, themes] = [(await findGame(id))!, await taught.figures(), await taught.themes()];

  test('counts what has words, and every theme has figures to look at', () => {
    const state = game.setup({ seats: 3 }, seedOf('figures')) as State<unknown>;
    const counted = Object.keys(figures.count(state.board, 1)).toSorted();
    expect(
      Object.keys(figures.words)
        .filter((name) => name !== WORTH)
        .toSorted(),
    ).toEqual(counted);
    expect(Object.keys(figures.of).toSorted()).toEqual(Object.keys(themes).toSorted());
    for (const named of Object.values(figures.of)) {
      expect(named.length).toBeGreaterThan(1); // a colon needs two
      for (const name of named) expect(counted).toContain(name);
    }
  });

  test('none, one and several have words in both languages', () => {
    for (const lang of LANGS as ('en' | 'fr')[])
      for (const [name, { en, fr }] of Object.entries(figures.words))
        for (const n of [0, 1, 5]) {
          const home = null;
          const told = figuresTold(
            { figures: { [name]: { had: n, made: n, better: n } }, home },
            { words: { [name]: { en, fr } }, of: { any: [name] } },
            'any',
            lang,
            say(lang),
          );
          expect(told.join(' ')).toMatch(/\S/u);
          expect(told.join(' ')).not.toMatch(/[{}#]|undefined/u);
        }
  });
});

const figures = { had: 2, made: 1, better: 3 };
const taught = { words: (await LESSONS.nassau!.figures()).words, of: { home: ['provisions', 'crates'] } };
const moment = {
  figures: { provisions: figures, crates: { had: 0, made: 0, better: 0 }, [WORTH]: { had: 30, made: 32.1, better: 38.2 } },
  home: null,
};

test('what there was, what the better choice was worth, and what differs after it', () => {
  expect(figuresTold(moment, taught, 'home', 'en', say('en'))).toEqual([
    'At that moment: 2 provisions and no crates.',
    'The better choice was worth about 6 points more.',
    'After it you can expect 3 provisions; after yours, 1 provision.',
  ]);
  expect(figuresTold(moment, taught, 'home', 'fr', say('fr')).join(' ')).toMatch(/2\sprovisions et aucune caisse.*6\spoints/u);
});

test('a worth that speaks against the choice, and a theme without figures, are passed over', () => {
  const worse = { ...moment, figures: { [WORTH]: { had: 30, made: 38, better: 32 } } };
  expect(figuresTold(worse, taught, 'home', 'en', say('en'))).toEqual([]);
  expect(figuresTold(moment, taught, undefined, 'en', say('en'))).toEqual(['The better choice was worth about 6 points more.']);
});

test('where all may lose together, the chance of coming home is told where the choice raises it', () => {
  const told = (made: number, better: number) =>
    figuresTold({ figures: {}, home: { made, better } }, taught, 'home', 'en', say('en'));
  expect(told(0.4, 0.46)).toEqual(['The crew’s chance of coming home: 46% instead of 40%.']);
  expect(told(0.46, 0.4)).toEqual([]);
});

test('a match of Nassau gone through: figures of the moment itself, and a worth for the better choice', async () => {
  const [game, { count }] = [(await findGame('nassau'))!, await LESSONS.nassau!.figures()];
  const rng = rngFrom(seedOf('told'));
  let state = game.setup({ seats: 2 }, seedOf('told'));
  const steps: Step<unknown>[] = [{ state, made: null }];
  for (let i = 0; i < 150 && state.result === null; i++) {
    const { seat } = state.asked.find(({ answer }) => answer === null)!;
    const choice = botNamed(seat === 0 ? 'random' : 'greedy:1w')!.choose(game, game.view(state, seat), rng);
    const outcome = game.play(state, seat, choice);
    if (outcome.refused !== undefined) throw new Error('refused');
    state = outcome.state;
    steps.push({ state, made: { seat, choice } });
  }
  const byHand = judged(game).judgedBy(null);
  const going = analyse(game, steps, rngFrom(seedOf('analysis')), (s, seat) => ({
    ...count(s.board, seat),
    [WORTH]: byHand.worth(s)[seat]!,
  }));
  let next = going.next();
  while (next.done !== true) next = going.next();
  const mine = next.value.mistakes.filter(({ seat }) => seat === 0);
  expect(mine).toHaveLength(3);
  for (const one of mine) {
    expect(one.figures.provisions!.had).toBe(count(steps[one.at - 1]!.state.board, 0).provisions);
    expect(one.home).toBeNull();
  }
  expect(mine.some(({ figures: told }) => told[WORTH]!.better > told[WORTH]!.made)).toBe(true);
});

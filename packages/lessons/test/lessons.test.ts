import { botNamed } from '@boucan/bots';
import { findGame } from '@boucan/games';
import { LESSONS } from '@boucan/games/lessons';
import { type Game, LANGS, type State } from '@boucan/kernel';
import { moments } from '@boucan/record';
import { describe, expect, test } from 'vitest';
import { check, OTHERS, questionsIn } from '../src/check.ts';
import type { Course, Step } from '../src/index.ts';
import { matches, narrowed, onward, playedTo, wordOn } from '../src/index.ts';

const other = botNamed(OTHERS)!;

describe.each(Object.entries(LESSONS))('%s', async (id, taught) => {
  const [game, course] = [(await findGame(id))!, await taught.course()];

  test.each(course.lessons.map((lesson) => [lesson.id, lesson] as const))(
    '%s: its goals are reached by what one sees, every hint leads there, and doing nothing does not',
    (_, lesson) => {
      const { solved, idle, faults } = check(game, course, lesson, other);
      expect({ solved, idle, faults }).toEqual({ solved: true, idle: false, faults: [] });
    },
  );

  test.each(LANGS)('its words in %s are those of its tasks', async (lang) => {
    const words = await taught.words(lang);
    expect(Object.keys(words)).toEqual(course.lessons.map((lesson) => lesson.id));
    for (const { id: lesson, steps } of course.lessons) {
      const { title, idea, steps: told } = words[lesson]!;
      expect(told.length, lesson).toBe(steps.length);
      for (const [i, { wrong = {} }] of steps.entries()) {
        expect(Object.keys(told[i]!.wrong ?? {}), `${lesson} ${i + 1}`).toEqual(Object.keys(wrong));
        expect(told[i]!.hints.length, `${lesson} ${i + 1}`).toBeGreaterThan(0);
      }
      const all = [
        title,
        idea,
        ...told.flatMap(({ task, hints, wrong = {}, done }) => [task, ...hints, ...Object.values(wrong), done]),
      ];
      for (const text of all.slice(1)) expect(text).toMatch(/[.?!…»]$/u);
      for (const text of all) expect(text).not.toMatch(/'|"|\s{2}|[{}]/u);
      // About three minutes: nobody reads long.
      expect(all.join(' ').split(/\s+/u).length, lesson).toBeLessThan(420);
    }
  });

  test('the companion of a first match knows which lessons taught a question', async () => {
    const companion = await taught.companion();
    const taughtBy: Record<string, string[]> = {};
    for (const lesson of course.lessons)
      for (const question of questionsIn(game, lesson, course.positions[lesson.id]!, other))
        taughtBy[question] = [...(taughtBy[question] ?? []), lesson.id];
    const questions = game.def.questions.map((one) => one.id);
    for (const [question, { lessons = [], ...words }] of Object.entries(companion)) {
      expect(questions).toContain(question);
      expect(lessons, question).toEqual(taughtBy[question] ?? []);
      for (const lang of ['en', 'fr'] as const) expect(words[lang], question).toMatch(/^[^'"{}]+[.?!…]$/u);
    }
    // Whatever a lesson asks in the base game is there, or it would be said again.
    for (const question of Object.keys(taughtBy))
      if (questions.includes(question)) expect(Object.keys(companion)).toContain(question);
  });

  test('the tour can still be gone through to the end of its match', async () => {
    const tour = await taught.tour();
    const all = moments(game, playedTo(game, tour, tour.names));
    expect(all.length).toBe(tour.choices.length + 1);
    expect(all.at(-1)!.state.result).not.toBeNull();
    expect(tour.cuts.length).toBeGreaterThan(6);
    expect(tour.cuts.length, 'two minutes').toBeLessThan(16);
    expect(tour.cuts.at(-1)!.at).toBe(tour.choices.length);
    for (const { at, better } of tour.cuts)
      if (better !== null)
        expect(game.options(all[at - 1]!.state, all[at]!.made!.seat).map((one) => one.join(' '))).toContain(better);
  });

  test('both languages say as much', async () => {
    const [en, fr] = await Promise.all([taught.words('en'), taught.words('fr')]);
    for (const { id: lesson } of course.lessons)
      for (const [i, { hints }] of en[lesson]!.steps.entries())
        expect(fr[lesson]!.steps[i]!.hints.length, lesson).toBe(hints.length);
  });
});

const brethren = (await findGame('brethren'))!;
const course = (await LESSONS.brethren!.course()) as Course;
const lesson = (id: string) => course.lessons.find((one) => one.id === id)!;

describe('a lesson that no longer holds is noticed', () => {
  const verdict = (game: Game, id: string, changed = course) => {
    const { solved, idle, faults } = check(game, changed, lesson(id), other);
    return solved && !idle && faults.length === 0 ? 'holds' : (faults[0] ?? (solved ? 'idle' : 'not solved'));
  };
  /** The same game, in which this happens to whoever has chosen. */
  const played = (then: (s: State<unknown>) => void): Game => ({
    ...brethren,
    play(s, seat, choice, watched) {
      const outcome = brethren.play(s, seat, choice, watched);
      if (outcome.refused === undefined) then(outcome.state);
      return outcome;
    },
  });

  test('while nothing is changed it holds', () => expect(verdict(brethren, 'strongest')).toBe('holds'));

  test('when the stronger fleet no longer goes ahead', () => {
    const reversed = played(({ board }) => {
      for (const one of (board as { boards: { fleets: unknown[] }[] }).boards) one.fleets.reverse();
    });
    expect(verdict(reversed, 'strongest')).toMatch(/does not do it/u);
  });

  test('when what a hint says is not allowed any more', () => {
    const without: Game = {
      ...brethren,
      offers: (s, seat) =>
        brethren
          .offers(s, seat)
          .map((offer) =>
            offer.choice[1] === 'galleon' ? { ...offer, because: [{ rule: 'BRE-TURN-03', text: 'no-galleon-left' }] } : offer,
          ),
    };
    expect(verdict(without, 'strongest')).toMatch(/is not offered|is never offered/u);
  });

  test('when its position cannot be reached any more', () => {
    const { strongest } = course.positions;
    const positions = { strongest: { ...strongest!, choices: strongest!.choices.with(2, '1 ship galleon nowhere') } };
    expect(verdict(brethren, 'strongest', { ...course, positions })).toBe(
      'choice 3 is not allowed any more: 1 ship galleon nowhere',
    );
  });

  test('when a goal is reached by passing', () => {
    const idle = { ...course, idle: ['ship', 'card'] };
    expect(check(brethren, idle, lesson('first-turn'), other).idle).toBe(true);
  });
});

test('patterns: words as far as they are given, alternatives, anything', () => {
  expect(matches('ship galleon|schooner', ['ship', 'schooner', 'la-habana'])).toBe(true);
  expect(matches('ship * la-habana', ['ship', 'schooner', 'la-habana'])).toBe(true);
  expect(matches('ship * san-juan', ['ship', 'schooner', 'la-habana'])).toBe(false);
  expect(matches('sell 2', ['sell', 2])).toBe(true);
  expect(matches('ship galleon x', ['ship', 'galleon'])).toBe(false);
});

test('the last hint goes on along the way: what was chosen is not shown again while there is more to do', () => {
  const way = ['draw', 'stop', 'pass'];
  expect(onward(way, [])).toEqual(way);
  expect(onward(way, [['draw']])).toEqual(['stop', 'pass', 'draw']);
  expect(onward(way, [['draw'], ['throw', 3], ['stop']])).toEqual(['pass', 'draw', 'stop']);
  expect(onward(way, [['pass']])).toEqual(way);
});

test('narrowing never allows what is not allowed, and never leaves nothing', () => {
  const reason = [{ rule: 'R', text: 'no' }];
  const offers = [
    { choice: ['a', 1], because: [] },
    { choice: ['b', 1], because: [] },
    { choice: ['b', 2], because: reason },
    { choice: ['c', 1], because: reason },
  ] as const;
  expect(narrowed(offers, { offers: ['b'] })).toEqual([offers[1], offers[2]]);
  expect(narrowed(offers, { offers: ['c'] })).toBe(offers);
  expect(narrowed(offers, {})).toBe(offers);
  const step: Pick<Step, 'wrong'> = { wrong: { dear: ['a'], far: ['b 2'] } };
  expect(wordOn(step, ['b', 2])).toBe('far');
  expect(wordOn(step, ['b', 1])).toBeUndefined();
  expect(wordOn({ right: ['b 1'] }, ['b', 1])).toBeUndefined();
  expect(wordOn({ right: ['b 1'] }, ['b', 1, 'c'])).toBe('other');
});

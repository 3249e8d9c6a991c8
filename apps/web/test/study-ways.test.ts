// The tree of a study: positions along its ways, what is where, and lessons that are lessons.
import { greedy } from '@boucan/bots';
import { type Choice, type Game, said } from '@boucan/kernel';
import { check } from '@boucan/lessons/check';
import { NO_STUDY, type Study, type StudyChange, type StudyEntry, studyFrom } from '@boucan/protocol';
import { entropyFromSeed, moments, type Played, playedIn, secretFromSeed, startMatch } from '@boucan/record';
import { toy } from '@boucan/toy';
import { expect, test } from 'vitest';
import { lessonFrom } from '../src/screens/study/lesson.ts';
import { knotsIn, nextIn, outline, playedTo, Ways, whereTo } from '../src/screens/study/ways.ts';

const game = toy as unknown as Game;
type Tuple = [string, ...(string | number)[]];

const played: Played = (() => {
  const [secret, entropy] = [secretFromSeed('ways'), [0, 1].map((seat) => entropyFromSeed('ways', seat))];
  const match = startMatch(game, { seats: 2, names: ['Anne', 'Bart'], secret, entropy });
  while (match.state.result === null) {
    const { seat } = match.state.asked.find(({ answer }) => answer === null)!;
    match.play(seat, game.options(match.state, seat)[0]!);
  }
  return playedIn(match.record());
})();
const all = moments(game, played);

/** Everything else that somebody could have chosen at a moment. */
function others(at: number): [number, Tuple][] {
  const { state } = all[at]!;
  const { seat } = state.asked.find(({ answer }) => answer === null)!;
  const made = nextIn(played, NO_STUDY, { line: 0, at })!;
  return game
    .options(state, seat)
    .flatMap((one): [number, Tuple][] => (said(one) === said(made[1]) ? [] : [[seat, [...one] as Tuple]]));
}
const AT = all.findIndex((_, at) => at > 0 && at < all.length - 2 && others(at).length > 1);
const written = (...changes: StudyChange[]): Study =>
  studyFrom(changes.map((change, i): StudyEntry => ({ n: i + 1, at: 0, by: 'anne', change })));
const from = { line: 0, at: AT } as const;
const branch = (which = 0, dice?: string): StudyChange => ({
  ...{ do: 'branch', from, choices: [others(AT)[which]!] },
  ...(dice !== undefined && { dice }),
});

test('a what-if is played by the rules from its moment, and grows at its end', () => {
  const ways = new Ways(game, played);
  const first = written(branch());
  const way = ways.along(first, 1);
  expect(way.length).toBe(AT + 2);
  expect(way.slice(0, AT + 1)).toEqual(ways.along(first, 0).slice(0, AT + 1));
  expect(way.at(-1)!.made).toEqual({ seat: others(AT)[0]![0], choice: others(AT)[0]![1] });
  const { state } = way.at(-1)!;
  const { seat } = state.asked.find(({ answer }) => answer === null)!;
  const next = [...game.options(state, seat)[0]!] as Tuple;
  const grown = written(branch(), { do: 'go-on', line: 1, choices: [[seat, next]] });
  const longer = ways.along(grown, 1);
  expect(longer.length).toBe(AT + 3);
  // The same as played from the beginning: what others are shown is what the server judged.
  const again = moments(game, playedTo(played, grown, { line: 1, at: AT + 2 }));
  expect(game.hash(again.at(-1)!.state as never)).toBe(game.hash(longer.at(-1)!.state as never));
  const other = playedTo(played, written(branch(0, 'otherwise')), { line: 1, at: AT + 1 });
  expect(moments(game, other).length).toBe(AT + 2);
});

test('who chooses what was chosen before comes to the same moment', () => {
  const study = written(branch(0), branch(1));
  const [seat, choice] = others(AT)[1]!;
  expect(whereTo(played, study, from, seat, choice as Choice)).toEqual({ line: 2, at: AT + 1 });
  const made = nextIn(played, study, from)!;
  expect(whereTo(played, study, from, ...made)).toEqual({ line: 0, at: AT + 1 });
  // Also for somebody who stands on a what-if, where it has not left the match yet.
  expect(whereTo(played, study, { line: 1, at: AT }, ...made)).toEqual({ line: 0, at: AT + 1 });
  expect(whereTo(played, written(branch(0)), from, seat, choice as Choice)).toBeNull();
});

test('the outline has everything at its moment, what-ifs where they leave the match, and nothing that was removed', () => {
  const study = written(
    branch(), // 1
    { do: 'comment', place: { line: 0, at: AT + 1 }, text: 'later' },
    { do: 'comment', place: { line: 1, at: AT }, text: 'before it leaves' },
    { do: 'comment', place: { line: 1, at: AT + 1 }, text: 'on the way' },
    { do: 'mark', place: { line: 0, at: 0 }, mark: { kind: 'circle', at: { place: 'bank' } } },
    { do: 'comment', place: { line: 0, at: 0 }, text: 'gone' },
    { do: 'remove', what: 6 },
  );
  const knots = outline(study);
  expect(knots.map(({ place, comments, marks }) => [place.at, comments.map(({ text }) => text), marks.length])).toEqual([
    [0, [], 1],
    [AT, ['before it leaves'], 0],
    [AT + 1, ['later'], 0],
  ]);
  expect(knots[1]!.ways).toMatchObject([{ line: { line: 1 }, knots: [{ comments: [{ text: 'on the way' }] }] }]);
  expect(knotsIn(knots).map(({ line, at }) => [line, at])).toContainEqual([1, AT + 1]);
  expect(
    outline(written(branch(), { do: 'comment', place: { line: 1, at: AT + 1 }, text: 'x' }, { do: 'cut', line: 1 })),
  ).toEqual([]);
});

test('a lesson made of a study is a lesson: its position is reached, its goal too, and doing nothing does not pass', () => {
  const [seat, right] = others(AT)[0]!;
  const words = { title: 'A better way', idea: 'There is one.', task: 'Find it.', hints: ['Look.'], wrong: 'No.', done: 'Yes.' };
  const { course, words: said } = lessonFrom(game, played, written(branch()), 'mine', {
    ...words,
    place: from,
    seat,
    right: [right],
  });
  expect(check(game, course, course.lessons[0]!, greedy)).toEqual({ id: 'mine', solved: true, idle: false, faults: [] });
  expect(said).toMatchObject({ title: 'A better way', steps: [{ task: 'Find it.', wrong: { other: 'No.' } }] });
  const illegal = lessonFrom(game, played, NO_STUDY, 'mine', { ...words, place: from, seat, right: [['fly', 'away']] });
  expect(check(game, illegal.course, illegal.course.lessons[0]!, greedy).faults).not.toEqual([]);
});

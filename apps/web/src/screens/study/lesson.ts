// A study made into a lesson: the same data as every other lesson, with a match to play on from in place of a seed.
import { type Choice, type Game, said } from '@boucan/kernel';
import { type Course, type LessonWords, OTHER, type Position } from '@boucan/lessons';
import type { Study, StudyLesson } from '@boucan/protocol';
import { moments, type Played } from '@boucan/record';
import { playedTo } from './ways.ts';

export interface Made {
  readonly course: Course;
  readonly position: Position;
  readonly words: LessonWords;
}

export function lessonFrom(game: Game, match: Played, study: Study, id: string, lesson: StudyLesson): Made {
  const { seat, title, idea, task, hints, wrong, done } = lesson;
  const from = playedTo(match, study, lesson.place);
  const { seats, packs, options } = match;
  const right = lesson.right.map((choice) => said(choice as Choice));
  const position: Position = { seed: id, seats, packs, options, seat, choices: [], from };
  const { rule } = game.prompt(moments(game, from).at(-1)!.state, seat) ?? { rule: '' };
  const step = { goal: () => true, right, way: right.slice(0, 1), rule };
  return {
    position,
    course: { game: game.id, lessons: [{ id, steps: [step] }], positions: { [id]: position }, idle: [] },
    words: { title, idea, steps: [{ task, hints, wrong: { [OTHER]: wrong }, done }] },
  };
}

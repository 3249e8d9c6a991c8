export type {
  Companion,
  Course,
  CourseWords,
  Cut,
  Figures,
  Lesson,
  LessonWords,
  Position,
  Positions,
  Step,
  StepWords,
  Tour,
} from './lesson.ts';
export { WORTH } from './lesson.ts';
export { matches, narrowed, OTHER, onward, type Pattern, wayOf, wordOn } from './pattern.ts';
export { choicesIn, entropyOf, OTHERS, othersDice, playedTo, secretOf, setOut, startOf } from './position.ts';
export { Progress } from './progress.ts';

export { dayOf, type Figure, ofTheDay, type Puzzle, puzzlesIn, type Rated, streakOf, type Themes, themeOf } from './puzzle.ts';
export { attempted, points, UNKNOWN } from './rating.ts';
export { type Lessons, type Taught, taughtBy } from './taught.ts';

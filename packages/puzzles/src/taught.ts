// What is taught of a game, by whoever made it: lessons, puzzles, and what goes with them. It is handed in with the game, as its board is.
import type { Lang } from '@boucan/kernel';
import type { Companion, Course, CourseWords, Figures, Tour } from '@boucan/lessons';
import type { Puzzle, Themes } from './puzzle.ts';

/** What is taught of a game, each part loaded when it is asked for. */
export interface Taught {
  course(): Promise<Course>;
  words(lang: Lang): Promise<CourseWords>;
  /** What its puzzles can be about. */
  themes(): Promise<Themes>;
  companion(): Promise<Companion>;
  /** What can be counted in it, for whoever goes through a match again. */
  figures(): Promise<Figures>;
  /** A match to be looked at before one plays, where there is one. */
  tour?(): Promise<Tour>;
  /** Its puzzles, a few to a file. */
  readonly puzzles?: readonly (() => Promise<readonly Puzzle[]>)[];
}

/** What the module `./lessons` of a game from outside exports. */
export interface Lessons {
  readonly course: Course;
  readonly words: { readonly en: CourseWords; readonly fr: CourseWords };
  readonly companion?: Companion;
  readonly figures?: Figures;
  readonly themes?: Themes;
}

const NO_FIGURES: Figures = { count: () => ({}), words: {}, of: {} };

/** What such a module teaches, with the puzzles that lie beside it. */
export function taughtBy(load: () => Promise<Lessons>, puzzles: Taught['puzzles'] = []): Taught {
  return {
    course: async () => (await load()).course,
    words: async (lang) => {
      const { words } = await load();
      return lang === 'fr' ? words.fr : words.en;
    },
    themes: async () => (await load()).themes ?? {},
    companion: async () => (await load()).companion ?? {},
    figures: async () => (await load()).figures ?? NO_FIGURES,
    puzzles,
  };
}

// The lessons of each game, and their words by language: loaded when somebody wants to learn. A game whose folder has no `lessons` has none.
import type { Lang } from '@boucan/kernel';
import type { Companion, Course, CourseWords, Figures, Tour } from '@boucan/lessons';
import type { Themes } from '@boucan/puzzles';

export interface Taught {
  course(): Promise<Course>;
  words(lang: Lang): Promise<CourseWords>;
  /** What its puzzles can be about. */
  themes(): Promise<Themes>;
  companion(): Promise<Companion>;
  /** What can be counted in it, for whoever goes through a match again. */
  figures(): Promise<Figures>;
  /** A match to be looked at before one plays. */
  tour(): Promise<Tour>;
}

const taught = <P>(
  course: () => Promise<Course<P>>,
  {
    themes,
    companion,
    figures,
    tour,
    ...words
  }: Omit<Taught, 'course' | 'words'> & Readonly<Record<Lang, () => Promise<CourseWords>>>,
): Taught => ({
  course: course as unknown as Taught['course'],
  words: (lang) => (words[lang] ?? words.en)(),
  themes,
  companion,
  figures,
  tour,
});

export const LESSONS: { readonly [game: string]: Taught } = {
  brethren: taught(async () => (await import('./brethren/lessons/course.ts')).course, {
    en: async () => (await import('./brethren/lessons/en.ts')).en,
    fr: async () => (await import('./brethren/lessons/fr.ts')).fr,
    themes: async () => (await import('./brethren/lessons/themes.ts')).themes,
    companion: async () => (await import('./brethren/lessons/companion.ts')).companion,
    figures: async () => (await import('./brethren/lessons/figures.ts')).figures as Figures,
    tour: async () => (await import('./brethren/lessons/tour.json', { with: { type: 'json' } })).default as Tour,
  }),
  fortunes: taught(async () => (await import('./fortunes/lessons/course.ts')).course, {
    en: async () => (await import('./fortunes/lessons/en.ts')).en,
    fr: async () => (await import('./fortunes/lessons/fr.ts')).fr,
    themes: async () => (await import('./fortunes/lessons/themes.ts')).themes,
    companion: async () => (await import('./fortunes/lessons/companion.ts')).companion,
    figures: async () => (await import('./fortunes/lessons/figures.ts')).figures as Figures,
    tour: async () => (await import('./fortunes/lessons/tour.json', { with: { type: 'json' } })).default as Tour,
  }),
  nassau: taught(async () => (await import('./nassau/lessons/course.ts')).course, {
    en: async () => (await import('./nassau/lessons/en.ts')).en,
    fr: async () => (await import('./nassau/lessons/fr.ts')).fr,
    themes: async () => (await import('./nassau/lessons/themes.ts')).themes,
    companion: async () => (await import('./nassau/lessons/companion.ts')).companion,
    figures: async () => (await import('./nassau/lessons/figures.ts')).figures as Figures,
    tour: async () => (await import('./nassau/lessons/tour.json', { with: { type: 'json' } })).default as Tour,
  }),
  skull: taught(async () => (await import('./skull/lessons/course.ts')).course, {
    en: async () => (await import('./skull/lessons/en.ts')).en,
    fr: async () => (await import('./skull/lessons/fr.ts')).fr,
    themes: async () => (await import('./skull/lessons/themes.ts')).themes,
    companion: async () => (await import('./skull/lessons/companion.ts')).companion,
    figures: async () => (await import('./skull/lessons/figures.ts')).figures as Figures,
    tour: async () => (await import('./skull/lessons/tour.json', { with: { type: 'json' } })).default as Tour,
  }),
};

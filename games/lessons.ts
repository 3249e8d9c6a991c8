// The lessons of each game, and their words by language: loaded when somebody wants to learn. A game whose folder has no `lessons` has none.
import type { Lang } from '@boucan/kernel';
import type { Course, CourseWords, Figures, Tour } from '@boucan/lessons';
import type { Taught } from '@boucan/puzzles';

/** Each has a match to be looked at. Their puzzles are files beside them. */
type House = Omit<Taught, 'puzzles'> & Required<Pick<Taught, 'tour'>>;

const taught = <P>(
  course: () => Promise<Course<P>>,
  {
    themes,
    companion,
    figures,
    tour,
    ...words
  }: Omit<House, 'course' | 'words'> & Readonly<Record<Lang, () => Promise<CourseWords>>>,
): House => ({
  course: course as unknown as House['course'],
  words: (lang) => (words[lang] ?? words.en)(),
  themes,
  companion,
  figures,
  tour,
});

export const LESSONS: { readonly [game: string]: House } = {
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

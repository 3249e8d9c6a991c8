import { readAlso, words } from './books.ts';
import { isAdded, teacher } from './languages.ts';

/** The words of the pages about people, in whatever language the page is. */
export const clubWords = (): Promise<unknown> =>
  readAlso('club', async (lang) => {
    if (isAdded(lang)) {
      Object.assign(words.en, (await import('./club.en.ts')).en);
      await (await teacher()).teachShell(lang, 'rest'); // it translates whatever English has
    } else Object.assign(words[lang], lang === 'fr' ? (await import('./club.fr.ts')).fr : (await import('./club.en.ts')).en);
  });

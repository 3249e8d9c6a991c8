import { en as clubEn } from './club.en.ts';
import { fr as clubFr } from './club.fr.ts';
import { en as lobbyEn } from './lobby.en.ts';
import { fr as lobbyFr } from './lobby.fr.ts';
import { en as pagesEn } from './pages.en.ts';
import { fr as pagesFr } from './pages.fr.ts';
import { en as tableEn } from './table.en.ts';
import { fr as tableFr } from './table.fr.ts';

/** The words of the shell, in ICU message syntax like those of the games. A page loads those it needs: see `books.ts`. */
export const shell = {
  en: { ...lobbyEn, ...pagesEn, ...tableEn, ...clubEn },
  fr: { ...lobbyFr, ...pagesFr, ...tableFr, ...clubFr },
} as const;

export type ShellKey = keyof (typeof shell)['en'];

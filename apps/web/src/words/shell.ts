import { en as lobbyEn } from './lobby.en.ts';
import { fr as lobbyFr } from './lobby.fr.ts';
import { en as tableEn } from './table.en.ts';
import { fr as tableFr } from './table.fr.ts';

/** The words of the shell, in ICU message syntax like those of the games. */
export const shell = {
  en: { ...lobbyEn, ...tableEn },
  fr: { ...lobbyFr, ...tableFr },
} as const;

export type ShellKey = keyof (typeof shell)['en'];

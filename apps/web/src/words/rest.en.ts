import { en as pages } from './pages.en.ts';
import { en as table } from './table.en.ts';

/** All words of the shell but those of the lobby. */
export const en = { ...pages, ...table } as const;

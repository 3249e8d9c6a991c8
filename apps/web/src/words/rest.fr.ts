import { fr as pages } from './pages.fr.ts';
import { fr as table } from './table.fr.ts';

/** All words of the shell but those of the lobby. */
export const fr = { ...pages, ...table } as const;

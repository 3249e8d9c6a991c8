// Broken twins: Dice Duel with one thing wrong, at least one for each law, to see every law catch its own.
import type { Twin } from './kit.ts';
import { play } from './play.ts';
import { secrets } from './secrets.ts';
import { words } from './words.ts';

export const twins: readonly Twin[] = [...play, ...secrets, ...words];

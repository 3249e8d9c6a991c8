import { type Says, says } from '@boucan/words';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';

export const words = { en, fr };
export type Say = Says<typeof en>;
export const sayIn = says(words);

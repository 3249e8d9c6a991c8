// What the parts of a board say by themselves. Everything else they are told.
import { type Says, says } from '@boucan/words';
import { useLang } from '../../words/lang.tsx';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';

export const words = { en, fr };
export type PartsSay = Says<typeof en>;
export const partsSay = says(words);

export const useParts = (): PartsSay => partsSay(useLang().lang);

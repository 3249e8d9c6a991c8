import { type Says, says } from '@boucan/words';
import { useLang } from '../../words/lang.tsx';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';

export const words = { en, fr };
export type Say = Says<typeof en>;
const sayIn = says(words);

export const useSay = (): Say => sayIn(useLang().lang);

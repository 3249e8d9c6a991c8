import { type Says, says } from '@boucan/words';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';

export const words = { en, fr };
export type Say = Says<typeof en>;
export const sayIn = says(words);

/** What is expected of dice, to a tenth. */
export const tenths = (lang: string, value: number): string =>
  new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }).format(value);

/** To a tenth, in figures; and the number that says whether it is one thing or more. */
export const about = (lang: string, value: number): { readonly n: string; readonly of: number } => ({
  n: tenths(lang, value),
  of: Math.round(value * 10) / 10,
});

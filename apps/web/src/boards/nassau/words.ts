import type { Lang } from '@boucan/kernel';
import { fill, type Values } from '@boucan/words';
import { en, type Key } from './words.en.ts';
import { fr } from './words.fr.ts';

export type Say = (key: Key, values?: Values) => string;

export const sayIn =
  (lang: Lang): Say =>
  (key, values = {}) =>
    fill(lang, { en, fr }[lang][key], values);

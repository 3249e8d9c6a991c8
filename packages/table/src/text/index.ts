import { en } from './en.ts';
import { fr } from './fr.ts';

/** Why a table refuses something, in every language. */
export const tableWords = { en, fr };

// How a round and a turn go with all modules; whichever are played, it is the same order. Told once, with the wind that begins it.
import { rules as en } from './rules.en.ts';
import { rules as fr } from './rules.fr.ts';

export const turnRules = { en, fr };

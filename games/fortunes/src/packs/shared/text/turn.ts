// How a round and a turn go with all modules; whichever are played, it is the same order. Told once, with the wind that begins it.
import { rules as en } from './rules.en.ts';
import { rules as fr } from './rules.fr.ts';

const ofTurn = (rules: typeof en | typeof fr) => ({
  'SEA-TURN-01': rules['SEA-TURN-01'],
  'SEA-TURN-02': rules['SEA-TURN-02'],
  'SEA-TURN-03': rules['SEA-TURN-03'],
  'SEA-TURN-04': rules['SEA-TURN-04'],
  'SEA-TURN-05': rules['SEA-TURN-05'],
});
export const turnRules = { en: ofTurn(en), fr: ofTurn(fr) };

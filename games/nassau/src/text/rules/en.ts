import { dutchmanMerchant } from './dutchman-merchant.en.ts';
import { equipment } from './equipment.en.ts';
import { info } from './info.en.ts';
import { portsOfCall } from './ports-of-call.en.ts';
import { refitScore } from './refit-score.en.ts';
import { returnVoyage } from './return-voyage.en.ts';
import { sailFight } from './sail-fight.en.ts';
import { setup } from './setup.en.ts';
import { tales } from './tales.en.ts';
import { town } from './town.en.ts';

/** What a player reads about each of the 402 rules, in the order of the catalogue. */
export const rules = {
  ...setup,
  ...town,
  ...equipment,
  ...sailFight,
  ...portsOfCall,
  ...returnVoyage,
  ...refitScore,
  ...tales,
  ...dutchmanMerchant,
  ...info,
};

import { dutchmanMerchant } from './dutchman-merchant.fr.ts';
import type { rules as en } from './en.ts';
import { equipment } from './equipment.fr.ts';
import { info } from './info.fr.ts';
import { portsOfCall } from './ports-of-call.fr.ts';
import { refitScore } from './refit-score.fr.ts';
import { returnVoyage } from './return-voyage.fr.ts';
import { sailFight } from './sail-fight.fr.ts';
import { setup } from './setup.fr.ts';
import { tales } from './tales.fr.ts';
import { town } from './town.fr.ts';

/** The same rules in French, written and not translated; a missing rule does not compile. */
export const rules: { readonly [id in keyof typeof en]: string } = {
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

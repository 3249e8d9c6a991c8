import { boarding } from './boarding.fr.ts';
import { crewGoodsShip } from './crew-goods-ship.fr.ts';
import type { rules as en } from './en.ts';
import { endSolo } from './end-solo.fr.ts';
import { enemies } from './enemies.fr.ts';
import { events } from './events.fr.ts';
import { foes } from './foes.fr.ts';
import { goalsDiceMap } from './goals-dice-map.fr.ts';
import { mutinyCommand } from './mutiny-command.fr.ts';
import { naval } from './naval.fr.ts';
import { postsMorale } from './posts-morale.fr.ts';
import { preparations } from './preparations.fr.ts';
import { sailing } from './sailing.fr.ts';
import { setupTurn } from './setup-turn.fr.ts';

/** The same rules in French, written and not translated; a missing rule does not compile. */
export const rules: { readonly [id in keyof typeof en]: string } = {
  ...goalsDiceMap,
  ...crewGoodsShip,
  ...postsMorale,
  ...mutinyCommand,
  ...setupTurn,
  ...preparations,
  ...sailing,
  ...events,
  ...enemies,
  ...foes,
  ...naval,
  ...boarding,
  ...endSolo,
};

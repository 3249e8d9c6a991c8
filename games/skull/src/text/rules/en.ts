import { boarding } from './boarding.en.ts';
import { crewGoodsShip } from './crew-goods-ship.en.ts';
import { endSolo } from './end-solo.en.ts';
import { enemies } from './enemies.en.ts';
import { events } from './events.en.ts';
import { foes } from './foes.en.ts';
import { goalsDiceMap } from './goals-dice-map.en.ts';
import { mutinyCommand } from './mutiny-command.en.ts';
import { naval } from './naval.en.ts';
import { postsMorale } from './posts-morale.en.ts';
import { preparations } from './preparations.en.ts';
import { sailing } from './sailing.en.ts';
import { setupTurn } from './setup-turn.en.ts';

/** What a player reads about each of the 599 rules, in the order of the catalogue. */
export const rules = {
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

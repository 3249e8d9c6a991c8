import { bounty } from './bounty.en.ts';
import { combat } from './combat.en.ts';
import { damagePlunder } from './damage-plunder.en.ts';
import { deathEndInfo } from './death-end-info.en.ts';
import { diceCaptains } from './dice-captains.en.ts';
import { glory } from './glory.en.ts';
import { moveScout } from './move-scout.en.ts';
import { npc } from './npc.en.ts';
import { port } from './port.en.ts';
import { raid } from './raid.en.ts';
import { rumourMission } from './rumour-mission.en.ts';
import { setupTurn } from './setup-turn.en.ts';
import { yard } from './yard.en.ts';

/** What a player reads about each of the 467 rules, in the order of the catalogue. */
export const rules = {
  ...diceCaptains,
  ...setupTurn,
  ...moveScout,
  ...port,
  ...yard,
  ...rumourMission,
  ...raid,
  ...bounty,
  ...glory,
  ...npc,
  ...combat,
  ...damagePlunder,
  ...deathEndInfo,
};

import { bounty } from './bounty.fr.ts';
import { combat } from './combat.fr.ts';
import { damagePlunder } from './damage-plunder.fr.ts';
import { deathEndInfo } from './death-end-info.fr.ts';
import { diceCaptains } from './dice-captains.fr.ts';
import type { rules as en } from './en.ts';
import { glory } from './glory.fr.ts';
import { moveScout } from './move-scout.fr.ts';
import { npc } from './npc.fr.ts';
import { port } from './port.fr.ts';
import { raid } from './raid.fr.ts';
import { rumourMission } from './rumour-mission.fr.ts';
import { setupTurn } from './setup-turn.fr.ts';
import { yard } from './yard.fr.ts';

/** The same rules in French, written and not translated; a missing rule does not compile. */
export const rules: { readonly [id in keyof typeof en]: string } = {
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

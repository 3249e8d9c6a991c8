// The expansion, module by module: each is a pack, any of them may be played with any other. The base knows none of them.
import type { Pack } from '@boucan/kernel';
import type { Caribbean } from '../board.ts';
import type { Events } from '../events.ts';
import { cardsAndFlags } from './cards-and-flags/pack.ts';
import { contraband } from './contraband/pack.ts';
import { favours } from './favours/pack.ts';
import { locations } from './locations/pack.ts';
import { loyalty } from './loyalty/pack.ts';
import { modifications } from './modifications/pack.ts';
import { newShips } from './new-ships/pack.ts';
import { playerAid } from './player-aid/pack.ts';
import { shortCruise } from './short-cruise/pack.ts';
import { specialWeapons } from './special-weapons/pack.ts';
import { treasureGalleon } from './treasure-galleon/pack.ts';
import { twoCommissions } from './two-commissions/pack.ts';
import { npcUpgrades } from './upgrades/pack.ts';
import { windAndStorm } from './wind-and-storm/pack.ts';

/**
 * In the order in which they act where they meet. A round: wind and storm, the event, its icons, the treasure galleon, its text, then what
 * crews make of it; a turn: searches, the storm, actions, idling; at the end of the round captains enter.
 * SEA-TURN-01, SEA-TURN-02, SEA-TURN-03, SEA-TURN-04, SEA-TURN-05
 */
export const PACKS: readonly Pack<Caribbean, Events>[] = [
  cardsAndFlags,
  specialWeapons,
  npcUpgrades, // knows one of the further modifications; those themselves come after it, with what lies in the ports
  modifications,
  newShips,
  treasureGalleon,
  contraband,
  windAndStorm,
  locations,
  loyalty,
  favours,
  playerAid,
  shortCruise,
  twoCommissions,
];

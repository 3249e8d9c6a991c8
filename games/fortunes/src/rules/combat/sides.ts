// Who fights on a side, and with what.
import type { Seat } from '@boucan/kernel';
import { type Caribbean, npcOf, type Ship, type Side } from '../../board.ts';
import { NPCS, type Npc, type NpcId } from '../../content/npcs.ts';
import { SECTIONS } from '../../content/ships.ts';
import { newShip } from '../../setup.ts';
import { fullValue } from '../ships.ts';

/** A ship of nobody's as it goes into a fight: whole, but for the boxes that are covered. */
export function manned(npc: NpcId, ship: Ship): Ship {
  const { covered }: Npc = NPCS[npc];
  for (const section of SECTIONS) ship[section] = fullValue(ship, section) - (covered?.[section] ?? 0);
  return ship;
}

/**
 * A player, or a captain of nobody's with the Enemy table set to the values of the ship and nothing else. The player to the
 * left of the one who fights runs it, or the policy does.   FDM-NPC-13, FDM-NPC-14, FDM-NPC-15, FDM-NPC-17, SEA-BASE-29
 */
export function newSide(b: Caribbean, who: Seat | NpcId, against: Seat | NpcId): Side {
  const npc = typeof who === 'string' ? who : null;
  const left = ((against as Seat) + 1) % b.players.length;
  return {
    seat: typeof who === 'number' ? who : null,
    npc,
    leadership: 0,
    runBy: npc === null || b.house.autoNpcs ? null : left,
    ship: npc === null ? null : manned(npc, newShip(npcOf(b, npc)!.ship)),
    declared: null,
    dice: [],
    used: [],
    marks: [],
    crewLost: 0,
    bestVolley: 0,
  };
}

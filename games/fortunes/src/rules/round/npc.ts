// Captains whom nobody plays: what they can do, how they come, leave and return.   FDM-NPC
import type { Seat } from '@boucan/kernel';
import { type Caribbean, NPC, npcOf, playerOf } from '../../board.ts';
import { bringsCaptain, EVENTS, type EventId, isEvent, OTHER_EVENTS, type OtherEvent } from '../../content/events.ts';
import type { ZoneId } from '../../content/map.ts';
import type { CommodoreId, NpcCard, NpcSkills } from '../../content/npc-captains.ts';
import { NPC_IDS, NPCS, type Npc, type NpcId, navyOf } from '../../content/npcs.ts';
import { NOBODY, type Tools } from '../dice.ts';

/** The captain on this event card; undefined: it brings nobody.   FDM-NPC-02 */
export function npcCard(event: EventId | CommodoreId): NpcCard | undefined {
  const card = CARDS[event];
  return card !== undefined && bringsCaptain(card) ? card : undefined;
}
const CARDS: { readonly [event: string]: NpcCard | OtherEvent } = EVENTS;

/** Naval ships sail for a nation; pirates, a Sloop and a Frigate, for nobody.   FDM-NPC-01 */
export const isNaval = (npc: NpcId): boolean => NPCS[npc].kind === 'naval';

/** The skills of whoever commands this ship: on the captain's card, or for a commodore on the War card.   FDM-NPC-02 */
export function skillsOf(b: Caribbean, npc: NpcId): NpcSkills {
  const { captain } = npcOf(b, npc)!;
  return npcCard(captain) ?? (NPCS[npc] as Npc).skills ?? OTHER_EVENTS[b.war!.card];
}

/** What is on the head of whoever commands this black ship; null: she is none.   FDM-REWARD-07, SEA-BASE-51 */
export const rewardOf = (b: Caribbean, npc: NpcId): number | null => npcCard(npcOf(b, npc)!.captain)?.reward ?? NPCS[npc].reward;

/** Always at sea, and any number of them in one zone.   FDM-NPC-10, FDM-NPC-11 */
export const isIn = (b: Caribbean, npc: NpcId, zone: ZoneId): boolean => npcOf(b, npc)?.zone === zone;

/** A player's captain is at sea in a zone: alive, not retired, not in port. */
export function isAtSea(b: Caribbean, seat: Seat): boolean {
  const p = playerOf(b, seat);
  return p.captain !== null && !p.inPort;
}

/**
 * A captain drawn this round enters. Who commanded that ship until now is covered, and the ship, a Man-o'-war included, is put
 * into the zone of the new card; a commodore relieved in this way is out for good.
 * FDM-NPC-03, FDM-NPC-04, FDM-NPC-05, FDM-NPC-06, FDM-NPC-18, FDM-WAR-03, SEA-BASE-78
 */
export function enter(t: Tools, event: EventId): void {
  const b = t.board;
  const { npc, zone, ship: own } = npcCard(event)!;
  const was = npcOf(b, npc);
  if (was !== null) cover(b, npc);
  const ship = own ?? (was !== null && was.ship === NPCS[npc].inWar ? was.ship : NPCS[npc].ship);
  b.npcs[NPC[npc]] = { zone, ship, captain: event };
  t.tell?.('npc.entered', { npc, captain: event, ship, zone });
}

/** Who commands this ship lies beneath the next card. Commodores have none of their own. */
export function cover(b: Caribbean, npc: NpcId): void {
  const { captain } = npcOf(b, npc)!;
  if (isEvent(captain)) b.beneath[NPC[npc]]!.push(captain);
}

/**
 * Ships without a captain of which one lies covered: he returns, or one of several at random, to his own zone; where none does, the ship
 * stays away.   FDM-NPC-07, FDM-NPC-08, FDM-NPC-09
 */
export function returnCovered(t: Tools): void {
  const b = t.board;
  for (const npc of NPC_IDS) {
    const covered = b.beneath[NPC[npc]]!;
    if (npcOf(b, npc) !== null || covered.length === 0) continue;
    const captain = covered.length === 1 ? covered.pop()! : t.draw(covered, 'return', NOBODY);
    const { zone, ship = NPCS[npc].ship } = npcCard(captain)!;
    b.npcs[NPC[npc]] = { zone, ship, captain };
    t.tell?.('npc.returned', { npc, captain, zone });
  }
}

/** Sunk, or beaten on deck: the card is discarded, the ship leaves the board, and a Man-o'-war is lost to this war.   FDM-NPC-07, FDM-WAR-02, SEA-BASE-79 */
export function npcBeaten(t: Tools, npc: NpcId): void {
  const b = t.board;
  const { captain, ship } = npcOf(b, npc)!;
  if (isEvent(captain)) b.eventDiscard.push(captain);
  b.npcs[NPC[npc]] = null;
  t.tell?.('npc.beaten', { npc, captain });
  if (ship !== NPCS[npc].inWar || b.war === null) return;
  const [one, two] = b.war.nations;
  b.war = { ...b.war, lost: [b.war.lost[0] || navyOf(one) === npc, b.war.lost[1] || navyOf(two) === npc] };
}

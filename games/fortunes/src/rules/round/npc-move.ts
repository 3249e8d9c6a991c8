// How captains whom nobody plays sail: an icon moves them, unless there is somebody to hunt.   FDM-NPCMOVE
import type { Seat } from '@boucan/kernel';
import { type Caribbean, npcOf, type Player, playerOf } from '../../board.ts';
import { ADJACENT, EXITS, type ZoneId } from '../../content/map.ts';
import type { Icon } from '../../content/npc-captains.ts';
import { NPC_IDS, NPCS, type NpcId } from '../../content/npcs.ts';
import { NOBODY, type Tools } from '../dice.ts';
import { bountyOf } from '../facts.ts';
import { isHostile, isInWar, isOverawed } from './hunt.ts';
import { isNaval } from './npc.ts';
import { isEnemy } from './war.ts';

/** How well a player fits the three lines of a list: more is better, the first line that differs decides. */
type Degrees = readonly [number, number, number];

/** Bounties of its nation; between equals those of all nations, which tells as much as those of all others; an enemy in war or not.   FDM-NPCMOVE-08, FDM-HUNT-01, FDM-HUNT-02, FDM-HUNT-03, SEA-BASE-20 */
function navalDegrees(b: Caribbean, npc: NpcId, p: Player): Degrees {
  const nation = NPCS[npc].nation!;
  const all = p.bounties.reduce((sum, bounties) => sum + bounties);
  return [bountyOf(p, nation), all, isEnemy(b, nation, p) ? 1 : 0];
}

/**
 * Gold aboard, never that in the chest; cargo cards; beyond that all are alike. Nobody is told more than whom it follows.
 *   FDM-NPCMOVE-09, FDM-NPCMOVE-14, FDM-HUNT-04, FDM-HUNT-05, FDM-HUNT-06, FDM-INFO-18, SEA-BASE-22
 */
const pirateDegrees = (p: Player): Degrees => [p.gold, p.cargo.length, 0];

const compare = (x: Degrees, y: Degrees): number => x[0] - y[0] || x[1] - y[1] || x[2] - y[2];

/** Players whom this captain hunts, in the same zone or an adjacent one; whether they are in port makes no difference.   FDM-NPCMOVE-05, FDM-NPCMOVE-06, SEA-BASE-19 */
function quarry(b: Caribbean, npc: NpcId): Seat[] {
  const { zone } = npcOf(b, npc)!;
  const found: Seat[] = [];
  if (b.house.shyPirates === true && isOverawed(b, npc)) return found; // SEA-BASE-23
  for (let seat = 0; seat < b.players.length; seat++) {
    const p = playerOf(b, seat);
    const near = p.zone === zone || ADJACENT[zone].includes(p.zone);
    if (near && isHostile(b, npc, seat) && (b.house.chaseIntoPort || !p.inPort)) found.push(seat);
  }
  return found;
}

/** Whom it makes for. Nearness does not matter.   FDM-NPCMOVE-07 */
function target(t: Tools, npc: NpcId): Seat | null {
  const b = t.board;
  let best = quarry(b, npc);
  if (best.length === 0) return null;
  const degrees = best.map((seat) => (isNaval(npc) ? navalDegrees(b, npc, playerOf(b, seat)) : pirateDegrees(playerOf(b, seat))));
  const top = degrees.reduce((x, y) => (compare(x, y) < 0 ? y : x));
  const lots = isNaval(npc) ? best.filter((_, i) => compare(degrees[i]!, top) === 0) : best;
  best = best.filter((_, i) => compare(degrees[i]!, top) === 0);
  // Gold is a secret: lots are drawn whether or not there is a tie, so that nobody learns of one.   FDM-NPCMOVE-11
  const captains = lots.map((seat) => playerOf(b, seat).captain!);
  while (captains.length > 1) {
    const drawn = t.draw(captains, 'target', NOBODY);
    const seat = b.players.findIndex((p) => p.captain === drawn);
    // Between equals a captain card drawn at random decides.   FDM-NPCMOVE-10
    if (best.length > 1 && best.includes(seat)) best = [seat];
  }
  return best[0]!;
}

/** By the aid a Man-o'-war without prey makes for the enemy's, as far as it would for a player.   SEA-BASE-21 */
function enemyNear(b: Caribbean, npc: NpcId): ZoneId | null {
  if (b.house.manOWarsHunt !== true || !isInWar(b, npc)) return null;
  const { zone } = npcOf(b, npc)!;
  const enemy = NPC_IDS.find((other) => other !== npc && isInWar(b, other));
  const at = enemy === undefined ? null : npcOf(b, enemy)!.zone;
  return at !== null && (at === zone || ADJACENT[zone].includes(at)) ? at : null;
}

/**
 * One icon: one zone towards the prey, or no move if they are together; without prey through the border with the letter, or
 * the next one clockwise. No ship of that kind, no move. It starts no combat.
 * FDM-NPCMOVE-02, FDM-NPCMOVE-03, FDM-NPCMOVE-04, FDM-NPCMOVE-05, FDM-NPCMOVE-12, FDM-NPCMOVE-13, SEA-BASE-18
 */
export function moveByIcon(t: Tools, [npc, letter]: Icon): void {
  const b = t.board;
  const afloat = npcOf(b, npc);
  if (afloat === null) return;
  const prey = target(t, npc);
  const towards = prey === null ? enemyNear(b, npc) : playerOf(b, prey).zone;
  if (towards === null) sailTo(t, npc, EXITS[afloat.zone][letter].zone);
  else if (towards === afloat.zone) t.tell?.('npc.waited', { npc, zone: afloat.zone });
  else sailTo(t, npc, towards);
}

/** Puts the ship of a captain whom nobody plays into this zone. No search follows.   FDM-HUNT-10 */
export function sailTo(t: Tools, npc: NpcId, zone: ZoneId): void {
  npcOf(t.board, npc)!.zone = zone;
  t.tell?.('npc.sailed', { npc, zone });
}

// War: how it begins and ends, and the Man-o'-wars it brings.   FDM-WAR
import { takeOut } from '@boucan/kernel';
import { type Caribbean, NPC, npcOf, type Player } from '../../board.ts';
import { nationOf } from '../../content/captains.ts';
import { isEvent, type WarId } from '../../content/events.ts';
import { gloryCard } from '../../content/glory.ts';
import { NATIONS, type Nation } from '../../content/map.ts';
import { COMMODORE_IDS, COMMODORES, type CommodoreId } from '../../content/npc-captains.ts';
import { NPCS, navyOf } from '../../content/npcs.ts';
import { NOBODY, type Tools } from '../dice.ts';
import { cover, npcCard } from './npc.ts';

/** Whom this nation is at war with.   FDM-WAR-01 */
export function foeOf({ war }: Caribbean, nation: Nation): Nation | null {
  if (war === null) return null;
  const [one, two] = war.nations;
  return nation === one ? two : nation === two ? one : null;
}

/** Whether the nation is at war with that of this player's captain.   FDM-HUNT-03, FDM-CAPTAIN-02 */
export const isEnemy = (b: Caribbean, nation: Nation, p: Player): boolean =>
  p.captain !== null && foeOf(b, nation) === nationOf(p.captain);

/** Two nations by lot; a war that is on ends first, for there is never more than one.   FDM-WAR-01, FDM-WAR-03 */
export function beginWar(t: Tools, card: WarId): void {
  const b = t.board;
  if (b.war !== null) endWar(t);
  const flags = NATIONS.slice();
  const nations = [t.draw(flags, 'war', NOBODY), t.draw(flags, 'war', NOBODY)] as const;
  b.war = { card, nations, lost: [false, false], entered: false };
  t.tell?.('war.began', { event: card, nations });
}

/**
 * By a peace, by another War card, or as a round closes with both Man-o'-wars lost. A Man-o'-war under an admiral becomes a
 * Frigate where it is; a commodore leaves at once. Letters of marque are worth nothing any more.   FDM-WAR-03
 */
export function endWar(t: Tools): void {
  const b = t.board;
  const { card, nations } = b.war!;
  b.eventDiscard.push(card);
  b.war = null;
  t.tell?.('war.ended', { event: card, nations });
  for (const nation of nations) {
    const npc = navyOf(nation);
    const afloat = npcOf(b, npc);
    if (afloat === null || afloat.ship !== NPCS[npc].inWar) continue;
    const stays = isEvent(afloat.captain);
    b.npcs[NPC[npc]] = stays ? { ...afloat, ship: NPCS[npc].ship } : null;
    t.tell?.(stays ? 'npc.disarmed' : 'npc.left', { npc, captain: afloat.captain });
  }
  for (const [seat, p] of b.players.entries())
    for (const paper of p.papers.filter((c) => gloryCard(c).stays === 'war-end')) {
      b.gloryDiscard.push(takeOut(p.papers, paper));
      t.tell?.('paper.lapsed', { seat, card: paper });
    }
}

const commodoreOf = (nation: Nation): CommodoreId => COMMODORE_IDS.find((id) => COMMODORES[id].nation === nation)!;

/** As the round closes: the war ends if both Man-o'-wars are lost; a new one brings them.   FDM-WAR-03 */
export function warAtRoundEnd(t: Tools): void {
  const { war } = t.board;
  if (war === null) return;
  if (war.lost[0] && war.lost[1]) endWar(t);
  else if (!war.entered) sendMenOfWar(t);
}

/**
 * In the order of the draw each nation's Man-o'-war takes its station, and its naval ship gives way, its card beneath. An
 * admiral drawn in the same round enters first and is then covered.   FDM-WAR-02, FDM-NPC-18
 */
function sendMenOfWar(t: Tools): void {
  const b = t.board;
  b.war = { ...b.war!, entered: true };
  for (const nation of b.war.nations) {
    const npc = navyOf(nation);
    if (npcOf(b, npc) !== null) cover(b, npc);
    for (const event of b.arrivals.filter((card) => npcCard(card)!.npc === npc))
      b.beneath[NPC[npc]]!.push(takeOut(b.arrivals, event));
    const captain = commodoreOf(nation);
    const { zone } = COMMODORES[captain];
    const ship = NPCS[npc].inWar!;
    b.npcs[NPC[npc]] = { zone, ship, captain };
    t.tell?.('npc.entered', { npc, captain, ship, zone });
  }
}

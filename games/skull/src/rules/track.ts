// Morale, trust, dirt and prestige.   SKU-MORALE, SKU-TRUST, SKU-DIRT
import type { Seat } from '@boucan/kernel';
import type { Tools, Voyage } from '../board.ts';
import { MOST_DIRT, TRACK } from '../content/ships.ts';

const onTrack = (n: number): number => Math.max(0, Math.min(TRACK, n));

/** From 0 to 20; what goes beyond is lost.   SKU-MORALE-01, SKU-MORALE-03 */
export function changeMorale(t: Tools, by: number, why: string): number {
  const b = t.board;
  const before = b.morale;
  b.morale = onTrack(before + by);
  const changed = b.morale - before;
  if (by !== 0) t.tell?.('morale.changed', { by: changed, morale: b.morale, why });
  return changed;
}

/** SKU-TRUST-01, SKU-TRUST-06 */
export function changeTrust(t: Tools, who: number, by: number, why: string): void {
  const p = t.board.people[who]!;
  const before = p.trust;
  p.trust = onTrack(before + by);
  if (by !== 0) t.tell?.('trust.changed', { who: p.cls, by: p.trust - before, trust: p.trust, why });
}

/** 0, I, II, III; what III cannot hold costs a point of morale for each level.   SKU-DIRT-01, SKU-DIRT-02 */
export function addDirt(t: Tools, why: string): void {
  const b = t.board;
  if (b.dirt < MOST_DIRT) {
    b.dirt++;
    t.tell?.('dirt.changed', { dirt: b.dirt, why });
  } else changeMorale(t, -1, 'dirt');
}

export function removeDirt(t: Tools, levels: number, why: string): void {
  const b = t.board;
  b.dirt = Math.max(0, b.dirt - levels);
  t.tell?.('dirt.changed', { dirt: b.dirt, why });
}

export function changePrestige(t: Tools, seat: Seat, by: number, why: string): void {
  const r = t.board.registers[seat]!;
  const before = r.prestige;
  r.prestige = Math.max(0, before + by);
  if (by !== 0) t.tell?.('prestige.changed', { seat, by: r.prestige - before, prestige: r.prestige, why });
}

export function changeLoot(t: Tools, by: number, why: string): number {
  const b = t.board;
  const before = b.loot;
  b.loot = Math.max(0, before + by);
  if (by !== 0) t.tell?.('loot.changed', { by: b.loot - before, loot: b.loot, why });
  return b.loot - before;
}

/** Every character's trust becomes prestige; a hirer gains half of his ally's, rounded up, but the Captain nothing of his own ally.   SKU-TRUST-03, SKU-TRUST-04, SKU-TRUST-05, SKU-DICE-09 */
export function convertTrust(t: Tools, captain: Seat): void {
  const b = t.board;
  for (let i = 0; i < b.people.length; i++) {
    const p = b.people[i]!;
    const isCaptains = p.owner === captain;
    const points = p.number === 0 ? p.trust : isCaptains ? 0 : Math.ceil(p.trust / 2);
    if (points > 0) changePrestige(t, p.owner, points, p.number === 0 ? 'trust' : 'ally');
  }
}

/** Who comes before whom: more trust first, or by agreement more prestige.   SKU-STATIONS-04 */
export const rankOf = (b: Voyage, who: number): number => {
  const p = b.people[who]!;
  return b.house.byPrestige && p.number === 0 ? b.registers[p.owner]!.prestige : p.trust;
};

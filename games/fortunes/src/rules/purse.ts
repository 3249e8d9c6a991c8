// Gold: aboard, where it can be plundered, and in the chest at home, where only its owner knows how much there is.   FDM-STASH, FDM-INFO
import type { Seat } from '@boucan/kernel';
import { type Caribbean, type Player, playerOf } from '../board.ts';
import { CAPTAINS } from '../content/captains.ts';
import { RULES } from '../content/constants.ts';
import type { CauseOf, Sum } from '../content/quantity.ts';

/** In the port of the captain's home.   FDM-STASH-06 */
export const isHome = (p: Pick<Player, 'captain' | 'inPort' | 'zone'>): boolean =>
  p.captain !== null && p.inPort && CAPTAINS[p.captain].home === p.zone;

/** What can be paid here: gold aboard, and at home the chest too.   FDM-STASH-06, SEA-BASE-76 */
export const spendable = (p: Player): number => (isHome(p) ? p.gold + p.chest : p.gold);

export const gain = (p: Player, gold: number): void => {
  p.gold += gold;
};

/** Pays the bank: from aboard and, at home, what is missing from the chest. */
export function pay(p: Player, gold: number): void {
  if (gold > spendable(p)) throw new Error(`${gold} gold are to be paid, and there are ${spendable(p)}`);
  const aboard = Math.min(gold, p.gold);
  p.gold -= aboard;
  p.chest -= gold - aboard;
  const left = p.gold + p.chest;
  // Away from home the price was aboard, and all of the chest is left; at home the chest may have paid.
  p.chestHigh = Math.min(p.chestHigh, left);
  p.chestLow = Math.min(p.chestLow, left);
}

/** What somebody sets about shows that so much is aboard. */
export const showAboard = (p: Player, gold: number): void => {
  p.chestHigh = Math.min(p.chestHigh, p.gold + p.chest - gold);
};

/** Likewise that so much is in the chest. */
export const showChest = (p: Player, gold: number): void => {
  p.chestLow = Math.max(p.chestLow, gold);
};

/** Loses gold from aboard in sight of all. */
export function lose(p: Player, gold: number): number {
  const lost = Math.min(gold, p.gold);
  p.gold -= lost;
  p.chestHigh = Math.min(p.chestHigh, p.gold + p.chest);
  // Less than was to be taken: then nothing is left aboard, and everybody knows what is in the chest.
  if (lost < gold) p.chestLow = p.chestHigh = p.chest;
  return lost;
}

/** Everything aboard is lost, and is counted in sight of all: the rest is in the chest. */
export function loseAll(p: Player): number {
  const lost = p.gold;
  p.gold = 0;
  p.chestLow = p.chestHigh = p.chest;
  return lost;
}

/**
 * Into the chest, at least 1 gold: that it happens is public, how much is not. Nobody else can take it, and it outlives its
 * captain.   FDM-STASH-02, FDM-STASH-05
 */
export function stash(p: Player, gold: number, atMost = Number.POSITIVE_INFINITY): void {
  p.gold -= gold;
  p.chest += gold;
  p.stashes++;
  p.chestLow++;
  p.chestHigh = Math.min(p.gold + p.chest, p.chestHigh + atMost);
}

/** Out of the chest, likewise at least 1.   FDM-STASH-07, FDM-STASH-09 */
export function withdraw(p: Player, gold: number): void {
  p.chest -= gold;
  p.gold += gold;
  p.chestLow = 0;
  p.chestHigh--;
}

/** From the bank straight into the chest, in sight of all. */
export function deposit(p: Player, gold: number): void {
  p.chest += gold;
  p.chestLow += gold;
  p.chestHigh += gold;
}

/** Hidden Glory points: one for every 10 gold in the chest, at most half the target; on no track, and with no card.   FDM-STASH-03, FDM-STASH-04, FDM-STASH-10, SEA-BASE-75 */
export const hiddenPoints = (b: Caribbean, p: Player): number =>
  Math.min(Math.floor(p.chest / RULES.chestGoldPerPoint), Math.floor(b.house.target / 2));

/** Those on the track and the hidden ones, and why. */
export function pointsSum(b: Caribbean, seat: Seat): Sum {
  const p = playerOf(b, seat);
  const hidden = hiddenPoints(b, p);
  const causes: CauseOf[] = [{ by: p.points, what: 'on-the-track' }];
  return { value: p.points + hidden, causes: hidden === 0 ? causes : [...causes, { by: hidden, what: 'in-the-chest' }] };
}

export const totalPoints = (b: Caribbean, seat: Seat): number => {
  const p = playerOf(b, seat);
  return p.points + hiddenPoints(b, p);
};

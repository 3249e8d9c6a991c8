// The special weapons of both sides of a combat: who has which, who decides on their use, and where they go.
import { fromPacks, type Seat, takeOut } from '@boucan/kernel';
import { type Caribbean, playerOf } from '../../board.ts';
import type { NpcId } from '../../content/npcs.ts';
import type { WeaponId } from '../../content/tokens.ts';
import type { Tools } from '../dice.ts';
import { type Fighter, fighterOf, type SideNo } from '../facts.ts';

/** What a pack has to do with weapons. */
export interface Armoury {
  /** What it has put aboard a ship of nobody's. */
  of(b: Caribbean, npc: NpcId): readonly WeaponId[];
  /** A player has no such weapon any more. */
  lost(t: Tools, seat: Seat, weapon: WeaponId): void;
}
const armouries = fromPacks<Armoury>();
export const addArmoury = armouries.put;

const NONE: readonly WeaponId[] = [];

/** What this side has at hand. A ship of nobody's uses each once in a combat. */
export function weaponsAt(b: Caribbean, i: SideNo): readonly WeaponId[] {
  const { seat, npc, used } = b.fight!.sides[i];
  if (seat !== null) return playerOf(b, seat).weapons;
  if (npc === null) return NONE;
  let aboard = NONE;
  for (const armoury of armouries.of(b)) {
    const more = armoury.of(b, npc);
    if (more.length > 0) aboard = [...aboard, ...more.filter((weapon) => !used.includes(weapon))];
  }
  return aboard;
}

export const isArmed = (b: Caribbean, i: SideNo, weapon: WeaponId): boolean => weaponsAt(b, i).includes(weapon);

/** Who decides for this side; null: the game itself.   FDM-NPC-14 */
export const decides = (b: Caribbean, i: SideNo): Seat | null => b.fight!.sides[i].seat ?? b.fight!.sides[i].runBy;

/** For a prompt: whose ship it is, and whether whoever is asked only runs it. */
export const inCharge = (b: Caribbean, i: SideNo): { seat: Fighter; runs: number } => ({
  seat: fighterOf(b.fight!.sides[i]),
  runs: b.fight!.sides[i].seat === null ? 1 : 0,
});

/** Back to the supply.   FDM-WEAPON-09 */
export function giveUp(t: Tools, seat: Seat, weapon: WeaponId): void {
  takeOut(playerOf(t.board, seat).weapons, weapon);
  for (const armoury of armouries.of(t.board)) armoury.lost(t, seat, weapon);
}

/** A weapon is used up; a ship of nobody's has it again after the combat. */
export function useUp(t: Tools, i: SideNo, weapon: WeaponId): void {
  const { seat, used } = t.board.fight!.sides[i];
  if (seat === null) used.push(weapon);
  else giveUp(t, seat, weapon);
}

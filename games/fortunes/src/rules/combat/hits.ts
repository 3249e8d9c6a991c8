// Hits on their way to a ship: where location dice send them, what may still stop one, and how it lands.   FDM-DAMAGE, FDM-WEAPON
import type { Seat } from '@boucan/kernel';
import type { Caribbean, Shooter, Volley } from '../../board.ts';
import { RULES } from '../../content/constants.ts';
import type { NpcId } from '../../content/npcs.ts';
import type { Section } from '../../content/ships.ts';
import { type WeaponId, weaponToken } from '../../content/tokens.ts';
import { faces, isSkull, NOBODY, rollDice, type Tools } from '../dice.ts';
import { fighterOf, otherSide, SIDES, type SideNo } from '../facts.ts';
import { damage } from '../ships.ts';
import { shipHit } from './fight.ts';

/** Where a shot sends its skulls; null: it is not aimed at a section.   FDM-WEAPON-03, FDM-WEAPON-05 */
export const aimOf = (shot: WeaponId): Section | null => weaponToken(shot).sections?.[0] ?? null;

/** 1 Cargo, 2 Masts, 3 Crew, 4 Cannons, and nothing stands for the Hull; some tables swap 3 and 4. A skull is nobody's yet.   FDM-DAMAGE-01, FDM-DAMAGE-02, SEA-BASE-43 */
export function locate(b: Caribbean, die: number): Section | null {
  if (isSkull(die)) return null;
  const number = b.house.swappedHits && die >= 3 ? 7 - die : die;
  return RULES.location[number as 1 | 2 | 3 | 4];
}

/** So many hits are on their way, a location die each; nothing has landed yet. */
export function shoot(t: Tools, from: Shooter, by: SideNo | null, at: Seat | NpcId, hits: number): void {
  const b = t.board;
  const shooter = by === null ? null : b.fight!.sides[by];
  const owner = shooter === null ? (at as Seat) : (shooter.seat ?? NOBODY);
  const dice = rollDice(t, hits, 'location', owner);
  const sections = dice.map((die) => locate(b, die));
  b.volleys.push({
    from,
    by,
    at,
    dice,
    sections,
    cancelled: dice.map(() => false),
    shot: null,
  });
  if (by === null) t.tell?.('volley.fell', { seat: at, from, hits, dice: faces(dice), sections: named(sections) });
  else
    t.tell?.('volley.fired', {
      seat: fighterOf(shooter!),
      targetSeat: at,
      from,
      hits,
      dice: faces(dice),
      sections: named(sections),
    });
}

/** A skull has no section yet. */
export const named = (sections: readonly (Section | null)[]): readonly string[] => sections.map((section) => section ?? 'skull');

/** One side fires at the other. */
export const fire = (t: Tools, from: Shooter, by: SideNo, hits: number): void =>
  shoot(t, from, by, fighterOf(t.board.fight!.sides[otherSide(by)]) as Seat | NpcId, hits);

/** The player who fires; null: a captain of nobody's, a fort, the sky. */
export const shooterOf = (b: Caribbean, { by }: Volley): Seat | null => (by === null ? null : b.fight!.sides[by].seat);

/** Long-range guns take no shot, nor does a second broadside.   FDM-WEAPON-11, FDM-MOD-13 */
export const takesShot = ({ from, shot }: Volley): boolean => shot === null && (from === 'guns' || from === 'chasers');

/** Aimed at a section it goes with skulls; otherwise with any hit, but of the guns alone. */
export function fitsShot({ from, sections }: Volley, weapon: WeaponId): boolean {
  if (!weaponToken(weapon).moments.includes('naval.aimed')) return false;
  return aimOf(weapon) === null ? from === 'guns' : sections.includes(null);
}

/** In the order in which those who are hit decide: the attacker first. */
export function byTarget(b: Caribbean): readonly Volley[] {
  if (b.fight === null || b.volleys.length < 2) return b.volleys;
  const [one, two] = b.volleys as [Volley, Volley];
  return one.at === fighterOf(b.fight.sides[0]) ? [one, two] : [two, one];
}

export function deciderOf(b: Caribbean, { at }: Volley): Seat | null {
  return typeof at === 'number' ? at : b.fight!.sides.find(({ npc }) => npc === at)!.runBy;
}

export const isComing = ({ cancelled }: Volley): boolean => cancelled.includes(false);

/** A hit that is still on its way to this section; -1: there is none. */
export const comingOn = (volley: Volley, section: Section): number =>
  volley.sections.findIndex((s, i) => s === section && !volley.cancelled[i]);

export function place(t: Tools, volley: Volley, section: Section): void {
  volley.sections[volley.sections.indexOf(null)] = section;
  t.tell?.('skull.placed', { seat: volley.at, section });
}

export function cancelHit(t: Tools, volley: Volley, section: Section, effect: 'reinforced-hull' | 'brace-for-impact'): void {
  volley.cancelled[comingOn(volley, section)] = true;
  t.tell?.('hit.cancelled', { seat: volley.at, section, effect });
}

/** Whether what falls on this section, once destroyed, is lost: where shot is aimed, or anywhere if it is not aimed at all. */
const isLost = ({ shot }: Volley, section: Section): boolean =>
  shot !== null && (aimOf(shot) === null || aimOf(shot) === section);

/** One hit lands. Where shot is aimed there is nothing to pass on, numbered hits included.   FDM-WEAPON-04, FDM-WEAPON-06, FDM-WEAPON-08, FDM-Q-45, SEA-BASE-44 */
export function land(t: Tools, volley: Volley, section: Section): void {
  const b = t.board;
  const ship = shipHit(b, volley);
  if (ship[section] === 0 && isLost(volley, section)) {
    t.tell?.('hit.lost', { seat: volley.at, section });
    return;
  }
  const landed = damage(ship, section);
  if (landed === null) return;
  if (landed === 'crew' && b.fight !== null)
    for (const i of SIDES) if (fighterOf(b.fight.sides[i]) === volley.at) b.fight.sides[i].crewLost++;
  t.tell?.('ship.hit', { seat: volley.at, section: landed, left: ship[landed] });
}

export const coming = (volley: Volley): Section[] =>
  volley.sections.filter((section, i): section is Section => section !== null && !volley.cancelled[i]);

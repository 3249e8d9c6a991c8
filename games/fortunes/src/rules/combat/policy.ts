// How the game steers a captain whom nobody plays: the policy of the content set.   FDM-NPC-14
import type { Caribbean, Ship, Volley } from '../../board.ts';
import { boardingOdds } from '../../boarding-odds.ts';
import type { Declaration } from '../../content/effect.ts';
import { POLICY } from '../../content/npcs.ts';
import type { Section } from '../../content/ships.ts';
import type { WeaponId } from '../../content/tokens.ts';
import { contestWinner, otherSide, type SideNo, shipAt } from '../facts.ts';
import { weaponsAt } from './arms.ts';
import { leadershipDice } from './crew-dice.ts';
import { shipHit } from './fight.ts';
import { aimOf, comingOn, fitsShot, isComing, takesShot } from './hits.ts';

const FACES = [1, 2, 3, 4];

/** Fewer Cannons or fewer Crew than the player: only then may a captain of nobody's flee.   FDM-NPC-16, SEA-BASE-49 */
export function isOutmatched(b: Caribbean, i: SideNo): boolean {
  const own = shipAt(b, i);
  const enemy = shipAt(b, otherSide(i));
  return own.cannons < enemy.cannons || own.crew < enemy.crew;
}

/** The first line of the policy that fits. It does not mind what the other side has declared. */
export function policyDeclares(b: Caribbean, i: SideNo): Declaration {
  const own = shipAt(b, i);
  const enemy = shipAt(b, otherSide(i));
  if (b.fight!.round === 1 || own.masts === 0) return 'fire';
  const won = boardingOdds(own.crew, leadershipDice(b, i), enemy.crew, leadershipDice(b, otherSide(i)));
  if (won >= POLICY.boardOdds) return 'board';
  if (isOutmatched(b, i)) {
    if (own.cannons === 0) return 'flee';
    if (own.hull <= POLICY.fleeHull && enemy.cannons >= POLICY.fleeEnemyCannons) return 'flee';
  }
  // Neither side can hit: guns without a ball would be fired for ever.   FDM-COMBAT-01
  return own.cannons === 0 && own.crew > 0 ? 'board' : 'fire';
}

/** Where the policy puts a skull: what it can spare first, in sight of what is on its way already. */
export function policyPlaces(ship: Ship, volley: Volley): Section {
  const { hull, cargo, masts, crew, cannons } = ship;
  const left = { hull, cargo, masts, crew, cannons };
  for (const section of volley.sections)
    if (section !== null) {
      if (left[section] > 0) left[section]--;
      else if (left.hull > 0) left.hull--;
    }
  return POLICY.skulls.find(([section, least]) => left[section] >= least)![0];
}

/** Which shot the policy uses: the first that fits and has something left to hit. */
export function policyShoots(b: Caribbean, volley: Volley): WeaponId | null {
  const ship = shipHit(b, volley);
  const fits = (shot: WeaponId): boolean => {
    const aim = aimOf(shot);
    return fitsShot(volley, shot) && (aim === null || ship[aim] > 0);
  };
  return weaponsAt(b, volley.by!).find(fits) ?? null;
}

/** What the policy would answer, were it asked about the arms of this side: whatever is offered of it, the first first. */
export function policyUses(b: Caribbean, i: SideNo): readonly (readonly (string | number)[])[] {
  const { npc } = b.fight!.sides[i];
  const own = b.volleys.find(({ by }) => by === i);
  const shot = own === undefined || !takesShot(own) ? null : policyShoots(b, own);
  const coming = b.volleys.find((volley) => volley.at === npc && isComing(volley) && !volley.sections.includes(null));
  return [
    ...(shot === null ? [] : [['shot', shot]]),
    ...(coming === undefined ? [] : [['cancel', policyStops(coming)]]),
    ...(contestWinner(b) === i ? [['keep-dice']] : [...FACES.map((face) => ['reroll', 'own', face]), ['throw']]),
    ['chase'],
  ];
}

/** Which hit the policy stops: the dearest. */
export const policyStops = (volley: Volley): Section => DEAREST.find((section) => comingOn(volley, section) >= 0)!;
const DEAREST = ['hull', 'crew', 'cannons', 'masts', 'cargo'] as const satisfies readonly Section[];

// How the game steers a captain whom nobody plays: the policy of the content set.   FDM-NPC-14
import type { Caribbean, Ship, Volley } from '../../board.ts';
import type { Declaration } from '../../content/effect.ts';
import { POLICY } from '../../content/npcs.ts';
import type { Section } from '../../content/ships.ts';
import type { WeaponId } from '../../content/tokens.ts';
import { contestWinner, otherSide, type SideNo, shipAt } from '../facts.ts';
import { weaponsAt } from './arms.ts';
import { leadershipDice } from './crew-dice.ts';
import { shipHit } from './fight.ts';
import { aimOf, comingOn, fitsShot, isComing, takesShot } from './hits.ts';

const SKULL = 1 / 3;
const FACES = [1, 2, 3, 4];
const FACE = 1 / 6;

/** How likely each number of successes with each sum of the other dice is. */
type Rolls = readonly { readonly successes: number; readonly sum: number; readonly chance: number }[];
const rolls: Rolls[] = [[{ successes: 0, sum: 0, chance: 1 }]];

function rollsOf(dice: number): Rolls {
  const known = rolls[dice];
  if (known !== undefined) return known;
  const chances = new Map<number, number>();
  const add = (successes: number, sum: number, chance: number): void => {
    const key = successes * 100 + sum;
    chances.set(key, (chances.get(key) ?? 0) + chance);
  };
  for (const { successes, sum, chance } of rollsOf(dice - 1)) {
    add(successes + 1, sum, chance * SKULL);
    for (const face of FACES) add(successes, sum + face, chance * FACE);
  }
  const found = [...chances].map(([key, chance]) => ({ successes: Math.floor(key / 100), sum: key % 100, chance }));
  rolls[dice] = found;
  return found;
}

const odds = new Map<number, number>();

/**
 * How likely this side wins a crew combat begun now, exactly: damage is capped by the own Crew, rolls without damage are made
 * again, two empty decks are judged by successes and then by the other dice.   FDM-BOARD
 */
export function boardingOdds(crew: number, leadership: number, enemyCrew: number, enemyLeadership: number): number {
  if (crew === 0) return 0;
  if (enemyCrew === 0) return 1;
  const key = ((crew * 16 + leadership) * 16 + enemyCrew) * 16 + enemyLeadership;
  const known = odds.get(key);
  if (known !== undefined) return known;
  let won = 0;
  let idle = 0;
  for (const mine of rollsOf(leadership))
    for (const theirs of rollsOf(enemyLeadership)) {
      const chance = mine.chance * theirs.chance;
      const left = crew - Math.min(theirs.successes, enemyCrew);
      const enemyLeft = enemyCrew - Math.min(mine.successes, crew);
      if (left === crew && enemyLeft === enemyCrew) idle += chance;
      else if (left > 0 || enemyLeft > 0)
        won += chance * boardingOdds(Math.max(0, left), leadership, Math.max(0, enemyLeft), enemyLeadership);
      else if (mine.successes > theirs.successes || (mine.successes === theirs.successes && mine.sum > theirs.sum)) won += chance;
    }
  const found = won / (1 - idle);
  odds.set(key, found);
  return found;
}

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

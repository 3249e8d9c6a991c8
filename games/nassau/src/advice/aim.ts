// What a captain is after, in a sentence: in town what the voyage still lacks, at sea what lies within reach and how long the provisions last.
import type { Advice } from '@boucan/kernel';
import { type Nassau, type Ship, shipOf } from '../board.ts';
import { opponent, opponentId, WEAPON_AGAINST } from '../content/opponents.ts';
import { NEIGHBOURS, OPPONENTS_IN, type Zone } from '../content/sea.ts';
import { shotsWith } from '../rules/crew.ts';
import { damageOn } from '../rules/fight.ts';
import { isMet } from '../rules/tales.ts';

/** Zones from here, by zone. */
function distances(from: Zone): readonly number[] {
  const far = NEIGHBOURS.map(() => -1);
  far[from] = 0;
  const open = [from];
  for (const zone of open)
    for (const next of NEIGHBOURS[zone]!)
      if (far[next]! < 0) {
        far[next] = far[zone]! + 1;
        open.push(next);
      }
  return far;
}

/** The nearest opponent that the crates aboard can beat. */
function prey(
  b: Nassau,
  ship: Ship,
  from: Zone,
): { readonly number: number; readonly zones: number; readonly crates: number } | null {
  const far = distances(from);
  let best: { number: number; zones: number; crates: number } | null = null;
  for (const [zone, places] of OPPONENTS_IN.entries())
    for (const place of places) {
      const number = b.opponents[place]!;
      if (number === 0 || far[zone]! < 0) continue;
      const crates = opponent(number).strength - damageOn(b, place);
      if (crates < 1 || crates > shotsWith(ship, WEAPON_AGAINST[opponent(number).kind])) continue;
      if (best === null || far[zone]! < best.zones) best = { number, zones: far[zone]!, crates };
    }
  return best;
}

export const aim: NonNullable<Advice<Nassau>['aim']> = ({ board: b, asked }, seat, [verb]) => {
  // Whoever fights thinks of nobody else.
  if (verb === 'fight' || asked.some((one) => one.seat === seat && one.question.startsWith('fight.'))) return null;
  const ship = shipOf(b, seat);
  const { provisions, crates } = ship;
  if (ship.stage === 'town') return { plan: verb === 'pass' ? 'sail' : 'fit-out', with: { provisions, crates } };
  if (ship.stage !== 'sea') return null;
  const tales = ship.hand.filter((card) => isMet(b, seat, card)).length;
  if (verb === 'head-for') return tales > 0 && ship.rum > 0 ? { plan: 'tales', with: { tales } } : null;
  const near = prey(b, ship, ship.zone);
  if (near === null) return { plan: 'provisions', with: { provisions } };
  return { plan: 'opponent', with: { opponent: opponentId(near.number), zones: near.zones, crates: near.crates, provisions } };
};

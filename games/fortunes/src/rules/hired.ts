// Who is hired.   FDM-SPECIALIST-03
import { type Caribbean, type Player, playerOf } from '../board.ts';
import type { SpecialistCardId, SpecialistType } from '../content/glory/specialists.ts';
import { type GloryId, gloryCard } from '../content/glory.ts';
import type { SideNo } from './facts.ts';

/** Which specialist a card brings; null: it is no specialist. */
export const typeOf = (card: GloryId): SpecialistType | null => gloryCard(card).type ?? null;

export const isSpecialist = (card: GloryId): card is SpecialistCardId => typeOf(card) !== null;

/** Whether this specialist is hired. */
export function has(p: Pick<Player, 'specialists'>, type: SpecialistType): boolean {
  for (const card of p.specialists) if (typeOf(card) === type) return true;
  return false;
}

export const sideHas = (b: Caribbean, i: SideNo, type: SpecialistType): boolean => {
  const { seat } = b.fight!.sides[i];
  return seat !== null && has(playerOf(b, seat), type);
};

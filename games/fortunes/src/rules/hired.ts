// Who is hired.   FDM-SPECIALIST-03
import { type Caribbean, type Player, playerOf } from '../board.ts';
import { SPECIALIST_CARDS, type SpecialistType } from '../content/glory/specialists.ts';
import type { GloryId } from '../content/glory.ts';
import type { SideNo } from './facts.ts';

const TYPE: { readonly [card: string]: { readonly type: SpecialistType } } = SPECIALIST_CARDS;

/** Which specialist a card brings; null: it is no specialist. */
export const typeOf = (card: GloryId): SpecialistType | null => TYPE[card]?.type ?? null;

/** Whether this specialist is hired. */
export function has(p: Pick<Player, 'specialists'>, type: SpecialistType): boolean {
  for (let i = 0; i < p.specialists.length; i++) if (typeOf(p.specialists[i]!) === type) return true;
  return false;
}

export const sideHas = (b: Caribbean, i: SideNo, type: SpecialistType): boolean => {
  const { seat } = b.fight!.sides[i];
  return seat !== null && has(playerOf(b, seat), type);
};

// What the next watch will cost, by what lies open now.
import { FIRST_NIGHT, MOST_DIRT, SLOTS, type VoyageView } from '../content.ts';

export type Ahead =
  | { readonly kind: 'dirt'; readonly to: number }
  | { readonly kind: 'filth' }
  | { readonly kind: 'night' }
  | { readonly kind: 'fed'; readonly n: number }
  | { readonly kind: 'hungry' }
  | { readonly kind: 'weary' };

/** The days after which, by agreement, morale falls each round. */
const LONG = 12;

export function aheadOf(b: VoyageView): readonly Ahead[] {
  const ahead: Ahead[] = [b.dirt < MOST_DIRT ? { kind: 'dirt', to: b.dirt + 1 } : { kind: 'filth' }];
  if (b.watch + 1 === FIRST_NIGHT) ahead.push({ kind: 'night' });
  if (b.watch === SLOTS) {
    const n = b.ship.cells.filter((m) => m === 'provisions').length;
    ahead.push(n > 0 ? { kind: 'fed', n } : { kind: 'hungry' });
  }
  if (b.house.longVoyage && b.day > LONG) ahead.push({ kind: 'weary' });
  return ahead;
}

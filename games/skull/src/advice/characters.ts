// What some pirates like a little better, or a little less, than it is worth. Measured in docs/lab/2026-11-18-bots.md.
import type { Learned } from '@boucan/kernel';
import type { Voyage } from '../board.ts';

export const characters: NonNullable<Learned<Voyage>['characters']> = {
  /** Keeps the ship: mends, scrubs and stows. */
  trader: { 'post.main-deck': 0.25, 'post.forecastle': 0.2 },
  /** Stands by the guns, and wherever there is fighting. */
  raider: { 'post.gun-deck': 0.2, 'post.swivel': 0.2, 'post.boarding': 0.2, 'post.enemy-deck': 0.2 },
  /** Goes behind the barrels, guard or no guard. */
  gambler: { 'post.plot': 0.5, 'trust.mutiny': 0.2 },
};

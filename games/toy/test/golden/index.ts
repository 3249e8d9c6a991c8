// The golden matches of Dice Duel; `npm run golden toy` writes them anew.
import type { GoldenPlan } from '@boucan/testkit';

export { toy as game } from '../../src/game.ts';

export const goldens: readonly GoldenPlan[] = [
  { name: 'two-seats', config: { seats: 2 }, seed: 'toy', until: ({ winners }) => winners.length === 1 },
  { name: 'three-seats', config: { seats: 3 }, seed: 'toy', until: ({ winners }) => winners.length === 1 },
  { name: 'four-seats', config: { seats: 4 }, seed: 'toy', until: ({ winners }) => winners.length === 1 },
  { name: 'heavy-sea', config: { seats: 3, packs: ['heavy-sea'] }, seed: 'toy' },
  { name: 'charms', config: { seats: 4, packs: ['charms'] }, seed: 'toy' },
  { name: 'heavy-sea-and-charms', config: { seats: 2, packs: ['heavy-sea', 'charms'] }, seed: 'toy' },
  { name: 'three-rounds', config: { seats: 3, options: { rounds: 3 } }, seed: 'toy' },
  { name: 'shared-victory', config: { seats: 3 }, seed: 'shared', until: ({ winners }) => winners.length > 1 },
];

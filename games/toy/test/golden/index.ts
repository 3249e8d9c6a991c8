// The golden matches of Dice Duel; `npm run golden toy` writes them anew.
import { bagOf } from '@boucan/kernel';
import type { GoldenPlan, Pin } from '@boucan/testkit';
import { contentOf, playWith } from '../../src/content/cards.ts';
import { toy } from '../../src/game.ts';

export { toy as game };

/** The cards of the base and of all packs, every copy. */
export const pin: Pin = {
  today: () => ({ cards: bagOf(contentOf({ packs: toy.def.packs.map(({ id }) => id) }).deck) }),
  playWith: ({ cards = [] }) =>
    playWith((content) => ({
      ...content,
      deck: Object.fromEntries(
        Object.keys(content.deck)
          .map((id) => [id, cards.filter((card) => card === id).length] as const)
          .filter(([, copies]) => copies > 0),
      ),
    })),
};

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

// Heavy sea, a pack: the deck pitches, and a die of 2 or less misses whatever is added. The base does not know it.   TOY-13
import type { Pack } from '@boucan/kernel';
import type { Deck, Events } from '../../board.ts';
import type { Duel } from '../../rules/duel.ts';
import { CARDS } from '../cards.ts';

export const heavySea: Pack<Deck, Events> = {
  id: 'heavy-sea',
  steps: {
    duel: {
      strike: (base) => (t, vars, got) => {
        const v = vars as Duel;
        const die = v.total - (v.card === null ? 0 : CARDS[v.card]);
        if (die <= 2) v.total = 0;
        return base(t, v, got);
      },
    },
  },
};

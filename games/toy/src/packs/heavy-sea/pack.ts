// Heavy sea: the deck pitches, and a die of 2 or less misses whatever is added or taken off.   TOY-13
import type { Pack } from '@boucan/kernel';
import { before, type DuelBoard, type Events } from '../../board.ts';
import { duel } from '../../rules/duel.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';

export const heavySea: Pack<DuelBoard, Events> = {
  id: 'heavy-sea',
  changes: [
    before(duel, 'strike', (_t, v) => {
      if (v.die <= 2) v.total = 0;
    }),
  ],
  text: { en, fr },
};

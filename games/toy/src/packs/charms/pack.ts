// Charms, the specimen of an expansion: a part of the board with a token and something hidden, a card more in the bag, an option,
// questions and steps of its own, and words. The base does not know it.
import type { Pack } from '@boucan/kernel';
import type { DuelBoard } from '../../board.ts';
import { addContent } from '../../content/cards.ts';
import { charmed } from './charms.ts';
import { type CharmEvents, changes, charming, layDown } from './rules.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';

addContent('charms', { deck: { flourish: 2 }, worth: { flourish: 3 } });

export const charms: Pack<DuelBoard, CharmEvents> = {
  id: 'charms',
  asks: { time: 'same', learning: 'some' },
  options: [{ id: 'parrot-pays', rule: 'TOY-17', values: [true, false] }],
  part: charmed,
  verbs: { lay: ['charm'] },
  things: ['flourish'],
  procs: [charming],
  questions: [layDown],
  changes,
  // A charm in the fist is worth nearly a card, the parrot a coin or two.
  worth: ({ board }, worth) => {
    const { fists, parrot } = charmed.of(board);
    fists.forEach((charm, seat) => {
      worth[seat]! += (charm === null ? 0 : 0.4) + (seat === parrot ? 0.5 : 0);
    });
  },
  text: { en, fr },
};

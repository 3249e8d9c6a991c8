// The Flying Dutchman: a ship that nobody beats, and everybody shoots at.   NAS-DUTCH-01
import type { Pack } from '@boucan/kernel';
import type { Nassau } from '../../board.ts';
import { dutchman } from './board.ts';
import { attackDutchman, changes, type DutchmanEvents, openFire, placesOf } from './rules.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';

export const flyingDutchman: Pack<Nassau, DutchmanEvents> = {
  id: 'flying-dutchman',
  options: [
    { id: 'sea-dog', rule: 'NAS-DUTCH-01', values: ['present', 'absent'] },
    { id: 'dutchman-crates', rule: 'NAS-DUTCH-27', values: ['every-set', 'any-number'] },
    { id: 'dutchman-crab', rule: 'NAS-DUTCH-11', values: [true, false] },
    { id: 'dutchman-cat-and-bomb', rule: 'NAS-DUTCH-11', values: [false, true] },
  ],
  part: dutchman,
  verbs: { 'attack-dutchman': [] },
  procs: [attackDutchman],
  questions: [openFire],
  changes,
  // The places on the large quay as they stand, surer from round to round.
  worth: ({ board }, worth) => {
    const { large, crates } = dutchman.of(board);
    for (const [seat, { points }] of placesOf(large.map((n, seat) => n + crates[seat]!)).entries())
      worth[seat]! += points * (0.2 + 0.2 * board.round);
  },
  text: { en, fr },
};

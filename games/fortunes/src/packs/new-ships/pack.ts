// Module 5: the brig, a slower galleon, and with the further cards two black ships.   SEA-m5-01
import { type Pack, part } from '@boucan/kernel';
import { ahead, shipValue } from '../../advice/values.ts';
import type { Caribbean } from '../../board.ts';
import { addContent, addJointContent } from '../../box.ts';
import type { Events } from '../../events.ts';
import { BLACK_SHIPS, BRIG, NEW_SHIPS, SLOW_GALLEON } from './content.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';

export const PACK = 'new-ships';

addContent(PACK, { ships: NEW_SHIPS });
/** The two black figures need the cards of the other module too. */
addJointContent([PACK, 'cards-and-flags'], { events: BLACK_SHIPS });

/** Nothing lies anywhere; but every galleon of this table is a slow one, whatever else was agreed.   SEA-m5-06 */
const yards = part<Caribbean, null, null>(PACK, {
  setup: (_config, _rng, board) => {
    Object.assign(board, { house: { ...board.house, galleonManoeuvrability: SLOW_GALLEON } });
    return null;
  },
  clone: () => null,
  look: () => null,
  imagine: () => null,
});

/** A brig is a better flute, and no frigate: no point of Glory comes with it. */
const BRIG_VALUE = 0.9;

export const newShips: Pack<Caribbean, Events> = {
  id: PACK,
  part: yards,
  worth: ({ board }, worth) => {
    const left = ahead(board);
    for (const [seat, { captain, ship }] of board.players.entries())
      if (captain !== null && ship.type === BRIG) worth[seat]! += BRIG_VALUE * left - shipValue(BRIG, left);
  },
  text: { en, fr },
};

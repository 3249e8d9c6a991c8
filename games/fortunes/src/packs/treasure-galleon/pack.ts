// Module 6: a Spanish galleon that grows richer every round.   SEA-m6-03, SEA-m6-10, SEA-m6-12
import type { Pack } from '@boucan/kernel';
import { addRefit, HOLD_OF_A_NAVY } from '../../advice/fights.ts';
import { bountyCost, GOLD as COIN } from '../../advice/values.ts';
import { addPlace, type Caribbean } from '../../board.ts';
import { addContent } from '../../box.ts';
import { addNpc } from '../../content/npcs.ts';
import type { Events } from '../../events.ts';
import { worth } from './advice.ts';
import { GALLEON, GALLEON_SHIP, GOLD, PACK, SHIP, TREASURE_GALLEON } from './content.ts';
import { treasure } from './galleon.ts';
import { changes, honour } from './rules.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';

addContent(PACK, { ships: { [GALLEON_SHIP]: SHIP } });
addNpc(GALLEON, TREASURE_GALLEON);
addPlace(GALLEON);
// Its gold in place of a hold, for whoever boards it; and what that makes of a price on one's head: one bounty for each full ten in place of one for
// a naval ship.   SEA-m6-14, SEA-m6-15
addRefit(PACK, {
  might: () => 0,
  prize: (b, npc) =>
    npc === GALLEON ? (1 - Math.floor(treasure.of(b).gold / GOLD.perBounty)) * bountyCost(true) - COIN * HOLD_OF_A_NAVY : 0,
  plunder: (b, npc) => (npc === GALLEON ? COIN * treasure.of(b).gold : 0),
});

export const treasureGalleon: Pack<Caribbean, Events> = {
  id: PACK,
  asks: { time: 'same', learning: 'little' },
  options: [{ id: 'galleon-glory', rule: 'SEA-m6-13', values: ['one', 'per-ten'] }],
  part: treasure,
  things: [GALLEON],
  procs: [honour],
  changes,
  telling: { 'galleon.plundered': { beat: true } },
  worth: ({ board }, into) => worth(board, into),
  text: { en, fr },
};

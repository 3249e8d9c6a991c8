// Module 6: a Spanish galleon that grows richer every round.   SEA-m6-03, SEA-m6-10, SEA-m6-12
import type { Pack } from '@boucan/kernel';
import { addRefit, HOLD_OF_A_NAVY } from '../../advice/fights.ts';
import { ahead, bountyCost, GOLD as COIN, shipValue } from '../../advice/values.ts';
import { addPlace, type Caribbean } from '../../board.ts';
import { addContent } from '../../box.ts';
import { addNpc } from '../../content/npcs.ts';
import type { Events } from '../../events.ts';
import { GALLEON, GALLEON_SHIP, GOLD, PACK, SHIP, TREASURE_GALLEON } from './content.ts';
import { treasure } from './galleon.ts';
import { changes, honour } from './rules.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';

addContent(PACK, { ships: { [GALLEON_SHIP]: SHIP } });
addNpc(GALLEON, TREASURE_GALLEON);
addPlace(GALLEON);
// Its gold in place of a hold; and what that makes of a price on one's head.   SEA-m6-14, SEA-m6-15
addRefit(PACK, {
  might: () => 0,
  prize: (b, npc) => {
    if (npc !== GALLEON) return 0;
    const { gold } = treasure.of(b);
    return COIN * (gold - HOLD_OF_A_NAVY) - Math.floor(gold / GOLD.perBounty) * bountyCost(true);
  },
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
  // Captured, it is worth what any galleon is.
  worth: ({ board }, worth) => {
    const left = ahead(board);
    for (const [seat, { captain, ship }] of board.players.entries())
      if (captain !== null && ship.type === GALLEON_SHIP)
        worth[seat]! += shipValue('galleon', left) - shipValue(GALLEON_SHIP, left);
  },
  text: { en, fr },
};

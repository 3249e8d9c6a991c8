// Module 3: four further modifications, and a reserve from which ports without one are supplied.
import type { Pack } from '@boucan/kernel';
import type { Caribbean } from '../../board.ts';
import { addContent, addJointContent } from '../../box.ts';
import type { Events } from '../../events.ts';
import { NEW_MODIFICATIONS, PACK, WITH_CONTRABAND, WITH_LOYALTY } from './content.ts';
import { spare } from './reserve.ts';
import { changes, slipsThrough } from './rules.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';

addContent(PACK, {
  modifications: NEW_MODIFICATIONS,
  causes: { 'contest-dice': [{ what: `${PACK}/carved-hull`, by: slipsThrough }] },
});
addJointContent([PACK, 'contraband'], { modifications: WITH_CONTRABAND });
addJointContent([PACK, 'loyalty'], { modifications: WITH_LOYALTY });

const THINGS: ReadonlySet<string> = new Set([NEW_MODIFICATIONS, WITH_CONTRABAND, WITH_LOYALTY].flatMap(Object.keys));

export const modifications: Pack<Caribbean, Events> = {
  id: PACK,
  asks: { time: 'more', learning: 'little' },
  part: spare,
  things: [...THINGS],
  changes,
  features: {
    names: ['fitted'],
    fill({ board }, seat, out, at) {
      const { captain, ship } = board.players[seat]!;
      if (captain === null) return;
      for (let i = 0; i < ship.mods.length; i++) if (THINGS.has(ship.mods[i]!)) out[at]!++;
    },
  },
  text: { en, fr },
};

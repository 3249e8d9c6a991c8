// Module 1: more captains, Rumours, Missions and events; flags and tokens. Without it the decks are those of the base.   SEA-m1-09
import type { Pack } from '@boucan/kernel';
import type { Caribbean } from '../../board.ts';
import { addContent } from '../../box.ts';
import type { Events } from '../../events.ts';
import { NEW_ABILITIES, NEW_CAPTAINS } from './captains.ts';
import { decks, PACK } from './decks.ts';
import { NEW_EVENTS, NEW_NAVY, NEW_PIRATES } from './events.ts';
import { changes, reception } from './rules.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { NEW_MISSIONS, NEW_RUMOURS } from './ventures.ts';

addContent(PACK, {
  captains: NEW_CAPTAINS,
  abilities: NEW_ABILITIES,
  rumours: NEW_RUMOURS,
  missions: NEW_MISSIONS,
  events: { ...NEW_NAVY, ...NEW_PIRATES, ...NEW_EVENTS },
});

export const cardsAndFlags: Pack<Caribbean, Events> = {
  id: PACK,
  asks: { time: 'same', learning: 'nothing' },
  part: decks,
  things: [...Object.keys(NEW_RUMOURS), ...Object.keys(NEW_MISSIONS)],
  procs: [reception],
  changes,
  text: { en, fr },
};

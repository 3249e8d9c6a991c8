// Module 9: sixteen Locations to visit and to assault.
import type { Pack } from '@boucan/kernel';
import type { Caribbean } from '../../board.ts';
import { addContent } from '../../box.ts';
import type { Events } from '../../events.ts';
import { worth } from './advice.ts';
import { assault, bombard, brace, goAshore, loadLoot, strike } from './assault.ts';
import { PACK } from './content.ts';
import { isles } from './isles.ts';
import { chooseFind, reef } from './reef.ts';
import { changes } from './rules.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { barter, business, confess, confession, doBusiness, giveCargo, giveOrders, orders, visit } from './visits.ts';

addContent(PACK, {});

const BEATS = [
  'location.visited',
  'reef.struck',
  'reef.searched',
  'assault.began',
  'assault.drawn',
  'assault.fired',
  'assault.cleared',
  'assault.hit',
  'assault.failed',
  'assault.landed',
  'assault.plundered',
  'location.taken',
] as const satisfies readonly (keyof Events)[];

export const locations: Pack<Caribbean, Events> = {
  id: PACK,
  asks: { time: 'same', learning: 'much' },
  options: [
    { id: 'location-places', rule: 'SEA-m9-21', values: ['mixed', 'fixed'] },
    { id: 'assault-bounty', rule: 'SEA-m9-18', values: ['always', 'success'] },
  ],
  part: isles,
  verbs: {
    visit: ['location'],
    assault: ['location'],
    barter: ['good'],
    salvage: ['find'],
    bombard: [],
    'clear-away': ['cargo'],
    cease: [],
    land: [],
    withdraw: [],
  },
  procs: [visit, confession, business, orders, barter, reef, assault, strike],
  questions: [confess, doBusiness, giveOrders, giveCargo, chooseFind, bombard, brace, goAshore, loadLoot],
  changes,
  telling: Object.fromEntries(BEATS.map((event) => [event, { beat: true } as const])),
  worth: ({ board }, into) => worth(board, into),
  text: { en, fr },
};

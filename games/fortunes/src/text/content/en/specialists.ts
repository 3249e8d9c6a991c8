import {
  SPECIALIST_CARD_IDS,
  SPECIALIST_CARDS,
  type SpecialistCardId,
  type SpecialistType,
} from '../../../content/glory/specialists.ts';
import { type Entries, each, namesOf, textsOf } from '../entry.ts';

/** What each does, once hired. */
const types: Entries<SpecialistType> = {
  carpenter: {
    name: 'Carpenter',
    text: 'At the end of your turn, if you fought neither combat nor raid in it, 1 damage on your Hull, Masts or Cargo, as you choose, is repaired free, at sea or in port.',
  },
  'gun-captain': {
    name: 'Gun Captain',
    text: 'When you fire as the loser of the Manoeuvre contest, or tied, with at least 1 success, your volley has 1 hit more, but still no more hits than you have Cannons.',
  },
  'master-gunner': {
    name: 'Master Gunner',
    text: 'Once per volley of yours, long-range guns and chasers included, you may re-roll 1 location die, before skulls are placed and before you decide on chain shot or grapeshot.',
  },
  surgeon: {
    name: 'Surgeon',
    text: 'When a combat in which you lost at least 1 Crew is over and your captain lives, you regain 1 Crew; this never changes who won. Yellow Jack never costs you Crew.',
  },
  lookout: {
    name: 'Lookout',
    text: 'All your Scouting rolls have 1 die more: for Scout actions, rumours at sea and missions.',
  },
  'master-at-arms': {
    name: 'Master-at-Arms',
    text: 'All your Leadership rolls in crew combats have 1 die more; those for recruiting or accepting missions do not.',
  },
  purser: {
    name: 'Purser',
    text: 'When you sell, up to 3 cards that are not in demand pay 4 gold each instead of 3.',
  },
  sailmaker: {
    name: 'Sailmaker',
    text: 'In combat rounds in which you declared Flee, you roll 1 Manoeuvre die more. With your Masts destroyed you may still declare Flee, with 1 die and no bonus.',
  },
};

/** How each card is hired. */
const hiring: Readonly<Record<SpecialistCardId, string>> = {
  'carpenter-paid': 'To hire: on your turn, in a port, pay 4 gold.',
  'carpenter-earned': 'To hire: free, on a visit to the shipyard in which you have at least 3 points repaired for gold.',
  'gun-captain-paid': 'To hire: on your turn, in a port, pay 5 gold.',
  'gun-captain-earned':
    'To hire: free, right after a naval combat, won or escaped from, in which your guns scored at least 3 hits in one volley.',
  'master-gunner-paid': 'To hire: on your turn, in a port, pay 5 gold.',
  'master-gunner-earned': 'To hire: on a visit to the shipyard in which you buy a special weapon, pay 2 gold more.',
  'surgeon-paid': 'To hire: on your turn, in a port, pay 4 gold.',
  'surgeon-persuaded':
    'To hire: once per turn, in a port, show this card and roll Influence. If it succeeds, the surgeon is hired free; if it fails, the card stays in your hand.',
  'lookout-paid': 'To hire: on your turn, in a port, pay 4 gold.',
  'lookout-earned': 'To hire: free, right after your Scout action has found a merchant, if you let it go.',
  'master-at-arms-paid': 'To hire: on your turn, in a port, pay 5 gold.',
  'master-at-arms-earned': 'To hire: free, right after you have won a crew combat, ashore or at sea.',
  'purser-paid': 'To hire: on your turn, in a port, pay 4 gold.',
  'purser-earned': 'To hire: free, right after you have sold at least 3 cards in one batch.',
  'sailmaker-paid': 'To hire: on your turn, in a port, pay 4 gold.',
  'sailmaker-earned': 'To hire: on your turn, in a port, discard 1 Textiles card from your hold.',
};

export const specialistNames = {
  ...namesOf(types),
  ...each(SPECIALIST_CARD_IDS, (id) => types[SPECIALIST_CARDS[id].type].name),
};
export const specialistTexts = {
  ...textsOf(types),
  ...each(SPECIALIST_CARD_IDS, (id) => `${hiring[id]} ${types[SPECIALIST_CARDS[id].type].text}`),
};

import { chapters, type GameText } from '@boucan/kernel';
import { causes } from './causes.en.ts';
import { combat } from './chapters/combat.en.ts';
import { course } from './chapters/course.en.ts';
import { npc } from './chapters/npc.en.ts';
import { port } from './chapters/port.en.ts';
import { sea } from './chapters/sea.en.ts';
import { ventures } from './chapters/ventures.en.ts';
import { en as content } from './content/en.ts';
import { folds } from './folds.en.ts';
import { options } from './options.en.ts';
import { rules } from './rules/en.ts';

const told = chapters(course, sea, port, ventures, npc, combat);

export const en = {
  title: 'Fortunes of the Sea',
  blurb:
    'Trade, raid and fight your way round the Caribbean; hide your gold at home, and be the first to ten points of Glory. Two to four players, or one against the sea.',
  rules,
  ...told,
  folds,
  names: {
    ...causes,
    ...content.names,
    ...told.names,
  },
  cards: content.cards,
  options,
  packs: {
    'first-voyage': 'First voyage',
    'first-voyage:blurb': 'The base game as it is. There is enough to discover.',
    'second-evening': 'Second evening',
    'second-evening:blurb': 'More cards and ships, a wind to sail by and a galleon everyone wants: much that is new, few rules.',
    'third-evening': 'Third evening',
    'third-evening:blurb': 'The second evening with Locations to visit or assault, and a crew whose Loyalty you must keep.',
    everything: 'Everything',
    'everything:blurb': 'All the modules at once, for those who know the sea.',
  },
  ends: {
    glory: 'A captain reached the target of Glory.',
    events: 'The event deck ran out.',
    late: 'Time ran out before the target was reached.',
    captains: 'No captain was left to set sail.',
  },
  matters: {
    glory: 'the points of Glory',
    gold: 'the gold',
    time: 'the time left',
    captain: 'the captain',
    estate: 'the ship and what is aboard',
    cargo: 'the cargo and its price',
    wanted: 'the bounties',
    ventures: 'the Rumour and the Mission',
    danger: 'the hunters nearby',
    raid: 'the raid under way',
    fight: 'the fight under way',
    cards: 'the Glory cards in hand',
    place: 'being in port',
    ship: 'the state of the ship',
    way: 'what lies ahead',
    near: 'what is within reach',
  },
  characters: {
    trader: 'trader',
    raider: 'raider',
    gambler: 'gambler',
    'trader:likes': 'Buys and sells, and lets merchants sail by.',
    'raider:likes': 'No merchant is safe, whatever the bounty.',
    'gambler:likes': 'Follows every rumour to its end, true or not.',
  },
} as const satisfies GameText;

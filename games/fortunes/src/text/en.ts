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
    'Trade, raid and fight across the Caribbean, hide your gold at home, and be the first to reach 10 points of Glory. For 2 to 4 players, or solo.',
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
    'first-voyage:blurb': 'The base game on its own. It has plenty to discover.',
    'second-evening': 'Second evening',
    'second-evening:blurb': 'New cards and ships, a wind to sail by and a treasure galleon to hunt: much that is new, few rules.',
    'third-evening': 'Third evening',
    'third-evening:blurb': 'The second evening with Locations to visit or assault, and a crew whose Loyalty you must keep.',
    everything: 'Everything',
    'everything:blurb': 'All modules at once, for players who know the game.',
  },
  ends: {
    glory: 'A captain reached the Glory target.',
    events: 'The event deck ran out.',
    late: 'Time ran out before anyone reached the target.',
    captains: 'No captain was left in the deck.',
  },
  plans: {
    sell: '{zone_The}, {moves, plural, one {# Move} other {# Moves}} away, demands {good_a}: {cards, plural, one {# card is} other {# cards are}} aboard.',
    'sell-here': '{zone_The} demands {good_a}: {cards, plural, one {# card is} other {# cards are}} aboard.',
    repair: 'A section is destroyed: no raids until it is repaired in a port.',
    mission: 'The mission “{mission}” is waiting.',
    raid: 'The nearest merchant sails off {zone_the}, {moves, plural, one {# Move} other {# Moves}} away.',
    'raid-here': 'A merchant sails here, off {zone_the}.',
  },
  mistakes: {
    'raids-on': 'raids for too long',
    'mixed-cargo': 'buys goods that no port demands',
    'gold-aboard': 'leaves home with all the gold aboard',
    unrepaired: 'puts to sea with a section destroyed',
    'fights-on': 'fights on against a stronger ship',
  },
  matters: {
    modules: 'what the modules bring',
    glory: 'the points of Glory',
    gold: 'the gold',
    time: 'the time left',
    captain: 'the captain',
    estate: 'the ship and its load',
    cargo: 'the cargo and its price',
    wanted: 'your bounties',
    ventures: 'the Rumour and the Mission',
    danger: 'hunters nearby',
    raid: 'the current raid',
    fight: 'the current combat',
    cards: 'the Glory cards in hand',
    place: 'being in port',
    ship: 'the state of the ship',
    way: 'the route ahead',
    near: 'what is in reach',
  },
  characters: {
    trader: 'trader',
    raider: 'raider',
    gambler: 'gambler',
    'trader:likes': 'Buys and sells, and leaves merchants alone.',
    'raider:likes': 'Attacks every merchant, whatever the bounty.',
    'gambler:likes': 'Follows every rumour, true or not.',
  },
} as const satisfies GameText;

import type { PackText } from '@boucan/kernel';
import { rules } from './rules.en.ts';

export const en = {
  name: 'By the player aid',
  blurb:
    'Six points where the player aid differs from the rulebook: announced cards, demand, retirement, searches, pirates and war. Each can be changed below.',
  rules,
  options: {
    'man-o-war-hunt': 'In a war, where does a man-o’-war go when no player is in reach?',
    'man-o-war-hunt=each-other': 'Towards the enemy man-o’-war, if it is near',
    'man-o-war-hunt=by-letter': 'Where its letter says',
    'pirate-beside-navy': 'Does a pirate beside a naval ship hunt players?',
    'pirate-beside-navy=by-letter': 'No, it goes where its letter says',
    'pirate-beside-navy=hunts': 'Yes, but it does not search there',
    'announced-cards': 'When are announced Glory cards revealed?',
    'announced-cards=together': 'All at once, before anyone decides',
    'announced-cards=one-by-one': 'Each on its turn',
    retirement: 'When is the next captain set up after a retirement?',
    'retirement=at-once': 'At once, to play from the next turn',
    'retirement=next-turn': 'At the start of the next turn',
    'search-order': 'Whom does a naval ship search for when several players are in its zone?',
    'search-order=most-wanted': 'Pirates first, then captains of the enemy nation, then others',
    'search-order=each': 'Each player it hunts, on that player’s turn',
    'demand-change': 'After which sales is the Demand token replaced?',
    'demand-change=any-sale': 'After any sale',
    'demand-change=in-demand': 'After a sale of goods in demand',
  },
} satisfies PackText;

import type { PackText } from '@boucan/kernel';
import { rules } from './rules.en.ts';

export const en = {
  name: 'By the player aid',
  blurb:
    'Six readings of the player aid where the rulebook says otherwise: on announced cards, demand, retirement, searches, pirates and war. Each can be set back below.',
  rules,
  options: {
    'man-o-war-hunt': 'In war, whom does a man-o’-war make for when no player is in reach?',
    'man-o-war-hunt=each-other': 'The enemy’s man-o’-war, if it is near.',
    'man-o-war-hunt=by-letter': 'Nobody: it goes by its letter.',
    'pirate-beside-navy': 'Does a pirate beside a naval ship hunt players?',
    'pirate-beside-navy=by-letter': 'No, it goes by its letter.',
    'pirate-beside-navy=hunts': 'Yes, though it does not search there.',
    'announced-cards': 'When are announced Glory cards shown?',
    'announced-cards=together': 'All at once, before anyone decides.',
    'announced-cards=one-by-one': 'Each as its turn comes.',
    retirement: 'When is the next captain set up after a retirement?',
    'retirement=at-once': 'At once, to play from the next turn.',
    'retirement=next-turn': 'As the next turn starts.',
    'search-order': 'Several players in its zone: for whom does a naval ship search?',
    'search-order=most-wanted': 'Pirates; if there are none, captains of the enemy nation; then others.',
    'search-order=each': 'For each it is after, on that player’s turn.',
    'demand-change': 'After which sales is the demand token replaced?',
    'demand-change=any-sale': 'After any sale of goods.',
    'demand-change=in-demand': 'When something in demand was sold.',
  },
} satisfies PackText;

import type { PackText } from '@boucan/kernel';
import { rules as all } from './rules.en.ts';

/** Those that speak of another module are told with it. */
const { 'SEA-m3-01': _waiting, 'SEA-m3-09': _hold, 'SEA-m3-10': _plank, ...rules } = all;

export const en = {
  name: 'Modifications',
  blurb:
    'Carved hulls and crow’s nests, and with other modules a smuggler’s hold or a plank. A port without a modification gets one from a reserve.',
  with: {
    contraband: 'With Contraband, there are smuggler’s holds as well.',
    loyalty: 'With Loyalty, there are planks as well.',
  },
  rules,
  events: {
    'modification.supplied': '{zone} gets {modification_a} from the reserve.',
    'modification.discarded': '{modification} is discarded.',
    'modification.dealt': '{zone} gets a modification, face down.',
  },
  names: {
    'carved-hull:a': 'a carved hull',
    'carved-hull:the': 'the carved hull',
    'crows-nest:a': 'a crow’s nest',
    'crows-nest:the': 'the crow’s nest',
    'smugglers-hold:a': 'a smuggler’s hold',
    'smugglers-hold:the': 'the smuggler’s hold',
    'plank:a': 'a plank',
    'plank:the': 'the plank',
    'carved-hull': 'Carved Hull',
    'crows-nest': 'Crow’s Nest',
    'smugglers-hold': 'Smuggler’s Hold',
    plank: 'Plank',
    'modifications/carved-hull': 'the enemy’s carved hull',
  },
  cards: {
    'carved-hull':
      'In each combat round in which you have declared Flee, your opponent rolls 1 Manoeuvre die fewer, but at least 1.',
    'crows-nest': 'You roll 1 die more for Scouting.',
    'smugglers-hold': 'Hides up to 2 of your Contraband cards from naval ships. They still take up room.',
    plank:
      'Once per turn, at sea and outside combat, with at least 2 Crew and Loyalty below Content: lose 1 Crew and gain 1 Loyalty.',
  },
} satisfies PackText;

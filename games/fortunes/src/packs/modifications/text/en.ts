import type { PackText } from '@boucan/kernel';
import { rules as all } from './rules.en.ts';

/** Those that speak of another module are told with it. */
const { 'SEA-m3-01': _waiting, 'SEA-m3-09': _hold, 'SEA-m3-10': _plank, ...rules } = all;

export const en = {
  name: 'Modifications',
  blurb:
    'Carved hull and crow’s nest; a smuggler’s hold with contraband, a plank with loyalty. A port without a modification is supplied from a reserve.',
  with: {
    contraband: 'With Contraband there are smuggler’s holds as well.',
    loyalty: 'With Loyalty there are planks as well.',
  },
  rules,
  events: {
    'modification.supplied': 'From the reserve for {zone}: {modification}.',
    'modification.discarded': '{modification} goes to the discard.',
    'modification.dealt': 'A modification, face down, for {zone}.',
  },
  names: {
    'carved-hull': 'Carved Hull',
    'crows-nest': 'Crow’s Nest',
    'smugglers-hold': 'Smuggler’s Hold',
    plank: 'Plank',
    'modifications/carved-hull': 'the enemy’s carved hull',
  },
  cards: {
    'carved-hull':
      'In each combat round in which you have declared Flee, your opponent rolls 1 Manoeuvre die fewer, but at least 1.',
    'crows-nest': '1 die more on every Scouting roll.',
    'smugglers-hold': 'Hides up to 2 of your Contraband cards from naval ships. They still take up room.',
    plank:
      'Once in your turn, at sea and outside combat, with at least 2 Crew and Loyalty below Content: lose 1 Crew, gain 1 Loyalty.',
  },
} satisfies PackText;

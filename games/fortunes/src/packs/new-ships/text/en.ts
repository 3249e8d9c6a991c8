import type { PackText } from '@boucan/kernel';
import { rules } from './rules.en.ts';

export const en = {
  name: 'New ships',
  blurb:
    'The brig for 20 gold, between the first ships and the great ones, and galleons that turn more slowly. With More cards and flags, two more pirate ships.',
  rules,
  names: {
    'brig:a': 'a brig',
    'brig:the': 'the brig',
    brig: 'Brig',
    'pirate-brig-low': 'Edward Low',
    'pirate-man-o-war-england': 'Edward England',
  },
  cards: {
    'pirate-brig-low':
      'At the end of the round, a pirate brig enters at Tortuga in place of the pirate sloop. A non-pirate who defeats it gets 10 gold.',
    'pirate-man-o-war-england':
      'At the end of the round, a pirate man-o’-war enters at Old Providence in place of the pirate frigate. A non-pirate who defeats it gets 25 gold.',
  },
  options: {
    'first-brig': 'May a first captain start with a brig?',
    'first-brig=false': 'No, only a sloop or a flute',
    'first-brig=true': 'Yes, but without gold',
  },
} satisfies PackText;

import type { PackText } from '@boucan/kernel';
import { rules } from './rules.en.ts';

export const en = {
  name: 'New ships',
  blurb:
    'The brig for 20 gold, between the first ships and the great ones, and galleons that are slower to turn. With more cards and flags, two black pirate ships besides.',
  rules,
  names: { brig: 'Brig', 'pirate-brig-low': 'Edward Low', 'pirate-man-o-war-england': 'Edward England' },
  cards: {
    'pirate-brig-low':
      'A pirate brig enters at Tortuga as the round closes, in place of the pirate sloop. 10 gold to a non-pirate who beats it.',
    'pirate-man-o-war-england':
      'A pirate man-o’-war enters at Old Providence as the round closes, in place of the pirate frigate. 25 gold to a non-pirate who beats it.',
  },
  options: {
    'first-brig': 'May a first captain begin with a brig?',
    'first-brig=false': 'No: sloop or flute',
    'first-brig=true': 'Yes, and without a coin',
  },
} satisfies PackText;

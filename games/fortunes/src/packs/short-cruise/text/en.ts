import type { PackText } from '@boucan/kernel';
import { EVENTS_USED, TARGET } from '../figures.ts';

export const en = {
  name: 'A short cruise',
  blurb: `${TARGET} points of Glory win, at most 3 of them from the chest, and the event deck has ${EVENTS_USED} cards. For an evening that ends in time.`,
  rules: {
    'SEA-VAR-01': `In a short cruise, ${TARGET} points of Glory win, at most 3 of them hidden, and the event deck is ${EVENTS_USED} cards drawn at random.`,
  },
} satisfies PackText;

// Cards for sailing and raiding.
import type { GloryCard } from './card.ts';

export const SEA = {
  'fair-wind': {
    mark: 'sea',
    copies: 2,
    moments: ['turn.free'],
    figures: { moves: 1 },
    source: 'designed',
  },
  'all-hands': {
    mark: 'sea',
    copies: 1,
    moments: ['turn.free'],
    figures: { actions: 1 },
    source: 'designed',
  },
  'secret-careenage': {
    mark: 'sea',
    copies: 1,
    moments: ['turn.free'],
    // at sea
    sections: ['hull', 'masts', 'cargo', 'cannons'],
    figures: { actions: 1, points: 3 },
    source: 'designed',
  },
  'false-colours': {
    mark: 'sea',
    copies: 2,
    moments: ['bounty.gaining'],
    source: 'designed',
  },
  'pick-of-the-convoy': {
    mark: 'sea',
    copies: 1,
    moments: ['raid.drawn'],
    source: 'designed',
  },
  'rich-prize': {
    mark: 'sea',
    copies: 1,
    moments: ['raid.ended'],
    figures: { cards: 1 },
    source: 'designed',
  },
  castaways: {
    mark: 'sea',
    copies: 1,
    moments: ['turn.free'],
    // at sea
    figures: { crew: 2 },
    source: 'designed',
  },
  'letter-of-marque': {
    mark: 'sea',
    copies: 1,
    moments: ['turn.free'],
    // in a port
    stays: 'war-end',
    source: 'designed',
  },
} as const satisfies { readonly [card: string]: GloryCard };

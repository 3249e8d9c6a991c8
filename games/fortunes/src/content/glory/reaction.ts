// Cards that answer somebody else.
import type { GloryCard } from './card.ts';

export const REACTION = {
  'tip-off': {
    mark: 'reaction',
    copies: 1,
    moments: ['scout.rolled'],
    figures: { skulls: 1 },
    source: 'designed',
  },
  'sudden-squall': {
    mark: 'reaction',
    copies: 1,
    moments: ['move.after'],
    skill: 'manoeuvre',
    figures: { hits: 1 },
    source: 'designed',
  },
  'borrowed-glory': {
    mark: 'reaction',
    copies: 1,
    moments: ['glory.gained'],
    figures: { cards: 1 },
    source: 'designed',
  },
  outbid: {
    mark: 'reaction',
    copies: 1,
    moments: ['port.buy'],
    cost: 3,
    figures: { cards: 2 },
    source: 'designed',
  },
  'out-of-the-sun': {
    mark: 'reaction',
    copies: 1,
    moments: ['scout.rolled', 'npc.search'],
    figures: { skulls: 1 },
    source: 'designed',
  },
  'word-to-the-admiral': {
    mark: 'reaction',
    copies: 1,
    moments: ['turn.end'],
    figures: { ships: 1 },
    source: 'designed',
  },
  'counter-order': {
    mark: 'reaction',
    copies: 1,
    moments: ['glory.announced'],
    source: 'designed',
  },
} as const satisfies { readonly [card: string]: GloryCard };

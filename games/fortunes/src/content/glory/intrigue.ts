// Cards for pardons, rumours, missions and tricks.
import type { GloryCard } from './card.ts';

export const INTRIGUE = {
  'bought-pardon': {
    mark: 'intrigue',
    copies: 2,
    moments: ['turn.free'],
    // in a port
    figures: { goldPerBounty: 3, bounties: 3 },
    source: 'designed', // that some Glory cards sell pardons: the rulebook
  },
  'tavern-informant': {
    mark: 'intrigue',
    copies: 2,
    moments: ['port.rumour'],
    source: 'designed',
  },
  'letter-of-introduction': {
    mark: 'intrigue',
    copies: 1,
    moments: ['port.mission'],
    source: 'designed',
  },
  'open-secret': {
    mark: 'intrigue',
    copies: 1,
    moments: ['turn.free'],
    figures: { cards: 1 },
    source: 'designed',
  },
  'harbour-bribe': {
    mark: 'intrigue',
    copies: 1,
    moments: ['move.before'],
    cost: 2,
    source: 'designed',
  },
  'quick-witted': {
    mark: 'intrigue',
    copies: 2,
    moments: [], // that of the card it copies
    source: 'document',
    parts: { copies: { source: 'designed' } },
  },
} as const satisfies { readonly [card: string]: GloryCard };

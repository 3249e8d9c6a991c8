// Cards for business in port.
import { down } from '../quantity.ts';
import type { GloryCard } from './card.ts';

export const TRADE = {
  'bulk-contract': {
    mark: 'trade',
    copies: 2,
    moments: ['port.buy'],
    adds: { 'buy-price': down(1) },
    source: 'designed',
  },
  'whispered-shortage': {
    mark: 'trade',
    copies: 2,
    moments: ['port.sell'],
    figures: { tokens: 2 },
    source: 'designed',
  },
  'second-buyer': {
    mark: 'trade',
    copies: 1,
    moments: ['port.sell'],
    pays: { cards: 3, price: 5 },
    source: 'designed',
  },
  'full-warehouses': {
    mark: 'trade',
    copies: 1,
    moments: ['port.buying'],
    adds: { 'offer-size': 4 },
    source: 'designed',
  },
  'builders-favour': {
    mark: 'trade',
    copies: 1,
    moments: ['port.yard'],
    adds: { 'ship-price': -8 },
    source: 'designed',
  },
  'strongbox-courier': {
    mark: 'trade',
    copies: 1,
    moments: ['port.stash'],
    // in a port other than home
    figures: { gold: 15 },
    source: 'public',
    confidence: 'medium',
    parts: { gold: { source: 'designed' } },
  },
  'chandlers-debt': {
    mark: 'trade',
    copies: 1,
    moments: ['port.yard'],
    sections: ['hull', 'cargo', 'masts', 'cannons'],
    figures: { points: 4 },
    source: 'designed',
  },
} as const satisfies { readonly [card: string]: GloryCard };

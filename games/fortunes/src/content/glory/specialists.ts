// The eight specialists, and the sixteen cards that bring them. Both cards of a type do the same; they are hired differently.
import { contestWinner } from '../../rules/facts.ts';
import type { Effect } from '../effect.ts';
import { when } from '../quantity.ts';
import type { Sourced } from '../source.ts';
import type { GloryCard } from './card.ts';

/** Hired, they lie open and stay until the captain is lost. The types are the rulebook’s, what they do is ours. */
export const SPECIALISTS = {
  carpenter: {
    moments: ['turn.end'],
    sections: ['hull', 'masts', 'cargo'],
    figures: { points: 1 },
    source: 'designed',
    parts: { type: { source: 'document' } },
  },
  'gun-captain': {
    moments: ['naval.manoeuvred'],
    // For whoever has not won the contest, with a success at least.
    adds: {
      hits: (b, _seat, i, sum) => (sum > 0 && contestWinner(b) !== i ? 1 : 0),
    },
    source: 'designed',
    parts: { type: { source: 'document' } },
  },
  'master-gunner': {
    moments: ['naval.aimed'],
    figures: { dice: 1 },
    source: 'designed',
    parts: { type: { source: 'document' } },
  },
  surgeon: {
    moments: ['naval.ended', 'crew.ended'],
    figures: { lost: 1, crew: 1 },
    source: 'designed',
    parts: { type: { source: 'document' } },
  },
  lookout: {
    moments: ['scout.announced'],
    adds: { 'scouting-dice': 1 },
    source: 'designed',
    parts: { type: { source: 'document' } },
  },
  'master-at-arms': {
    moments: ['crew.opening'],
    adds: { 'deck-dice': 1 },
    source: 'designed',
    parts: { type: { source: 'document' } },
  },
  purser: {
    moments: ['port.sell'],
    pays: { cards: 3, price: 4 },
    source: 'designed',
    parts: { type: { source: 'document' } },
  },
  sailmaker: {
    moments: ['naval.declaring'],
    adds: { 'contest-dice': when(1, ({ fight }, _seat, i) => fight!.sides[i].declared === 'flee') },
    source: 'designed',
    parts: { type: { source: 'document' } },
  },
} as const satisfies { readonly [type: string]: Effect & Sourced };

export type SpecialistType = keyof typeof SPECIALISTS;
export const SPECIALIST_TYPES = Object.keys(SPECIALISTS) as readonly SpecialistType[];

/** `moments` and `cost` are those of the hiring. */
export type SpecialistCard = GloryCard & { readonly mark: 'specialist'; readonly type: SpecialistType; readonly cost: number };

export const SPECIALIST_CARDS = {
  'carpenter-paid': {
    mark: 'specialist',
    type: 'carpenter',
    copies: 1,
    moments: ['turn.free'],
    cost: 4,
    source: 'designed',
  },
  'carpenter-earned': {
    mark: 'specialist',
    type: 'carpenter',
    copies: 1,
    moments: ['port.yard'],
    cost: 0,
    figures: { repaired: 3 },
    source: 'designed',
  },
  'gun-captain-paid': {
    mark: 'specialist',
    type: 'gun-captain',
    copies: 1,
    moments: ['turn.free'],
    cost: 5,
    source: 'designed',
  },
  'gun-captain-earned': {
    mark: 'specialist',
    type: 'gun-captain',
    copies: 1,
    moments: ['naval.ended', 'crew.ended'],
    // who won or escaped
    cost: 0,
    figures: { hits: 3 },
    source: 'designed',
  },
  'master-gunner-paid': {
    mark: 'specialist',
    type: 'master-gunner',
    copies: 1,
    moments: ['turn.free'],
    cost: 5,
    source: 'designed',
  },
  'master-gunner-earned': {
    mark: 'specialist',
    type: 'master-gunner',
    copies: 1,
    moments: ['port.yard'],
    cost: 2,
    figures: { weapons: 1 },
    source: 'designed',
  },
  'surgeon-paid': {
    mark: 'specialist',
    type: 'surgeon',
    copies: 1,
    moments: ['turn.free'],
    cost: 4,
    source: 'designed',
  },
  'surgeon-persuaded': {
    mark: 'specialist',
    type: 'surgeon',
    copies: 1,
    moments: ['turn.free'],
    cost: 0,
    skill: 'influence',
    source: 'designed',
  },
  'lookout-paid': {
    mark: 'specialist',
    type: 'lookout',
    copies: 1,
    moments: ['turn.free'],
    cost: 4,
    source: 'designed',
  },
  'lookout-earned': {
    mark: 'specialist',
    type: 'lookout',
    copies: 1,
    moments: ['merchant.met'],
    // who lets the merchant go
    cost: 0,
    source: 'designed',
  },
  'master-at-arms-paid': {
    mark: 'specialist',
    type: 'master-at-arms',
    copies: 1,
    moments: ['turn.free'],
    cost: 5,
    source: 'designed',
  },
  'master-at-arms-earned': {
    mark: 'specialist',
    type: 'master-at-arms',
    copies: 1,
    moments: ['crew.ended'],
    cost: 0,
    source: 'designed',
  },
  'purser-paid': {
    mark: 'specialist',
    type: 'purser',
    copies: 1,
    moments: ['turn.free'],
    cost: 4,
    source: 'designed',
  },
  'purser-earned': {
    mark: 'specialist',
    type: 'purser',
    copies: 1,
    moments: ['port.sold'],
    cost: 0,
    figures: { cards: 3 },
    source: 'designed',
  },
  'sailmaker-paid': {
    mark: 'specialist',
    type: 'sailmaker',
    copies: 1,
    moments: ['turn.free'],
    cost: 4,
    source: 'designed',
  },
  'sailmaker-earned': {
    mark: 'specialist',
    type: 'sailmaker',
    copies: 1,
    moments: ['turn.free'],
    cost: 0,
    goods: ['textiles'],
    figures: { cards: 1 },
    source: 'designed',
  },
} as const satisfies { readonly [card: string]: SpecialistCard };
export type SpecialistCardId = keyof typeof SPECIALIST_CARDS;
export const SPECIALIST_CARD_IDS = Object.keys(SPECIALIST_CARDS) as readonly SpecialistCardId[];

// Cards for combat.
import { contestWinner } from '../../rules/facts.ts';
import { when } from '../quantity.ts';
import type { GloryCard } from './card.ts';

/** As many as there may be. */
const ANY = 99;

export const BATTLE = {
  'weather-gauge': {
    mark: 'battle',
    copies: 2,
    moments: ['naval.manoeuvred'],
    skill: 'manoeuvre',
    source: 'designed',
  },
  'brace-for-impact': {
    mark: 'battle',
    copies: 2,
    moments: ['naval.located'],
    figures: { hits: 1 },
    source: 'designed',
  },
  'smoke-on-the-water': {
    mark: 'battle',
    copies: 2,
    moments: ['naval.opening'],
    source: 'designed',
  },
  'fortune-of-the-deck': {
    mark: 'battle',
    copies: 2,
    moments: ['crew.rolled'],
    skill: 'leadership',
    source: 'document',
    parts: { name: { source: 'designed' }, copies: { source: 'designed' } },
  },
  'cutlass-charge': {
    mark: 'battle',
    copies: 2,
    moments: ['crew.rolled'],
    skill: 'leadership',
    figures: { dice: 2 },
    source: 'designed',
  },
  'raking-fire': {
    mark: 'battle',
    copies: 1,
    moments: ['naval.manoeuvred'],
    // who is winning the contest
    declared: 'fire',
    figures: { cannons: 1 },
    adds: { hits: when(2, (b, _seat, i) => contestWinner(b) === i) },
    source: 'designed',
  },
  'below-the-waterline': {
    mark: 'battle',
    copies: 1,
    moments: ['naval.aimed'],
    sections: ['hull'],
    figures: { hits: 1 },
    source: 'designed',
  },
  'slip-the-cable': {
    mark: 'battle',
    copies: 1,
    moments: ['naval.manoeuvred'],
    // who is winning the contest
    declared: 'flee',
    figures: { masts: 1 },
    adds: { 'escape-grace': () => ANY },
    source: 'designed',
  },
  'fouled-rudder': {
    mark: 'battle',
    copies: 1,
    moments: ['naval.declared'],
    against: ['board', 'flee'],
    source: 'designed',
  },
  'second-broadside': {
    mark: 'battle',
    copies: 1,
    moments: ['naval.struck'],
    declared: 'fire',
    figures: { cannons: 1, cannonsPerHit: 2 }, // half the Cannons, rounded up
    source: 'designed',
  },
  'boarding-nets': {
    mark: 'battle',
    copies: 1,
    moments: ['crew.opening'],
    // at sea
    figures: { dice: 2, damagePerSkull: 1 },
    source: 'designed',
  },
  'no-quarter': {
    mark: 'battle',
    copies: 1,
    moments: ['crew.rolled'],
    adds: { 'blow-limit': () => ANY },
    source: 'designed',
  },
  'stand-fast': {
    mark: 'battle',
    copies: 1,
    moments: ['crew.rolled'],
    adds: { 'deck-damage': -1 },
    source: 'designed',
  },
  'single-combat': {
    mark: 'battle',
    copies: 1,
    moments: ['crew.opening'],
    // against a player or a non-player captain, not against guards
    skill: 'leadership',
    figures: { crew: 1 },
    source: 'designed',
  },
} as const satisfies { readonly [card: string]: GloryCard };

// What the zones offer or demand. Printed on the board; for those a text names, in that zone or its port, and nowhere else.   FDM-MOVE-11
import { playerOf } from '../board.ts';
import { isPirate } from '../rules/facts.ts';
import type { Effect } from './effect.ts';
import type { ZoneId } from './map.ts';
import { down, type Trial, upTo, when } from './quantity.ts';
import type { Sourced } from './source.ts';

export type ZoneAbility = Effect & Sourced & { readonly zone: ZoneId; readonly drawback?: true };

/** The Audiencia is well disposed towards whoever has no bounty. */
const favour = when<Trial>(1, (b, seat, trial) => trial === 'mission' && !isPirate(playerOf(b, seat)));

export const ZONE_ABILITIES = {
  'shallow-banks': {
    zone: 'nassau',
    moments: ['npc.searching'],
    adds: { 'search-dice': when(-1, (b, seat) => playerOf(b, seat).ship.type === 'sloop') }, // man-o’-wars do not search at all
    source: 'designed',
  },
  'royal-arsenal': {
    zone: 'la-habana',
    moments: ['port.yard'],
    adds: { 'ship-price': when(-4, (_b, _seat, type) => type === 'frigate' || type === 'galleon') },
    source: 'designed',
  },
  'blind-eyed-harbour': {
    zone: 'port-royal',
    moments: ['move.before'],
    skill: 'influence',
    nation: 'england',
    figures: { bounties: 1, toll: 3 },
    source: 'document',
    parts: { toll: { source: 'designed' } },
  },
  'quiet-cove': {
    zone: 'old-providence',
    moments: ['port.sell'],
    pays: { cards: 1, price: 5 },
    source: 'designed',
  },
  'brethrens-tables': {
    zone: 'tortuga',
    moments: ['port.recruit'],
    skill: 'leadership',
    figures: { bounties: 1 },
    source: 'designed',
  },
  'buccaneers-gossip': {
    zone: 'petit-goave',
    moments: ['port.rumour'],
    adds: { 'rumour-price': down(1), 'influence-dice': when(1, (_b, _seat, trial) => trial === 'hearsay') },
    source: 'designed',
  },
  'silver-road': {
    zone: 'cartagena',
    moments: ['raid.declared'],
    adds: {
      'raid-cards': ({ raid }) => (raid?.nation === 'spain' ? 1 : 0),
      'attack-bounties': ({ raid }) => (raid?.nation === 'spain' ? 1 : 0),
    },
    source: 'designed',
  },
  'seat-of-the-audiencia': {
    zone: 'santo-domingo',
    moments: ['port.mission'],
    adds: { 'manoeuvre-dice': favour, 'scouting-dice': favour, 'leadership-dice': favour, 'influence-dice': favour },
    source: 'designed',
  },
  'free-market': {
    zone: 'curacao',
    moments: ['port.buying'],
    adds: { 'offer-size': 1 },
    source: 'designed',
  },
  'guns-of-the-morro': {
    zone: 'san-juan',
    moments: ['naval.opening'],
    nation: 'spain',
    drawback: true,
    figures: { bounties: 1, hits: 1 },
    source: 'designed',
  },
  'cocoa-coast': {
    zone: 'caracas',
    moments: ['port.buy'],
    adds: { 'buy-price': down(1, (_b, _seat, good) => good === 'cocoa' || good === 'tobacco') },
    source: 'designed',
  },
  'haze-over-the-salt-pans': {
    zone: 'st-maarten',
    moments: ['move.after'],
    source: 'designed', // that one zone hides ships: public, low
  },
  'lee-anchorage': {
    zone: 'basse-terre',
    moments: ['move.before'],
    // As the first action of a turn one drifts out for nothing.
    adds: { 'move-cost': upTo(0, (b, _seat, to) => (to === 'sea' && b.turn.taken.length === 0 ? -1 : 0)) },
    source: 'designed',
  },
  'master-shipwrights': {
    zone: 'st-john',
    moments: ['port.yard'],
    source: 'document',
    parts: { details: { source: 'designed' } },
  },
  'sugar-exchange': {
    zone: 'bridgetown',
    moments: ['port.sell'],
    pays: { price: 4, wants: (_b, good) => good === 'sugar' || good === 'rum' },
    source: 'designed',
  },
  'pitch-lake': {
    zone: 'trinidad',
    moments: ['port.yard'],
    adds: {
      'repair-price': down(1, (_b, _seat, section) => section === 'hull' || section === 'masts'),
    },
    source: 'designed',
  },
} as const satisfies { readonly [ability: string]: ZoneAbility };

export type ZoneAbilityId = keyof typeof ZONE_ABILITIES;
export const ZONE_ABILITY_IDS = Object.keys(ZONE_ABILITIES) as readonly ZoneAbilityId[];
export const isZoneAbility = (id: string): id is ZoneAbilityId => id in ZONE_ABILITIES;

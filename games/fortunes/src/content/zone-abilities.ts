// What the zones offer or demand. Printed on the board; for those a text names, in that zone or its port, and nowhere else.
import type { Effect } from './effect.ts';
import type { ZoneId } from './map.ts';
import type { Sourced } from './source.ts';

export type ZoneAbility = Effect & Sourced & { readonly zone: ZoneId; readonly drawback?: true };

export const ZONE_ABILITIES = {
  'shallow-banks': {
    zone: 'nassau',
    moments: ['npc.searching'],
    ships: ['sloop'],
    figures: { diceLess: 1, atLeast: 1 }, // man-o’-wars do not search at all
    source: 'designed',
  },
  'royal-arsenal': {
    zone: 'la-habana',
    moments: ['port.yard'],
    ships: ['frigate', 'galleon'],
    figures: { discount: 4 },
    source: 'designed',
  },
  'blind-eyed-harbour': {
    zone: 'port-royal',
    moments: ['move.before'],
    optional: true,
    skill: 'influence',
    nation: 'england',
    figures: { bounties: 1, toll: 3 },
    source: 'document',
    parts: { toll: { source: 'designed' } },
  },
  'quiet-cove': {
    zone: 'old-providence',
    moments: ['port.sell'],
    figures: { cards: 1, price: 5 },
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
    skill: 'influence',
    figures: { cost: 1, dice: 1 },
    source: 'designed',
  },
  'silver-road': {
    zone: 'cartagena',
    moments: ['raid.declared'],
    nation: 'spain',
    figures: { cards: 4, bounties: 2 },
    source: 'designed',
  },
  'seat-of-the-audiencia': {
    zone: 'santo-domingo',
    moments: ['port.mission'],
    figures: { dice: 1 },
    source: 'designed',
  },
  'free-market': {
    zone: 'curacao',
    moments: ['port.buying'],
    figures: { cards: 1 },
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
    goods: ['cocoa', 'tobacco'],
    figures: { price: 1 },
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
    source: 'designed',
  },
  'master-shipwrights': {
    zone: 'st-john',
    moments: ['port.yard'],
    optional: true,
    source: 'document',
    parts: { details: { source: 'designed' } },
  },
  'sugar-exchange': {
    zone: 'bridgetown',
    moments: ['port.sell'],
    goods: ['sugar', 'rum'],
    figures: { price: 4 },
    source: 'designed',
  },
  'pitch-lake': {
    zone: 'trinidad',
    moments: ['port.yard'],
    sections: ['hull', 'masts'],
    figures: { repair: 1 },
    source: 'designed',
  },
} as const satisfies { readonly [ability: string]: ZoneAbility };

export type ZoneAbilityId = keyof typeof ZONE_ABILITIES;
export const ZONE_ABILITY_IDS = Object.keys(ZONE_ABILITIES) as readonly ZoneAbilityId[];

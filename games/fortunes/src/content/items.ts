// Every item of the content with its source, in one list: for the lint, the credits and whoever counts.
import { CAPTAIN_ABILITIES } from './captain-abilities.ts';
import { CAPTAINS } from './captains.ts';
import { EVENTS } from './events.ts';
import { SPECIALISTS } from './glory/specialists.ts';
import { GLORY } from './glory.ts';
import { MISSIONS } from './missions.ts';
import { COMMODORES } from './npc-captains.ts';
import { RUMOURS } from './rumours.ts';
import type { Source, Sourced } from './source.ts';
import { MODIFICATIONS, WEAPONS } from './tokens.ts';
import { ZONE_ABILITIES } from './zone-abilities.ts';

export interface Item {
  readonly kind: string;
  readonly id: string;
  readonly source: Source;
}

const KINDS: { readonly [kind: string]: { readonly [id: string]: Sourced } } = {
  captain: CAPTAINS,
  'captain ability': CAPTAIN_ABILITIES,
  'zone ability': ZONE_ABILITIES,
  event: EVENTS,
  commodore: COMMODORES,
  'Glory card': GLORY,
  specialist: SPECIALISTS,
  rumour: RUMOURS,
  mission: MISSIONS,
  modification: MODIFICATIONS,
  weapon: WEAPONS,
};

export const ITEMS: readonly Item[] = Object.entries(KINDS).flatMap(([kind, items]) =>
  Object.entries(items).map(([id, { source }]) => ({ kind, id, source })),
);

// Every item of the content with its source and how the log tells that it acts: for the lint, the credits and whoever counts.
import { CAPTAIN_ABILITIES, CAPTAIN_ABILITY_IDS } from './captain-abilities.ts';
import { CAPTAIN_IDS, CAPTAINS } from './captains.ts';
import { EVENT_IDS, EVENTS } from './events.ts';
import { SPECIALIST_TYPES, SPECIALISTS } from './glory/specialists.ts';
import { GLORY, GLORY_IDS } from './glory.ts';
import { MISSION_IDS, MISSIONS } from './missions.ts';
import { COMMODORE_IDS, COMMODORES } from './npc-captains.ts';
import { RUMOUR_IDS, RUMOURS } from './rumours.ts';
import type { Source, Sourced } from './source.ts';
import { MODIFICATION_IDS, MODIFICATIONS, WEAPON_IDS, WEAPONS } from './tokens.ts';
import { ZONE_ABILITIES, ZONE_ABILITY_IDS } from './zone-abilities.ts';

export interface Item {
  readonly kind: string;
  readonly id: string;
  readonly source: Source;
  /** The parameters of events that name it when it acts, `event.parameter`, or `*.by`; null: wherever it is named at all. */
  readonly acts: readonly string[] | null;
}

/** By the ids of the base: the tables hold items of packs, too, once these are on the shelf. */
interface Kind {
  readonly ids: readonly string[];
  readonly items: { readonly [id: string]: Sourced };
  readonly acts: readonly string[] | null;
}

const KINDS: { readonly [kind: string]: Kind } = {
  captain: { ids: CAPTAIN_IDS, items: CAPTAINS, acts: ['captain.revealed.captain', 'captain.set-out.captain'] },
  'captain ability': { ids: CAPTAIN_ABILITY_IDS, items: CAPTAIN_ABILITIES, acts: null },
  'zone ability': { ids: ZONE_ABILITY_IDS, items: ZONE_ABILITIES, acts: null },
  event: { ids: EVENT_IDS, items: EVENTS, acts: ['event.drawn.event'] },
  commodore: { ids: COMMODORE_IDS, items: COMMODORES, acts: ['npc.entered.captain'] },
  'Glory card': { ids: GLORY_IDS, items: GLORY, acts: ['card.played.card', 'specialist.hired.card', 'card.countered.counter'] },
  specialist: {
    ids: SPECIALIST_TYPES,
    items: SPECIALISTS,
    acts: ['specialist.acted.specialist', 'surgeon.saved.specialist', '*.by'],
  },
  rumour: { ids: RUMOUR_IDS, items: RUMOURS, acts: ['rumour.proven.rumour'] },
  mission: { ids: MISSION_IDS, items: MISSIONS, acts: ['mission.completed.mission'] },
  modification: {
    ids: MODIFICATION_IDS,
    items: MODIFICATIONS,
    acts: [
      'guns.ranged.modification',
      'swivels.fired.modification',
      'volley.fired.from',
      'hit.cancelled.effect',
      'raid.braced.modification',
      '*.by',
    ],
  },
  weapon: { ids: WEAPON_IDS, items: WEAPONS, acts: ['raid.armed.weapon', 'shot.used.weapon', 'grapple.used.weapon'] },
};

/** These raise a value of the ship, and have done all they do when they are aboard. */
const FITTED: readonly string[] = ['extra-hammocks', 'extended-hold', 'extra-gun-port'];
const FITTING: readonly string[] = ['modification.fitted.modification', 'token.fitted.modification'];

export const ITEMS: readonly Item[] = Object.entries(KINDS).flatMap(([kind, { ids, items, acts }]) =>
  ids.map((id) => ({ kind, id, source: items[id]!.source, acts: FITTED.includes(id) ? FITTING : acts })),
);

// Every item of the content with its source and how the log tells that it acts: for the lint, the credits and whoever counts.
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
  /** The parameters of events that name it when it acts, `event.parameter`, or `*.by`; null: wherever it is named at all. */
  readonly acts: readonly string[] | null;
}

interface Kind {
  readonly items: { readonly [id: string]: Sourced };
  readonly acts: readonly string[] | null;
}

const KINDS: { readonly [kind: string]: Kind } = {
  captain: { items: CAPTAINS, acts: ['captain.revealed.captain', 'captain.set-out.captain'] },
  'captain ability': { items: CAPTAIN_ABILITIES, acts: null },
  'zone ability': { items: ZONE_ABILITIES, acts: null },
  event: { items: EVENTS, acts: ['event.drawn.event'] },
  commodore: { items: COMMODORES, acts: ['npc.entered.captain'] },
  'Glory card': { items: GLORY, acts: ['card.played.card', 'specialist.hired.card', 'card.countered.counter'] },
  specialist: { items: SPECIALISTS, acts: ['specialist.acted.specialist', 'surgeon.saved.specialist', '*.by'] },
  rumour: { items: RUMOURS, acts: ['rumour.proven.rumour'] },
  mission: { items: MISSIONS, acts: ['mission.completed.mission'] },
  modification: {
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
  weapon: { items: WEAPONS, acts: ['raid.armed.weapon', 'shot.used.weapon', 'grapple.used.weapon'] },
};

/** These raise a value of the ship, and have done all they do when they are aboard. */
const FITTED: readonly string[] = ['extra-hammocks', 'extended-hold', 'extra-gun-port'];
const FITTING: readonly string[] = ['modification.fitted.modification', 'token.fitted.modification'];

export const ITEMS: readonly Item[] = Object.entries(KINDS).flatMap(([kind, { items, acts }]) =>
  Object.entries(items).map(([id, { source }]) => ({ kind, id, source, acts: FITTED.includes(id) ? FITTING : acts })),
);

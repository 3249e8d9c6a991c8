// What speaks for a player now: the zone he is in, events in force, his captain, his people, his ship, proven Rumours, cards played.
import type { Seat } from '@boucan/kernel';
import { type Caribbean, playerOf, type Use } from '../board.ts';
import type { CaptainAbilityId } from '../content/captain-abilities.ts';
import type { EventId } from '../content/events.ts';
import type { SpecialistType } from '../content/glory/specialists.ts';
import type { GloryId } from '../content/glory.ts';
import type { EFFECT_ORDER } from '../content/moments.ts';
import type { RumourId } from '../content/rumours.ts';
import type { ModificationId } from '../content/tokens.ts';
import { hasAbility, isInForce, isMarked, sideOf, timesPlayed } from './facts.ts';
import { has } from './hired.ts';

export type SpeakerKind = (typeof EFFECT_ORDER)[number];

/** Something that may speak. Plain data, and one function for all: it is asked at every price and every die. */
export interface Spoken {
  readonly kind: SpeakerKind | 'rule'; // what a rule of a pack says always counts
  readonly id: string; // of a zone's text, the zone
  readonly once: Use | null; // speaks once in a turn, and is called so
}

/** How often it counts for this player: as a rule once or not at all. */
export function timesHeld(b: Caribbean, seat: Seat, { kind, id, once }: Spoken): number {
  if (once !== null && b.turn.used.includes(once)) return 0;
  if (kind === 'rule') return 1;
  if (kind === 'event') return isInForce(b, id as EventId) ? 1 : 0;
  if (seat < 0) return 0;
  return kind === 'card' ? timesInPlay(b, seat, id as GloryId) : isHeld(b, seat, kind, id) ? 1 : 0;
}

function isHeld(b: Caribbean, seat: Seat, kind: Exclude<SpeakerKind, 'event' | 'card'>, id: string): boolean {
  const p = playerOf(b, seat);
  switch (kind) {
    case 'zone':
      return p.zone === id;
    case 'captain':
      return hasAbility(p, id as CaptainAbilityId);
    case 'specialist':
      return has(p, id as SpecialistType);
    case 'modification':
      return p.ship.mods.includes(id as ModificationId);
    case 'rumour': // proven and kept, or just now coming true
      return p.proven.includes(id as RumourId) || (b.tested === id && b.turn.seat === seat);
  }
}

/** Played in this turn for the business at hand, or in this combat round. */
function timesInPlay(b: Caribbean, seat: Seat, card: GloryId): number {
  const side = sideOf(b, seat);
  return (b.turn.seat === seat ? timesPlayed(b, card) : 0) + (side !== null && isMarked(b, card, side) ? 1 : 0);
}

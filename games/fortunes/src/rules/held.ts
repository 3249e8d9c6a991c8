// What speaks for a player now: the zone he is in, events in force, his captain, his people, his ship, proven Rumours, cards played.
import type { Seat } from '@boucan/kernel';
import { type Caribbean, playerOf, type Use } from '../board.ts';
import type { CaptainAbilityId } from '../content/captain-abilities.ts';
import type { EventId } from '../content/events.ts';
import type { SpecialistType } from '../content/glory/specialists.ts';
import type { GloryId } from '../content/glory.ts';
import type { ZoneId } from '../content/map.ts';
import type { EFFECT_ORDER } from '../content/moments.ts';
import type { RumourId } from '../content/rumours.ts';
import type { ModificationId } from '../content/tokens.ts';
import { hasAbility, isInForce, isMarked, sideOf, timesPlayed } from './facts.ts';
import { has } from './hired.ts';
import { elsewhere } from './port/elsewhere.ts';

export type SpeakerKind = (typeof EFFECT_ORDER)[number];

/** Whose id it is; of a zone's text, the zone. What a rule of a pack says always counts. */
interface Speakers {
  readonly zone: ZoneId;
  readonly event: EventId;
  readonly captain: CaptainAbilityId;
  readonly specialist: SpecialistType;
  readonly modification: ModificationId;
  readonly rumour: RumourId;
  readonly card: GloryId;
  readonly rule: string;
}

/** Something that may speak. Plain data, and one function for all: it is asked at every price and every die. */
export type Spoken = {
  readonly [K in keyof Speakers]: {
    readonly kind: K;
    readonly id: Speakers[K];
    readonly once: Use | null; // speaks once in a turn, and is called so
  };
}[keyof Speakers];

/** How often it counts for this player: as a rule once or not at all. */
export function timesHeld(b: Caribbean, seat: Seat, one: Spoken): number {
  if (one.once !== null && b.turn.used.includes(one.once)) return 0;
  if (one.kind === 'rule') return 1;
  if (one.kind === 'event') return isInForce(b, one.id) ? 1 : 0;
  if (seat < 0) return 0;
  return one.kind === 'card' ? timesInPlay(b, seat, one.id) : isHeld(b, seat, one) ? 1 : 0;
}

function isHeld(b: Caribbean, seat: Seat, one: Exclude<Spoken, { kind: 'event' | 'card' | 'rule' }>): boolean {
  const p = playerOf(b, seat);
  switch (one.kind) {
    case 'zone':
      return p.zone === one.id && elsewhere(b, p) === null;
    case 'captain':
      return hasAbility(p, one.id);
    case 'specialist':
      return has(p, one.id);
    case 'modification':
      return p.ship.mods.includes(one.id);
    case 'rumour': // proven and kept, or just now coming true
      return p.proven.includes(one.id) || (b.tested === one.id && b.turn.seat === seat);
  }
}

/** Played in this turn for the business at hand, or in this combat round. */
function timesInPlay(b: Caribbean, seat: Seat, card: GloryId): number {
  const side = sideOf(b, seat);
  return (b.turn.seat === seat ? timesPlayed(b, card) : 0) + (side !== null && isMarked(b, card, side) ? 1 : 0);
}

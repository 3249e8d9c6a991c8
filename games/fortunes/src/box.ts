// What is in the box, by the packs that are played.
import type { Seat } from '@boucan/kernel';
import { type Caribbean, playerOf, type Use } from './board.ts';
import { CAPTAIN_ABILITIES, type CaptainAbilityId } from './content/captain-abilities.ts';
import type { Good } from './content/cargo.ts';
import type { Effect } from './content/effect.ts';
import { EVENTS, type EventId } from './content/events.ts';
import { SPECIALISTS, type SpecialistType } from './content/glory/specialists.ts';
import { GLORY, type GloryId } from './content/glory.ts';
import { EFFECT_ORDER } from './content/moments.ts';
import type { Adding, Adds, Pays, QuantityId } from './content/quantity.ts';
import { RUMOURS, type RumourId } from './content/rumours.ts';
import type { Source } from './content/source.ts';
import { MODIFICATIONS, type ModificationId } from './content/tokens.ts';
import { ZONE_ABILITIES } from './content/zone-abilities.ts';
import type { EffectId } from './events/course.ts';
import { hasAbility, isInForce, isMarked, sideOf, timesPlayed } from './rules/facts.ts';
import { has } from './rules/hired.ts';

/** What can speak for a player, by kind; `EFFECT_ORDER` says which kind speaks first. */
interface Speakers {
  readonly zone: { readonly [id: string]: Speaker & { readonly zone: string } };
  readonly event: { readonly [id: string]: Speaker };
  readonly captain: { readonly [id: string]: Speaker };
  readonly specialist: { readonly [id: string]: Speaker };
  readonly modification: { readonly [id: string]: Speaker };
  readonly rumour: { readonly [id: string]: Speaker };
  readonly card: { readonly [id: string]: Speaker };
}
type Speaker = Pick<Effect, 'adds' | 'pays' | 'limit'> & { readonly source: Source };

/** How often an item counts for this player now: as a rule once or not at all. */
type Held = (b: Caribbean, seat: Seat) => number;

const HELD: { readonly [K in keyof Speakers]: (id: string, item: Speakers[K][string]) => Held } = {
  zone:
    (_id, { zone }) =>
    (b, seat) =>
      seat >= 0 && playerOf(b, seat).zone === zone ? 1 : 0,
  event: (id) => (b) => (isInForce(b, id as EventId) ? 1 : 0),
  captain: (id) => (b, seat) => (seat >= 0 && hasAbility(playerOf(b, seat), id as CaptainAbilityId) ? 1 : 0),
  specialist: (id) => (b, seat) => (seat >= 0 && has(playerOf(b, seat), id as SpecialistType) ? 1 : 0),
  modification: (id) => (b, seat) => (seat >= 0 && playerOf(b, seat).ship.mods.includes(id as ModificationId) ? 1 : 0),
  // Proven and kept, or just now coming true.
  rumour: (id) => (b, seat) =>
    seat >= 0 && (playerOf(b, seat).proven.includes(id as RumourId) || (b.tested === id && b.turn.seat === seat)) ? 1 : 0,
  // Played in this turn for the business at hand, or in this combat round.
  card: (id) => (b, seat) => {
    if (seat < 0) return 0;
    const side = sideOf(b, seat);
    return (
      (b.turn.seat === seat ? timesPlayed(b, id as GloryId) : 0) + (side !== null && isMarked(b, id as GloryId, side) ? 1 : 0)
    );
  },
};

interface Added {
  readonly what: EffectId;
  readonly by: Adding<unknown>;
}

/** Whoever pays more than the port does for goods. */
export interface Payer {
  readonly what: EffectId;
  readonly price: number;
  /** How many cards of a sale; null: all that it wants. */
  readonly cards: number | null;
  readonly held: Held;
  wants(b: Caribbean, good: Good): boolean;
}

export interface Box {
  readonly adds: Readonly<Record<QuantityId, readonly Added[]>>;
  /** The best payer first. */
  readonly payers: readonly Payer[];
  /** Everything that can be named as the reason for a figure. */
  readonly effects: ReadonlySet<string>;
  /** Those that speak once in a turn. */
  readonly oncePerTurn: ReadonlySet<string>;
  /** Those that speak once in a crew combat. */
  readonly oncePerDeck: ReadonlySet<string>;
}

const everything = (): true => true;

function boxOf(speakers: Speakers): Box {
  const adds: { [quantity: string]: Added[] } = Object.fromEntries(QUANTITY_IDS.map((id) => [id, []]));
  const payers: Payer[] = [];
  const effects = new Set<string>();
  const oncePerTurn = new Set<string>();
  const oncePerDeck = new Set<string>();
  for (const kind of EFFECT_ORDER)
    for (const [id, item] of Object.entries(speakers[kind])) {
      effects.add(id);
      if (item.limit === 'turn') oncePerTurn.add(id);
      if (item.limit === 'crew-combat') oncePerDeck.add(id);
      const held = (HELD[kind] as (id: string, item: Speaker) => Held)(id, item);
      const isOpen: Held = oncePerTurn.has(id) ? (b, seat) => (b.turn.used.includes(id as Use) ? 0 : held(b, seat)) : held;
      for (const [quantity, by] of Object.entries(item.adds ?? ({} as Adds)))
        adds[quantity]!.push({
          what: id as EffectId,
          by:
            typeof by === 'number'
              ? (b, seat) => by * isOpen(b, seat)
              : (b, seat, about, sum) => (isOpen(b, seat) === 0 ? 0 : (by as Adding<unknown>)(b, seat, about, sum)),
        });
      const pays: Pays | undefined = item.pays;
      if (pays !== undefined)
        payers.push({
          what: id as EffectId,
          price: pays.price,
          cards: pays.cards ?? null,
          held,
          wants: pays.wants ?? everything,
        });
    }
  return {
    adds: adds as Record<QuantityId, Added[]>,
    payers: payers.sort((x, y) => y.price - x.price),
    effects,
    oncePerTurn,
    oncePerDeck,
  };
}

/** All of them: one that is missing does not compile. */
const QUANTITIES: Readonly<Record<QuantityId, true>> = {
  'manoeuvre-dice': true,
  'scouting-dice': true,
  'leadership-dice': true,
  'influence-dice': true,
  'contest-dice': true,
  'deck-dice': true,
  'search-dice': true,
  hits: true,
  'blow-limit': true,
  'deck-damage': true,
  'escape-grace': true,
  actions: true,
  'move-cost': true,
  'hand-limit': true,
  hold: true,
  'raid-cards': true,
  'raid-gold': true,
  'attack-bounties': true,
  'offer-size': true,
  'rumours-drawn': true,
  'buy-price': true,
  'repair-price': true,
  'restore-price': true,
  'weapon-price': true,
  'modification-price': true,
  'ship-price': true,
  'rumour-price': true,
  'berth-price': true,
};
const QUANTITY_IDS = Object.keys(QUANTITIES) as readonly QuantityId[];

const BASE = boxOf({
  zone: ZONE_ABILITIES,
  event: EVENTS,
  captain: CAPTAIN_ABILITIES,
  specialist: SPECIALISTS,
  modification: MODIFICATIONS,
  rumour: RUMOURS,
  card: GLORY,
});

/** What lies in the box of this table. */
export const contentOf = (_b: object): Box => BASE;

// What is in the box, by the packs that are played.
import { shelf } from '@boucan/kernel';
import type { Caribbean, Use } from './board.ts';
import { CAPTAIN_ABILITIES, type CaptainAbility } from './content/captain-abilities.ts';
import { CAPTAINS, type Captain, type CaptainId } from './content/captains.ts';
import { CARGO, type CargoCard, type CargoId, type Good } from './content/cargo.ts';
import type { Effect } from './content/effect.ts';
import { EVENTS, type EventId, type OtherEvent } from './content/events.ts';
import type { GloryCard } from './content/glory/card.ts';
import { SPECIALISTS, type SpecialistType } from './content/glory/specialists.ts';
import { GLORY, type GloryId } from './content/glory.ts';
import type { Mission } from './content/missions/mission.ts';
import { MISSIONS, type MissionId } from './content/missions.ts';
import { EFFECT_ORDER, type Moment } from './content/moments.ts';
import type { NpcCard } from './content/npc-captains.ts';
import {
  type Adding,
  type Adds,
  type Bounded,
  type Pays,
  QUANTITY,
  QUANTITY_IDS,
  type Quantities,
  type QuantityId,
} from './content/quantity.ts';
import { RUMOURS, type Rumour, type RumourId } from './content/rumours.ts';
import { INTACT, SHIPS, type Ship, type ShipId } from './content/ships.ts';
import type { Source, Sourced } from './content/source.ts';
import { MODIFICATIONS, type Modification, type ModificationId, type Token, WEAPONS, type WeaponId } from './content/tokens.ts';
import { ZONE_ABILITIES, type ZoneAbility } from './content/zone-abilities.ts';
import type { EffectId } from './events/course.ts';
import { growChoices } from './rules/choices.ts';
import type { SpeakerKind, Spoken } from './rules/held.ts';

/** What can speak for a player, by kind; `EFFECT_ORDER` says which kind speaks first. */
type Speakers = { readonly [kind in SpeakerKind]: { readonly [id: string]: Speaker } };
type Speaker = Pick<Effect, 'adds' | 'pays' | 'limit'> & { readonly source: Source };

/** Something that has a part in a quantity while it speaks for a player. */
export type Added = Spoken & {
  readonly what: EffectId;
  readonly by: number | Adding<unknown>;
};

/** Whoever pays more than the port does for goods. */
export type Payer = Spoken & {
  readonly what: EffectId;
  readonly price: number;
  /** How many cards of a sale; null: all that it wants. */
  readonly cards: number | null;
  wants(b: Caribbean, good: Good): boolean;
};

/** Decks, supplies and tables of a table, with what its packs add. */
export interface Box {
  // decks and supplies: what is laid out, and what must all be somewhere
  readonly captains: readonly CaptainId[];
  readonly events: readonly EventId[];
  readonly glory: readonly GloryId[]; // every copy
  readonly rumours: readonly RumourId[];
  readonly missions: readonly MissionId[];
  readonly cargo: readonly CargoId[];
  readonly modifications: readonly ModificationId[]; // every token
  readonly weapons: readonly WeaponId[]; // kinds; nobody runs out of them
  readonly goods: readonly Good[];
  readonly wares: readonly Good[]; // those of them that any port trades in
  readonly ships: readonly ShipId[];
  readonly built: readonly ShipId[]; // what yards build; a Man-o'-war is neither bought nor sold   FDM-YARD-16, SEA-BASE-70
  readonly starting: readonly ShipId[]; // what a captain may begin with   FDM-SETUP-03, SEA-BASE-01

  readonly copies: { readonly [card in GloryId]?: number };
  readonly cardsAt: { readonly [moment in Moment]?: readonly GloryId[] };
  readonly cardsOf: { readonly [type in SpecialistType]?: readonly GloryId[] };

  /** By QUANTITY. */
  readonly adds: readonly (readonly Added[])[];
  /** By QUANTITY: how much all of these can add together. */
  readonly most: readonly number[];
  /** The best payer first. */
  readonly payers: readonly Payer[];
  /** Everything that can be named as the reason for a figure. */
  readonly effects: ReadonlySet<string>;
  /** Those that speak once in a turn. */
  readonly oncePerTurn: ReadonlySet<string>;
  /** Those that speak once in a crew combat. */
  readonly oncePerDeck: ReadonlySet<string>;
}

/** The tables of the content, by id; a pack adds to them. */
export interface Tables {
  readonly captains: { readonly [id: string]: Captain };
  readonly abilities: { readonly [id: string]: CaptainAbility };
  readonly zones: { readonly [id: string]: ZoneAbility };
  readonly events: { readonly [id: string]: NpcCard | OtherEvent };
  readonly specialists: { readonly [id: string]: Effect & Sourced };
  readonly glory: { readonly [id: string]: GloryCard };
  readonly rumours: { readonly [id: string]: Rumour };
  readonly missions: { readonly [id: string]: Mission };
  readonly cargo: { readonly [id: string]: CargoCard };
  readonly modifications: { readonly [id: string]: Modification };
  readonly weapons: { readonly [id: string]: Token };
  readonly ships: { readonly [id: string]: Ship };
  /** What has a part in a quantity and is no item that somebody holds. */
  readonly causes: { readonly [Q in QuantityId]?: readonly RuleOf<Quantities[Q]>[] };
}
interface RuleOf<X> {
  readonly what: EffectId;
  readonly by: Adding<X>;
  readonly once?: true; // until it is among what the turn has used
}
export type Addition = { readonly [T in keyof Tables]?: Tables[T] };

/** Ids of a table. An id of a pack counts as one of the base's: whoever finds it on a board finds its item in the table. */
const ids = <T>(table: object): T[] => Object.keys(table) as T[];
const copiesOf = <T>(table: { readonly [id: string]: { readonly copies: number } }): T[] =>
  Object.entries(table).flatMap(([id, { copies }]) => Array<T>(copies).fill(id as T));

const everything = (): true => true;
const goodsIn = (cards: readonly CargoCard[]): Good[] => [...new Set(cards.map(({ good }) => good))];

/** A card may be played more than once; who does not say how much is up to anything. */
function mostOf({ kind, by }: Added): number {
  const most = typeof by === 'number' ? by : ((by as Partial<Bounded<unknown>>).most ?? Number.POSITIVE_INFINITY);
  return most <= 0 ? 0 : kind === 'card' ? Number.POSITIVE_INFINITY : most;
}

function boxOf(tables: Tables): Box {
  const speakers: Speakers = {
    zone: tables.zones,
    event: tables.events,
    captain: tables.abilities,
    specialist: tables.specialists,
    modification: tables.modifications,
    rumour: tables.rumours,
    card: tables.glory,
  };
  const adds: Added[][] = QUANTITY_IDS.map(() => []);
  const payers: Payer[] = [];
  const effects = new Set<string>();
  const oncePerTurn = new Set<string>();
  const oncePerDeck = new Set<string>();
  for (const kind of EFFECT_ORDER)
    for (const [id, item] of Object.entries(speakers[kind])) {
      effects.add(id);
      if (item.limit === 'turn') oncePerTurn.add(id);
      if (item.limit === 'crew-combat') oncePerDeck.add(id);
      const spoken = { kind, id: kind === 'zone' ? tables.zones[id]!.zone : id, once: null } as Spoken;
      const once = oncePerTurn.has(id) ? (id as Use) : null;
      for (const [quantity, by] of Object.entries(item.adds ?? ({} as Adds)))
        adds[QUANTITY[quantity as QuantityId]]!.push({ ...spoken, once, what: id as EffectId, by: by as Added['by'] });
      const pays: Pays | undefined = item.pays;
      if (pays === undefined) continue;
      payers.push({
        ...spoken,
        what: id as EffectId,
        price: pays.price,
        cards: pays.cards ?? null,
        wants: pays.wants ?? everything,
      });
    }
  for (const [quantity, causes] of Object.entries(tables.causes)) {
    adds[QUANTITY[quantity as QuantityId]]!.push(
      ...causes.map(
        ({ what, by, once }): Added => ({ kind: 'rule', id: what, once: once ? what : null, what, by: by as Adding<unknown> }),
      ),
    );
    for (const { what } of causes) effects.add(what);
  }
  const cardsAt: { [moment: string]: GloryId[] } = {};
  const cardsOf: { [type: string]: GloryId[] } = {};
  for (const [id, card] of Object.entries(tables.glory)) {
    for (const moment of card.moments) {
      cardsAt[moment] ??= [];
      cardsAt[moment].push(id as GloryId);
    }
    if (card.type === undefined) continue;
    cardsOf[card.type] ??= [];
    cardsOf[card.type]!.push(id as GloryId);
  }
  const ships = ids<ShipId>(tables.ships);
  return {
    captains: ids(tables.captains),
    events: ids(tables.events),
    glory: copiesOf(tables.glory),
    rumours: ids(tables.rumours),
    missions: ids(tables.missions),
    cargo: ids(tables.cargo),
    modifications: copiesOf(tables.modifications),
    weapons: ids(tables.weapons),
    goods: goodsIn(Object.values(tables.cargo)),
    wares: goodsIn(Object.values(tables.cargo).filter(({ port }) => port === undefined)),
    ships,
    built: ships.filter((type) => tables.ships[type]!.buy !== null),
    starting: ships.filter((type) => tables.ships[type]!.start),
    copies: Object.fromEntries(Object.entries(tables.glory).map(([id, { copies }]) => [id, copies])),
    cardsAt,
    cardsOf,
    adds,
    most: adds.map((all) => all.reduce((sum, one) => sum + mostOf(one), 0)),
    payers: payers.sort((x, y) => y.price - x.price),
    effects,
    oncePerTurn,
    oncePerDeck,
  };
}

const BASE: Tables = {
  captains: CAPTAINS,
  abilities: CAPTAIN_ABILITIES,
  zones: ZONE_ABILITIES,
  events: EVENTS,
  specialists: SPECIALISTS,
  glory: GLORY,
  rumours: RUMOURS,
  missions: MISSIONS,
  cargo: CARGO,
  modifications: MODIFICATIONS,
  weapons: WEAPONS,
  ships: SHIPS,
  causes: {},
};

interface Shelved {
  readonly tables: Tables;
  readonly box: Box;
  readonly packs: readonly string[];
}

/** Tables with what a pack adds to them. */
const withMore = (tables: Tables, more: Addition): Tables => {
  const all: { [table: string]: object } = { ...tables };
  for (const [table, items] of Object.entries(more)) all[table] = { ...all[table], ...items };
  all.causes = { ...tables.causes };
  for (const [quantity, causes] of Object.entries(more.causes ?? {}))
    Object.assign(all.causes, { [quantity]: [...(tables.causes[quantity as QuantityId] ?? []), ...causes] });
  return all as unknown as Tables;
};

/** The tables as they are now: what packs add to them later is not the base's. */
const copyOf = (tables: Tables): Tables =>
  Object.fromEntries(Object.entries(tables).map(([table, items]) => [table, { ...items }])) as unknown as Tables;

const laid = (tables: Tables, packs: readonly string[]): Shelved => ({ tables, box: boxOf(tables), packs });

/** What is in the box only where several packs are played together. */
const joint: { readonly packs: readonly string[]; readonly more: Addition }[] = [];

const {
  of,
  put,
  playWith: layOnly,
} = shelf<Shelved, Addition>(laid(copyOf(BASE), []), (shelved, more, pack) => {
  const packs = [...shelved.packs, pack];
  const met = joint.filter((one) => one.packs.includes(pack) && one.packs.every((other) => packs.includes(other)));
  return laid(
    met.reduce((tables, one) => withMore(tables, one.more), withMore(shelved.tables, more)),
    packs,
  );
});

/** What lies in the box of this table. */
export const contentOf = (top: { readonly packs?: readonly string[] }): Box =>
  top.packs === undefined || top.packs.length === 0 ? plain : of(top).box;
let plain = of({}).box;

/** What is drawn from, by table: the ids of its cards. */
const DECKS = ['captains', 'events', 'glory', 'rumours', 'missions', 'cargo', 'modifications'] as const;
export type Decks = { readonly [deck: string]: readonly unknown[] };

/** The ids in the decks of a table with these packs. */
export const decksWith = (packs: readonly string[]): Decks => {
  const { tables } = of({ packs });
  return Object.fromEntries(DECKS.map((deck) => [deck, Object.keys(tables[deck])]));
};

/**
 * From here on tables play with these cards alone, as when a match was recorded; what came later stays out of decks, sums and moments.
 * Gives back how to undo it.
 */
export function playWith(decks: Decks): () => void {
  const undo = layOnly(({ tables, packs }) => {
    const then = DECKS.map((deck) => {
      const recorded = new Set(decks[deck] ?? Object.keys(tables[deck]));
      return [deck, Object.fromEntries(Object.entries(tables[deck]).filter(([id]) => recorded.has(id)))];
    });
    return laid({ ...tables, ...Object.fromEntries(then) } as Tables, packs);
  });
  plain = of({}).box;
  return () => {
    undo();
    plain = of({}).box;
  };
}

/**
 * What a pack adds to the box. Its items can be looked up by their ids like those of the base, wherever an id is found; only tables
 * that play with the pack have them in their decks, for sale or in force.
 */
export function addContent(pack: string, more: Addition): void {
  put(pack, more);
  makeKnown(more);
}

/** The same, for tables that play with all of these; each of them adds its content, be it nothing. */
export function addJointContent(packs: readonly string[], more: Addition): void {
  joint.push({ packs, more });
  makeKnown(more);
}

function makeKnown(more: Addition): void {
  for (const [table, items] of Object.entries(more)) {
    if (table === 'causes') continue;
    Object.assign(BASE[table as keyof Tables], items);
    growChoices(table, Object.keys(items));
  }
  for (const [id, { resistance, cargo, crew, cannons }] of Object.entries(more.ships ?? {}))
    Object.assign(INTACT, { [id]: { hull: resistance, cargo, masts: resistance, crew, cannons } });
  growChoices('goods', goodsIn(Object.values(more.cargo ?? {})));
}

// What lies on any board, read from its view alone: numbers, single things, rows of things, and the same for every seat.
import type { Seat } from '@boucan/kernel';
import type { OfferView, TableView } from '@boucan/table';
import type { Speaker } from '@boucan/words';

/** What can lie in a zone of the default board. */
export type Thing = string | number | boolean | null;

/** A place on the board, and what lies there. `rows`: as on a grid. */
export interface Zone {
  readonly key: string;
  readonly kind: 'value' | 'row' | 'grid';
  readonly rows: readonly (readonly Thing[])[];
}

/** What lies on the table and before each seat, ready to be drawn. */
export interface Laid {
  readonly table: readonly Zone[];
  /** By seat. */
  readonly seats: readonly (readonly Zone[])[];
}

const isThing = (value: unknown): value is Thing => value === null || ['string', 'number', 'boolean'].includes(typeof value);
const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Deeper than this nobody looks. */
const DEEPEST = 4;

function zonesOf(key: string, value: unknown, depth = 0): readonly Zone[] {
  if (isThing(value)) return [{ key, kind: 'value', rows: [[value]] }];
  if (depth === DEEPEST) return [];
  if (Array.isArray(value)) {
    if (value.every(isThing)) return [{ key, kind: 'row', rows: [value] }];
    if (value.every((row) => Array.isArray(row) && row.every(isThing))) return [{ key, kind: 'grid', rows: value as Thing[][] }];
    return value.flatMap((one, i) => zonesOf(`${key}.${i + 1}`, one, depth + 1));
  }
  return isObject(value)
    ? Object.entries(value).flatMap(([inner, one]) =>
        zonesOf(depth === 0 && key === '' ? inner : `${key}.${inner}`, one, depth + 1),
      )
    : [];
}

/** What is laid out for each seat is told apart: a list of as many objects as there are seats, or an object with a list for each. */
export function laidOut(board: unknown, seats: number): Laid {
  const table: Zone[] = [];
  const bySeat: Zone[][] = Array.from({ length: seats }, () => []);
  for (const [key, value] of isObject(board) ? Object.entries(board) : [['board', board] as const]) {
    const ofSeats =
      Array.isArray(value) && value.length === seats && seats > 1 && value.every((one) => isObject(one) || Array.isArray(one));
    if (!ofSeats) table.push(...zonesOf(key, value));
    else
      value.forEach((one, seat) => {
        bySeat[seat]!.push(
          ...(Array.isArray(one) ? zonesOf(key, one) : Object.entries(one).flatMap(([inner, x]) => zonesOf(inner, x))),
        );
      });
  }
  return { table, seats: bySeat };
}

/** The board of a table, parts of packs included. */
export function laid({ match }: TableView): Laid {
  if (match === null) return { table: [], seats: [] };
  const parts = Object.values(match.parts ?? {}).map((part) => laidOut(part, match.seats));
  const base = laidOut(match.board, match.seats);
  return {
    table: [...base.table, ...parts.flatMap(({ table }) => table)],
    seats: base.seats.map((zones, seat) => [...zones, ...parts.flatMap(({ seats }) => seats[seat] ?? [])]),
  };
}

/** `drawPile` is a draw pile: what a zone is called whose game gives it no name. */
const plain = (key: string): string => {
  const words = key
    .replaceAll(/[._-]+/gu, ' ')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/gu, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
const named = (speaker: Speaker, id: string): string | null => {
  try {
    return speaker.name(id);
  } catch {
    return null;
  }
};

/** What a zone is called: `zone:KEY` among the names of the game. */
export const labelOf = (speaker: Speaker, key: string): string => named(speaker, `zone:${key}`) ?? plain(key);
/** What a thing on the board is called, in the language of the page. */
export const nameOf = (speaker: Speaker, thing: Thing, say: (key: 'hidden' | 'yes' | 'no') => string): string => {
  if (thing === null) return say('hidden');
  if (typeof thing === 'boolean') return say(thing ? 'yes' : 'no');
  return typeof thing === 'number' ? String(thing) : (named(speaker, thing) ?? plain(thing));
};

/** The offers that speak of a thing, or of a seat: `verbs` says which noun of a choice is one. */
export const offersWith = (offers: readonly OfferView[], thing: Thing): readonly OfferView[] =>
  typeof thing === 'string' ? offers.filter(({ choice }) => choice.slice(1).includes(thing)) : [];

/** The offers that name this seat. */
export const offersAt = (
  offers: readonly OfferView[],
  seat: Seat,
  verbs: { readonly [verb: string]: readonly string[] },
): readonly OfferView[] =>
  offers.filter(({ choice: [verb, ...nouns] }) =>
    nouns.some((noun, i) => noun === seat && /seat$/iu.test(verbs[verb]?.[i] ?? '')),
  );

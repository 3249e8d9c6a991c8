// What ends many a question, and choices with a number or a name in them that nobody can list beforehand: each is made when it is first needed.
import { type Choice, choice, type Said } from '@boucan/kernel';
import { CAPTAIN_IDS, type CaptainId } from '../content/captains.ts';
import { CARGO_IDS, type CargoId, GOODS, type Good } from '../content/cargo.ts';
import { GLORY_IDS, type GloryId } from '../content/glory.ts';
import { MISSION_IDS, type MissionId } from '../content/missions.ts';
import { RUMOUR_IDS, type RumourId } from '../content/rumours.ts';
import { SHIP_IDS, type ShipId } from '../content/ships.ts';
import { MODIFICATION_IDS, type ModificationId, WEAPON_IDS, type WeaponId } from '../content/tokens.ts';

/** Enough of it. */
export type Done = Said<'done'>;
export const DONE = choice('done');

/** By a number: gold, a price. */
export const numbered = <V extends string>(verb: V): ((n: number) => Said<V, [n: number]>) => {
  const made: Said<V, [n: number]>[] = [];
  return (n) => {
    made[n] ??= choice(verb, n);
    return made[n];
  };
};

/** By a thing and its price. */
export const priced = <K extends string, V extends string = string>(
  verb: V,
): ((what: K, price: number) => Said<V, [what: K, price: number]>) => {
  const made = new Map<K, Said<V, [what: K, price: number]>[]>();
  return (what, price) => {
    let row = made.get(what);
    if (row === undefined) {
      row = [];
      made.set(what, row);
    }
    row[price] ??= choice(verb, what, price);
    return row[price];
  };
};

/** What packs add to, by the tables of the content. */
interface Ids {
  captains: CaptainId;
  glory: GloryId;
  missions: MissionId;
  rumours: RumourId;
  cargo: CargoId;
  goods: Good;
  modifications: ModificationId;
  weapons: WeaponId;
  ships: ShipId;
}
const BASE: { readonly [T in keyof Ids]: readonly Ids[T][] } = {
  captains: CAPTAIN_IDS,
  glory: GLORY_IDS,
  missions: MISSION_IDS,
  rumours: RUMOUR_IDS,
  cargo: CARGO_IDS,
  goods: GOODS,
  modifications: MODIFICATION_IDS,
  weapons: WEAPON_IDS,
  ships: SHIP_IDS,
};

type Made = { [id: string]: Choice };
/** What packs have added so far, by table: some choices are made before, some after. */
const grown = new Map<string, string[]>();
const growing: { readonly verb: string; readonly table: string; readonly made: Made }[] = [];

/** One choice for each item of a table, those of packs included. Made once, offered often. */
export function choicesOf<V extends string, T extends keyof Ids>(
  verb: V,
  table: T,
): { readonly [K in Ids[T]]: Said<V, [noun: K]> } {
  const made: Made = {};
  for (const id of [...BASE[table], ...(grown.get(table) ?? [])]) made[id] = choice(verb, id);
  growing.push({ verb, table, made });
  return made as unknown as { [K in Ids[T]]: Said<V, [noun: K]> };
}

/** A pack brings more of them. */
export function growChoices(table: string, more: readonly string[]): void {
  grown.set(table, [...(grown.get(table) ?? []), ...more]);
  for (const one of growing) if (one.table === table) for (const id of more) one.made[id] = choice(one.verb, id);
}

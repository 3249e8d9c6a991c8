// What a viewer may want to have worked out for him: how far his crew goes, what lies in which hold, what a count would bring now. Made with
// a view, so never inside a search.
import type { Seat } from '@boucan/kernel';
import type { Nassau, Ship } from './board.ts';
import { WEAPONS, type Weapon } from './content/gains.ts';
import { GOODS } from './content/goods.ts';
import { opponent } from './content/opponents.ts';
import type { Zone } from './content/sea.ts';
import { NEIGHBOURS, ZONES } from './content/sea.ts';
import type { Cargo } from './events.ts';
import { type Odds, oddsOf } from './odds.ts';
import { countsOf } from './rules/count.ts';
import { setsWith, shotsWith } from './rules/crew.ts';
import { damageOn } from './rules/fight.ts';
import { CRATES_A_HOLD, PROVISIONS_A_HOLD, room, type Stowing } from './rules/holds.ts';
import { weaponsOf } from './rules/ledger.ts';
import { incomeOf } from './rules/return.ts';
import { hasKraken } from './rules/sailing.ts';
import { type Progress, progress } from './rules/tales.ts';

/** What one hold carries. */
export interface Load {
  readonly cargo: Cargo;
  readonly n: number;
  readonly of: number; // so many fit
}

/** With sailors alone, and with every pirate on deck who may lie down for one. */
export interface Crewed {
  readonly sailors: number;
  readonly most: number;
}

/** Of one ship, by what everybody can see; the tales for their owner alone. */
export interface ShipSums {
  readonly loads: readonly Load[]; // hold by hold; with the rat there may be one more than holds
  readonly room: Readonly<Record<'crate' | 'provision' | 'good', number>>;
  readonly shots: Readonly<Record<Weapon, Crewed>>; // crates it can fire or put on a tower
  readonly weapons: Readonly<Record<Weapon, number>>; // with the printed one
  readonly sets: Crewed; // of a sailor and a sail: zones to enter, and dice
  readonly reach: readonly (number | null)[]; // by zone: how many zones to enter on the way from the boat, if it gets there in a turn
  readonly income: { readonly crates: number; readonly tales: number; readonly points: number }; // if it came home now
  readonly count: ReturnType<typeof countsOf>; // if the match ended now
  readonly fights: readonly (Odds | null)[] | null; // by place, for the owner alone
  readonly tales: readonly Progress[] | null; // of the cards in hand, in their order
}

const FULL = 20; // more crates than anybody has

/** Kinds never share a hold: so many full ones, and what is left over.   NAS-HOLD-01, NAS-HOLD-02, NAS-HOLD-03 */
function loadsOf(s: Ship): Load[] {
  const packed = (cargo: Cargo, n: number, each: number): Load[] =>
    Array.from({ length: Math.ceil(n / each) }, (_, i) => ({ cargo, n: Math.min(each, n - i * each), of: each }));
  return [
    ...packed('provisions', s.provisions, PROVISIONS_A_HOLD),
    ...packed('crates', s.crates, CRATES_A_HOLD),
    ...GOODS.flatMap((good) => packed(good, s.goods[good], 1)),
  ];
}

/** As far as sails and crew go; a kraken ends the way.   NAS-SAIL-04, NAS-SAIL-07 */
function reachOf(b: Nassau, s: Ship, sets: number): (number | null)[] {
  const far = ZONES.map((): number | null => null);
  let edge: Zone[] = [s.zone];
  for (let steps = 1; steps <= sets; steps++) {
    const next: Zone[] = [];
    for (const from of edge) {
      if (from !== s.zone && hasKraken(b, from)) continue;
      for (const zone of NEIGHBOURS[from]!)
        if (zone !== s.zone && far[zone] === null) {
          far[zone] = steps;
          next.push(zone);
        }
    }
    edge = next;
  }
  return far;
}

const each = <K extends string, V>(keys: readonly K[], of: (key: K) => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<K, V>;

export function sumsOf(b: Nassau, seat: Seat, own: boolean): ShipSums {
  const s = b.ships[seat]!;
  const sets = { sailors: Math.min(s.sails, s.sailors), most: setsWith(s, s.sails) };
  const more = (what: Stowing): number => room(b, s, what, FULL);
  return {
    loads: loadsOf(s),
    room: { crate: Math.min(more('crate'), s.reserve), provision: more('provision'), good: more('any-good') },
    shots: each(WEAPONS, (weapon) => ({
      sailors: Math.min(s.crates, s.sailors, weaponsOf(s, weapon)),
      most: shotsWith(s, weapon),
    })),
    weapons: each(WEAPONS, (weapon) => weaponsOf(s, weapon)),
    sets,
    reach: reachOf(b, s, s.stage === 'sea' ? sets.most : 0),
    income: incomeOf(b, seat),
    count: countsOf(b, seat),
    fights: own ? oddsOf(b, seat) : null,
    tales: own ? s.hand.map((card) => progress(b, seat, card)) : null,
  };
}

/** How much damage each opponent on the chart still takes; 0 where there is none.   NAS-FIGHT-24 */
export const strengthLeft = (b: Nassau): number[] =>
  b.opponents.map((number, place) => (number === 0 ? 0 : opponent(number).strength - damageOn(b, place)));

// Rum: once a day, at any moment.   SKU-GOODS-07
import type { Offering } from '@boucan/kernel';
import type { Person, Tools, Voyage } from '../board.ts';
import { CLASSES } from '../content/characters.ts';
import { has, isAlly, isUp } from '../quantities.ts';
import { holds } from './hold.ts';
import { changeMorale } from './track.ts';
import { DIE } from './trial.ts';
import { RUM, type Rum } from './words.ts';

/** Offered to the Captain wherever he decides something; a second one on the same day is refused.   SKU-GOODS-07, SKU-GOODS-10 */
export function offerRum(o: Offering<Rum>, b: Voyage): void {
  o.may(RUM).unless(!holds(b, 'rum'), 'SKU-GOODS-07', 'no-rum').unless(b.rum, 'SKU-GOODS-10', 'rum-today');
}

/** The marker stays on the watch until the day ends.   SKU-GOODS-08 */
export function drinkRum(t: Tools): void {
  const b = t.board;
  const { cells } = b.ship;
  cells[cells.lastIndexOf('rum')] = null;
  b.rum = true;
  const die = t.roll(DIE, 'rum', b.captain);
  const extra = b.people.some((p) => has(p, 'rum-ration') && isUp(p)) ? 1 : 0;
  t.tell?.('rum.drunk', { die, extra });
  changeMorale(t, die + extra, 'rum');
  // Every pirate recovers a point of destiny.   SKU-GOODS-09
  for (const p of b.people) {
    if (isAlly(p) || p.destiny >= destinyMax(b, p)) continue;
    p.destiny++;
    t.tell?.('destiny.changed', { who: p.cls, destiny: p.destiny });
  }
}

/** A lucky coin is one point more, for one voyage. */
export const luck = (b: Voyage, p: Person): number => (b.registers[p.owner]!.item === 'lucky-coin' ? 1 : 0);
/** Never more than the sheet and the coin allow. */
export const destinyMax = (b: Voyage, p: Person): number => CLASSES[p.cls].destiny + luck(b, p);

/** A new day: the marker goes back to the pile, and rum may be served again.   SKU-TIME-05 */
export function endDay(t: Tools): void {
  const b = t.board;
  if (b.rum) b.pile.push('rum');
  b.rum = false;
}

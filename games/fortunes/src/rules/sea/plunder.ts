// What lies on the cards of a raid: hits, gold and goods. Whoever else lays cards out against a ship goes by it too.
import type { Seat } from '@boucan/kernel';
import { type Caribbean, playerOf } from '../../board.ts';
import { CARGO, type CargoId, type Good } from '../../content/cargo.ts';
import { RULES } from '../../content/constants.ts';
import type { Section } from '../../content/ships.ts';
import type { Events } from '../../events.ts';
import { type Drop, dropCard, type Load, takeGood } from '../cargo.ts';
import type { Done } from '../choices.ts';
import type { Tools } from '../dice.ts';
import { gain } from '../purse.ts';
import { capacityOf, damage } from '../ships.ts';

/** The events that tell this. */
type Telling<P> = { [K in keyof Events]: Events[K] extends P ? (P extends Events[K] ? K : never) : never }[keyof Events];

export interface Reckoned {
  readonly gold: number;
  readonly hits: number;
  readonly flights: number;
}

/** What the cards would bring and cost as they lie. */
export function reckon(cards: readonly CargoId[]): Reckoned {
  const flights = cards.filter((card) => CARGO[card].icon === 'flight').length;
  return { gold: cards.reduce((sum, card) => sum + CARGO[card].value, 0), hits: cards.length - flights, flights };
}

/** Every Hit icon costs its section a point, and a destroyed one passes it to the Hull; a Reinforced hull has taken one.   FDM-RAID-20, FDM-RAID-21, FDM-RAID-32 */
export function sufferIcons(
  t: Tools,
  seat: Seat,
  cards: readonly CargoId[],
  braced: Section | null,
  told: Telling<{ seat: Seat; section: Section }>,
): void {
  const { ship } = playerOf(t.board, seat);
  let spared = braced;
  for (const card of cards) {
    const { icon } = CARGO[card];
    if (icon === 'flight') continue;
    if (icon === spared) {
      spared = null;
      continue;
    }
    const section = damage(ship, icon);
    if (section !== null) t.tell?.(told, { seat, section });
  }
}

/** Aboard at once; the answer is whether it is enough for a point of Glory.   FDM-RAID-30, FDM-GLORY-03 */
export function takeGold(t: Tools, seat: Seat, gold: number, told: Telling<{ seat: Seat; gold: number }>): boolean {
  gain(playerOf(t.board, seat), gold);
  t.tell?.(told, { seat, gold });
  return gold >= RULES.raidGoldForGlory;
}

export type Loading = Load | Drop | Done;

/** There is something left to load, and a hold to load it into.   FDM-RAID-28 */
export const isLoadable = (b: Caribbean, seat: Seat, cards: readonly CargoId[]): boolean =>
  cards.length > 0 && capacityOf(b, seat) > 0;

/** One of the cards comes aboard, or own cargo makes room for it.   FDM-RAID-28 */
export function loadOrDrop(
  t: Tools,
  seat: Seat,
  [verb, good]: Load | Drop,
  cards: CargoId[],
  told: Telling<{ seat: Seat; good: Good }>,
): void {
  if (verb === 'drop') dropCard(t, seat, good);
  else {
    playerOf(t.board, seat).cargo.push(takeGood(cards, good));
    t.tell?.(told, { seat, good });
  }
}

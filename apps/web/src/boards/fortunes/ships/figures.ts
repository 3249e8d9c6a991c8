// What a ship could be at her best. Of players' ships, and of those in a fight, the view says it with its causes; others are as they were built.
import type { Seat } from '@boucan/kernel';
import type { Caused } from '../../parts/causes.ts';
import { type CaribbeanView, INTACT, SECTIONS, type Section, SHIPS, type Ship } from '../content.ts';

export interface Figures {
  readonly full: Readonly<Record<Section, number>>;
  /** Why, where a section is raised. */
  readonly raised: { readonly [section in Section]?: Caused };
  readonly manoeuvrability: Caused;
}

export function figuresOf(b: CaribbeanView, ship: Ship, seat: Seat | null): Figures {
  const built = INTACT[ship.type];
  const side = b.fight?.sides.findIndex((one) => one.ship === ship) ?? -1;
  const sums = (seat === null ? b.sums.fight?.ships[side] : b.sums.players[seat]) ?? null;
  const nimble = ship.type === 'galleon' ? b.house.galleonManoeuvrability : SHIPS[ship.type].manoeuvrability;
  return {
    full: Object.fromEntries(SECTIONS.map((s) => [s, sums?.sections[s]?.value ?? built[s]])) as Record<Section, number>,
    raised: sums?.sections ?? {},
    manoeuvrability: sums?.manoeuvrability ?? { value: nimble, causes: [] },
  };
}

// What a ship could be at her best. Of players' ships the view says it, with its causes; others are as they were built.
import type { Seat } from '@boucan/kernel';
import { type CaribbeanView, INTACT, SECTIONS, type Section, SHIPS, type Ship } from '../content.ts';

export interface Figures {
  readonly full: Readonly<Record<Section, number>>;
  readonly manoeuvrability: {
    readonly value: number;
    readonly causes: readonly { readonly by: number; readonly what: string }[];
  };
}

export function figuresOf(b: CaribbeanView, ship: Ship, seat: Seat | null): Figures {
  const built = INTACT[ship.type];
  const sums = seat === null ? null : (b.sums.players[seat] ?? null);
  const nimble = ship.type === 'galleon' ? b.house.galleonManoeuvrability : SHIPS[ship.type].manoeuvrability;
  return {
    full: Object.fromEntries(SECTIONS.map((s) => [s, sums?.sections[s]?.value ?? built[s]])) as Record<Section, number>,
    manoeuvrability: sums?.manoeuvrability ?? { value: nimble, causes: [] },
  };
}

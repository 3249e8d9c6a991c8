import type { Seat } from '@boucan/kernel';
import type { TableView } from '@boucan/table';
import { type AtTable, given } from '../parts/at-table.ts';
import type { NassauView, ShipView } from './content.ts';
import type { Say } from './words.ts';

export interface AtNassau extends AtTable<NassauView, Say> {
  /** Whose ship lies before one: one's own, or for a guest that of whoever is next. */
  readonly own: Seat;
  readonly ship: ShipView;
}

export const [NassauProvider, useNassau] = given<AtNassau>();

/** What a pack has laid out, if it is played. */
export const partOf = <P,>(view: TableView, pack: string): P | null => (view.match?.parts?.[pack] as P | undefined) ?? null;

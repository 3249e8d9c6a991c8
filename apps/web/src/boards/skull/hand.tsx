// What is held before saying where it goes: somebody, a crew group, or a marker of the hold.
import type { OfferView } from '@boucan/table';
import { createContext, useContext } from 'react';
import { allowed, anyAllowed, offerOf, offersOf } from '../parts/offers.ts';
import { type ClassId, COLUMN_CELLS, GROUP_IDS, type Marker } from './content.ts';
import { askedOf, useVoyage } from './table.tsx';

export interface Hand {
  /** A class, a crew group, or `cell-7`. */
  readonly held: string | null;
  readonly take: (what: string | null) => void;
}

const Given = createContext<Hand>({ held: null, take: () => {} });
export const HandProvider = Given.Provider;
export const useHand = (): Hand => useContext(Given);

/** Chosen by pressing a crew group, and `spare` by pressing somebody as well. */
const OF_GROUP = new Set(['group', 'spare', 'send']);
/** Chosen on the ship, one way or the other. */
const ON_SHIP = new Set(['post', 'reassign', 'order', 'call', 'stow', 'jettison', 'load', ...OF_GROUP]);
export const isOnShip = ({ choice }: OfferView): boolean => ON_SHIP.has(choice[0] as string);

export const isGroup = (what: string): boolean => (GROUP_IDS as readonly string[]).includes(what);

/** What putting this down there would choose. */
export function dropOffer(offers: readonly OfferView[], what: string, room: string): OfferView | undefined {
  if (isGroup(what)) return offerOf(offers, 'order', what, room);
  return offerOf(offers, 'reassign', what, room) ?? offerOf(offers, 'post', room);
}

export interface Acting {
  readonly offer?: OfferView | undefined;
  readonly lift?: (() => void) | undefined;
  readonly held?: boolean;
}

/** What can be done with a piece on the ship. */
export function usePieces(): { readonly person: (cls: ClassId) => Acting; readonly group: (id: string) => Acting } {
  const at = useVoyage();
  const { offers } = at;
  const { held, take } = useHand();
  const placed = offersOf(offers, 'post').length > 0 ? askedOf(at)?.cls : undefined;
  const liftable = (what: string, moves: readonly OfferView[]): Acting =>
    anyAllowed(moves) ? { held: held === what, lift: () => take(held === what ? null : what) } : {};
  return {
    person: (cls) => {
      const offer = offerOf(offers, 'call', cls) ?? offerOf(offers, 'spare', cls);
      if (cls === placed) return { held: true, lift: () => {} };
      return offer === undefined ? liftable(cls, offersOf(offers, 'reassign', cls)) : { offer };
    },
    group: (id) => {
      const offer = offers.find(({ choice }) => OF_GROUP.has(choice[0] as string) && choice[1] === id);
      return offer === undefined ? liftable(id, offersOf(offers, 'order', id)) : { offer };
    },
  };
}

/** What pressing a room would choose, with what is held. */
export function useRoomOffer(): (room: string) => OfferView | undefined {
  const { offers } = useVoyage();
  const { held } = useHand();
  return (room) => {
    if (held !== null && cellHeld(held) === null) return dropOffer(offers, held, room);
    return offerOf(offers, 'post', room);
  };
}

// ── the hold ──

const columnOf = (cell: number): number => Math.floor(cell / COLUMN_CELLS);

/** Putting one marker where another lies, or into an empty cell of a column: whichever of both the game names. */
export function stowOffer(
  offers: readonly OfferView[],
  cells: readonly (Marker | null)[],
  from: number,
  to: number,
): OfferView | undefined {
  if (cells[to] !== null) return offerOf(offers, 'stow', from, to) ?? offerOf(offers, 'stow', to, from);
  return offersOf(offers, 'stow', from).find(
    ({ choice }) => columnOf(choice[2] as number) === columnOf(to) && cells[choice[2] as number] === null,
  );
}

export const cellHeld = (held: string | null): number | null => (held?.startsWith('cell-') ? Number(held.slice(5)) : null);

/** What was carried somewhere: a piece into a room, a marker into a cell or over the side. */
export function putDown(
  offers: readonly OfferView[],
  cells: readonly (Marker | null)[],
  what: string,
  where: string,
): OfferView | undefined {
  const from = cellHeld(what);
  if (from === null) return dropOffer(offers, what, where);
  if (where === 'overboard') return offerOf(offers, 'jettison', from);
  const to = cellHeld(where);
  return to === null || to === from ? undefined : stowOffer(offers, cells, from, to);
}

export const isStowing = (offers: readonly OfferView[]): boolean =>
  offers.some((o) => allowed(o) && (o.choice[0] === 'stow' || o.choice[0] === 'jettison'));

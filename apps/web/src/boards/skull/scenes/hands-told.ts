// Hands that have been seen to open: the coins of a plot, the bids of a mutiny.
import type { Seat } from '@boucan/kernel';
import { latelyTold, type Tale } from '../../parts/tale.ts';

export interface BidsTold {
  readonly bids: ReadonlyMap<Seat, number>;
  /** Who is Captain now, once that has been told. */
  readonly captain: Seat | null;
}

export function bidsTold(tale: Tale): BidsTold {
  const bids = new Map<Seat, number>();
  let captain: Seat | null = null;
  for (const { event, with: w } of tale.going ? latelyTold(tale) : [])
    if (event === 'mutiny.bid') bids.set(w.seat as Seat, w.coins as number);
    else if (event === 'captain.kept' || event === 'captain.changed') captain = w.seat as Seat;
  return { bids, captain };
}

export type Coin = 'gold' | 'silver' | 'copper' | 'none';

export interface PlotTold {
  readonly hidden: Coin | null;
  readonly shown: Coin | null;
  readonly end: 'exposed' | 'succeeded' | 'even' | null;
  /** Where Charisma decides: what each side rolled. */
  readonly rolled: readonly { readonly who: string; readonly dice: readonly number[] }[];
}

export function plotTold(tale: Tale): PlotTold {
  let told: PlotTold = { hidden: null, shown: null, end: null, rolled: [] };
  for (const { event, with: w } of tale.going ? latelyTold(tale) : [])
    if (event === 'plot.opened') told = { hidden: w.coin as Coin, shown: null, end: null, rolled: [] };
    else if (event === 'plot.guarded') told = { ...told, shown: w.coin as Coin };
    else if (event === 'confront.rolled')
      told = { ...told, rolled: rolledBy(told.rolled, w.who as string, w.dice as readonly number[]) };
    else if (event === 'plot.even') told = { ...told, end: 'even' };
    else if (event === 'plot.exposed') told = { ...told, end: 'exposed' };
    else if (event === 'plot.succeeded') told = { ...told, end: 'succeeded' };
  return told;
}

/** Whoever throws again lays his new dice where the old ones were. */
const rolledBy = (rolled: PlotTold['rolled'], who: string, dice: readonly number[]): PlotTold['rolled'] =>
  rolled.some((side) => side.who === who)
    ? rolled.map((side) => (side.who === who ? { who, dice } : side))
    : [...rolled, { who, dice }];

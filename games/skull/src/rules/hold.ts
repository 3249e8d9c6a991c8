// The hold: ten columns of two cells, filled from the right.   SKU-SHIP-04, SKU-SHIP-05, SKU-GOODS-01
import { choice, openVars, type Said, type Seat, takeOut } from '@boucan/kernel';
import { proc, question, type Tools, type Voyage } from '../board.ts';
import type { Good, Marker } from '../content/goods.ts';
import { COLUMN_CELLS, HOLD_CELLS } from '../content/ships.ts';
import { ENOUGH, type Enough } from './words.ts';

/** Cells in or beyond the column of the impact marker cannot be used.   SKU-SHIP-06 */
export const usableCells = (b: Voyage): number => Math.min(HOLD_CELLS, b.ship.hold * COLUMN_CELLS);
export const columnOf = (cell: number): number => Math.floor(cell / COLUMN_CELLS) + 1;

/** The free cell furthest to the right, −1 if there is none. */
export function freeCell(b: Voyage): number {
  const usable = usableCells(b);
  for (let i = 0; i < usable; i++) if (b.ship.cells[i] === null) return i;
  return -1;
}

export const holds = (b: Voyage, marker: Marker): boolean => b.ship.cells.includes(marker);
export const countIn = (b: Voyage, marker: Marker): number => {
  let n = 0;
  for (let i = 0; i < HOLD_CELLS; i++) if (b.ship.cells[i] === marker) n++;
  return n;
};

/** Back to the pile; cannons are gone for good.   SKU-GOODS-13 */
const giveBack = (b: Voyage, marker: Marker): void => {
  if (marker !== 'cannon') b.pile.push(marker);
};

/** Spends a good, from the left, where it slows the ship most. */
export function spendGood(t: Tools, good: Good, why: string): void {
  const { cells } = t.board.ship;
  cells[cells.lastIndexOf(good)] = null;
  giveBack(t.board, good);
  t.tell?.('good.spent', { good, why });
}

/** The leftmost occupied cell, or −1. */
export const lastOccupied = (b: Voyage): number => {
  for (let i = HOLD_CELLS - 1; i >= 0; i--) if (b.ship.cells[i] !== null) return i;
  return -1;
};

export function jettison(t: Tools, cell: number, why: string): void {
  const b = t.board;
  const marker = b.ship.cells[cell]!;
  b.ship.cells[cell] = null;
  giveBack(b, marker);
  t.tell?.('marker.lost', { marker, column: columnOf(cell), why });
}

/** Into the hold if there is room, otherwise beside it until the Captain has decided.   SKU-GOODS-01 */
export function gain(t: Tools, marker: Marker, why: string): void {
  const b = t.board;
  const cell = freeCell(b);
  if (cell < 0) b.found.push(marker);
  else b.ship.cells[cell] = marker;
  t.tell?.('good.gained', { marker, why });
}

/** A good that is named, if there is one left in the pile.   SKU-GOODS-14 */
export function gainNamed(t: Tools, good: Good, why: string): boolean {
  const { pile } = t.board;
  if (!pile.includes(good)) {
    t.tell?.('good.missing', { good });
    return false;
  }
  takeOut(pile, good);
  gain(t, good, why);
  return true;
}

/** One unseen from the pile.   SKU-INFO-03 */
export function gainRandom(t: Tools, why: string, owner: Seat): boolean {
  const { pile } = t.board;
  if (pile.length === 0) return false;
  gain(t, t.draw(pile, 'goods', owner), why);
  return true;
}

// ── moving goods ──

interface Stowing {
  seat: Seat; // who decides
  left: number; // markers that may still be moved or thrown out
}

type Load = Said<'load', [marker: Marker]>;
type Stow = Said<'jettison', [cell: number]> | Said<'stow', [from: number, to: number]> | Load | Enough;

/** As many as any rearrangement of a full hold can need. */
export const ANY_NUMBER = HOLD_CELLS;

/** Swap two markers, move one to an empty cell, throw one overboard, or take in what waits.   SKU-CARGO-03, SKU-CARGO-04, SKU-CARGO-05, SKU-EXPLORE-14 */
export const stowing = proc('stowing', 'SKU-CARGO-05', openVars<Stowing, { stowed: Stow }, undefined>(), {
  begin: (t, v) => (v.left > 0 ? t.ask(stow, v.seat, 'stowed') : t.go('over')),

  stowed: (t, v, c) => {
    const b = t.board;
    if (c[0] === 'enough') return t.go('over');
    if (c[0] === 'jettison') {
      v.left--;
      jettison(t, c[1], 'jettison');
    } else if (c[0] === 'load') {
      const marker = c[1];
      takeOut(b.found, marker);
      b.ship.cells[freeCell(b)] = marker;
      t.tell?.('good.loaded', { marker });
    } else {
      v.left--;
      const [, from, to] = c;
      const { cells } = b.ship;
      const marker = cells[from]!;
      cells[from] = cells[to]!;
      cells[to] = marker;
      t.tell?.('marker.moved', { marker, from: columnOf(from), to: columnOf(to) });
    }
    return t.go('begin');
  },

  // What was found and not taken in goes back to the pile.   SKU-Q-43
  over: (t) => {
    const b = t.board;
    for (const marker of b.found) {
      giveBack(b, marker);
      t.tell?.('good.left', { marker });
    }
    b.found.length = 0;
    return t.done();
  },
});

const JETTISON = Array.from({ length: HOLD_CELLS }, (_, cell) => choice('jettison', cell));
const STOW = Array.from({ length: HOLD_CELLS }, (_, from) =>
  Array.from({ length: HOLD_CELLS }, (_, to) => choice('stow', from, to)),
);
const LOAD = new Map<Marker, Load>();
const loadOf = (marker: Marker): Load => {
  let c = LOAD.get(marker);
  if (c === undefined) {
    c = choice('load', marker);
    LOAD.set(marker, c);
  }
  return c;
};

export const stow = question<Stowing, Stow>('hold.stow', 'SKU-CARGO-05', (o, b) => {
  const { cells } = b.ship;
  const usable = usableCells(b);
  const isFull = freeCell(b) < 0;
  for (let i = 0; i < b.found.length; i++) {
    const marker = b.found[i]!;
    if (b.found.indexOf(marker) < i) continue;
    o.may(loadOf(marker)).unless(isFull, 'SKU-SHIP-06', 'hold-full');
  }
  for (let i = 0; i < usable; i++) {
    const here = cells[i]!;
    if (here === null) continue;
    o.may(JETTISON[i]!);
    let emptyColumn = 0; // one empty cell of a column is like the other
    for (let j = 0; j < usable; j++) {
      if (columnOf(j) === columnOf(i)) continue;
      const there = cells[j]!;
      if (there === null) {
        if (emptyColumn !== columnOf(j)) o.may(STOW[i]![j]!);
        emptyColumn = columnOf(j);
      } else if (j > i && there !== here) o.may(STOW[i]![j]!);
    }
  }
  o.may(ENOUGH);
});

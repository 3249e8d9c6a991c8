import type { Told } from '@boucan/kernel';
import type { Entry } from './entry.ts';

/** A line of what happened: an entry, and for a choice what it led to. */
export interface Line {
  readonly entry: Entry;
  readonly events: readonly Told[];
  readonly knowledge: number; // of the position before it
  readonly turns: number; // begun before it
}

/** Folds a text into a smaller one, and back. */
export interface Packing {
  pack(text: string): string;
  unpack(packed: string): string;
}

/** So many lines are put away together, once there are a third more. */
const PAGE = 48;
const MOST_OPEN = PAGE + PAGE / 3;
/** Fewer are not worth it. */
const LEAST = 8;

/** The log of a table. With a packing, old lines are compressed: only new watchers need them. */
export class Log {
  readonly #packing: Packing | null;
  readonly #away: { readonly first: number; readonly packed: string }[] = [];
  #open: Line[] = []; // the latest
  #length = 0;
  last: Entry | null = null;

  constructor(packing: Packing | null) {
    this.#packing = packing;
  }

  push(line: Line): void {
    this.#open.push(line);
    this.#length++;
    this.last = line.entry;
    if (this.#open.length >= MOST_OPEN) this.#putAway(PAGE);
  }

  /** The lines after the first so many. */
  after(n: number): readonly Line[] {
    const open = this.#length - this.#open.length;
    if (n >= open) return this.#open.slice(n - open);
    const from = this.#away.findLastIndex(({ first }) => first <= n);
    const lines = this.#away.slice(from).flatMap(({ packed }) => JSON.parse(this.#packing!.unpack(packed)) as Line[]);
    return [...lines.slice(n - this.#away[from]!.first), ...this.#open];
  }

  /** Nobody watches: compresses all of it. */
  rest(): void {
    if (this.#open.length >= LEAST) this.#putAway(this.#open.length);
  }

  #putAway(lines: number): void {
    if (this.#packing === null) return;
    const first = this.#length - this.#open.length;
    this.#away.push({ first, packed: this.#packing.pack(JSON.stringify(this.#open.slice(0, lines))) });
    this.#open = this.#open.slice(lines);
  }
}

// What this browser adds to the dice of a match. It binds itself to it by its hash when it sits down, and shows it only when it has seen
// that the server and everybody else are bound as well. Only if the record holds all that can one say that nobody chose the dice.
import { type Bound, commitmentOf, type GameRecord, isAsBound } from '@boucan/record';
import type { TableView } from '@boucan/table';
import { randomHex } from './random.ts';

const BYTES = 16;

interface Kept {
  readonly entropy: string;
  readonly bound?: Bound;
}

const keyOf = (table: string): string => `boucan.dice.${table}`;
/** A browser that keeps nothing still plays, as long as its page is open. */
const here = new Map<string, Kept>();

function keep(table: string, kept: Kept): void {
  here.set(table, kept);
  try {
    localStorage.setItem(keyOf(table), JSON.stringify(kept));
  } catch {}
}

function keptOf(table: string): Kept | null {
  const known = here.get(table);
  if (known !== undefined) return known;
  try {
    return JSON.parse(localStorage.getItem(keyOf(table)) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

/** Something to add to the dice, and what binds one to it. */
export function newEntropy(): { readonly entropy: string; readonly commits: string } {
  const entropy = randomHex(BYTES);
  return { entropy, commits: commitmentOf(entropy) };
}

/** Keeps what was promised to a table, unless something was promised to it before. */
export function promise(table: string, entropy: string): void {
  if (keptOf(table) === null) keep(table, { entropy });
}

/** Binds this browser to something it will add, and gives what it is bound by. */
export function commitTo(table: string): string {
  const { entropy, commits } = newEntropy();
  keep(table, { entropy });
  return commits;
}

/** What this browser should show now, if all are bound and it is what it promised. */
export function toReveal(table: string, { viewer, dice, commitment }: TableView): string | null {
  if (dice.until === null || viewer === 'table' || dice.reveals[viewer] !== null) return null;
  const kept = keptOf(table);
  if (kept === null || dice.commits[viewer] !== commitmentOf(kept.entropy)) return null;
  if (kept.bound === undefined) keep(table, { ...kept, bound: { server: commitment, seats: dice.commits } });
  return kept.entropy;
}

/** Whether a record holds what this browser added, and what it saw everybody bound by before it did. */
export function isAsPromised(table: string, record: GameRecord): boolean {
  const kept = keptOf(table);
  if (kept === null) return true;
  const { entropy, bound } = kept;
  return bound !== undefined && isAsBound(record, entropy, bound);
}

// What this browser adds to the dice of a match. It binds itself to it by its hash when it sits down, and shows it only when it has seen
// that the server and everybody else are bound as well, and that the table is the one it agreed to. Only if the record holds all that can
// one say that nobody chose the dice.
import { canonical, type Options } from '@boucan/kernel';
import { type Bound, breachOf, commitmentOf, type GameRecord } from '@boucan/record';
import { agreementIn, type TableTerms, type TableView } from '@boucan/table';
import { randomHex } from './random.ts';

const BYTES = 16;

/** What was asked for when the table was opened, or what it showed when this browser took its seat. */
export interface Wanted {
  readonly game: string;
  readonly seats: number;
  readonly packs: readonly string[];
  readonly options: Options; // those that were named
  readonly version?: number;
  readonly rules?: string;
}

interface Kept {
  readonly entropy: string;
  readonly wanted?: Wanted;
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
export function promise(table: string, entropy: string, wanted?: Wanted): void {
  if (keptOf(table) === null) keep(table, { entropy, ...(wanted !== undefined && { wanted }) });
}

/** Binds this browser to something it will add to the dice of a table with these terms, and gives what it is bound by. */
export function commitTo(table: string, { game, version, rules, config }: TableTerms): string {
  const { entropy, commits } = newEntropy();
  keep(table, { entropy, wanted: { game, version, ...config, ...(rules !== undefined && { rules }) } });
  return commits;
}

function isAsWanted({ game, version, rules, seats, packs, options }: Wanted, terms: TableTerms): boolean {
  const { config } = terms;
  return (
    game === terms.game &&
    seats === config.seats &&
    (version ?? terms.version) === terms.version &&
    (rules ?? terms.rules) === terms.rules &&
    canonical([...packs].sort()) === canonical([...config.packs].sort()) &&
    Object.entries(options).every(([id, value]) => config.options[id] === value)
  );
}

/** Whether a table is another than the one this browser agreed to: when it took its seat, and once more when it showed what it adds. */
export function isOtherThanAgreed(table: string, view: TableView): boolean {
  const { wanted, bound } = keptOf(table) ?? {};
  if (bound?.agreed !== undefined) return agreementIn(view) !== bound.agreed;
  return wanted !== undefined && !isAsWanted(wanted, view.terms);
}

/** What this browser should show now, if all are bound, to what it agreed to, and it is what it promised. */
export function toReveal(table: string, view: TableView): string | null {
  const { viewer, dice, commitment } = view;
  if (dice.until === null || viewer === 'table' || dice.reveals[viewer] !== null) return null;
  const kept = keptOf(table);
  if (kept === null || dice.commits[viewer] !== commitmentOf(kept.entropy) || isOtherThanAgreed(table, view)) return null;
  if (kept.bound === undefined)
    keep(table, { ...kept, bound: { server: commitment, seats: dice.commits, agreed: agreementIn(view) } });
  return kept.entropy;
}

/** What this browser kept of the match in a record, at whatever table it was. */
function keptFor({ commitment }: GameRecord): Kept | null {
  const isOf = (kept: Kept | null): kept is Kept => kept?.bound?.server === commitment;
  const start = keyOf('');
  const tables = new Set(here.keys());
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(start)) tables.add(key.slice(start.length));
  } catch {}
  return [...tables].map(keptOf).find(isOf) ?? null;
}

/** How a record compares with what this browser kept from before the match; null if it kept nothing to compare it with. */
export function compared(record: GameRecord, table?: string): 'same' | 'other-entropy' | 'other-terms' | null {
  const { entropy, bound } = (table === undefined ? null : keptOf(table)) ?? keptFor(record) ?? {};
  if (entropy === undefined || bound?.agreed === undefined) return null;
  const breach = breachOf(record, entropy, bound);
  return breach === null ? 'same' : `other-${breach}`;
}

// Several events of one action are told as one sentence. A language says which, in its chapter `folds`:
//   'dice.rolled+trust.changed'                      one event after the other, the first leads
//   'captain.moved+gain.received*'                   the last as often as it comes
//   '(sails.handled+group.tired)*'                   a row that comes again and again
//   'tower.occupied+2:tower.lost+2:points.scored'    what is marked 2 speaks of somebody or something else
// The message is filled with what all of them say. What two of them call by the same name must be the same, or they are told one by one; a part
// that is marked 2 gives `{seat2}` beside `{seat}`. What comes again and again gives lists, `{groups}` for each `group`, and stays `{group}` only
// where it is always the same; of a number that changes, `{leftBySection}` keeps the last for each `section`. An empty message folds nothing: a language may do without.
import type { Params, Told } from '@boucan/kernel';
import { argumentsIn, kept } from './icu.ts';

type Event = Pick<Told, 'event' | 'with'>;

interface Part {
  readonly voice: string;
  readonly events: readonly string[];
  readonly many: boolean;
}

/** A line of the log: the events it tells, and where the first of them stands. */
export interface Folded<E extends Event = Event> {
  readonly from: number;
  readonly events: readonly E[];
  /** The message that tells them together, and what it is filled with; null where one event speaks for itself. */
  readonly fold: { readonly key: string; readonly with: Params; readonly lists: ReadonlySet<string> } | null;
  /** More that happens may still belong to it, and then all lines after it do as well. */
  readonly open: boolean;
}

const PART = /(?:(?<voice>\d):)?(?:\((?<row>[^)]+)\)|(?<one>[^+()*:]+(?::seen)?))(?<many>\*)?(?:\+|$)/uy;

const read = new Map<string, readonly Part[]>();

/** The parts of a fold. Throws if its key is not one. */
export const partsOf = (key: string): readonly Part[] => kept(read, key, () => readParts(key));

function readParts(key: string): readonly Part[] {
  const parts: Part[] = [];
  PART.lastIndex = 0;
  while (PART.lastIndex < key.length) {
    const found = PART.exec(key)?.groups;
    if (found === undefined) throw new Error(`“${key}” does not say which events it folds`);
    parts.push({ voice: found.voice ?? '', events: (found.row ?? found.one)!.split('+'), many: found.many !== undefined });
  }
  return parts;
}

type Value = Params[string];
const same = (one: Value, other: Value): boolean =>
  one === other || (Array.isArray(one) && Array.isArray(other) && JSON.stringify(one) === JSON.stringify(other));

/** What each thing was at last: `leftBySection` from rows with a `left` and a `section`, as things and numbers by turns. */
function latest(rows: readonly Params[]): Params {
  const named = Object.entries(rows[0]!);
  const of = (kind: string): string[] => named.flatMap(([name, value]) => (typeof value === kind ? [name] : []));
  const lasts = of('string').flatMap((thing) =>
    of('number').map((number) => {
      const last = new Map(rows.map((row) => [row[thing] as string, row[number] as number]));
      return [`${number}By${thing.charAt(0).toUpperCase()}${thing.slice(1)}`, [...last].flat()] as const;
    }),
  );
  return Object.fromEntries(lasts);
}

/** What is told so far. */
class Gathered {
  readonly params: Record<string, Value> = {};
  readonly lists = new Set<string>();

  /** False if it was something else before. */
  add(name: string, value: Value): boolean {
    if (!(name in this.params)) this.params[name] = value;
    return same(this.params[name] as Value, value);
  }

  /** With these rows of a part besides; null if they speak of different things. */
  with(rows: readonly Params[], { voice, many }: Part): Gathered | null {
    const so = new Gathered();
    Object.assign(so.params, this.params);
    for (const list of this.lists) so.lists.add(list);
    for (const name of new Set(rows.flatMap((row) => Object.keys(row)))) {
      const values = rows.map((row) => row[name] as Value);
      if (many && values.every((value) => typeof value === 'string' || typeof value === 'number')) {
        so.lists.add(`${name}s${voice}`);
        so.params[`${name}s${voice}`] = values;
      }
      if (values.every((value) => same(value, values[0] as Value)) && !so.add(name + voice, values[0] as Value)) return null;
    }
    if (many) Object.assign(so.params, latest(rows));
    return so;
  }
}

/** One row of a part, with what its events say together; null where they are others, or speak of different things. */
function rowAt(events: readonly Event[], from: number, names: readonly string[]): Params | null {
  const row = new Gathered();
  for (const [i, name] of names.entries()) {
    const told = events[from + i];
    if (told?.event !== name) return null;
    for (const [param, value] of Object.entries(told.with)) if (!row.add(param, value)) return null;
  }
  return row.params;
}

interface Match {
  readonly key: string;
  readonly length: number;
  readonly with: Params;
  readonly lists: ReadonlySet<string>;
}

/** What a message asks for, without forms. */
const asked = new Map<string, readonly string[]>();
const asksFor = (message: string): readonly string[] => kept(asked, message, () => argumentsIn(message).map(({ name }) => name));

/** Holds the parts of one fold against events, from one of them on. */
class Matcher {
  readonly #events: readonly Event[];
  readonly #needs: readonly string[];

  constructor(events: readonly Event[], message: string) {
    this.#events = events;
    this.#needs = asksFor(message);
  }

  /** Where the last part ends, and what they all say; `open` if the events end first, null if it is not about them. */
  match(at: number, [part, ...rest]: readonly Part[], so = new Gathered()): { end: number; so: Gathered } | 'open' | null {
    if (part === undefined) return this.#needs.every((name) => name in so.params) ? { end: at, so } : null;
    const rows = this.#rows(at, part);
    let end = at + rows.length * part.events.length;
    if (rows.length === 0) {
      const left = this.#events.slice(end).map(({ event }) => event);
      return left.every((event, i) => event === part.events[i]) ? 'open' : null;
    }
    // As many rows as go together.
    for (; rows.length > 0; rows.pop(), end -= part.events.length) {
      const more = so.with(rows, part);
      const found = more === null ? null : this.match(end, rest, more);
      if (found !== null) return found;
    }
    return null;
  }

  #rows(from: number, { events: names, many }: Part): Params[] {
    const rows: Params[] = [];
    for (let at = from; many || rows.length === 0; at += names.length) {
      const row = rowAt(this.#events, at, names);
      if (row === null) break;
      rows.push(row);
    }
    return rows;
  }
}

function matchAt(events: readonly Event[], from: number, key: string, message: string): Match | 'open' | null {
  const found = new Matcher(events, message).match(from, partsOf(key));
  if (found === null || found === 'open') return found;
  const { end, so } = found;
  // One of many, and nothing after it: more may come.
  if (end - from === 1 && end === events.length && key.includes('*')) return 'open';
  return end - from > 1 ? { key, length: end - from, with: so.params, lists: so.lists } : null;
}

/** The events of one action as lines: at each event the longest fold that fits, the first of equals. */
export function folded<E extends Event>(events: readonly E[], folds: { readonly [key: string]: string }): readonly Folded<E>[] {
  const byLead = leads(folds);
  const lines: Folded<E>[] = [];
  for (let from = 0; from < events.length; ) {
    let best: Match | null = null;
    let open = false;
    for (const key of byLead.get(events[from]!.event) ?? []) {
      const found = matchAt(events, from, key, folds[key]!);
      if (found === 'open') open = true;
      else if (found !== null && found.length > (best?.length ?? 0)) best = found;
      if (found !== null && found !== 'open' && from + found.length === events.length) open ||= key.includes('*');
    }
    const length = best?.length ?? 1;
    lines.push({ from, events: events.slice(from, from + length), fold: best, open });
    from += length;
  }
  return lines;
}

const known = new WeakMap<object, ReadonlyMap<string, readonly string[]>>();

function leads(folds: { readonly [key: string]: string }): ReadonlyMap<string, readonly string[]> {
  let found = known.get(folds);
  if (found === undefined) {
    const keys = Object.keys(folds).filter((key) => folds[key] !== '');
    found = Map.groupBy(keys, (key) => partsOf(key)[0]!.events[0]!);
    known.set(folds, found);
  }
  return found;
}

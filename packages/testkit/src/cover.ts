// Tables that between them have agreed on every two things that can be agreed on together: a covering array of pairs.
import { type Config, type Game, type OptionValue, shuffle } from '@boucan/kernel';
import { seatCounts, stream } from './random-match.ts';

/** Something to agree on: how many sit down, whether a pack is played, an option. An option of a pack is there only with it. */
export interface Factor {
  readonly id: string;
  readonly values: readonly OptionValue[];
  readonly pack: string | null; // whose option it is
  readonly kind: 'seats' | 'pack' | 'option';
}

/** What was chosen of each factor, by its place in the list; undefined where it is not there, or open. */
type Row = (OptionValue | undefined)[];
type Pair = readonly [one: number, a: OptionValue, two: number, b: OptionValue];

/** Everything that can be chosen about a match of this game: seats, packs and options. */
export const factorsOf = (game: Game): Factor[] => [
  { id: 'seats', values: seatCounts(game), pack: null, kind: 'seats' },
  ...game.def.packs.map(({ id }): Factor => ({ id, values: [false, true], pack: null, kind: 'pack' })),
  ...game.def.options.map(({ id, values }): Factor => ({ id, values, pack: null, kind: 'option' })),
  ...game.def.packs.flatMap((pack) =>
    (pack.options ?? []).map(({ id, values }): Factor => ({ id, values, pack: pack.id, kind: 'option' })),
  ),
];

/** What a table has agreed on, factor by factor. */
export const agreedOn = (factors: readonly Factor[], { seats, packs = [], options = {} }: Config): Row =>
  factors.map(({ id, kind, pack }) => {
    if (kind === 'seats') return seats;
    if (kind === 'pack') return packs.includes(id);
    return pack === null || packs.includes(pack) ? options[id] : undefined;
  });

const configOf = (factors: readonly Factor[], row: Row): Config => {
  const of = (kind: Factor['kind']) =>
    factors.flatMap((f, i) => (f.kind === kind && row[i] !== undefined ? [[f.id, row[i]!] as const] : []));
  return {
    seats: of('seats')[0]![1] as number,
    packs: of('pack').flatMap(([id, isPlayed]) => (isPlayed ? [id] : [])),
    options: Object.fromEntries(of('option')),
  };
};

const TRIES = 40;
const CANDIDATES = 8;

/**
 * Configurations such that any two values that can be agreed on together are, in one of them. The same seed gives the same ones. What nothing
 * makes possible together is left out.
 */
export function coverPairs<B, P, E>(of: Game<B, P, E>, seed: string): Config[] {
  const game = of as Game;
  const factors = factorsOf(game);
  const rng = stream(seed, 'cover');
  const places = factors.map((_, i) => i);
  const packAt = factors.map(({ pack }) => (pack === null ? -1 : factors.findIndex((f) => f.kind === 'pack' && f.id === pack)));

  const key = ([one, a, two, b]: Pair): string => `${one} ${a} ${two} ${b}`;
  const open = new Map<string, Pair>();
  for (const one of places)
    for (const two of places.slice(one + 1))
      for (const a of factors[one]!.values)
        for (const b of factors[two]!.values) {
          const pair: Pair = [one, a, two, b];
          if (!(packAt[two] === one && a === false)) open.set(key(pair), pair);
        }

  /** How many open pairs a value would close, with what is chosen already. */
  const closes = (row: Row, at: number, value: OptionValue): number => {
    let n = 0;
    for (const other of places) {
      const b = row[other];
      if (other === at || b === undefined) continue;
      if (open.has(key(other < at ? [other, b, at, value] : [at, value, other, b]))) n++;
    }
    return n;
  };
  /** A whole row from what must be in it: each further value is the one that closes most, or any. */
  const filled = (from: Row, isGreedy: boolean): Row => {
    const row = from.slice();
    // Packs first, for their options are there only with them.
    for (const at of [...shuffle(rng, places.slice())].sort((x, y) => rank(factors[x]!) - rank(factors[y]!))) {
      if (row[at] !== undefined || (packAt[at]! >= 0 && row[packAt[at]!] !== true)) continue;
      const values = shuffle(rng, factors[at]!.values.slice());
      row[at] = isGreedy ? best(values, (value) => closes(row, at, value)) : values[0]!;
    }
    return row;
  };
  /** A pair, with the packs it needs. */
  const begun = ([one, a, two, b]: Pair): Row => {
    const row: Row = factors.map(() => undefined);
    row[one] = a;
    row[two] = b;
    for (const at of [one, two]) if (packAt[at]! >= 0) row[packAt[at]!] = true;
    return row;
  };
  const isLawful = (row: Row): boolean => game.whyNotStart(configOf(factors, row)).length === 0;
  const gain = (row: Row): number => pairsIn(row).reduce((n, pair) => n + (open.has(key(pair)) ? 1 : 0), 0);
  const pairsIn = (row: Row): Pair[] =>
    places.flatMap((one) =>
      places
        .slice(one + 1)
        .flatMap((two): Pair[] => (row[one] === undefined || row[two] === undefined ? [] : [[one, row[one], two, row[two]]])),
    );

  const configs: Config[] = [];
  while (open.size > 0) {
    const [first] = open.values();
    const from = begun(first!);
    const rows = tries(CANDIDATES, () => filled(from, true)).filter(isLawful);
    if (rows.length === 0) rows.push(...tries(TRIES, () => filled(from, false)).filter(isLawful));
    if (rows.length === 0) {
      open.delete(key(first!));
      continue;
    }
    const row = best(rows, gain);
    for (const pair of pairsIn(row)) open.delete(key(pair));
    configs.push(configOf(factors, row));
  }
  return configs;
}

const rank = ({ kind }: Factor): number => (kind === 'option' ? 1 : 0);
const tries = <T>(n: number, make: () => T): T[] => Array.from({ length: n }, make);

/** The first of those that are worth most. */
function best<T>(things: readonly T[], worth: (thing: T) => number): T {
  let found = things[0] as T;
  let most = Number.NEGATIVE_INFINITY;
  for (const thing of things) {
    const n = worth(thing);
    if (n <= most) continue;
    found = thing;
    most = n;
  }
  return found;
}

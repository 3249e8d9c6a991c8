// Who sits with whom: a search that makes the sum of costs as small as it can.

/** What it costs that two sit at one table, and that one has a bye. Whole numbers. */
export interface Costs {
  readonly pair: readonly (readonly number[])[];
  readonly bye: readonly number[];
}

export const costOf = ({ pair, bye }: Costs, tables: readonly (readonly number[])[]): number => {
  let sum = 0;
  for (const table of tables) {
    if (table.length === 1) sum += bye[table[0]!]!;
    for (let i = 0; i < table.length; i++) for (let j = i + 1; j < table.length; j++) sum += pair[table[i]!]![table[j]!]!;
  }
  return sum;
};

/** Of about so many exchanges between two tables the price is looked at. */
const EFFORT = 400_000;
const MOST_TRIES = 400;

/**
 * People at tables of these sizes; 1 is a bye. Begins with the order given, exchanges two people as long as that makes it cheaper, then shakes
 * the best seating found and begins again. For up to 12 people it finds the cheapest there is (the tests compare it with all there are).
 */
export function seat(sizes: readonly number[], costs: Costs, random: () => number): number[][] {
  const people = sizes.reduce((sum, size) => sum + size, 0);
  const at: number[] = sizes.flatMap((size, table) => Array.from({ length: size }, () => table));
  const order = Array.from({ length: people }, (_, i) => i); // who sits in which chair
  const first = sizes.map((_, table) => at.indexOf(table));

  const with_ = (who: number, table: number, except: number): number => {
    const size = sizes[table]!;
    if (size === 1) return costs.bye[who]!;
    let sum = 0;
    for (let chair = first[table]!; chair < first[table]! + size; chair++)
      if (chair !== except) sum += costs.pair[who]![order[chair]!]!;
    return sum;
  };
  const gain = (a: number, b: number): number => {
    const [p, q] = [order[a]!, order[b]!];
    return with_(p, at[a]!, a) + with_(q, at[b]!, b) - with_(q, at[a]!, a) - with_(p, at[b]!, b);
  };
  const exchange = (a: number, b: number): void => {
    [order[a], order[b]] = [order[b]!, order[a]!];
  };
  const descend = (): void => {
    for (let better = true; better; ) {
      better = false;
      for (let a = 0; a < people; a++)
        for (let b = a + 1; b < people; b++)
          if (at[a] !== at[b] && gain(a, b) > 0) {
            exchange(a, b);
            better = true;
          }
    }
  };
  const tables = (): number[][] => sizes.map((size, table) => order.slice(first[table], first[table]! + size));

  descend();
  let [best, cheapest] = [order.slice(), costOf(costs, tables())];
  const tries = sizes.length < 2 ? 0 : Math.min(MOST_TRIES, Math.ceil(EFFORT / people ** 2));
  for (let i = 0; i < tries && cheapest > 0; i++) {
    order.splice(0, people, ...best);
    const shakes = 2 + Math.floor(random() * Math.max(3, people / 6));
    for (let s = 0; s < shakes; s++) exchange(Math.floor(random() * people), Math.floor(random() * people));
    descend();
    const cost = costOf(costs, tables());
    if (cost <= cheapest) [best, cheapest] = [order.slice(), cost];
  }
  order.splice(0, people, ...best);
  return tables();
}

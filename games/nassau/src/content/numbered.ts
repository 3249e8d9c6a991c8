// Items that a board knows by a number: the one in their name, wherever they stand in their table. Numbers are read far more often than names.

export interface Numbered<Id extends string, T> {
  readonly ids: readonly Id[];
  readonly numbers: readonly number[];
  item(number: number): T;
  idOf(number: number): Id;
  numberOf(id: string): number;
}

/** Of a table of items called `opp-04` and so on. */
export function numbered<Id extends string, T>(table: Readonly<Record<Id, T>>): Numbered<Id, T> {
  const ids = Object.keys(table) as Id[];
  const numbers = ids.map((id) => Number(id.slice(id.lastIndexOf('-') + 1)));
  const numberOf = new Map<string, number>(ids.map((id, i) => [id, numbers[i]!]));
  const [items, names]: [T[], Id[]] = [[], []];
  for (const [i, id] of ids.entries()) {
    items[numbers[i]!] = table[id];
    names[numbers[i]!] = id;
  }
  return { ids, numbers, item: (n) => items[n]!, idOf: (n) => names[n]!, numberOf: (id) => numberOf.get(id)! };
}

// Rows about people: accounts, friends, notices, ratings … Whatever is not on the way of a choice to the disk is kept by these, in SQL that
// SQLite and PostgreSQL both understand. Tables of this kind are made in common.ts.

export type Value = string | number | null;

export interface Statement {
  readonly text: string; // with ?1, ?2 … for the values
  readonly values: readonly Value[];
  /** It has to change a row. */
  readonly must: boolean;
}

export interface Rows {
  read<T extends object>(statement: Statement): Promise<T[]>;
  /** All of them or none, and on disk when it returns. Overtaken if a key is taken, or a statement that must change a row changes none. */
  write(...statements: readonly Statement[]): Promise<void>;
  /** One statement that writes and returns rows (`… returning …`): whoever gets a row is the only one who does. */
  take<T extends object>(statement: Statement): Promise<T[]>;
}

/**
 * A statement with its values: sql`select name from players where id = ${id}`. A list stands for its members: in (${ids}).
 * Where PostgreSQL cannot tell the type of a value, say it: cast(${at} as bigint).
 */
export function sql(strings: TemplateStringsArray, ...given: readonly (Value | readonly Value[])[]): Statement {
  const values: Value[] = [];
  const place = (value: Value): string => `?${values.push(value)}`;
  const placed = (value: Value | readonly Value[]): string =>
    !Array.isArray(value) ? place(value as Value) : value.length === 0 ? 'null' : value.map(place).join(', ');
  return { text: strings.reduce((text, part, i) => text + placed(given[i - 1]!) + part), values, must: false };
}

/** The same, but it has to change a row; otherwise nothing of its group is written. */
export const must = (statement: Statement): Statement => ({ ...statement, must: true });

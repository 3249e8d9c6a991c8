// Rows, and transactions over them as PostgreSQL promises them at “read committed”: what is not committed nobody else sees; whoever wants to write
// what another has written waits for him; whoever waits for each other is told so.

export type Row = Readonly<Record<string, unknown>>;

/** He must wait for these. */
export class Blocked extends Error {
  readonly by: readonly Tx[];

  constructor(by: readonly Tx[]) {
    super('blocked');
    this.by = by;
  }
}

/** The map under this name, which may have to be made. */
function within<V>(maps: Map<string, Map<string, V>>, name: string): Map<string, V> {
  const map = maps.get(name) ?? new Map<string, V>();
  maps.set(name, map);
  return map;
}

export class Tx {
  readonly written = new Map<string, Map<string, Row | null>>(); // null: deleted
  readonly #staged = new Map<string, Map<string, Row | null>>(); // by the statement that is under way
  isFailed = false;
  waitsFor: readonly Tx[] = [];

  stage(table: string, key: string, row: Row | null): void {
    within(this.#staged, table).set(key, row);
  }

  own(table: string, key: string): Row | null | undefined {
    const staged = this.#staged.get(table)?.get(key);
    return staged === undefined ? this.written.get(table)?.get(key) : staged;
  }

  /** The statement is done, or must begin again. */
  settle(isDone: boolean): void {
    if (isDone)
      for (const [table, rows] of this.#staged) {
        const written = within(this.written, table);
        for (const [key, row] of rows) written.set(key, row);
      }
    this.#staged.clear();
  }

  /** Whether it waits for that one, directly or not. */
  awaits(other: Tx): boolean {
    return this.waitsFor.some((tx) => tx === other || tx.awaits(other));
  }
}

interface Lock {
  writer: Tx | null;
  readonly sharers: Set<Tx>;
}

export class Rows {
  readonly #tables = new Map<string, Map<string, Row>>();
  readonly #locks = new Map<string, Lock>();

  get(tx: Tx, table: string, key: string): Row | undefined {
    const own = tx.own(table, key);
    return own === undefined ? this.#tables.get(table)?.get(key) : (own ?? undefined);
  }

  /** All of a table, in the order in which they came. */
  *scan(tx: Tx, table: string): Iterable<readonly [string, Row]> {
    for (const entry of this.#tables.get(table) ?? []) {
      const own = tx.own(table, entry[0]);
      if (own === undefined) yield entry;
      else if (own !== null) yield [entry[0], own];
    }
    for (const [key, row] of tx.written.get(table) ?? [])
      if (row !== null && !this.#tables.get(table)?.has(key)) yield [key, row];
  }

  /** Waits until nobody else has written it; then nobody else does before the end of this transaction. */
  put(tx: Tx, table: string, key: string, row: Row | null): void {
    const lock = this.#lock(`${table} ${key}`);
    const others = [...(lock.writer === null ? [] : [lock.writer]), ...lock.sharers].filter((one) => one !== tx);
    if (others.length > 0) throw new Blocked(others);
    lock.writer = tx;
    tx.stage(table, key, row);
  }

  /** Nobody writes it before the end of this transaction. */
  share(tx: Tx, table: string, key: string): void {
    const lock = this.#lock(`${table} ${key}`);
    if (lock.writer !== null && lock.writer !== tx) throw new Blocked([lock.writer]);
    lock.sharers.add(tx);
  }

  end(tx: Tx, isCommitted: boolean): void {
    if (isCommitted)
      for (const [name, rows] of tx.written) {
        const table = within(this.#tables, name);
        for (const [key, row] of rows)
          if (row === null) table.delete(key);
          else table.set(key, row);
      }
    for (const [key, lock] of this.#locks) {
      if (lock.writer === tx) lock.writer = null;
      lock.sharers.delete(tx);
      if (lock.writer === null && lock.sharers.size === 0) this.#locks.delete(key);
    }
  }

  /** The database was stopped: whatever was under way has never been, and has nothing locked. */
  release(): void {
    this.#locks.clear();
  }

  #lock(key: string): Lock {
    const lock = this.#locks.get(key) ?? { writer: null, sharers: new Set() };
    this.#locks.set(key, lock);
    return lock;
  }
}

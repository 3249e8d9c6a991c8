// All data from one database to another, and a look at every row whether it has arrived.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileIn, postgresSource, postgresTarget, type Source, sqliteSource, sqliteTarget, type Target } from './ledger.ts';
import { PARTS, type Part, type Row, sharedBy } from './parts.ts';

export const isPostgres = (place: string): boolean => /^postgres(ql)?:\/\//u.test(place);

const HOW = 'sqlite:FOLDER, sqlite:FILE.db or postgres://USER@HOST/NAME';

function fileAt(place: string): string {
  const [scheme, path = ''] = place.split(/:(.*)/su);
  if (scheme !== 'sqlite' || path === '') throw new Error(`there are no data at ${place}: say ${HOW}`);
  return fileIn(path);
}

const sourceAt = async (place: string): Promise<Source> =>
  isPostgres(place) ? postgresSource(place) : sqliteSource(fileAt(place));
const targetAt = async (place: string): Promise<Target> =>
  isPostgres(place) ? postgresTarget(place) : sqliteTarget(fileAt(place));

/** What stands in a part, by the first column: of tables, or of persons. Whatever the order of the rows, the same rows add up to the same. */
class Sum {
  readonly #sums = new Map<string, bigint>();
  readonly #columns: number;
  count = 0;

  constructor(part: Part) {
    this.#columns = sharedBy(part);
  }

  add(row: Row): void {
    this.count++;
    const of = String(row[0]);
    const digest = createHash('sha256')
      .update(JSON.stringify(row.slice(0, this.#columns)))
      .digest('hex');
    this.#sums.set(of, (this.#sums.get(of) ?? 0n) + BigInt(`0x${digest}`));
  }

  /** Of what there is another sum. */
  differenceFrom(other: Sum): string | null {
    for (const [of, sum] of this.#sums) if (other.#sums.get(of) !== sum) return of;
    for (const of of other.#sums.keys()) if (!this.#sums.has(of)) return of;
    return null;
  }
}

/** Copies everything, reads it back row by row, and only then makes it count. Gives how many rows each part has. */
export async function copy(source: Source, target: Target): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const part of PARTS) {
    const sent = new Sum(part);
    for await (const rows of source.rows(part)) {
      const kept = rows.map((row) => target.kept(row));
      for (const row of kept) sent.add(row);
      await target.add(part, kept);
    }
    const arrived = new Sum(part);
    for await (const rows of target.rows(part)) for (const row of rows) arrived.add(row);
    const difference = sent.differenceFrom(arrived);
    if (difference !== null) throw new Error(`${part.name} of ${difference} did not arrive as they were; nothing was moved`);
    counts.set(part.name, sent.count);
  }
  await target.commit();
  return counts;
}

async function between(from: () => Promise<Source>, to: () => Promise<Target>): Promise<ReadonlyMap<string, number>> {
  const source = await from();
  try {
    const target = await to();
    try {
      return await copy(source, target);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

/** Moves nothing away: where it came from, everything stays as it was. */
export const move = (from: string, to: string): Promise<ReadonlyMap<string, number>> =>
  between(
    () => sourceAt(from),
    () => targetAt(to),
  );

/** Everything in PostgreSQL as it is at this moment, in a SQLite file with which a server can be started. */
export async function backUpPostgres(url: string, file: string): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} is there already`);
  await between(
    () => postgresSource(url),
    async () => sqliteTarget(file),
  );
}

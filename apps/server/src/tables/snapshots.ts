// What playing the entries of a table has led to, kept beside them, so that a long match comes back without being played again.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Line, Position, Table } from '@boucan/table';
import { sha256 } from '../random.ts';
import type { Snapshot, StoredTable } from '../storage/storage.ts';
import type { Ground } from './ground.ts';

/** A snapshot is left after so many entries, and when a table goes to sleep with so many that none knows. */
const KEEP_EVERY = 500;
const WORTH_KEEPING = 100;

/** As much of a table as snapshots know. */
export interface Known {
  readonly n: number;
  readonly lines: readonly Omit<Line, 'entry'>[];
  readonly position: Position;
}

const { resolve } = createRequire(import.meta.url);
const codes = new Map<string, string>();

/** Stands for the code of a game, of the kernel and of tables, to the letter: what other code has come to may be something else. */
function codeOf(game: string): string {
  let code = codes.get(game);
  if (code === undefined) {
    const folders = ['@boucan/kernel', '@boucan/table', `@boucan/${game}`].map((name) => dirname(resolve(name)));
    const files = folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((file) => file.isFile())
        .map((file) => join(file.parentPath, file.name))
        .sort(),
    );
    code = sha256(files.map((file) => readFileSync(file, 'utf8')).join('\0'));
    codes.set(game, code);
  }
  return code;
}

const sealOf = (game: string, table: string, { n, lines, position }: Omit<Snapshot, 'seal'>): string =>
  sha256([codeOf(game), table, n, lines, position].join('\n'));

/** A table as it stands, with the lines after the entry with this number. */
export function snapshotOf(id: string, table: Table, after: number): Snapshot {
  const lines = JSON.stringify(table.linesAfter(after).map(({ entry: _, ...line }) => line));
  const snapshot = { n: table.n, lines, position: JSON.stringify(table.position()) };
  return { ...snapshot, seal: sealOf(table.game.id, id, snapshot) };
}

/** What snapshots know of a table. One that does not fit, and all after it, are as good as none. */
export function knownOf(game: string, { id, entries, snapshots }: StoredTable): Known | undefined {
  let lines: Known['lines'] = [];
  let known: Snapshot | undefined;
  for (const snapshot of snapshots) {
    if (snapshot.n > entries.length || snapshot.seal !== sealOf(game, id, snapshot)) break;
    const more = JSON.parse(snapshot.lines) as Known['lines'];
    if (lines.length + more.length !== snapshot.n) break;
    lines = [...lines, ...more];
    known = snapshot;
  }
  return known && { n: known.n, lines, position: JSON.parse(known.position) as Position };
}

/** Leaves snapshots, so that the match need not be played again when it is wanted back. */
export class Snapshots {
  readonly #ground: Ground;
  #kept: number; // the last entry a snapshot knows

  constructor(ground: Ground, kept: number) {
    this.#ground = ground;
    this.#kept = kept;
  }

  /** While it is played: now and then, when there is nothing else to do. */
  look(): void {
    const { table, world } = this.#ground;
    if (table.n - this.#kept >= KEEP_EVERY) world.idleQueue.add(() => void this.#leave());
  }

  /** The table goes to sleep here. */
  async rest(): Promise<void> {
    if (this.#ground.table.n - this.#kept >= WORTH_KEEPING) await this.#leave();
  }

  async #leave(): Promise<void> {
    const { id, table, world } = this.#ground;
    const after = this.#kept;
    if (table.match === null || after === table.n) return;
    this.#kept = table.n;
    await world.storage
      .snapshot(id, after, snapshotOf(id, table, after))
      .catch((error: unknown) => world.log.error({ err: error, table: id }, 'a snapshot could not be kept'));
  }
}

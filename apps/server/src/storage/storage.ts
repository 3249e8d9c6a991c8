// What the server needs of a disk. Every promise to write is kept only when the thing is on it.
import type { Entry, PlayerId } from '@boucan/table';
import type { Rows } from './rows.ts';

/** Who sent the command that led to some entries, and under which id: sent again, it counts once. */
export interface Sender {
  readonly player: PlayerId;
  readonly message: string;
}

export interface Player {
  readonly id: PlayerId;
  readonly name: string;
}

/** A personal link adds another device. `parent`: the link that the creating device came by, if any. */
export interface Link {
  readonly id: string;
  readonly player: PlayerId;
  readonly made: number;
  readonly parent: string | null;
}

/** What is fixed when a table is opened and is not in its entries, because it is nobody's business. */
export interface Opening {
  readonly id: string;
  readonly secret: string; // the dice come from it
  readonly invite: string; // the key that lets one sit
  readonly watch: string; // the key that lets one look
  guests: readonly PlayerId[]; // may come without a key; one of them may turn out to be somebody who stays
}

export interface StoredEntry {
  readonly entry: Entry;
  readonly sender: Sender | null;
}

/** An answer that is kept back. It counts if nothing has made it void since the entry with this number. */
export interface Held {
  readonly table: string;
  readonly seat: number;
  readonly n: number;
  readonly player: PlayerId;
  readonly choice: string; // JSON
  readonly message: string | null;
  readonly at: number | null; // on the tables' own clock, if that was noted
}

/** What playing the entries has led to, so that they need not be played again. It may be lost, or not fit: the entries are the truth. */
export interface Snapshot {
  readonly n: number; // of the last entry it knows
  readonly lines: string; // JSON, of the entries since the snapshot before it
  readonly position: string; // JSON
  readonly seal: string; // breaks if any of this, or the code that made it, is another
}

export interface StoredTable extends Opening {
  readonly entries: readonly StoredEntry[];
  readonly snapshots: readonly Snapshot[]; // the oldest first
  readonly held: readonly Held[];
  readonly seen: ReadonlyMap<PlayerId, number>; // the last entry sent before they left
  readonly record: string | null;
  readonly follows: string | null; // the table where they played before
  readonly rematch: string | null; // the table where they play again
}

/** What the lobby shows of a table, kept beside its entries so that old tables need not be played again to be listed. */
export interface Summary {
  readonly table: string;
  readonly phase: 'gathering' | 'playing' | 'over';
  readonly sketch: string; // JSON
  readonly members: readonly PlayerId[];
  readonly record: string | null; // once it is over
}

export interface Report {
  readonly table: string;
  readonly player: PlayerId;
  readonly at: number;
  readonly n: number; // the last entry when it was written; the entries themselves never change
  readonly note: string;
}

/** A concurrent write was first: the table has gone on, or already has a rematch. The caller must read again before it decides. */
export class Overtaken extends Error {
  override name = 'Overtaken';
}

/** The database cannot make sense of a statement: nothing of its group was written, and others do not suffer for it. */
export class BadStatement extends Error {
  override name = 'BadStatement';
}

/** Faults of what one caller wants, and not of the disk. */
export const FAULTS_OF_ONE = { Overtaken, BadStatement };

/** Another server decides for this table now: nothing was written. */
export class NotOurs extends Error {
  override name = 'NotOurs';
}

export interface Storage {
  /** A new table with its first entries. `rematchOf`: the table it follows; a table has one rematch, and a late caller gets `Overtaken`. */
  open(opening: Opening, entries: readonly Entry[], rematchOf: string | null): Promise<void>;
  /** Adds entries after the one with this number, all or none. Overtaken if that is not the last one. */
  append(table: string, expected: number, entries: readonly Entry[], sender: Sender | null): Promise<void>;
  load(table: string): Promise<StoredTable | null>;
  summarise(summary: Summary): Promise<void>;
  /** Adds a snapshot to those up to this number; later ones are of no use any more. */
  snapshot(table: string, after: number, snapshot: Snapshot): Promise<void>;
  hold(held: Held): Promise<void>;
  /** What a seat had held is void. */
  release(table: string, seat: number): Promise<void>;
  /** How far a person was told of a table. */
  saw(table: string, player: PlayerId, n: number): Promise<void>;
  /** The tables that are not over, and were touched since, or have a clock. */
  unfinished(since: number): Promise<string[]>;
  /** What was sketched of a person's tables, the latest first. */
  sketchesFor(player: PlayerId): Promise<{ readonly table: string; readonly sketch: string }[]>;
  /** A new person, or a new name for one. */
  keepPlayer(player: Player): Promise<void>;
  /** Another secret of a person's, known by its hash alone; and the link by which it came, if it did. */
  addSession(hash: string, player: PlayerId, link: string | null): Promise<void>;
  /** A link made by the session with the hash `by`. If that session no longer exists, the link does not work. */
  addLink(link: Pick<Link, 'id' | 'made'> & { readonly hash: string; readonly by: string }): Promise<void>;
  /** Whose link this is. A link, or a session, that came of one which is revoked counts for nothing, whenever it was written. */
  linkOf(hash: string): Promise<(Player & { readonly link: string }) | null>;
  /** How often each was used, and whether the session with this hash came by it. */
  linksOf(player: PlayerId, hash: string): Promise<(Link & { readonly uses: number; readonly here: boolean })[]>;
  /** Revokes a link, the sessions created with it, the links these created, and so on. */
  revoke(player: PlayerId, link: string): Promise<void>;
  playerOf(hash: string): Promise<Player | null>;
  /** What a person has settled, as JSON. */
  keepSettings(player: PlayerId, settings: string): Promise<void>;
  settingsOf(player: PlayerId): Promise<string | null>;
  report(report: Report): Promise<void>;
  /** Everything else about people. */
  readonly rows: Rows;
  /** The time on the tables' clock, to go on from after a restart. */
  pulse(now: number): Promise<void>;
  lastPulse(): Promise<number | null>;
  /** Fails if nothing more can be written. */
  probe(): Promise<void>;
  /** What is wrong with the data, part by part: each is checked in a moment of its own. */
  damage(): AsyncIterable<string>;
  /** Copies everything into one SQLite file while it is used. */
  backup(file: string): Promise<void>;
  /** Writes what is waiting, and lets go of the disk. */
  close(): Promise<void>;
}

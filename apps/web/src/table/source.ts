import type { Reason, Seat } from '@boucan/kernel';
import type { Keys, Present } from '@boucan/protocol';
import type { Command, Notice, PlayerId, TableView } from '@boucan/table';

/** How the table is reached at the moment. */
export type Link = 'connecting' | 'open' | 'lost';

/** Everything a screen needs to show a table. A new object for every change. */
export interface Shown {
  readonly table: string;
  readonly view: TableView;
  readonly notices: readonly Notice[];
  readonly keys: Keys;
  readonly present: readonly Present[];
  /** The last line that was shown to me before I came, on whatever device, as far as the table knows. */
  readonly seen: number | null;
  readonly skew: number; // the table's clock minus ours
  /** Several people share this device: the seat that should take it next, while nobody looks. Null when no curtain hangs. */
  readonly curtain: Seat | null;
  /** Played on from a moment of another match: such a match has no record that could be verified. */
  readonly fork: boolean;
}

/** Why a table cannot be shown: a code of the protocol, or `elsewhere` for a local table that is open in another tab. */
export interface Trouble {
  readonly error: string;
  readonly message: string;
}

/** A table somewhere: on the server, or in a worker on this device. Screens do not know which. */
export interface TableSource {
  readonly local: boolean;
  readonly me: PlayerId;
  /** The path where this match is looked at again, choice by choice. */
  readonly replay: string;
  subscribe(changed: () => void): () => void;
  shown(): Shown | null;
  link(): Link;
  trouble(): Trouble | null;
  /** Resolves when the command is safe, with nothing; or with the reasons why not. */
  send(command: Command): Promise<readonly Reason[]>;
  /** The person for whom the curtain hangs has the device, and looks. */
  lift(): void;
  /** Opens another table on the same terms and gives the path to it. */
  rematch(): Promise<string>;
  close(): void;
}

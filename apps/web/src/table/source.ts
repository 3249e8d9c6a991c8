import type { Reason, Seat } from '@boucan/kernel';
import type { Keys, Present } from '@boucan/protocol';
import type { Command, Fresh, MomentView, Notice, PlayerId, TableView } from '@boucan/table';

/** How the table is reached at the moment. `behind`: it may have gone on without us. */
export type Link = 'connecting' | 'open' | 'behind' | 'lost';

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
  /** Whoever holds the device has chosen, and looks at what came of it: then it goes to this seat. */
  readonly passes: Seat | null;
  /** Played on from a moment of another match: such a match has no record that could be verified. */
  readonly fork: boolean;
  /** The moments through which the match came to this view of late, oldest first. */
  readonly moments: readonly MomentView[];
}

export type { Fresh };

/** A table at the moment that is shown: everything about it is at the same step. */
export interface Now extends Shown {
  /** Counts what was shown. */
  readonly frame: number;
  /** What is new in it. */
  readonly fresh: readonly Fresh[];
  /** How many moments wait to be shown. */
  readonly behind: number;
  /** My question is there, and waits until what went before has been told. */
  readonly held: boolean;
  /** By how much steps are shortened; 0: nothing is told slowly. */
  readonly tempo: number;
  /** How long it may take in all, in milliseconds: of what does not fit only the end is told. */
  readonly most: number;
  /** It goes on when I say so. */
  readonly paused: boolean;
}

/** Why a table cannot be shown: a code of the protocol, or `elsewhere` for a local table that is open in another tab. */
export interface Trouble {
  readonly error: string;
  readonly message: string;
}

/** What became of a command: nothing speaks against it, and the table shows it from entry `n` on; or the reasons why not. */
export interface Answer {
  readonly refused: readonly Reason[];
  readonly n: number;
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
  /** Resolves when the command is safe; or with the reasons why not. */
  send(command: Command): Promise<Answer>;
  /** The person for whom the curtain hangs has the device, and looks. */
  lift(): void;
  /** Opens another table on the same terms and gives the path to it. */
  rematch(): Promise<string>;
  close(): void;
  /** Hears how far a bot is with its thinking, between 0 and 1, where the table can tell. */
  onThinking?(heard: (seat: Seat, share: number) => void): () => void;
  /** Everything up to this entry has been shown: whoever waits for that goes on. */
  reached?(n: number): void;
  /** Nobody looks on until somebody is asked: bots take no pause. */
  hurry?(): void;
}

/** Moments that have been shown are needed no longer: each is a whole board. */
export const withoutPast = (shown: Shown, n: number): Shown => ({
  ...shown,
  moments: shown.moments.filter((moment) => moment.n >= n),
});

/** A table whose moments are shown one after the other. */
export interface PacedSource extends TableSource {
  shown(): Now | null;
  rested(frame: number): void;
  next(): void;
  catchUp(): void;
  paceChanged(): void;
  pause(paused: boolean): void;
}

// What one server is to others. Tables, sessions and limits know this interface alone; by itself, a server decides for every table.
import type { View } from '@boucan/kernel';
import type { Anchor, Attending, TableCard } from '@boucan/protocol';
import type { PlayerId } from '@boucan/table';
import type { Player } from '../storage/storage.ts';
import type { Decider } from '../tables/decider.ts';
import type { Host } from '../tables/host.ts';

/** What requests ask of a table that is decided elsewhere. */
export interface Errands {
  recordOf(table: string, player: PlayerId | null, key: string | undefined): Promise<string>;
  rematch(table: string, player: Player, key: string | undefined, commits: string | undefined): Promise<string>;
  sitAgain(table: string, player: Player, seat: number, commits: string): Promise<void>;
  hand(table: string, from: Player, to: Player, leaves: boolean): Promise<void>;
  /** Begins the match of a drawn table once all sit, or whoever sits. */
  muster(table: string, players: readonly Player[], late: boolean): Promise<void>;
  /** The number of its last entry, for somebody who may look at it. */
  visit(table: string, player: PlayerId, key: string | undefined): Promise<number>;
  /** What a match looks like to everybody; null before it begins. */
  sight(table: string): Promise<View<unknown> | null>;
}

/** A table as the lobby needs it for one person. */
export interface Glimpse {
  readonly card: TableCard;
  readonly isInside: boolean;
  readonly hasSeat: boolean;
}

/** What all nodes hear of at once. */
export type News =
  | { readonly news: 'renamed'; readonly player: Player }
  | { readonly news: 'revoked'; readonly player: PlayerId }
  | { readonly news: 'wishes'; readonly player: PlayerId } // wants to be told otherwise that it is his turn
  | { readonly news: 'called'; readonly to: string; readonly players: readonly PlayerId[]; readonly call: Called }
  | ({ readonly news: 'study'; readonly study: string } & AtStudy)
  | { readonly news: 'manners' } // who blocks whom, or what an operator decided, has changed
  | { readonly news: 'taken'; readonly tokens: Taken; readonly sockets: Readonly<Record<string, number>> };

/** Who looks at a study at that node, and whether it wants to know the same of others; who points where; or how far it is written. */
export type AtStudy =
  | { readonly present: readonly Attending[]; readonly asks: boolean }
  | { readonly player: PlayerId; readonly at: Anchor | null }
  | { readonly n: number };

export interface Called {
  readonly follows: string;
  readonly game: string;
  readonly by: string;
}

/** By limit, and by whom it counts: what was taken of it. */
export type Taken = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface Far extends Decider {
  errand<K extends keyof Errands>(name: K, ...args: Parameters<Errands[K]>): ReturnType<Errands[K]>;
}

/** Fetches a table into our memory. Who was handed it by a living node need not wait for anybody to come back. */
export type Here = (wasHandedOver?: boolean) => Promise<Host | null>;

export interface Nodes {
  /** Who decides for a table that we do not have: we do if `here` is called and finds it. Null: there is no such table. */
  reach(table: string, here: Here): Promise<Host | Far | null>;
  /** The way to the other node that has it at the moment, if one does. */
  elsewhere(table: string): Promise<Far | null>;
  /** Releases the lease; any node may take it. */
  letGo(table: string): Promise<void>;
  /** It turns out that it is another's. */
  lost(host: Host): void;
  /** The number of the last entry of a table we take to be ours, as the database has it; null if it is another's. Undefined: nobody else writes, and we know. */
  head(table: string): Promise<number | null> | undefined;
  /** The tables of a person that other nodes have, for the lobby. */
  glimpses(tables: readonly string[], player: PlayerId): Promise<ReadonlyMap<string, Glimpse>>;
  /** Sketches of the tables that gather, of all nodes; null: what is in our memory is all there is. */
  gathering(): Promise<readonly string[] | null>;
  /** How many tables a person has opened at other nodes, and at how many of them bots work hard. */
  openedElsewhere(player: PlayerId): Promise<{ readonly all: number; readonly hard: number }>;
  /** Tables that nobody decides for and that are ours to take; null: all that are not over. */
  orphans(since: number): Promise<string[] | null>;
  tell(news: News): void;
  /** Whether people had better come in elsewhere. */
  readonly isAway: boolean;
  /** Whether the database has told us lately that our tables are ours. */
  readonly isSure: boolean;
}

/** One server by itself. */
export const ALONE: Nodes = {
  reach: (_, here) => here(),
  elsewhere: async () => null,
  letGo: async () => {},
  lost: () => {},
  head: () => undefined,
  glimpses: async () => new Map(),
  gathering: async () => null,
  openedElsewhere: async () => ({ all: 0, hard: 0 }),
  orphans: async () => null,
  tell: () => {},
  isAway: false,
  isSure: true,
};

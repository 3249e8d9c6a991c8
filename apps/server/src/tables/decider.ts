import type { Reason } from '@boucan/kernel';
import type { Command } from '@boucan/table';
import type { Player, Sender } from '../storage/storage.ts';
import type { Watcher } from './audience.ts';

/** `done`: it is on disk, and this is the number of its last entry. */
export type Answer = { readonly done: number } | { readonly refused: readonly Reason[] };

/** Decides for a table, as sockets see it: its host here, or a proxy to the node that owns it. Refuses people who may not enter. */
export interface Decider {
  readonly id: string;
  /** Sends a watcher everything, or everything since the given entry, and then all changes. `fresh`: at the client's request, not because the table moved. */
  watch(watcher: Watcher, key: string | undefined, since: number, fresh: boolean): void | Promise<void>;
  unwatch(watcher: Watcher): void;
  /** The number of the last entry, for somebody who watches; null while that is not certain. */
  head(watcher: Watcher): number | null;
  ask(command: Command, by: Player, key: string | undefined, sender: Sender): Promise<Answer>;
}

/** The table moved to another node: callers look up its owner again. */
export class Moved extends Error {
  override name = 'Moved';
  /** How far somebody was told before it came to this. */
  told = 0;
}

import { timingSafeEqual } from 'node:crypto';
import type { PlayerId, Visibility } from '@boucan/table';
import type { Opening } from '../storage/storage.ts';

/** What somebody may do at a table: nothing, look on, or take part as far as the table lets him. */
export type Access = 'none' | 'look' | 'take-part';

/** The door of a table. */
export interface Door {
  readonly visibility: Visibility;
  readonly opening: Opening;
  /** Whether he sits at it, or opened it. */
  isInside(player: PlayerId): boolean;
}

export function accessOf({ visibility, opening, isInside }: Door, player: PlayerId, key: string | undefined): Access {
  if (visibility !== 'invitation' || isInside(player)) return 'take-part';
  if (opening.guests.includes(player) || same(key, opening.invite)) return 'take-part';
  return same(key, opening.watch) ? 'look' : 'none';
}

const same = (key: string | undefined, other: string): boolean =>
  key !== undefined && key.length === other.length && timingSafeEqual(Buffer.from(key), Buffer.from(other));

import { timingSafeEqual } from 'node:crypto';
import type { PlayerId, Visibility } from '@boucan/table';
import { type Refusal, refusals } from '../refusal.ts';
import type { Opening } from '../storage/storage.ts';

/** What a person may do at a table: nothing, watch, or take part as far as the table allows. */
export type Access = 'none' | 'look' | 'take-part';

/** The door of a table. */
export interface Door {
  readonly visibility: Visibility;
  readonly opening: Opening;
  /** Whether the person sits at it, or opened it. */
  isInside(player: PlayerId): boolean;
  /** Whether the host has blocked the person. */
  isTurnedAway(player: PlayerId): boolean;
}

export function accessOf(
  { visibility, opening, isInside, isTurnedAway }: Door,
  player: PlayerId | null,
  key: string | undefined,
): Access {
  if (player !== null && isTurnedAway(player)) return 'none';
  if (visibility !== 'invitation') return 'take-part';
  if (player !== null && (isInside(player) || opening.guests.includes(player))) return 'take-part';
  if (same(key, opening.invite)) return 'take-part';
  return same(key, opening.watch) ? 'look' : 'none';
}

/** Why somebody does not come in. */
export const closedTo = ({ isTurnedAway }: Door, player: PlayerId | null): Refusal =>
  player !== null && isTurnedAway(player) ? refusals.turnedAway() : refusals.notAllowed();

function same(key: unknown, other: string): boolean {
  if (typeof key !== 'string') return false;
  const [given, right] = [Buffer.from(key), Buffer.from(other)];
  return given.length === right.length && timingSafeEqual(given, right);
}

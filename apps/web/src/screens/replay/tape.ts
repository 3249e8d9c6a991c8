import type { Seat } from '@boucan/kernel';
import { type GameRecord, jsonIn, type Played, parseRecord, playedIn } from '@boucan/record';
import { loadLocal } from '../../local/open.ts';
import { request } from '../../net/api.ts';

/** Which match to look at: one of the server's, one of this device's, or one from a file. */
export type Origin =
  | { readonly online: string; readonly key: string | null }
  | { readonly local: string }
  | { readonly text: string };

/** A match to look at again. */
export interface Tape {
  readonly origin: Origin;
  readonly played: Played;
  /** What can be verified, exported and shared: only of a match that is over and began at its beginning. */
  readonly record: GameRecord | null;
  /** The seats through whose eyes one may look; null for all. While a match goes on, one sees no more than at the table. */
  readonly eyes: readonly Seat[] | null;
}

const ofRecord = (origin: Origin, json: unknown): Tape => {
  const record = parseRecord(json);
  return { origin, played: playedIn(record), record, eyes: null };
};

export async function tapeOf(origin: Origin): Promise<Tape | null> {
  if ('text' in origin) return ofRecord(origin, jsonIn(origin.text));
  if ('online' in origin) {
    const key = origin.key === null ? '' : `?key=${encodeURIComponent(origin.key)}`;
    return ofRecord(origin, await request('GET', `/api/tables/${encodeURIComponent(origin.online)}/record${key}`));
  }
  const table = (await loadLocal(origin.local))?.table;
  const played = table?.played() ?? null;
  if (table === undefined || played === null) return null;
  const persons = table.persons();
  const eyes = table.phase === 'over' ? null : persons.length === 1 ? persons : [];
  return { origin, played, record: table.record(), eyes };
}

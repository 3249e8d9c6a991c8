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
  /** Where I sat, as far as one can tell. */
  readonly mine: Seat | null;
}

const ofRecord = (origin: Origin, json: unknown, me: string | null): Tape => {
  const record = parseRecord(json);
  const seat = me === null ? -1 : record.names.indexOf(me);
  return { origin, played: playedIn(record), record, eyes: null, mine: seat < 0 ? null : seat };
};

/** `me`: what I am called on the server. */
export async function tapeOf(origin: Origin, me: string | null): Promise<Tape | null> {
  if ('text' in origin) return ofRecord(origin, jsonIn(origin.text), null);
  if ('online' in origin) {
    const key = origin.key === null ? '' : `?key=${encodeURIComponent(origin.key)}`;
    return ofRecord(origin, await request('GET', `/api/tables/${encodeURIComponent(origin.online)}/record${key}`), me);
  }
  const table = (await loadLocal(origin.local))?.table;
  const played = table?.played() ?? null;
  if (table === undefined || played === null) return null;
  const persons = table.persons();
  const eyes = table.phase === 'over' ? null : persons.length === 1 ? persons : [];
  return { origin, played, record: table.record(), eyes, mine: persons.length === 1 ? persons[0]! : null };
}

// Tables that are not played here any more, because the rules have changed since: what can still be told of them.
import type { Game } from '@boucan/kernel';
import type { PlayerId, TableTerms } from '@boucan/table';
import { Refusal } from '../refusal.ts';
import type { StoredTable } from '../storage/storage.ts';
import type { Door } from './access.ts';

/** A table that is played by other rules than we have: it is left as it is. */
export class LeftBehind extends Refusal {
  constructor(message: string) {
    super('unavailable', message);
  }
}

/** Why a table cannot be played on whose game has the version we have, but not the rules. */
export const otherRules = ({ game, version, rules }: TableTerms): string =>
  `This table was begun with other rules than this server has now, under the same version ${version} of ${game} (digest ${rules!.slice(0, 12)}). Nothing of it is lost: a server with the rules of before plays it on. Tell the person who runs this one.`;

/** Why a table of other rules cannot be played on, and what there still is of it. */
export function leftBehind({ game: id, version }: TableTerms, game: Game | undefined, hasRecord: boolean): string {
  const now = game === undefined ? 'this server no longer has that game' : `this server has version ${game.version}`;
  const rest = hasRecord ? 'Its record can still be had.' : 'It was not over, so there is no record; its entries are kept.';
  return `This table was played by version ${version} of ${id}, and ${now}. ${rest}`;
}

export function termsOf({ id, entries }: StoredTable): TableTerms {
  const first = entries[0]?.entry;
  if (first?.type !== 'opened') throw new Error(`table ${id} does not begin with the entry that opened it`);
  return first.terms;
}

/** The door of a table as its entries tell it, whatever its rules. */
export function doorOf(stored: StoredTable): Door {
  const sitting = new Map<number, PlayerId>();
  const turnedAway = new Set<PlayerId>();
  let host: PlayerId | null = null;
  for (const { entry } of stored.entries)
    if (entry.type === 'opened') host = entry.host;
    else if (entry.type === 'sat') sitting.set(entry.seat, entry.player);
    else if (entry.type === 'handed') {
      if (sitting.get(entry.seat) === host) host = entry.player;
      sitting.set(entry.seat, entry.player);
    } else if (entry.type === 'stood' || entry.type === 'bot-sat') sitting.delete(entry.seat);
    else if (entry.type === 'turned-away') turnedAway.add(entry.player);
  const inside = new Set([host, ...sitting.values()]);
  const isInside = (player: PlayerId): boolean => inside.has(player);
  const isTurnedAway = (player: PlayerId): boolean => turnedAway.has(player) && !isInside(player);
  return { visibility: termsOf(stored).visibility, opening: stored, isInside, isTurnedAway };
}

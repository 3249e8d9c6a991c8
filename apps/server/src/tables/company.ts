// Who is at a table while its bots think. A seat whose player left counts as a bot's.
import type { Table } from '@boucan/table';
import type { Claim } from '../bots/turnstile.ts';
import type { Audience } from './audience.ts';
import { isTournament } from './manners.ts';

export class Company {
  readonly #table: Table;
  readonly #audience: Audience;
  /** For whom the bots think. */
  readonly claim: Claim;
  /** Only bots and no watchers: they wait until somebody watches. */
  isGone = false;

  constructor(id: string, table: Table, audience: Audience) {
    this.#table = table;
    this.#audience = audience;
    this.claim = { table: id, people: [table.host], isAwaited: false };
    this.look();
  }

  /** Looks who is there now. */
  look(): void {
    const { seats, host } = this.#table;
    const playing = seats.flatMap((holder) => (holder.kind === 'person' && holder.standIn === null ? [holder.player] : []));
    const here = [...new Set(playing)].filter((player) => this.#audience.absentSince(player) === null);
    // The others of a tournament wait for its result.
    this.isGone = playing.length === 0 && this.#audience.size === 0 && !isTournament(host);
    this.claim.isAwaited = here.length > 0;
    this.claim.people = here.length > 0 ? here : [host];
  }
}

import type { Table, TableTerms } from '@boucan/table';

/** Everybody who plays on this device. */
export const ME = 'me';

/** A local table as the lobby shows it. */
export interface LocalCard {
  readonly id: string;
  readonly secret: string;
  readonly terms: TableTerms;
  readonly phase: 'gathering' | 'playing' | 'over';
  readonly seats: readonly { readonly kind: 'empty' | 'bot' | 'person'; readonly name: string }[];
  readonly yourTurn: boolean;
  readonly fork: boolean;
  readonly updated: number;
}

export function cardOf(id: string, secret: string, table: Table): LocalCard {
  return {
    id,
    secret,
    terms: table.terms,
    phase: table.phase,
    seats: table.seats.map(({ kind }, seat) => ({ kind, name: table.names[seat]! })),
    yourTurn: table.awaited().some((seat) => table.botOf(seat) === null),
    fork: table.from !== null,
    updated: table.last.at,
  };
}

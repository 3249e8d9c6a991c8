import type { TableCard } from '@boucan/protocol';
import type { PlayerId, Table } from '@boucan/table';

/** A table as the lobby shows it to this person. */
export function cardOf(id: string, table: Table, player: PlayerId | null): TableCard {
  const seat = player === null ? null : table.seatOf(player);
  const { names } = table;
  return {
    table: id,
    terms: table.terms,
    phase: table.phase,
    seats: table.seats.map(({ kind }, s) => ({ kind, name: kind === 'empty' ? null : names[s]! })),
    yourTurn: seat !== null && table.botOf(seat) === null && table.awaited().includes(seat),
    updated: table.lines.at(-1)!.entry.at,
  };
}

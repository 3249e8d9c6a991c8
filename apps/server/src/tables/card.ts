import type { TableCard } from '@boucan/protocol';
import { deadlineOf, type PlayerId, type Table } from '@boucan/table';

/** What is kept of a table for the lobby: enough to make a card for anybody. */
export interface Sketch {
  readonly card: TableCard;
  readonly awaited: readonly PlayerId[]; // the persons whose turn it is
  readonly until?: Readonly<Record<PlayerId, number>>; // when their time runs out, by the time of day; not in old sketches
}

/** `apart`: by how much the time of day is ahead of the table's clock. */
export function sketchOf(id: string, table: Table, apart: number): Sketch {
  const { names } = table;
  const awaited = table.awaited().flatMap((seat) => {
    const holder = table.seats[seat]!;
    return holder.kind === 'person' && holder.standIn === null ? [holder.player] : [];
  });
  const until = Object.fromEntries(
    table.awaited().flatMap((seat): [PlayerId, number][] => {
      const holder = table.seats[seat]!;
      const end = deadlineOf(table.clocks, table.terms.clock, seat, apart);
      return holder.kind === 'person' && end !== null ? [[holder.player, end + apart]] : [];
    }),
  );
  const card: TableCard = {
    table: id,
    terms: table.terms,
    phase: table.phase,
    seats: table.seats.map((holder, s) => ({
      kind: holder.kind,
      name: holder.kind === 'empty' ? null : names[s]!,
      ...(holder.kind === 'bot' ? { level: holder.level } : {}),
    })),
    yourTurn: false,
    updated: table.last.at,
  };
  return { card, awaited, until };
}

/** A table as the lobby shows it to this person, or to somebody without a name. */
export function cardFor({ card, awaited, until = {} }: Sketch, player: PlayerId | null): TableCard {
  if (player === null || !awaited.includes(player)) return card;
  const end = until[player];
  return { ...card, yourTurn: true, ...(end !== undefined && { until: end }) };
}

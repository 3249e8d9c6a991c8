import type { TableCard } from '@boucan/protocol';
import type { PlayerId, Table } from '@boucan/table';

/** What is kept of a table for the lobby: enough to make a card for anybody. */
export interface Sketch {
  readonly card: TableCard;
  readonly awaited: readonly PlayerId[]; // the persons whose turn it is
}

export function sketchOf(id: string, table: Table): Sketch {
  const { names } = table;
  const awaited = table.awaited().flatMap((seat) => {
    const holder = table.seats[seat]!;
    return holder.kind === 'person' && holder.standIn === null ? [holder.player] : [];
  });
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
  return { card, awaited };
}

/** A table as the lobby shows it to this person, or to somebody without a name. */
export const cardFor = ({ card, awaited }: Sketch, player: PlayerId | null): TableCard => ({
  ...card,
  yourTurn: player !== null && awaited.includes(player),
});

import type { Table } from '@boucan/table';

/** Where points come from: the event with which a game counts up a seat at the end, and what of it adds up to the total. */
const COUNTED: Readonly<Record<string, { readonly event: string; readonly parts: readonly string[] }>> = {
  brethren: { event: 'hoard.counted', parts: ['treasure', 'tokens', 'portRoyal', 'pot'] },
  fortunes: {
    event: 'chest.opened',
    parts: ['combatPoints', 'salePoints', 'raidPoints', 'missionPoints', 'rumourPoints', 'shipPoints', 'hiddenPoints'],
  },
  nassau: {
    event: 'count.total',
    parts: ['track', 'towers', 'opponents', 'goods', 'weapons', 'companions', 'cargo', 'expansion'],
  },
  skull: { event: 'score.counted', parts: ['prestige', 'setOut', 'doubloons', 'ship'] },
};

export type Sources = readonly (Readonly<Record<string, number>> | null)[]; // by seat

/** What everybody at a finished table has heard of where the points came from; null where the game does not tell. */
export function sourcesOf(table: Table): Sources | null {
  const counted = COUNTED[table.game.id];
  if (counted === undefined || table.phase !== 'over') return null;
  const last = table.lines.findLast(({ entry }) => entry.type === 'chose');
  const told = table.game.witness(last?.events ?? [], 'table').filter(({ event }) => event === counted.event);
  const bySeat = new Map(told.map(({ with: params }) => [params?.seat, params]));
  return table.seats.map((_, seat) => {
    const params = bySeat.get(seat);
    if (params === undefined) return null;
    return Object.fromEntries(counted.parts.flatMap((part) => (typeof params[part] === 'number' ? [[part, params[part]]] : [])));
  });
}

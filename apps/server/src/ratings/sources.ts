import type { Told } from '@boucan/kernel';
import type { Line, Table } from '@boucan/table';

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

/** By seat. */
export type Sources = readonly (Readonly<Record<string, number>> | null)[];

/** What everybody at a finished table has heard of where the points came from; null where the game does not tell. */
export function sourcesOf(table: Table, lines: readonly Line[]): Sources | null {
  const counted = COUNTED[table.game.id];
  if (counted === undefined || table.phase !== 'over') return null;
  const last = lines.findLast(({ entry }) => entry.type === 'chose');
  const told = table.game.witness(last?.events ?? [], 'table').filter(({ event }) => event === counted.event);
  const bySeat = new Map(told.map(({ with: params }) => [params?.seat, params]));
  return table.seats.map((_, seat) => {
    const params = bySeat.get(seat);
    if (params === undefined) return null;
    return Object.fromEntries(counted.parts.flatMap((part) => (typeof params[part] === 'number' ? [[part, params[part]]] : [])));
  });
}

/** What people have a favourite of in a game, and the events that tell which they took: the word of them that says it. */
export const FAVOURED = {
  brethren: { kind: 'port', events: { 'ship.played': 'board' } },
  fortunes: { kind: 'captain', events: { 'captain.revealed': 'captain', 'captain.drawn': 'captain' } },
  nassau: { kind: 'tale', events: { 'tale.told': 'card' } },
  skull: { kind: 'post', events: { 'post.taken': 'post' } },
} as const satisfies Readonly<Record<string, { readonly kind: string; readonly events: Readonly<Record<string, string>> }>>;

/** Where somebody who is knocked out is brought: nobody's choice. */
const UNCHOSEN: readonly unknown[] = ['cabins'];

export type Taken = readonly Readonly<Record<string, number>>[]; // by seat, how often

/** What each seat took, as everybody at the table was told: captains, posts, tales, ports. Whatever was taken back counts for nothing. */
export function takenOf(table: Table, lines: readonly Line[]): Taken | null {
  const favoured = FAVOURED[table.game.id as keyof typeof FAVOURED];
  if (favoured === undefined || table.phase !== 'over' || table.state === null) return null;
  const events: Readonly<Record<string, string | undefined>> = favoured.events;
  const { people = [] } = table.game.view(table.state, 'table').board as { people?: readonly { readonly cls: string }[] };
  const seatIn = (params: Told['with']): number =>
    typeof params?.seat === 'number' ? params.seat : people.findIndex(({ cls }) => cls === params?.who);
  const standing: (readonly Told[])[] = [];
  for (const { entry, events: happened } of lines)
    if (entry.type === 'chose') standing.push(table.game.witness(happened, 'table'));
    else if (entry.type === 'undone') for (const index of entry.taken.toSorted((a, b) => b - a)) standing.splice(index, 1);
  const taken = table.seats.map((): Record<string, number> => ({}));
  for (const { event, with: params } of standing.flat()) {
    const word = events[event];
    const what = word === undefined ? undefined : params?.[word];
    const of = taken[seatIn(params)];
    if (typeof what === 'string' && of !== undefined && !UNCHOSEN.includes(what)) of[what] = (of[what] ?? 0) + 1;
  }
  return taken;
}

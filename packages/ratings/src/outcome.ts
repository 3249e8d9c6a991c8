/** What a match says about who played it: the public end of a table, and nothing of how it came to it. */
export interface Outcome {
  readonly game: string;
  /** When it was over, time of day. */
  readonly at: number;
  readonly clock: 'none' | 'live' | 'days';
  readonly seats: readonly Seated[];
  readonly winners: readonly number[]; // seats; none if all lost together
}

export interface Seated {
  readonly player: string | null; // null: a bot
  readonly level?: string; // of a bot
  readonly score: number;
  /** A bot played in the person's place when it was over. */
  readonly left?: boolean;
}

/** Live tables, tables over days, and one person against bots. Modules and numbers of seats share a ladder: it would be empty otherwise. */
export const KINDS = ['live', 'days', 'alone'] as const;
export type Kind = (typeof KINDS)[number];

/** The ladder a match counts on; null if it says nothing about anybody. */
export function kindOf({ clock, seats, winners }: Outcome): Kind | null {
  const people = new Set(seats.flatMap(({ player }) => player ?? []));
  const areOneEach = people.size === seats.filter(({ player }) => player !== null).length;
  if (people.size === 0 || seats.length < 2 || winners.length === 0 || !areOneEach) return null;
  if (people.size === 1) return 'alone';
  return clock === 'days' ? 'days' : 'live';
}

/**
 * The place of each seat, from 1. Winners come first, then the others by their scores; equals share a place. Whoever left comes last,
 * even if the bot in their place has won.
 */
export function placesOf({ seats, winners }: Pick<Outcome, 'seats' | 'winners'>): number[] {
  const worth = seats.map(({ score, left }, seat): readonly [number, number] => {
    if (left === true) return [0, 0];
    return winners.includes(seat) ? [2, 0] : [1, score];
  });
  const isAbove = ([a, b]: readonly [number, number], [c, d]: readonly [number, number]): boolean => a > c || (a === c && b > d);
  return worth.map((mine) => 1 + worth.filter((other) => isAbove(other, mine)).length);
}

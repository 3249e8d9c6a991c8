// What came of a table: its public end, as its entries and its record tell it. No rule is played for it, so it outlives them.

import { kindOf, type Outcome, placesOf } from '@boucan/ratings';
import type { GameRecord } from '@boucan/record';
import { type Entry, type PlayerId, timeOf, type Visibility } from '@boucan/table';
import type { Sources, Taken } from './sources.ts';

export interface SeatOutcome {
  readonly player: PlayerId | null;
  readonly name: string;
  readonly level?: string;
  readonly score: number;
  readonly place: number;
  readonly won: boolean;
  readonly left?: boolean;
  /** Who they were when it was played: a guest who has signed in since. Ratings go by this, or anybody could bring along the best of many guests. */
  readonly was?: PlayerId;
  /** What the person chose, not a bot in their place, and how long the table waited for it. ms */
  readonly choices: number;
  readonly ms: number;
}

export interface TableOutcome {
  readonly game: string;
  readonly at: number;
  readonly started: number;
  readonly clock: Outcome['clock'];
  readonly visibility: Visibility;
  readonly packs: readonly string[];
  readonly options: GameRecord['options'];
  readonly seats: readonly SeatOutcome[];
  readonly winners: readonly number[];
  readonly end: string;
  /** Where the points came from, as all at the table were told. It is not in the entries, and counts for no rating. */
  readonly sources?: Sources;
  /** The captains, posts, tales or ports of each seat, likewise. */
  readonly taken?: Taken;
}

/** Somebody who thinks longer has gone to bed. */
const LONGEST = 3_600_000;

/** Null while it is not over. */
export function outcomeOf(entries: readonly Entry[], record: string | null): TableOutcome | null {
  const [opened] = entries;
  if (record === null || opened?.type !== 'opened') return null;
  const { result, packs, options } = JSON.parse(record) as GameRecord;
  const { terms } = opened;
  const holders = Array.from({ length: terms.config.seats }, () => ({
    ...{ player: null as PlayerId | null, name: '', level: undefined as string | undefined, left: false, choices: 0, ms: 0 },
  }));
  let [since, started] = [0, opened.at];
  for (const entry of entries)
    switch (entry.type) {
      case 'sat':
        holders[entry.seat] = { ...holders[entry.seat]!, player: entry.player, name: entry.name, level: undefined };
        break;
      case 'bot-sat':
        holders[entry.seat] = { ...holders[entry.seat]!, player: null, name: '', level: entry.level };
        break;
      case 'stood':
        holders[entry.seat] = { ...holders[entry.seat]!, player: null, name: '', level: undefined };
        break;
      case 'handed':
        holders[entry.seat] = { ...holders[entry.seat]!, player: entry.player, name: entry.name };
        break;
      case 'replaced':
        holders[entry.seat]!.left = true;
        break;
      case 'returned':
        holders[entry.seat]!.left = false;
        break;
      case 'started':
        [since, started] = [timeOf(entry), entry.at];
        break;
      case 'chose': {
        const holder = holders[entry.seat]!;
        if (entry.by === 'person') {
          holder.choices++;
          holder.ms += Math.min(LONGEST, Math.max(0, entry.took ?? timeOf(entry) - since));
        }
        since = timeOf(entry);
        break;
      }
      default:
    }
  const scored = holders.map(({ player, left }, seat) => ({ player, left, score: result.scores[seat] ?? 0 }));
  const places = placesOf({ winners: result.winners, seats: scored });
  return {
    ...{ game: terms.game, at: lastChoice(entries), started, clock: terms.clock.kind, visibility: terms.visibility },
    ...{ packs, options, winners: result.winners, end: result.end },
    seats: holders.map(({ level, left, ...holder }, seat) => ({
      ...holder,
      ...(level !== undefined && { level }),
      ...(left && { left }),
      ...{ score: scored[seat]!.score, place: places[seat]!, won: !left && result.winners.includes(seat) },
    })),
  };
}

/** Talk after the match does not make it longer. */
const lastChoice = (entries: readonly Entry[]): number =>
  (entries.findLast(({ type }) => type === 'chose') ?? entries.at(-1)!).at;

/** The same as ratings see it. */
export const ratedBy = ({ game, at, clock, winners, seats }: TableOutcome): Outcome => ({
  ...{ game, at, clock, winners },
  seats: seats.map(({ player, was, level, score, left }) => ({
    ...{ player: was ?? player, score },
    ...(level !== undefined && { level }),
    ...(left === true && { left }),
  })),
});

export const ladderOf = (outcome: TableOutcome): string | null => {
  const kind = kindOf(ratedBy(outcome));
  return kind === null ? null : `${outcome.game}/${kind}`;
};

/** What is known of a match besides its entries: computed again from them, it stays. */
export const withKnown = (found: TableOutcome, { sources, taken, seats }: TableOutcome): TableOutcome => ({
  ...found,
  seats: found.seats.map((seat, i) => {
    const { player = null, was } = seats[i] ?? {};
    return was !== undefined && was === seat.player ? { ...seat, player, was } : seat;
  }),
  ...(sources && { sources }),
  ...(taken && { taken }),
});

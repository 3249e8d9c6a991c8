import type { PlayerId } from '@boucan/table';
import type { Sitting, Tournament } from './tournament.ts';

/** A victory, or a bye, is worth so many: what one gets for beating all but some of four others, or sharing a place with them, is whole as well. */
export const VICTORY = 24;

export interface Standing {
  readonly player: PlayerId;
  readonly name: string;
  readonly place: number; // from 1; people who nothing but the lot divides have places of their own all the same
  readonly points: number; // VICTORY is one victory
  readonly victories: number;
  /** The mean of the points of those they met, in hundredths of a victory. */
  readonly opponents: number;
  readonly played: number; // tables that ended
  readonly byes: number;
  /** In a knock-out: the round they reached, and whether they can still win it. */
  readonly reached: number;
  readonly isIn: boolean;
  readonly left: boolean;
}

/** What a seat gets for its place: its share of the others who did worse; half for those who did as well. */
export function pointsAt(places: readonly number[], seat: number): number {
  if (places.length < 2) return VICTORY;
  const mine = places[seat]!;
  const behind = places.filter((place) => place > mine).length;
  const beside = places.filter((place) => place === mine).length - 1;
  return (VICTORY * (2 * behind + beside)) / (2 * (places.length - 1));
}

/** How many of a table go on in a knock-out. */
export const goingOn = (seats: number): number => Math.max(1, Math.floor(seats / 2));

/** Who goes on from a table of a knock-out: the first places; equals by lot. The last table has one winner. */
export function survivors({ players, places }: Sitting, isLast: boolean, lotOf: (player: PlayerId) => number): PlayerId[] {
  if (places === null) return [];
  const order = players
    .map((player, seat) => ({ player, place: places[seat]!, lot: lotOf(player) }))
    .sort((a, b) => a.place - b.place || a.lot - b.lot);
  return order.slice(0, isLast ? 1 : goingOn(players.length)).map(({ player }) => player);
}

/** Those who can still win a knock-out: everybody who came through the last round, and has not left. */
export function alive(tournament: Tournament): PlayerId[] {
  const { rounds, entrants } = tournament;
  const lotOf = (player: PlayerId): number => entrants.get(player)?.lot ?? 0;
  const last = rounds.at(-1);
  const through =
    last === undefined
      ? [...entrants.keys()]
      : [
          ...last.byes,
          ...last.tables.flatMap((table) => (table.places === null ? table.players : survivors(table, isFinal(last), lotOf))),
        ];
  return through.filter((player) => entrants.get(player)?.left === null);
}

/** Whether nobody goes on from this round but the winner. */
export const isFinal = ({ tables, byes }: Pick<Tournament['rounds'][number], 'tables' | 'byes'>): boolean =>
  tables.length === 1 && byes.length === 0;

/** Who stands where, at any time: tables that are not over count for nobody yet. */
export function standings(tournament: Tournament): Standing[] {
  const { entrants, rounds, terms } = tournament;
  const scores = new Map(
    [...entrants.values()].map(({ player, name, lot, left }) => [
      player,
      { player, name, lot, left: left !== null, points: 0, victories: 0, played: 0, byes: 0, reached: 0, met: [] as PlayerId[] },
    ]),
  );
  for (const [i, { tables, byes }] of rounds.entries()) {
    for (const player of byes) {
      const score = scores.get(player)!;
      score.points += VICTORY;
      score.byes++;
      score.reached = i + 1;
    }
    for (const { players, places } of tables)
      for (const [seat, player] of players.entries()) {
        const score = scores.get(player)!;
        score.reached = i + 1;
        if (places === null) continue;
        score.points += pointsAt(places, seat);
        score.played++;
        score.met.push(...players.filter((other) => other !== player));
        if (places[seat] === 1 && places.filter((place) => place === 1).length === 1) score.victories++;
      }
  }
  const isKnockout = terms.form === 'knockout';
  const inIt = new Set(isKnockout && tournament.closed !== 'host' ? alive(tournament) : []);
  const opponents = (met: readonly PlayerId[]): number => {
    const sum = met.reduce((all, player) => all + scores.get(player)!.points, 0);
    return met.length === 0 ? 0 : Math.round((100 * sum) / (met.length * VICTORY));
  };
  const rows = [...scores.values()].map((score) => ({ ...score, opponents: opponents(score.met), isIn: inIt.has(score.player) }));
  rows.sort((a, b) => {
    const depth = isKnockout ? Number(b.isIn) - Number(a.isIn) || b.reached - a.reached : 0;
    const ties = terms.tieBreaks.map((by) => b[by] - a[by]);
    return [depth, b.points - a.points, ...ties, a.lot - b.lot].find((difference) => difference !== 0) ?? 0;
  });
  return rows.map(({ met: _, lot: __, ...row }, i) => ({ ...row, place: i + 1 }));
}

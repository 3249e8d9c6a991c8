// The next round, by the form of the tournament: who sits with whom, and who has a bye. Null when there is no next round.
import type { PlayerId } from '@boucan/table';
import { alive, isFinal, standings } from '../standings.ts';
import type { Around } from '../terms.ts';
import type { Tournament } from '../tournament.ts';
import { allMeetAll } from './all.ts';
import { type Costs, seat } from './seating.ts';
import { sizesFor } from './sizes.ts';

/** Meeting again costs more than any difference of points, and a second bye more than any meeting. */
const AGAIN = 1e8;
const SECOND_BYE = 1e12;
/** And never to meet each other costs more than that. */
const APART = 1e13;

export interface Draw {
  readonly tables: readonly (readonly PlayerId[])[];
  readonly byes: readonly PlayerId[];
}

type Lots = Pick<Around, 'random' | 'areApart'>;

export function nextRound(tournament: Tournament, lots: Lots): Draw | null {
  const { terms, rounds } = tournament;
  if (tournament.closed !== null) return null;
  if (terms.form === 'all') return scheduled(tournament);
  if (terms.form === 'swiss') return rounds.length >= terms.rounds ? null : swiss(tournament, lots);
  const last = rounds.at(-1);
  if (last !== undefined && isFinal(last)) return null;
  const left = new Set(alive(tournament));
  return drawn(tournament, left, () => 0, lots);
}

/** Those with about the same points meet. */
function swiss(tournament: Tournament, lots: Lots): Draw | null {
  const points = new Map(standings(tournament).map((row) => [row.player, row.points]));
  const present = new Set(tournament.present().map(({ player }) => player));
  return drawn(tournament, present, (a, b) => (points.get(a)! - points.get(b)!) ** 2, lots);
}

function drawn(
  tournament: Tournament,
  who: ReadonlySet<PlayerId>,
  apart: (a: PlayerId, b: PlayerId) => number,
  { random, areApart }: Lots,
): Draw | null {
  if (who.size < 2) return null;
  const { seats, least } = tournament.terms;
  const order = standings(tournament).filter(({ player }) => who.has(player));
  const players = order.map(({ player }) => player);
  const { sizes, byes } = sizesFor(players.length, seats, least);
  if (sizes.length === 0) return null;
  const met = tournament.met();
  const price = (a: PlayerId, b: PlayerId): number =>
    (areApart(a, b) ? APART : 0) + AGAIN * ((met(a, b) * (met(a, b) + 1)) / 2) + apart(a, b);
  const pair = players.map((a) => players.map((b) => price(a, b)));
  // Somebody who came late, or stands low, has a bye rather than the leader.
  const bye = order.map((row) => SECOND_BYE * row.byes + row.points ** 2);
  const costs: Costs = { pair, bye };
  const groups = seat([...sizes, ...Array<number>(byes).fill(1)], costs, random);
  const named = groups.map((group) => group.map((i) => players[i]!));
  return {
    tables: named.filter((group) => group.length > 1).map((group) => shuffled(group, random)),
    byes: named.filter((group) => group.length === 1).flat(),
  };
}

/** Everybody meets everybody: people take their numbers in the schedule by lot, and keep them. Who has left is missed at their tables. */
function scheduled({ terms, rounds, entrants }: Tournament): Draw | null {
  const people = [...entrants.values()].filter(({ round }) => round === 1).sort((a, b) => a.lot - b.lot);
  const round = allMeetAll(people.length, terms.seats)?.[rounds.length];
  if (round === undefined) return null;
  const groups = round.map((group) => group.map((i) => people[i]!).filter(({ left }) => left === null));
  if (groups.every((group) => group.length === 0)) return null;
  const names = groups.map((group) => group.map(({ player }) => player));
  return { tables: names.filter((group) => group.length > 1), byes: names.filter((group) => group.length === 1).flat() };
}

/** Who sits first is drawn as well. */
function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const all = [...list];
  for (let i = all.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [all[i], all[j]] = [all[j]!, all[i]!];
  }
  return all;
}

// What a person's page tells: only matches that are over, and only to those who may see it.
import type { BoardReply, MatchCard, ProfileReply } from '@boucan/protocol';
import {
  atLeast,
  inPoints,
  isProvisional,
  type Kind,
  playsLike,
  type Rating,
  type Season,
  seasonOf,
  spanOf,
} from '@boucan/ratings';
import type { PlayerId } from '@boucan/table';
import { type Rows, sql } from '../storage/rows.ts';
import type { Player } from '../storage/storage.ts';
import { achieved, type Mine } from './achievements.ts';
import type { TableOutcome } from './outcome.ts';

const MOST_MATCHES = 1000;
const CURVE = 200;
const BOARD = 100;

interface Row {
  readonly tab: string;
  readonly body: string;
  readonly ladder: string | null;
  readonly rating: string | null;
}

type Record_ = Pick<ProfileReply, 'ladders' | 'matches' | 'achievements'>;
export const NOTHING: Record_ = { ladders: [], matches: [], achievements: [] };

const split = (ladder: string): { game: string; kind: Kind } => {
  const [game, kind] = ladder.split('/') as [string, Kind];
  return { game, kind };
};

export const shownRating = (game: string, rating: Rating): ProfileReply['ladders'][number]['rating'] => ({
  ...inPoints(rating),
  provisional: isProvisional(rating),
  level: playsLike(game, rating),
});

/** `isOwn`: they ask themselves, and see the tables that are not for everybody. */
export async function recordOf(rows: Rows, player: PlayerId, isOwn: boolean): Promise<Record_> {
  const played = await rows.read<Row>(
    sql`select p.tab, o.body, p.ladder, p.rating from played p join outcomes o on o.tab = p.tab
        where p.player = ${player} order by p.at desc, p.tab limit ${MOST_MATCHES}`,
  );
  const matches = played.toReversed().map((row) => {
    const outcome = JSON.parse(row.body) as TableOutcome;
    return { ...row, table: row.tab, outcome, seat: outcome.seats.findIndex((seat) => seat.player === player) };
  });
  return {
    ladders: laddersOf(matches),
    matches: matches.toReversed().map((match) => cardOf(match, match.ladder, player, isOwn)),
    achievements: achieved(matches),
  };
}

function laddersOf(matches: readonly (Row & Mine)[]): Record_['ladders'] {
  const byLadder = Map.groupBy(
    matches.filter(({ ladder, rating }) => ladder !== null && rating !== null),
    ({ ladder }) => ladder!,
  );
  return Array.from(byLadder, ([ladder, all]) => {
    const { game, kind } = split(ladder);
    const ratings = all.map(({ rating, outcome }) => ({ at: outcome.at, rating: JSON.parse(rating!) as Rating }));
    return {
      ...{ game, kind, rating: shownRating(game, ratings.at(-1)!.rating), matches: all.length },
      curve: ratings.slice(-CURVE).map(({ at, rating }) => ({ at, ...inPoints(rating) })),
    };
  }).sort((a, b) => b.matches - a.matches);
}

function cardOf({ table, outcome, seat }: Mine, ladder: string | null, player: PlayerId, isOwn: boolean): MatchCard {
  const { game, at, packs, seats, visibility, sources } = outcome;
  const mine = seats[seat];
  return {
    ...{ table: isOwn || visibility !== 'invitation' ? table : null, game, at, packs: [...packs] },
    kind: ladder === null ? null : split(ladder).kind,
    seats: seats.map((one, i) => ({
      ...{ name: one.name, level: one.level ?? null, score: one.score, place: one.place, left: one.left === true },
      isThis: one.player === player,
      sources: sources?.[i] ?? null,
    })),
    ...{ choices: mine?.choices ?? 0, ms: mine?.ms ?? 0 },
  };
}

/** Who leads: known ratings alone, of people whose record is public and who stay. */
export async function boardOf(
  rows: Rows,
  { game, kind, season, club }: { game: string; kind: Kind; season: Season; club: string | undefined },
  me: PlayerId | null,
): Promise<BoardReply['rows']> {
  const span = spanOf(season)!;
  const ladder = `${game}/${kind}`;
  const all = await rows.read<Player & { rating: string; n: number; matches: number }>(
    sql`select p.player as id, pl.name, p.rating, p.n, c.matches from played p
        join (select player, max(n) as n, count(*) as matches from played where ladder = ${ladder} and rating is not null
              and at >= cast(${span.from} as bigint) and at < cast(${span.to} as bigint) group by player) c on c.player = p.player and c.n = p.n
        join players pl on pl.id = p.player join accounts a on a.player = p.player
        left join profiles s on s.player = p.player
        where p.ladder = ${ladder} and coalesce(s.shown, 'public') = 'public' and a.kind = 'person'`,
  );
  const inClub =
    club === undefined
      ? null
      : new Set(
          (await rows.read<{ player: string }>(sql`select player from clubbers where club = ${club}`)).map(
            ({ player }) => player,
          ),
        );
  return all
    .map(({ rating, ...row }) => ({ ...row, rating: JSON.parse(rating) as Rating }))
    .filter(({ id, rating }) => !isProvisional(rating) && (inClub === null || inClub.has(id)))
    .sort((a, b) => atLeast(b.rating) - atLeast(a.rating))
    .slice(0, BOARD)
    .map(({ id, name, rating, matches }, i) => ({
      ...{ place: i + 1, name, rating: shownRating(game, rating), matches: Number(matches), isMe: id === me },
    }));
}

/** The seasons in which somebody played, the latest first. */
export async function seasonsOf(rows: Rows, now: number): Promise<Season[]> {
  const [first] = await rows.read<{ at: number | null }>(sql`select min(at) as at from outcomes where ladder is not null`);
  const seasons = [seasonOf(now)];
  for (let at = now; seasons.length < 40; ) {
    at = spanOf(seasonOf(at))!.from - 1;
    if (first?.at == null || at < Number(first.at)) break;
    seasons.push(seasonOf(at));
  }
  return seasons;
}

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
import { speaker } from '@boucan/words';
import type { Options } from '../options.ts';
import { type Rows, sql } from '../storage/rows.ts';
import type { Player } from '../storage/storage.ts';
import { achieved, type Mine } from './achievements.ts';
import type { TableOutcome } from './outcome.ts';
import { FAVOURED } from './sources.ts';

const MOST_MATCHES = 1000;
const CURVE = 200;
const BOARD = 100;
const FAVOURITES = 5;

interface Row {
  readonly tab: string;
  readonly body: string;
  readonly ladder: string | null;
  readonly rating: string | null;
}

type Record_ = Pick<ProfileReply, 'ladders' | 'matches' | 'achievements' | 'favourites' | 'packs'>;
export const NOTHING: Record_ = { ladders: [], matches: [], achievements: [], favourites: [], packs: {} };
type Games = Options['games'];

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
export async function recordOf(rows: Rows, games: Games, player: PlayerId, isOwn: boolean): Promise<Record_> {
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
    favourites: favouritesOf(matches, games),
    packs: packsOf(matches, games),
  };
}

/** The same in the languages of the server; an id that the game no longer knows stays as it is. */
function named(games: Games, game: string, name: 'name' | 'pack', id: string): { en: string; fr: string } {
  const rules = games.get(game);
  const inLang = (lang: 'en' | 'fr'): string => {
    try {
      return rules === undefined ? id : speaker(rules, lang, [])[name](id);
    } catch {
      return id;
    }
  };
  return { en: inLang('en'), fr: inLang('fr') };
}

const packsOf = (matches: readonly Mine[], games: Games): Record_['packs'] =>
  Object.fromEntries(
    matches.flatMap(({ outcome: { game, packs } }) => packs.map((pack) => [pack, named(games, game, 'pack', pack)])),
  );

/** What somebody took most, game by game. */
function favouritesOf(matches: readonly Mine[], games: Games): Record_['favourites'] {
  return Object.entries(FAVOURED).flatMap(([game, { kind }]) => {
    const counts = new Map<string, { times: number; won: number }>();
    for (const { outcome, seat } of matches.filter((match) => match.outcome.game === game))
      for (const what of Object.keys(outcome.taken?.[seat] ?? {})) {
        const count = counts.get(what) ?? { times: 0, won: 0 };
        counts.set(what, { times: count.times + 1, won: count.won + (outcome.seats[seat]!.won ? 1 : 0) });
      }
    const top = [...counts].sort(([a, one], [b, other]) => other.times - one.times || other.won - one.won || (a < b ? -1 : 1));
    if (top.length === 0) return [];
    return [
      { game, kind, top: top.slice(0, FAVOURITES).map(([id, count]) => ({ name: named(games, game, 'name', id), ...count })) },
    ];
  });
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

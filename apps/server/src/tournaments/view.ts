// A tournament as everybody may see it, and its result as a file.
import type { TournamentReply } from '@boucan/protocol';
import type { PlayerId } from '@boucan/table';
import { pointsAt, standings, type Tournament, VICTORY } from '@boucan/tournament';

const inVictories = (points: number): number => Math.round((100 * points) / VICTORY) / 100;

export function viewTournament(id: string, tournament: Tournament, me: PlayerId | null): TournamentReply {
  const { terms, host, hostName, phase, closed, at, entrants, rounds } = tournament;
  const nameOf = (player: PlayerId): string => entrants.get(player)?.name ?? '?';
  const mine = me === null ? undefined : entrants.get(me);
  const isIn = mine !== undefined && mine.left === null;
  const table = rounds.at(-1)?.tables.find(({ players, places }) => places === null && me !== null && players.includes(me));
  const isLateOk = phase === 'gathering' || (terms.late && rounds.length < terms.rounds);
  return {
    ...{ id, phase, closed, at, host: { player: host, name: hostName } },
    terms: { ...terms, packs: [...terms.packs], tieBreaks: [...terms.tieBreaks] },
    standings: standings(tournament).map(({ reached: _, ...row }) => ({
      ...row,
      points: inVictories(row.points),
      opponents: row.opponents / 100,
    })),
    rounds: rounds.map((round) => ({
      at: round.at,
      byes: round.byes.map(nameOf),
      tables: round.tables.map(({ id: tableId, players, places, decided }) => ({
        ...{ id: tableId, decided },
        seats: players.map((player, seat) => ({
          ...{ player, name: nameOf(player), place: places?.[seat] ?? null },
          points: places === null ? null : inVictories(pointsAt(places, seat)),
        })),
      })),
    })),
    ...{ entered: isIn, isHost: me === host, table: table?.id ?? null },
    mayEnter: me !== null && mine === undefined && phase !== 'over' && isLateOk && tournament.present().length < terms.most,
  };
}

/** Whatever a spreadsheet would take for a formula is text. */
const cell = (value: string | number): string => {
  const text = typeof value === 'number' ? String(value) : value.replace(/^[=+\-@\t\r]/u, "'$&");
  return /[",\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** The standings, a line each. */
export function asFile({ terms, standings: rows }: TournamentReply): string {
  const head = ['place', 'name', 'points', ...terms.tieBreaks, 'played', 'byes', 'left'];
  const lines = rows.map((row) => [
    row.place,
    row.name,
    row.points,
    ...terms.tieBreaks.map((by) => row[by]),
    row.played,
    row.byes,
    row.left ? 'yes' : '',
  ]);
  return `${[head, ...lines].map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}

// What a command would add to a tournament: entries, or why not. Nothing changes here.
import type { Reason } from '@boucan/kernel';
import type { PlayerId } from '@boucan/table';
import { numbersFor } from './draw/all.ts';
import { nextRound } from './draw/next.ts';
import { sizesFor } from './draw/sizes.ts';
import type { Happening } from './entry.ts';
import type { Actor, Around, Command, TournamentTerms } from './terms.ts';
import type { Tournament } from './tournament.ts';

export type Decision = { readonly happenings: readonly Happening[]; readonly refused?: undefined } | { readonly refused: Reason };

const no = (text: string, params?: Reason['with']): Decision => ({
  refused: params === undefined ? { rule: 'TOURNAMENT', text } : { rule: 'TOURNAMENT', text, with: params },
});
const yes = (...happenings: Happening[]): Decision => ({ happenings });

export const LONGEST_NOTE = 300;

/** Why a tournament cannot be opened like this; null if it can. */
export function whyNotOpen(terms: TournamentTerms): Reason | null {
  const { seats, least, rounds, form, tieBreaks, late } = terms;
  const refuse = (text: string): Reason => ({ rule: 'TOURNAMENT', text });
  if (seats < 2 || least < 2 || least > seats) return refuse('odd-tables');
  if (form === 'swiss' && rounds < 1) return refuse('no-rounds');
  if (form !== 'swiss' && late) return refuse('late-only-in-swiss');
  return new Set(tieBreaks).size === tieBreaks.length ? null : refuse('tie-break-twice');
}

export function decide(tournament: Tournament, command: Command, by: Actor, around: Around): Decision {
  if (tournament.phase === 'over' && command.do !== 'decide') return no('tournament-is-over');
  if (by === 'server') {
    if (command.do === 'result') return result(tournament, command.table, command.places);
    if (command.do === 'become') return become(tournament, command);
    return command.do === 'draw' ? draw(tournament, around) : no('not-for-the-server');
  }
  const isHost = by.player === tournament.host;
  switch (command.do) {
    case 'enter':
      return enter(tournament, by, around);
    case 'leave':
      return leave(tournament, by.player, 'self');
    case 'remove':
      return isHost ? leave(tournament, command.player, 'host') : no('only-the-host');
    case 'draw':
      return isHost ? draw(tournament, around) : no('only-the-host');
    case 'result':
    case 'become':
      return no('only-the-server');
    case 'decide':
      return isHost ? settle(tournament, command) : no('only-the-host');
    case 'close':
      return isHost ? yes({ type: 'closed', why: 'host' }) : no('only-the-host');
  }
}

function enter(tournament: Tournament, { player, name }: Exclude<Actor, string>, { random }: Around): Decision {
  const { terms, entrants, phase, rounds } = tournament;
  const before = entrants.get(player);
  if (before !== undefined) return no(before.left === null ? 'already-entered' : 'left-before');
  if (tournament.present().length >= terms.most) return no('full', { most: terms.most });
  if (phase === 'playing' && !terms.late) return no('already-started');
  if (phase === 'playing' && rounds.length >= terms.rounds) return no('last-round');
  return yes({ type: 'entered', player, name, lot: Math.floor(random() * 1e9) });
}

function leave(tournament: Tournament, player: PlayerId, by: 'self' | 'host'): Decision {
  const who = tournament.entrants.get(player);
  return who === undefined || who.left !== null ? no('not-entered') : yes({ type: 'left', player, by });
}

/** Nobody plays twice: a guest who is in it already by their own name leaves. */
function become({ entrants }: Tournament, { player, now }: Extract<Command, { do: 'become' }>): Decision {
  const guest = entrants.get(player);
  if (guest === undefined) return yes();
  if (!entrants.has(now.player)) return yes({ type: 'became', player, now });
  return guest.left === null ? yes({ type: 'left', player, by: 'self' }) : yes();
}

/** The next round, or the end if there is none. Nobody has a say in who meets whom, the host neither. */
function draw(tournament: Tournament, around: Around): Decision {
  const { terms, rounds, phase } = tournament;
  if (!tournament.isRoundOver()) return no('round-not-over');
  if (phase === 'gathering') {
    const people = tournament.present().length;
    if (sizesFor(people, terms.seats, terms.least).sizes.length === 0) return no('too-few', { least: terms.least });
    const numbers = terms.form === 'all' ? numbersFor(terms.seats) : null;
    if (numbers !== null && !numbers.includes(people))
      return no('no-schedule', { people, seats: terms.seats, numbers: numbers.join(', ') });
  }
  const next = nextRound(tournament, around);
  if (next === null) return yes({ type: 'closed', why: 'played' });
  const tables = next.tables.map((players) => ({ id: around.newTable(), players }));
  const drawn: Happening = { type: 'drawn', tables, byes: next.byes };
  // Where everybody else has left, a round of byes decides nothing: it is the end.
  return tables.length === 0 && rounds.length > 0 ? yes({ type: 'closed', why: 'played' }) : yes(drawn);
}

const arePlaces = (places: readonly number[], seats: number): boolean =>
  places.length === seats &&
  places.includes(1) &&
  places.every((place) => Number.isInteger(place) && place >= 1 && place <= seats);

/** What came of a table. Told again, it is as it was. */
function result(tournament: Tournament, id: string, places: readonly number[]): Decision {
  const found = tournament.tableWith(id);
  if (found === null || !arePlaces(places, found.table.players.length)) return no('no-such-table');
  return found.table.places === null ? yes({ type: 'result', table: id, places }) : yes();
}

function settle(tournament: Tournament, { table: id, places, note }: Extract<Command, { do: 'decide' }>): Decision {
  const found = tournament.tableWith(id);
  if (found === null) return no('no-such-table');
  const { table, round } = found;
  if (table.players.includes(tournament.host)) return no('own-table');
  if (!arePlaces(places, table.players.length)) return no('odd-places');
  if (note.trim() === '' || note.length > LONGEST_NOTE) return no('say-why', { most: LONGEST_NOTE });
  if (tournament.terms.form === 'knockout' && round < tournament.rounds.length) return no('next-round-drawn');
  return yes({ type: 'decided', table: id, places, note: note.trim() });
}

// What a command would add to a table: entries, or the reasons why not. Nothing changes here.
import { type Reason, type Seat, sameChoice } from '@boucan/kernel';
import { commitmentOf } from '@boucan/record';
import { daysTaken } from './calendar.ts';
import { deadlineOf, offUntil, type When } from './clock.ts';
import type { Happening } from './entry.ts';
import { isPlain } from './plain.ts';
import type { Table } from './table.ts';
import { type Actor, type Around, type Command, patienceOf, STAND_IN } from './terms.ts';
import { MOST_UNDOS, undoable } from './undo.ts';

/** The entries of a command, or the reasons against it. */
export type Decision =
  | { readonly happenings: readonly Happening[]; readonly refused?: undefined }
  | { readonly refused: readonly Reason[] };

/** How long one thing said at a table may be. */
export const LONGEST_SPEECH = 500;
/** Lines of talk: in all, of one person, and at once. */
const MOST_SAID = 1000;
const MOST_SAID_EACH = 400;
/** Every so many choices, the position is noted along. */
const CHECK_EVERY = 8;
/** Advice of one person to one question: enough to change one's mind. */
const MOST_PROPOSED = 12;
const BREATH = { lines: 8, ms: 10_000 };

/** The table's own reasons have no rule of a game behind them. */
const no = (text: string, params?: Reason['with']): Decision => ({
  refused: [params === undefined ? { rule: 'TABLE', text } : { rule: 'TABLE', text, with: params }],
});
const yes = (...happenings: Happening[]): Decision => ({ happenings });

/** What a command would add to a table, or why it is refused. Nothing changes until the entries are applied. */
export function decide(table: Table, command: Command, by: Actor, around: Around): Decision {
  if ('seat' in command && table.seats[command.seat] === undefined) return no('no-such-seat', { seats: table.seats.length });
  if (by === 'clock') return command.do === 'flag' ? flag(table, around) : no('not-for-the-clock');
  if (by === 'table')
    return command.do === 'choose' && table.formality(command.seat) !== null
      ? choose(table, command, 'person')
      : no('not-for-the-table');
  if (by === 'bot') {
    if (table.pending !== null) return no('undo-pending');
    return command.do === 'choose' && table.botOf(command.seat) !== null ? choose(table, command, 'bot') : no('not-for-a-bot');
  }

  const holder = 'seat' in command ? table.seats[command.seat]! : null;
  const mine = holder?.kind === 'person' && holder.player === by.player;
  const isHost = by.player === table.host;
  const isGathering = table.phase === 'gathering' && table.sealed === null;
  if (table.turnedAway.has(by.player) && !table.holders().some((seat) => isHeldBy(table, seat, by.player)))
    return no('turned-away');

  switch (command.do) {
    case 'say': {
      return say(table, by, command.text.trim(), around);
    }
    case 'flag':
      return no('not-for-a-person');
    case 'turn-away':
      return turnAway(table, command.player, isHost);
    case 'come': {
      const seat = table.seatOf(by.player);
      return seat !== null && table.votes.has(seat) ? yes({ type: 'came', seat }) : yes();
    }
    case 'sit':
      if (!table.reveals) return no('opened-before');
      if (!isGathering) return no('already-started');
      if (holder!.kind === 'person') return no(mine ? 'already-yours' : 'seat-taken');
      if (holder!.kind === 'bot' && !isHost) return no('seat-taken');
      if (table.terms.visibility !== 'local' && table.seats.some((h) => h.kind === 'person' && h.player === by.player))
        return no('one-seat-each');
      if (passesForAnother(table, by, around)) return no('name-taken', { name: by.name });
      return yes({ type: 'sat', seat: command.seat, player: by.player, name: by.name, commits: command.commits });
    case 'seat-bot':
      if (!isHost) return no('only-the-host');
      if (!isGathering) return no('already-started');
      if (holder!.kind === 'person') return no('seat-taken');
      if (!around.knowsBot(command.level)) return no('unknown-bot', { bot: command.level });
      return yes({ type: 'bot-sat', seat: command.seat, level: command.level });
    case 'stand':
      if (!isGathering) return no('already-started');
      if (!mine && !isHost) return no('not-your-seat');
      if (holder!.kind === 'empty') return no('nobody-sits-here');
      return yes({ type: 'stood', seat: command.seat });
    case 'start':
      if (!isHost) return no('only-the-host');
      if (!isGathering) return no('already-started');
      if (table.seats.some((h) => h.kind === 'empty')) return no('seats-empty');
      if (!table.reveals) return starting(table);
      return table.holders().length === 0 ? starting(table, table.seal()) : yes(table.seal());
    case 'hand':
      if (!mine) return no('not-your-seat');
      if (command.to !== by.player && table.seatOf(command.to) !== null) return no('one-seat-each');
      return yes({ type: 'handed', seat: command.seat, player: command.to, name: command.name });
    case 'reveal':
      return mine ? reveal(table, command.seat, command.entropy) : no('not-your-seat');
    default:
  }

  if (!mine) return no('not-your-seat');
  if (table.phase === 'gathering') return no('not-started');
  const away = holder.standIn !== null;
  if (command.do === 'return') {
    if (!away) return no('not-away');
    // Otherwise a player without time could come back before the bot has moved, again and again.
    return table.outOfTime.get(command.seat) === false ? no('bot-first') : yes({ type: 'returned', seat: command.seat });
  }
  // To agree or not, one need not play.
  if (command.do === 'answer-undo') return answerUndo(table, command.seat, command.agrees);
  if (away) return no('a-bot-plays-for-you');

  switch (command.do) {
    case 'choose':
      return choose(table, command, 'person');
    case 'propose':
      return propose(table, command);
    case 'ask-undo':
      return askUndo(table, command.seat);
    case 'leave':
      if (table.phase === 'over') return no('match-is-over');
      return yes(replacedBy(isLate(table, command.seat, around) ? 'clock' : 'left', command.seat));
    case 'vote':
      return vote(table, command.seat, command.against, around);
    case 'stand-by':
      return whyNotStandBy(table);
    case 'take-off':
      return takeOff(table, command.seat, command.days, around.wall);
  }
}

function choose(table: Table, { seat, choice, took }: Extract<Command, { do: 'choose' }>, by: 'person' | 'bot'): Decision {
  if (table.match === null) return no('not-started');
  // It is played here to the end: a rule that breaks down does so before anything is written.
  const outcome = table.match.foresee(seat, choice, table.watched);
  if (outcome.refused !== undefined) return { refused: outcome.refused };
  const isChecked = table.made.length % CHECK_EVERY === 0;
  const more = { ...(isChecked && { check: table.check(outcome.state) }), ...(took !== undefined && { took }) };
  return yes({ type: 'chose', seat, choice, by, ...more });
}

/** A finger on something that another seat could choose, where that is weighed in the open. */
function propose(table: Table, { seat, to, choice }: Extract<Command, { do: 'propose' }>): Decision {
  const { state, game } = table;
  if (seat === to) return no('not-to-oneself');
  if (state === null || !game.counselled(state, to) || table.isSettled(to)) return no('nothing-to-advise');
  if (table.advised(seat) >= MOST_PROPOSED) return no('advised-enough', { most: MOST_PROPOSED });
  if (choice === null) return yes({ type: 'proposed', seat, to, choice });
  const meant = game.options(state, to).find((option) => sameChoice(option, choice));
  return meant === undefined ? no('not-to-be-chosen') : yes({ type: 'proposed', seat, to, choice: meant });
}

const isHeldBy = (table: Table, seat: Seat, player: string): boolean => {
  const holder = table.seats[seat];
  return holder?.kind === 'person' && holder.player === player;
};

/** Whether somebody who has no seat is called like a person or a bot who sits here, or nearly so. */
function passesForAnother(table: Table, { name }: Exclude<Actor, string>, { skeletonOf }: Around): boolean {
  if (table.terms.visibility === 'local') return false;
  const skeleton = skeletonOf(name);
  return table.seats.some((holder, seat) => holder.kind !== 'empty' && skeletonOf(table.names[seat]!) === skeleton);
}

/** A seated player chats under the name of their seat. */
function say(table: Table, by: Exclude<Actor, string>, text: string, around: Around): Decision {
  if (text === '') return no('nothing-said');
  if (text.length > LONGEST_SPEECH) return no('too-long', { most: LONGEST_SPEECH });
  if (!isPlain(text)) return no('not-plain');
  const seat = table.seatOf(by.player);
  if (seat === null && passesForAnother(table, by, around)) return no('name-taken', { name: by.name });
  const { all, byPlayer } = table.talk;
  const mine = byPlayer.get(by.player) ?? [];
  if (all >= MOST_SAID) return no('table-talked-out', { most: MOST_SAID });
  if (mine.length >= MOST_SAID_EACH) return no('talked-out', { most: MOST_SAID_EACH });
  if (around.now - (mine.at(-BREATH.lines) ?? Number.NEGATIVE_INFINITY) < BREATH.ms) return no('talks-too-fast');
  return yes({ type: 'said', player: by.player, name: seat === null ? by.name : table.names[seat]!, text });
}

/** Blocks a person from the table. Before the match they lose their seat; players of a running match cannot be blocked. */
function turnAway(table: Table, player: string, isHost: boolean): Decision {
  if (!isHost) return no('only-the-host');
  if (player === table.host || table.turnedAway.has(player)) return no('not-to-turn-away');
  const seat = table.seatOf(player);
  const holder = seat === null ? null : table.seats[seat]!;
  const name = holder?.kind === 'person' ? holder.name : null;
  const isGathering = table.phase === 'gathering' && table.sealed === null;
  if (seat !== null && table.phase !== 'over' && !isGathering) return no('already-started');
  const away: Happening = { type: 'turned-away', player, name };
  return seat !== null && isGathering ? yes({ type: 'stood', seat }, away) : yes(away);
}

/** Who must agree: every other person who has a seat, playing or not. */
const others = (table: Table, seat: Seat): Seat[] => table.holders().filter((s) => s !== seat);

function askUndo(table: Table, seat: Seat): Decision {
  const undo = undoable(table.made, table.state!, seat);
  if (undo.kind === 'none') return no('nothing-to-undo');
  if (undo.kind === 'final') return no('came-to-light');
  const before = table.undos.get(seat);
  if (before?.turn === table.state!.turns && before.times >= MOST_UNDOS) return no('undone-enough', { most: MOST_UNDOS });
  if (undo.kind === 'free' || others(table, seat).length === 0)
    return yes({ type: 'undone', seat, taken: undo.taken, consent: false });
  return table.pending === null ? yes({ type: 'undo-asked', seat }) : no('undo-pending');
}

function answerUndo(table: Table, seat: Seat, agrees: boolean): Decision {
  const { pending } = table;
  if (pending === null || pending.seat === seat || pending.agreed.includes(seat)) return no('no-undo-to-answer');
  const answered: Happening = { type: 'undo-answered', seat, agrees };
  const missing = others(table, pending.seat).filter((s) => s !== seat && !pending.agreed.includes(s));
  if (!agrees || missing.length > 0) return yes(answered);
  const undo = undoable(table.made, table.state!, pending.seat);
  if (undo.kind === 'none' || undo.kind === 'final') return yes({ type: 'undo-answered', seat, agrees: false });
  return yes(answered, { type: 'undone', seat: pending.seat, taken: undo.taken, consent: true });
}

/** Since when there is a ground for replacing the person at this seat; nothing if there is none. */
function groundAgainst(table: Table, against: Seat, { now, absentSince }: Around): number | null {
  const holder = table.seats[against]!;
  if (holder.kind !== 'person' || !table.awaited().includes(against) || table.isSettled(against)) return null;
  const { absent, overdue } = patienceOf(table.terms);
  const gone = absentSince(holder.player);
  if (absent !== null && gone !== null && now - gone >= absent) return gone;
  const since = table.clocks.since[against] ?? null;
  return overdue !== null && since !== null && now - since >= overdue ? since : null;
}

const inMinutes = (ms: number | null): number => Math.round((ms ?? 0) / 60_000);

/** More than half of the other persons who play send a bot to an empty chair. Votes from before it was empty do not count. */
function vote(table: Table, seat: Seat, against: Seat, around: Around): Decision {
  if (table.phase === 'over') return no('match-is-over');
  const playing = table.persons();
  if (!playing.includes(against) || against === seat) return no('not-to-vote-on');
  const ground = groundAgainst(table, against, around);
  if (ground === null) {
    const { absent, overdue } = patienceOf(table.terms);
    if (absent === null && overdue === null) return no('the-clock-decides');
    return overdue === null
      ? no('not-absent', { absent: inMinutes(absent) })
      : no('not-absent-or-overdue', { absent: inMinutes(absent), overdue: inMinutes(overdue) });
  }
  const votes = table.votes.get(against);
  const counts = (s: Seat): boolean => (votes?.get(s) ?? Number.NEGATIVE_INFINITY) >= ground;
  if (counts(seat)) return no('already-voted');
  const voted: Happening = { type: 'voted', seat, against };
  const electorate = playing.filter((s) => s !== against);
  const inFavour = electorate.filter(counts).length + 1;
  return inFavour * 2 > electorate.length ? yes(voted, replacedBy('vote', against)) : yes(voted);
}

/** Where it is kept, is for whoever keeps it: it is no entry. */
function whyNotStandBy({ phase, game, terms }: Table): Decision {
  if (phase === 'over') return no('match-is-over');
  return game.idles && terms.visibility !== 'local' ? yes() : no('no-standing-by');
}

/** Days off stop the clock of one seat, as many in a year of the match as the table has agreed on. */
function takeOff(table: Table, seat: Seat, days: number, wall: number): Decision {
  const { clock } = table.terms;
  if (table.phase === 'over') return no('match-is-over');
  const most = clock.kind === 'days' ? (clock.holidays ?? 0) : 0;
  if (most === 0) return no('no-days-off');
  const until = offUntil(table.clocks, seat, wall);
  if (days === 0) return until === null ? no('no-day-off-now') : yes({ type: 'off', seat, days });
  if (until !== null) return no('off-already');
  const { off, began } = table.clocks.days!;
  const left = most - daysTaken(off[seat]!, began!, wall);
  return days > left ? no('days-off-taken', { left: Math.max(0, left) }) : yes({ type: 'off', seat, days });
}

const isLate = (table: Table, seat: Seat, { now, wall }: When): boolean => {
  const end = deadlineOf(table.clocks, table.terms.clock, seat, wall - now);
  return end !== null && end <= now;
};

const replacedBy = (why: 'left' | 'vote' | 'clock', seat: Seat): Happening => ({ type: 'replaced', seat, level: STAND_IN, why });

/** Those who have not shown yet what they add to the dice. */
const hidden = (table: Table): Seat[] =>
  table.holders().filter((seat) => {
    const holder = table.seats[seat]!;
    return holder.kind === 'person' && holder.entropy === null;
  });

/** Shows what a seat adds to the dice, which it committed itself to when it sat down. When all have, the match begins. */
function reveal(table: Table, seat: Seat, entropy: string): Decision {
  const holder = table.seats[seat]!;
  if (holder.kind !== 'person' || table.phase !== 'gathering') return no('already-started');
  if (table.sealed === null) return no('seats-empty');
  if (holder.entropy !== null) return no('already-revealed');
  if (commitmentOf(entropy) !== holder.commits) return no('other-entropy');
  const revealed: Happening = { type: 'revealed', seat, entropy };
  return hidden(table).length > 1 ? yes(revealed) : starting(table, revealed);
}

/** The match begins without what some have not shown; a bot plays for them until they come. */
function startWithout(table: Table): Decision {
  const silent = hidden(table);
  const started = starting(table, ...silent.map((seat): Happening => ({ type: 'silent', seat })));
  return yes(...(started.happenings ?? []), ...silent.map((seat) => replacedBy('left', seat)));
}

/** What happens last before the match, and its beginning. */
const starting = (table: Table, ...before: Happening[]): Decision & { readonly happenings?: readonly Happening[] } =>
  yes(...before, { type: 'started', check: table.checkOfStart([...before, { type: 'started' }]) });

/** What time does: players without time are replaced, unanswered undo requests lapse, and a match starts without missing entropy. */
function flag(table: Table, when: When): Decision {
  const { now } = when;
  if (table.phase === 'gathering') return table.sealed !== null && table.sealed <= now ? startWithout(table) : yes();
  const replaced = table
    .awaited()
    .filter((seat) => isLate(table, seat, when) && !table.isSettled(seat))
    .map((seat) => replacedBy('clock', seat));
  const { pending } = table;
  return pending !== null && pending.until <= now
    ? yes({ type: 'undo-lapsed', seat: pending.seat }, ...replaced)
    : yes(...replaced);
}

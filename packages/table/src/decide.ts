// What a command would add to a table: entries, or the reasons why not. Nothing changes here.
import type { Reason, Seat } from '@boucan/kernel';
import { deadlineOf } from './clock.ts';
import type { Happening } from './entry.ts';
import type { Table } from './table.ts';
import { type Actor, type Command, STAND_IN } from './terms.ts';
import { undoable } from './undo.ts';

export type Decision =
  | { readonly happenings: readonly Happening[]; readonly refused?: undefined }
  | { readonly refused: readonly Reason[] };

export const LONGEST_SPEECH = 500;

/** The table's own reasons have no rule of a game behind them. */
const no = (text: string, params?: Reason['with']): Decision => ({
  refused: [params === undefined ? { rule: 'TABLE', text } : { rule: 'TABLE', text, with: params }],
});
const yes = (...happenings: Happening[]): Decision => ({ happenings });

/** Which bots may sit down. */
export type KnowsBot = (level: string) => boolean;

export function decide(table: Table, command: Command, by: Actor, now: number, knowsBot: KnowsBot): Decision {
  if ('seat' in command && table.seats[command.seat] === undefined) return no('no-such-seat', { seats: table.seats.length });
  if (by === 'clock') return command.do === 'flag' ? flag(table, now) : no('not-for-the-clock');
  if (by === 'table')
    return command.do === 'choose' && table.formality(command.seat) !== null
      ? choose(table, command, 'person')
      : no('not-for-the-table');
  if (by === 'bot')
    return command.do === 'choose' && table.botOf(command.seat) !== null ? choose(table, command, 'bot') : no('not-for-a-bot');

  const holder = 'seat' in command ? table.seats[command.seat]! : null;
  const mine = holder?.kind === 'person' && holder.player === by.player;
  const isHost = by.player === table.host;

  switch (command.do) {
    case 'say': {
      const text = command.text.trim();
      if (text === '') return no('nothing-said');
      if (text.length > LONGEST_SPEECH) return no('too-long', { most: LONGEST_SPEECH });
      return yes({ type: 'said', player: by.player, name: by.name, text });
    }
    case 'flag':
      return no('not-for-a-person');
    case 'sit':
      if (table.phase !== 'gathering') return no('already-started');
      if (holder!.kind === 'person') return no(mine ? 'already-yours' : 'seat-taken');
      if (holder!.kind === 'bot' && !isHost) return no('seat-taken');
      if (table.terms.visibility !== 'local' && table.seats.some((h) => h.kind === 'person' && h.player === by.player))
        return no('one-seat-each');
      return yes({ type: 'sat', seat: command.seat, player: by.player, name: by.name, entropy: command.entropy });
    case 'seat-bot':
      if (!isHost) return no('only-the-host');
      if (table.phase !== 'gathering') return no('already-started');
      if (holder!.kind === 'person') return no('seat-taken');
      if (!knowsBot(command.level)) return no('unknown-bot', { bot: command.level });
      return yes({ type: 'bot-sat', seat: command.seat, level: command.level });
    case 'stand':
      if (table.phase !== 'gathering') return no('already-started');
      if (!mine && !(isHost && holder!.kind === 'bot')) return no('not-your-seat');
      return yes({ type: 'stood', seat: command.seat });
    case 'start':
      if (!isHost) return no('only-the-host');
      if (table.phase !== 'gathering') return no('already-started');
      if (table.seats.some((h) => h.kind === 'empty')) return no('seats-empty');
      return yes({ type: 'started' });
    default:
  }

  if (!mine) return no('not-your-seat');
  if (table.phase === 'gathering') return no('not-started');
  const away = holder.standIn !== null;
  if (command.do === 'return') return away ? yes({ type: 'returned', seat: command.seat }) : no('not-away');
  if (away) return no('a-bot-plays-for-you');

  switch (command.do) {
    case 'choose':
      return choose(table, command, 'person');
    case 'ask-undo':
      return askUndo(table, command.seat);
    case 'answer-undo':
      return answerUndo(table, command.seat, command.agrees);
    case 'leave':
      if (table.phase === 'over') return no('match-is-over');
      return yes({ type: 'replaced', seat: command.seat, level: STAND_IN, why: 'left' });
    case 'vote':
      return vote(table, command.seat, command.against);
  }
}

function choose(table: Table, { seat, choice }: Extract<Command, { do: 'choose' }>, by: 'person' | 'bot'): Decision {
  if (table.match === null) return no('not-started');
  // It is played here to the end: a rule that breaks down does so before anything is written.
  const { refused } = table.match.foresee(seat, choice);
  return refused !== undefined ? { refused } : yes({ type: 'chose', seat, choice, by });
}

/** Who must agree: every other person who plays. */
const others = (table: Table, seat: Seat): Seat[] => table.persons().filter((s) => s !== seat);

function askUndo(table: Table, seat: Seat): Decision {
  const undo = undoable(table.made, table.state!, seat);
  if (undo.kind === 'none') return no('nothing-to-undo');
  if (undo.kind === 'final') return no('came-to-light');
  if (undo.kind === 'free' || others(table, seat).length === 0)
    return yes({ type: 'undone', seat, taken: undo.taken, consent: undo.kind === 'consent' });
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

/** More than half of the other persons send a bot to an empty chair. */
function vote(table: Table, seat: Seat, against: Seat): Decision {
  if (table.phase === 'over') return no('match-is-over');
  if (!table.persons().includes(against) || against === seat) return no('not-to-vote-on');
  const votes = table.votes.get(against) ?? new Set();
  if (votes.has(seat)) return no('already-voted');
  const voted: Happening = { type: 'voted', seat, against };
  const electorate = others(table, against);
  const inFavour = electorate.filter((s) => votes.has(s)).length + 1;
  return inFavour * 2 > electorate.length
    ? yes(voted, { type: 'replaced', seat: against, level: STAND_IN, why: 'vote' })
    : yes(voted);
}

/** Whoever has run out of time is replaced. */
function flag(table: Table, now: number): Decision {
  const late = table.awaited().filter((seat) => {
    const end = deadlineOf(table.clocks, table.terms.clock, seat);
    return end !== null && end <= now;
  });
  return yes(...late.map((seat): Happening => ({ type: 'replaced', seat, level: STAND_IN, why: 'clock' })));
}

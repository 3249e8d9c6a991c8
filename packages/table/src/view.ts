// What a viewer may know of a table: an allow-list, like every view.
import type { Choice, Finality, Offer, Params, Result, RuleId, Seat, Told, View, Viewer } from '@boucan/kernel';
import type { Days, Face } from './clock.ts';
import { commitsOf } from './dice.ts';
import type { Entry } from './entry.ts';
import type { Line } from './log.ts';
import type { PendingUndo } from './noted.ts';
import type { Table } from './table.ts';
import type { PlayerId, TableTerms } from './terms.ts';
import { type Undo, undoable } from './undo.ts';

/** A choice to make, or one that is not allowed and why; `finality` says whether it could be taken back. */
export interface OfferView extends Offer {
  readonly finality: Finality | null; // null where it is not allowed
}

/** An open question of the viewer's seat. */
export interface QuestionView {
  readonly question: string;
  readonly rule: RuleId;
  readonly with: Params;
  readonly offers: readonly OfferView[];
}

/** What another seat weighs in the open. */
export interface WeighedView {
  readonly seat: Seat;
  readonly question: string;
  readonly with: Params;
  readonly choices: readonly Choice[];
}

/** Where a crew decides together: what others weigh, and everybody's latest advice. */
export interface CounselView {
  readonly weighed: readonly WeighedView[];
  readonly proposals: readonly { readonly seat: Seat; readonly to: Seat; readonly choice: Choice }[];
}

/** Who has a seat, as everybody sees it. */
export type HolderView =
  | { readonly kind: 'empty' }
  | { readonly kind: 'bot'; readonly level: string; readonly name: string }
  | { readonly kind: 'person'; readonly player: PlayerId; readonly name: string; readonly standIn: string | null };

/** Entropy by seat: the commitment of each person, and what they revealed. */
export interface DiceView {
  readonly until: number | null; // while all show it: the match begins at the latest then
  readonly commits: readonly (string | null)[];
  readonly reveals: readonly (string | null)[];
}

/** A table as a viewer may see it. */
export interface TableView {
  readonly n: number; // of the last entry
  readonly terms: TableTerms;
  readonly host: PlayerId;
  readonly commitment: string;
  readonly secret: string | null; // once the match is over
  readonly dice: DiceView;
  readonly phase: 'gathering' | 'playing' | 'over';
  readonly viewer: Viewer;
  readonly seats: readonly HolderView[];
  readonly match: View<unknown> | null;
  readonly asked: QuestionView | null; // of the viewer
  /** Where something is weighed in the open. */
  readonly counsel?: CounselView;
  readonly undo: 'none' | 'final' | 'free' | 'consent';
  readonly pending: PendingUndo | null;
  readonly votes: readonly { readonly against: Seat; readonly by: readonly Seat[] }[];
  readonly clocks: Face & { readonly since: readonly (number | null)[]; readonly days?: Days };
  /** Where the game has such moments: whether the viewer lets them go by while nothing of theirs is at stake. */
  readonly standBy?: boolean;
  readonly result: Result | null;
}

/** A line of the log for one viewer. Everyone gets the events of a choice; only its maker gets its words. */
export interface Notice {
  readonly n: number;
  readonly at: number;
  readonly what:
    | Exclude<Entry, { type: 'opened' | 'sat' | 'chose' }>
    | Omit<Extract<Entry, { type: 'opened' }>, 'from'>
    | { readonly type: 'sat'; readonly seat: Seat; readonly name: string }
    | ChoseNotice;
  readonly events: readonly Told[];
}

/** What a line tells beyond what it told before; `from` is the first of its events that is new. */
export type Fresh = Notice & { readonly from?: number };

/** Somebody has chosen; what, only where the viewer may know. */
export interface ChoseNotice {
  readonly type: 'chose';
  readonly seat: Seat;
  readonly by: 'person' | 'bot';
  readonly choice: Choice | null;
}

/** The table as this viewer may see it: an allow-list. */
export function viewTable(table: Table, viewer: Viewer): TableView {
  const { state, game } = table;
  return {
    n: table.n,
    terms: table.terms,
    host: table.host,
    commitment: table.commitment,
    secret: table.secret,
    dice: {
      until: table.phase === 'gathering' ? table.sealed : null,
      commits: commitsOf(table.seats),
      reveals: table.seats.map((holder) => (holder.kind === 'person' && table.reveals ? holder.entropy : null)),
    },
    phase: table.phase,
    viewer,
    seats: table.seats.map((holder, seat): HolderView => {
      if (holder.kind === 'empty') return { kind: 'empty' };
      if (holder.kind === 'bot') return { kind: 'bot', level: holder.level, name: table.names[seat]! };
      return { kind: 'person', player: holder.player, name: holder.name, standIn: holder.standIn };
    }),
    match: state === null ? null : game.view(state, viewer),
    asked: viewer === 'table' ? null : viewQuestion(table, viewer),
    ...viewCounsel(table, viewer),
    undo: undoOf(table, viewer),
    pending: table.pending,
    votes: [...table.votes].map(([against, by]) => ({ against, by: [...by.keys()] })),
    clocks: viewClocks(table, viewer),
    ...(viewer !== 'table' && game.idles && table.terms.visibility !== 'local' && { standBy: table.standBy.has(viewer) }),
    result: state?.result ?? null,
  };
}

/** One's own clock to the millisecond, others' to the second. */
function viewClocks({ clocks: { bank, spent, since, days } }: Table, viewer: Viewer): TableView['clocks'] {
  const shown = (ms: number, seat: Seat): number => (seat === viewer ? ms : coarse(ms));
  return {
    bank: bank.map(shown),
    spent: spent.map(shown),
    since: since.map((at, seat) => (at === null ? null : shown(at, seat))),
    ...(days !== undefined && {
      days: { ...days, from: days.from.map((at, seat) => (at === null ? null : shown(at, seat))), off: [...days.off] },
    }),
  };
}

function undoOf({ state, held, made }: Table, viewer: Viewer): Undo['kind'] {
  if (state === null || viewer === 'table') return 'none';
  return held.has(viewer) ? 'free' : undoable(made, state, viewer).kind;
}

function viewQuestion(table: Table, seat: Seat): QuestionView | null {
  const { state, game } = table;
  if (state === null || table.isSettled(seat)) return null;
  const prompt = game.prompt(state, seat);
  if (prompt === null) return null;
  const finalities = game.finalities(state, seat);
  let lawful = 0;
  const offers = game.offers(state, seat).map(
    (o): OfferView => ({
      choice: o.choice,
      because: o.because,
      finality: o.because.length === 0 ? finalities[lawful++]! : null,
    }),
  );
  return { ...prompt, offers };
}

function viewCounsel(table: Table, viewer: Viewer): { readonly counsel?: CounselView } {
  const { state, game } = table;
  if (state === null || game.def.counsel === undefined) return {};
  const weighing = table.awaited().filter((seat) => !table.isSettled(seat) && game.counselled(state, seat));
  if (weighing.length === 0) return {};
  const weighed = weighing.flatMap((seat): WeighedView[] => {
    if (seat === viewer) return [];
    const { question, with: params } = game.prompt(state, seat)!;
    return [{ seat, question, with: params, choices: game.options(state, seat) }];
  });
  const latest = new Map(table.proposals.map(({ seat, to, choice }) => [seat, { seat, to, choice }]));
  const proposals = [...latest.values()].flatMap(({ seat, to, choice }) => (choice === null ? [] : [{ seat, to, choice }]));
  return { counsel: { weighed, proposals } };
}

const SECOND = 1000;
/** What is told of a time of day: the second. */
const coarse = (at: number): number => Math.floor(at / SECOND) * SECOND;

/** What this viewer learns of a line. */
export function notice(table: Table, { entry, events }: Line, viewer: Viewer): Notice {
  const seen = table.game.witness(events, viewer);
  const { n } = entry;
  const at = coarse(entry.at);
  if (entry.type === 'opened') {
    // The match a fork goes on from tells all its secrets.
    const { from: _, t: __, ...what } = entry;
    return { n, at, what, events: seen };
  }
  if (entry.type === 'sat') return { n, at, what: { type: 'sat', seat: entry.seat, name: entry.name }, events: seen };
  if (entry.type === 'started') return { n, at, what: { type: 'started', n, at }, events: seen };
  if (entry.type !== 'chose') {
    const { t: _, ...what } = entry;
    return { n, at, what: { ...what, at }, events: seen };
  }
  const { seat, by, choice } = entry;
  return { n, at, what: { type: 'chose', seat, by, choice: seat === viewer ? choice : null }, events: seen };
}

/** What a viewer missed since the entry with this number. */
export const since = (table: Table, n: number, viewer: Viewer): Notice[] =>
  table.linesAfter(n).map((line) => notice(table, line, viewer));

/** The match at a moment on the way to the view one has: when so many events of the entry with this number had been told. */
export interface MomentView {
  readonly n: number;
  readonly told: number;
  readonly match: View<unknown>;
}

/** What a viewer may see of the moments since the entry with this number, but for the last, which is the present one. */
export const momentsSince = (table: Table, n: number, viewer: Viewer): MomentView[] =>
  table.moments
    .filter((moment) => moment.n > n && moment.state !== table.state)
    .map(({ state, ...when }) => ({ ...when, match: table.game.view(state, viewer) }));

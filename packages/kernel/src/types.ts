// The words every game shares. Plain JSON wherever a thing is saved, hashed or sent.

/** A place at the table, 0 … n-1, clockwise. A seat plays; a player is a person; a viewer watches. */
export type Seat = number;

/** Who is looking: a seat, or the table itself, which sees only what lies face up. */
export type Viewer = Seat | 'table';

/** The catalogue's identifier of a rule. */
export type RuleId = string; // 'FDM-COMBAT-03'

/** What a player says: a verb and its nouns. Made by `choice()`, so equal choices are the same object. */
export type Choice = readonly [verb: string, ...nouns: (string | number)[]]; // ['sail', 'la-habana']

/** The choices of one verb: `type Aim = Said<'aim', [seat: Seat]>`. A union of them is told apart by its verb, `c[0]`. */
export type Said<V extends string, N extends readonly (string | number)[] = []> = readonly [verb: V, ...nouns: N];

/** Parameters of a text: ids, seats and numbers, never sentences. */
export type Params = { readonly [name: string]: string | number | boolean | null | readonly (string | number)[] };

/** Why something is not allowed: the rule, and the key of the sentence that says it. */
export interface Reason {
  readonly rule: RuleId;
  readonly text: string; // 'same-board'
  readonly with?: Params;
}

/** Something a question mentions. Lawful when nothing speaks against it. */
export interface Offer {
  readonly choice: Choice;
  readonly because: readonly Reason[];
}

/** Something that happened, in the past tense. `with` is for everybody, `secret` for the named seats alone. */
export interface Told {
  readonly event: string; // 'ship.played'
  readonly with: Params;
  readonly secret?: { readonly seats: readonly Seat[]; readonly with: Params };
}

/** One procedure being resolved: which step of it runs next, and what it remembers. */
export interface Frame {
  readonly proc: string; // 'scoring'
  step: string; // 'cannons'
  vars: unknown;
  /** Resolved between two steps of another one, which waits for no result of it. */
  aside?: true;
}

/** An open question. It stays, with its answer, until every seat asked together with it has answered. */
export interface Asked {
  seat: Seat;
  question: string; // 'turn.ship'
  answer: Choice | null;
}

/** How a match ended. */
export interface Result {
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  readonly end: string; // why it ended: 'last-to-stand'
}

/** An answer to an option of the table. */
export type OptionValue = string | number | boolean;
/** What was agreed on at a table, by option. */
export type Options = { readonly [id: string]: OptionValue };

/** What is agreed before a match: how many sit down, with which packs and table options. */
export interface Config {
  readonly seats: number;
  readonly packs?: readonly string[];
  readonly options?: Options;
}

/** A match in progress. Plain JSON and complete: save it, hash it, clone it, post it in a bug report. */
export interface State<B> {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly packs: readonly string[];
  readonly options: Options;
  rng: Rng;
  /** All that is on the table, hidden things included. */
  board: B;
  /** What is being resolved; the last frame is the innermost. Empty when the match is over. */
  stack: Frame[];
  /** Open questions; several are simultaneous; none means the match is over. */
  asked: Asked[];
  /** Turns begun so far, and whose turn it is (-1 before the first). */
  turns: number;
  active: Seat;
  /** Grows whenever chance speaks or a secret comes to light: nothing before that can be taken back. */
  knowledge: number;
  result: Result | null;
}

/** What packs lay on a board: nothing, where none is played. */
export interface Tabletop {
  packs?: readonly string[];
  /** By pack. */
  parts?: { [pack: string]: unknown };
}

/**
 * The generator: four words (int32), or a key and in `a` the number of draws so far; and in tests a tape of scripted draws that is
 * used first.
 */
export interface Rng {
  a: number;
  b: number;
  c: number;
  d: number;
  tape: Scripted[] | null;
  readonly key?: Key;
}

/** A scripted draw: the next one for this purpose and owner gives this value. */
export interface Scripted {
  readonly purpose: string;
  readonly owner: Seat | null;
  readonly value: string | number;
}

/** Four words from which a quick generator starts: whoever sees enough of its draws can work out the rest. */
export type Seed = readonly [number, number, number, number];

/** Eight words of a secret, for a generator whose draws tell nothing of those to come. */
export type Key = readonly [number, number, number, number, number, number, number, number];

/** What may leave the server for one viewer: an allow-list, built anew and never a state with holes. */
export interface View<P> {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly packs: readonly string[];
  readonly options: Options;
  readonly viewer: Viewer;
  readonly board: P;
  /** What the viewer sees of the parts that packs laid on the board. */
  readonly parts?: { readonly [pack: string]: unknown };
  readonly stack: readonly Readonly<Frame>[];
  readonly asked: readonly AskedView[];
  readonly turns: number;
  readonly active: Seat;
  readonly knowledge: number;
  readonly result: Result | null;
}

/** An open question as others see it: that it was answered, but not how, unless it is one's own. */
export interface AskedView {
  readonly seat: Seat;
  readonly question: string;
  readonly answered: boolean;
  readonly answer: Choice | null;
}

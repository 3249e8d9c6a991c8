import type { Advice } from './advice.ts';
import type { Known } from './knows.ts';
import type { Mixture, Pack, TableOption, Tellings } from './pack.ts';
import type { Proc, Question } from './rulebook.ts';
import type { Words } from './text.ts';
import type { Choice, Config, Key, Offer, Params, Reason, Rng, RuleId, Seat, Seed, State, Told, View, Viewer } from './types.ts';

/** What a game package writes down. `defineGame` makes a playable game of it. */
export interface GameDef<B, P, E> {
  readonly id: string;
  readonly version: number;
  readonly seats: readonly [min: number, max: number];
  /** The rule that says how many may play. */
  readonly seatsRule: RuleId;
  readonly options: readonly TableOption[];
  readonly procs: readonly Proc<B, E, unknown>[];
  readonly questions: readonly Question<B, unknown>[];
  readonly packs: readonly Pack<B, E>[];
  /** From the fewest packs to the most. */
  readonly mixtures?: readonly Mixture[];
  /** The procedure that is the whole match; it starts with these variables. */
  readonly opening: string;
  /** The nouns of each verb, by name: what a label, a log line and a screen reader call them. */
  readonly verbs: { readonly [verb: string]: readonly string[] };
  /** How events stand in the log, where it is not as plain lines. */
  readonly telling?: Tellings;
  /** Questions that are weighed in the open: who is not asked sees what could be chosen, and may advise. All of it must be known to all. */
  readonly counsel?: readonly string[];
  /** Ends at which all lose together. */
  readonly losses?: readonly string[];
  /** What else speaks against a configuration that is otherwise in order. */
  objections?(config: Required<Config>): readonly Reason[];
  /** The table as it is laid out. Chance comes from `rng` alone. */
  setup(config: Required<Config>, rng: Rng): B;
  /** Field by field, by hand. */
  clone(board: B): B;
  /** What a viewer may know of the board. What is only added up for the eye may be left out where a bot looks. */
  look(s: State<B>, who: Viewer, isBot: boolean): P;
  /** A board that would look exactly like this to the viewer; what he cannot know is drawn anew. */
  imagine(seen: View<P>, rng: Rng): B;
  /** Who may know what lies on the board: not what the view shows, but what the rules say. */
  readonly knows: Known<B>;
  /** What is wrong with this position, if anything: cards lost, coins from nowhere, a fleet out of order. */
  faults(s: State<B>): readonly string[];
  /** No match has more choices than this. */
  readonly limit: number;
  readonly advice: Advice<B>;
  readonly text: Words;
}

/** The position in the middle of what a choice led to, when so many of its events had been told. Nobody is asked in it. */
export interface Beat<B> {
  readonly told: number;
  readonly state: State<B>;
}

/** What became of a choice: a new position with what happened, or the reasons why it was refused. */
export type Outcome<B> =
  | {
      readonly state: State<B>;
      readonly events: readonly Told[];
      readonly beats: readonly Beat<B>[];
      readonly refused?: undefined;
    }
  | { readonly refused: readonly Reason[] };

/** Whether a choice can be taken back: freely, if the others agree, or not at all because something came to light. */
export type Finality = 'free' | 'consent' | 'final';

/** A playable game: what `defineGame` makes of a definition. Positions go in, positions, views, offers and events come out; nothing is changed in place unless it says so. */
export interface Game<B = unknown, P = unknown, E = unknown> {
  /** What its package wrote down; words, verbs and telling with those of all its packs. */
  readonly def: GameDef<B, P, E>;
  readonly id: string;
  readonly version: number;
  readonly seats: readonly [min: number, max: number];
  /** The configuration with everything that goes without saying: all options, and the packs in the game's order. */
  agreed(config: Config): Required<Config>;
  /** What a table that plays these packs may agree on. */
  optionsWith(packs: readonly string[]): readonly TableOption[];
  /** What speaks against starting with this configuration. */
  whyNotStart(config: Config): readonly Reason[];
  /** The first position. `told`, if given, collects what happened until the first question. */
  setup(config: Config, seed: Seed | Key, told?: Told[]): State<B>;
  /** The lawful choices of a seat, in a stable order; none if it is not asked. */
  options(s: State<B>, seat: Seat): Choice[];
  /** The same into an array of the caller's, for those in a hurry; gives their number. */
  list(s: State<B>, seat: Seat, into: Choice[]): number;
  /** Everything the open question mentions, with what speaks against it. */
  offers(s: State<B>, seat: Seat): readonly Offer[];
  /** Why this choice is not allowed; nothing means it is. */
  whyNot(s: State<B>, seat: Seat, c: Choice): readonly Reason[];
  /** Carries out a choice on a copy and tells what happened, beat by beat if it is `watched`, event by event if closely; or refuses, and says why. */
  play(s: State<B>, seat: Seat, c: Choice, watched?: boolean | 'closely'): Outcome<B>;
  /** The same in place, in silence and in trust: only for choices that `options` or `list` gave. */
  advance(s: State<B>, seat: Seat, c: Choice): void;
  clone(s: State<B>): State<B>;
  view(s: State<B>, who: Viewer): View<P>;
  /** What a bot of this seat is handed: its view, without what is only added up for people. */
  glance(s: State<B>, seat: Seat): View<P>;
  /** What a viewer learns of these events. */
  witness(events: readonly Told[], who: Viewer): readonly Told[];
  /** A match that this viewer could be in: everything he cannot know is drawn anew, the dice too. */
  determinize(seen: View<P>, rng: Rng): State<B>;
  finality(s: State<B>, seat: Seat, c: Choice): Finality;
  /** The same for all that `options` lists, in that order. */
  finalities(s: State<B>, seat: Seat): readonly Finality[];
  hash(s: State<B>): string;
  /** What is wrong with this position, packs included. */
  faults(s: State<B>): readonly string[];
  /** Whether the question a seat is asked is a formality, which the table answers where there is but one answer. */
  formal(s: State<B>, seat: Seat): boolean;
  /** What a seat answers that lets moments go by while nothing of its own is at stake; null where it is asked all the same. */
  idle(s: State<B>, seat: Seat): Choice | null;
  /** Whether the game has such moments. */
  readonly idles: boolean;
  /** Whether nobody learns a seat's answer before all are given. */
  sealed(s: State<B>, seat: Seat): boolean;
  /** Whether everybody may see what a seat could choose, and advise it. */
  counselled(s: State<B>, seat: Seat): boolean;
  /** What the open question of a seat needs to be asked in words. */
  prompt(s: State<B>, seat: Seat): { readonly question: string; readonly rule: RuleId; readonly with: Params } | null;
}

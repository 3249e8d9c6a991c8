// What a game says for bots: what its positions are worth, by hand; and, as data, what matters in it and what was learned of that. What is made
// of it, networks and all, is the business of the bots.
import type { Choice, Params, Seat, State } from './types.ts';

/** What makes the levels of bots different from each other. */
export interface Levels {
  /** How much is all the same to levels 1 and 2, as a share of what decides a match; to levels 3 and 4 too, where a little search tells them nothing. */
  readonly blur?: readonly [one: number, two: number, three?: number, four?: number];
  /** Iterations of levels 3 to 5. */
  readonly iterations?: readonly [three: number, four: number, five: number];
  /** How often levels 1 to 3 make a beginner's mistake where there is one to be made; level 4 too, where that is what keeps it below level 5. */
  readonly falls?: readonly [one: number, two: number, three: number, four?: number];
}

/** What beginners do, and old hands hardly ever. It has words of its own (`mistakes`). */
export interface BeginnersMistake<B> {
  readonly id: string;
  /** How readily it is made against others: 1 unless it is said, less where there is hardly a choice at which it could not be. */
  readonly often?: number;
  /** Whether this choice is that mistake, as far as its seat can know. */
  made(s: State<B>, seat: Seat, choice: Choice): boolean;
}

/** What a seat may be after: a sentence of `plans`, and what it needs. */
export interface Aim {
  readonly plan: string;
  readonly with: Params;
}

/** What a bot of this game values. */
export interface Advice<B> {
  /** What each seat may expect to have in the end, as it looks now; when the match is over, what it has. In any unit. */
  worth(s: State<B>): readonly number[];
  /** A lead, in the same unit, that as good as decides a match. */
  readonly decisive: number;
  /** How a search of this game goes best, where the usual way does not. */
  readonly search?: {
    /** How many choices are made at random before a position is judged. */
    readonly rollout?: number;
    /** How much the doubtful attracts against the proven. */
    readonly curiosity?: number;
    /** How many throws of the dice give a choice its reputation: one, unless much hangs on them. */
    readonly draws?: number;
    /** Iterations a level spends on a choice, as a share of the usual number. */
    readonly effort?: number;
  };
  /** How the levels of its bots differ, where the usual way is not right for them. */
  readonly levels?: Levels & {
    /** Where other spacings are right for so many seats. */
    readonly seats?: { readonly [seats: number]: Levels };
  };
  /** What nobody would do here, though it is lawful: undoing at a loss what was just done. Bots leave it out while there is anything else. */
  silly?(s: State<B>, seat: Seat, choice: Choice): boolean;
  /** The mistakes that beginners make, and the levels that still fall for them. */
  readonly mistakes?: readonly BeginnersMistake<B>[];
  /** What a seat is after that makes this choice: what a person would say of the moves ahead. Known from what the seat itself knows; null where there is nothing to say. */
  aim?(s: State<B>, seat: Seat, choice: Choice): Aim | null;
  /** What was learned by playing. Where several sit at the table it takes the place of `worth`. */
  readonly learned?: Learned<B>;
}

/** The quantities that matter in a game, for every seat. */
export interface Features<B> {
  /** Their names, in order. The part before the first dot is the matter they are about, which has words of its own. */
  readonly names: readonly string[];
  /** Writes them down, seat after seat, each from `seat * stride` on, as many as there are names unless it is said. Every number is written, zeros too. */
  fill(s: State<B>, out: Float64Array, stride?: number): void;
}

/** Where each of these stands among them. */
export const places = <N extends string>(names: readonly N[]): Readonly<Record<N, number>> =>
  Object.fromEntries(names.map((name, i) => [name, i])) as Record<N, number>;

/** Quantities group by group: all their names in order, how many they are, and where each group begins. */
export function assembled<G extends string>(
  groups: Readonly<Record<G, readonly string[]>>,
): { readonly names: readonly string[]; readonly count: number; readonly from: Readonly<Record<G, number>> } {
  const names: string[] = [];
  const from = {} as Record<G, number>;
  for (const group of Object.keys(groups) as G[]) {
    from[group] = names.length;
    names.push(...groups[group]);
  }
  return { names, count: names.length, from };
}

/** Quantities that a pack brings into a match, for every seat, in numbers of about one. */
export interface PackFeatures<B> {
  readonly names: readonly string[];
  /** Writes those of a seat down from `at` on. They are nothing before. */
  fill(s: State<B>, seat: Seat, out: Float64Array, at: number): void;
}

/** What was learned, as it is kept in a file: a straight path from each quantity to the judgement, and a layer of hidden units beside it. */
export interface Weights {
  /** What the numbers stand for, in order: a network of other quantities is not used. */
  readonly features: readonly string[];
  readonly hidden: number;
  readonly bias: number;
  /** A weight for each quantity. */
  readonly linear: readonly number[];
  /** By quantity, a row of `hidden` weights each. */
  readonly layer: readonly number[];
  /** A threshold for each hidden unit, and what it says when it is passed. */
  readonly threshold: readonly number[];
  readonly voice: readonly number[];
  /** Where all may lose together: the chance that they do not, by those quantities that all share, which come first. */
  readonly home?: Weights;
}

/** A way to play that a bot can have, beside its strength. */
export type Character = 'trader' | 'raider' | 'gambler';

/** By feature, what a character adds to what it is worth. */
export type Inclination = { readonly [feature: string]: number };

/** What was learned by playing, and by which quantities it judges. */
export interface Learned<B> {
  readonly features: Features<B>;
  /** Null until something has been learned. */
  readonly weights: Weights | null;
  /** A unit of `worth` as the network counts: for final scores, and for what packs add. */
  readonly point: number;
  /** All can lose together: the network foresees that, too, and a bot would rather come home second than not at all. */
  readonly mayAllLose?: boolean;
  /** How many quantities, the first ones, all share: by them alone is foreseen whether they come home. */
  readonly shared?: number;
  /** Where two parts are learned apart: what is done because it is good seamanship, long before it shows; quantities, and what each is worth. */
  readonly habits?: readonly (readonly [at: number, worth: number])[];
  /** How the judgement turned out in matches played to their end, for whoever is told a chance: bots go by the judgement itself. */
  readonly turnsOut?: TurnsOut;
  /** What packs say, and what they name, are quantities like others; otherwise what they say is added to the judgement. */
  readonly packs?: true;
  /** Weights of the straight path where learning begins, by feature; nothing where it begins from nothing. */
  readonly start?: { readonly [feature: string]: number };
  /** What each character likes better, or less, than it is worth; nothing for one that this game has no room for. */
  readonly characters?: { readonly [character in Character]?: Inclination };
}

/** The chance to come home by what was judged of it, and how much of a lead holds. */
export interface TurnsOut {
  readonly home: readonly [bias: number, slope: number];
  readonly lead: number;
}

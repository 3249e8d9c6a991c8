// What each seat may expect: as it was written by hand or by what was learned, when a network reads the quantities that the game names.
import { type Character, type Inclination, inclined } from './character.ts';
import type { Game, GameDef } from './definition.ts';
import { judge, type Net, type Weights } from './net.ts';
import type { Rules } from './pack.ts';
import type { Seat, State } from './types.ts';

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

/** A seat that judges what it has itself by a network of its own. */
export interface Self {
  readonly seat: Seat;
  readonly net: Net;
}

/** A lead, as the network counts, that as good as decides. */
export const DECIDED = 2;
/** What it is worth to have won, beside the points. */
const WON = 3;
/** What it is worth to have come home without having won, as a share of that, where all may lose. */
const HOME = 0.8;
/** What it is worth to have lost together: less than any position before it, however far ahead another may be there, whatever the scores. */
const LOST = -HOME * WON;

let quantities = new Float64Array(0);

/** A judgement of every seat by this network. */
export function judgement<B>(
  net: Net,
  { features, point, mayAllLose = false, habits = [] }: Learned<B>,
  s: State<B>,
  self: Self | null = null,
): number[] {
  const judged = new Array<number>(s.seats);
  const { result } = s;
  if (result !== null && mayAllLose && result.winners.length === 0) return judged.fill(LOST);
  if (result !== null) {
    for (let seat = 0; seat < s.seats; seat++)
      judged[seat] = point * result.scores[seat]! + (result.winners.includes(seat) ? WON : 0) + (mayAllLose ? HOME * WON : 0);
    return judged;
  }
  const count = net.inputs;
  if (quantities.length < count * s.seats) quantities = new Float64Array(count * s.seats);
  features.fill(s, quantities);
  for (let seat = 0; seat < s.seats; seat++) judged[seat] = judge(seat === self?.seat ? self.net : net, quantities, seat * count);
  if (net.home !== undefined) {
    together(judged, judge(net.home, quantities, 0));
    for (const [at, by] of habits)
      for (let seat = 0; seat < s.seats; seat++) judged[seat]! += by * quantities[seat * count + at]!;
    return judged;
  }
  return mayAllLose ? withTheSea(judged) : judged;
}

/** What each may expect of two things foreseen apart: whether they come home, and whose the victory is then. */
function together(judged: number[], home: number): void {
  const chance = 1 / (1 + Math.exp(-home));
  let most = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < judged.length; seat++) if (judged[seat]! > most) most = judged[seat]!;
  let all = 0;
  for (let seat = 0; seat < judged.length; seat++) all += judged[seat] = Math.exp(judged[seat]! - most);
  for (let seat = 0; seat < judged.length; seat++)
    judged[seat] = chance * (WON * (judged[seat]! / all) + HOME * WON) + (1 - chance) * LOST;
}

/** What each may expect where the sea may take them all: its own judgement is always 0. */
function withTheSea(judged: number[]): number[] {
  let most = 0;
  for (let seat = 0; seat < judged.length; seat++) if (judged[seat]! > most) most = judged[seat]!;
  const lost = Math.exp(-most);
  let all = lost;
  for (let seat = 0; seat < judged.length; seat++) all += judged[seat] = Math.exp(judged[seat]! - most);
  const home = HOME * (1 - lost / all);
  for (let seat = 0; seat < judged.length; seat++) judged[seat] = WON * (judged[seat]! / all + home);
  return judged;
}

/** The same by the network, or by hand without one; with what packs add to it, in its unit. */
export function expected<B, P, E>(
  { advice }: GameDef<B, P, E>,
  { advising }: Pick<Rules<B, E>, 'advising'>,
  s: State<B>,
  net: Net | null,
  self: Self | null = null,
): readonly number[] {
  const { learned } = advice;
  const judged = net === null || learned === undefined ? advice.worth(s) : judgement(net, learned, s, self);
  if (advising.length === 0 || (net !== null && learned?.packs === true)) return judged;
  const unit = net === null || learned === undefined ? 1 : learned.point;
  const added = judged.map(() => 0);
  for (const pack of advising) pack.worth?.(s, added);
  return judged.map((worth, seat) => worth + unit * added[seat]!);
}

type Judging<B, P, E> = Pick<Game<B, P, E>, 'worth' | 'decisive'> & {
  as(character: Character, seat: Seat): Pick<Game<B, P, E>, 'worth' | 'decisive'> | null;
};

/** How a game judges its positions, by the network for so many seats; and how somebody of a character does, where the game has room for one. */
export function judging<B, P, E>(
  def: GameDef<B, P, E>,
  rulesOf: (s: State<B>) => Pick<Rules<B, E>, 'advising'>,
  netFor: (seats: number) => Net | null,
): Judging<B, P, E> {
  const decisive = (seats: number): number => (netFor(seats) === null ? def.advice.decisive : DECIDED);
  return {
    decisive,
    worth: (s) => expected(def, rulesOf(s), s, netFor(s.seats)),
    as(character, seat) {
      const { learned } = def.advice;
      const inclination = learned?.characters?.[character];
      if (learned === undefined || inclination === undefined) return null;
      let known: Net | null = null;
      let self: Self | null = null;
      return {
        decisive,
        worth(s) {
          const net = netFor(s.seats);
          if (net !== known) {
            known = net;
            self = net === null ? null : { seat, net: inclined(net, learned.features.names, inclination) };
          }
          return expected(def, rulesOf(s), s, net, self);
        },
      };
    },
  };
}

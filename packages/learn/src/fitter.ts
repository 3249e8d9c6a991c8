// Fits a network to recorded matches: what became of each position is partly what became of the match, partly what the network foresaw of
// the positions after it; and rows of all matches are gone through in any order. It is held where it was before: a slight preference that
// chance has taught it turns one choice in ten, so weights move only as far as the matches insist.
import { judge, learnedOf, type Net } from '@boucan/bots';
import { below, type Game, type Rng } from '@boucan/kernel';
import { type Adam, step } from './adam.ts';
import { addGradient, chances, surpriseOf, toChances } from './gradient.ts';
import type { Played } from './self-play.ts';

/** What is learned apart where all may lose together: whether they come home, and whose the victory is if they do. */
export type Part = 'home' | 'share';

/** How a fit goes. */
export interface Manner {
  /** The part that is fitted; nothing where all is one. */
  readonly part?: Part;
  readonly lambda: number;
  /** How much the scores count beside the victory: a match lost by a point teaches more than that it was lost. */
  readonly soft: number;
  readonly rate: number;
  /** How strongly it is held where it was. */
  readonly pull: number;
  /** How many positions make a step. */
  readonly batch: number;
  /** How many times the positions are gone through; fewer if the time is over before. */
  readonly passes: number;
  readonly seconds: number;
}

export interface Fit {
  readonly weights: Float64Array;
  /** The mean surprise of a position before each pass, in nats. */
  readonly surprises: readonly number[];
  /** Whether all of its weights are numbers: otherwise it is not to be played with. */
  readonly sound: boolean;
}

/** From this share of the way on, the mean of where the weights are is what comes of it. */
const SETTLED = 0.6;

/** Of these matches what a part is fitted to. Coming home is a match of one against the sea; nobody has a share of what was lost. */
function partOf(matches: readonly Played[], part: Part | undefined, inputs: number): readonly Played[] {
  if (part === undefined) return matches;
  const isHome = ({ shares }: Played): boolean => shares.some((share) => share > 0);
  if (part === 'share') return matches.filter(isHome);
  return matches.map((match) => {
    const { rows, seats, quantities } = match;
    const size = rows === 0 ? 0 : quantities.length / rows;
    const own = new Float64Array(rows * inputs);
    for (let row = 0; row < rows; row++) own.set(quantities.subarray(row * size, row * size + inputs), row * inputs);
    const end = isHome(match) ? 1 : 0;
    return { ...match, seats: seats > 0 ? 1 : 0, quantities: own, added: null, shares: [end], scores: [0] };
  });
}

/** How surprised the network is by matches, in nats a position. */
export function surpriseBy(game: Game, net: Net, all: readonly Played[], part: Part | undefined): number {
  const mayAllLose = part === undefined ? (learnedOf(game)!.mayAllLose ?? false) : part === 'home';
  let [sum, rows] = [0, 0];
  for (const match of partOf(all, part, net.inputs)) {
    rows += match.rows;
    for (let row = 0; row < match.rows; row++) {
      chances(net, match, row, foreseen, 0, mayAllLose);
      sum += surpriseOf(foreseen, 0, match.shares);
    }
  }
  return rows === 0 ? 0 : sum / rows;
}

/** A copy of the network, fitted to these matches. */
export function fitted(game: Game, from: Net, all: readonly Played[], manner: Manner, rng: Rng): Fit {
  const { rate, pull, batch, passes, part } = manner;
  const matches = partOf(all, part, from.inputs);
  const net: Net = { ...from, all: from.all.slice() };
  const size = net.all.length;
  const adam: Adam = { mean: new Float64Array(size), square: new Float64Array(size), steps: new Float64Array(1) };
  const gradient = new Float64Array(size);
  const anchor = { at: from.all, pull };
  const mean = new Float64Array(size);
  const targets = matches.map(({ rows, seats }) => new Float64Array(rows * seats));
  const rows = matches.reduce((sum, match) => sum + match.rows, 0);
  const { mayAllLose: may, point } = learnedOf(game)!;
  const mayAllLose = part === undefined ? may : part === 'home';
  const ends = matches.map((match) => endOf(match, manner.soft, point));
  const surprises: number[] = [];
  const began = performance.now();
  let noted = 0;
  let way = 0; // between 0 and 1
  for (let pass = 0; pass < passes && way < 1; pass++) {
    let surprise = 0;
    for (const [m, match] of matches.entries()) surprise += expect(net, match, ends[m]!, targets[m]!, manner.lambda, mayAllLose);
    surprises.push(rows === 0 ? 0 : surprise / rows);
    const order = shuffledRows(matches, rows, rng);
    for (let i = 0; i < rows && way < 1; i++) {
      const m = order[2 * i]!;
      learn(net, matches[m]!, order[2 * i + 1]!, targets[m]!, batch, gradient, mayAllLose);
      if ((i + 1) % batch !== 0 && i + 1 < rows) continue;
      step(adam, net.all, gradient, rate * (1 - 0.95 * way), anchor);
      way = Math.max((pass + (i + 1) / rows) / passes, (performance.now() - began) / (1000 * manner.seconds));
      if (way < SETTLED) continue;
      noted++;
      for (let k = 0; k < size; k++) mean[k]! += (net.all[k]! - mean[k]!) / noted;
    }
  }
  const weights = noted === 0 ? net.all : mean;
  return { weights, surprises, sound: weights.every(Number.isFinite) };
}

/** In what unit a network speaks: what it says times `scale`, and `more`, is what chances are made of. */
export interface Unit {
  readonly scale: number;
  readonly more: number;
}

/** Scales that are tried, from a quarter to four times; and what is added, which matters only beside the sea. */
const SCALES = Array.from({ length: 33 }, (_, i) => 2 ** ((i - 16) / 8));
const MORE = Array.from({ length: 25 }, (_, i) => (i - 16) / 2);

/**
 * The unit in which chances come closest to what became of these matches. Advice by hand has one of its own, and if fitting had to change it,
 * what is surest would be changed first and be out of proportion to the rest.
 */
export function unitOf(game: Game, net: Net, matches: readonly Played[], soft = 0): Unit {
  const { mayAllLose = false, point } = learnedOf(game)!;
  const says = matches.map(({ rows, seats, quantities }) =>
    Float64Array.from({ length: rows * seats }, (_, at) => judge(net, quantities, at * net.inputs)),
  );
  const ends = matches.map((match) => endOf(match, soft, point));
  let [best, least] = [{ scale: 1, more: 0 }, Number.POSITIVE_INFINITY];
  for (const scale of SCALES)
    for (const more of mayAllLose ? MORE : [0]) {
      let surprise = 0;
      for (const [m, { rows, seats }] of matches.entries())
        for (let row = 0; row < rows; row++) {
          for (let seat = 0; seat < seats; seat++) foreseen[seat] = scale * says[m]![row * seats + seat]! + more;
          toChances(foreseen, 0, seats, mayAllLose);
          surprise += surpriseOf(foreseen, 0, ends[m]!);
        }
      if (surprise < least) [best, least] = [{ scale, more }, surprise];
    }
  return best;
}

/** The network that says the same in another unit. */
export function inUnit({ inputs, hidden, all }: Net, { scale, more }: Unit): Net {
  const voice = all.length - hidden;
  const changed = all.map((weight, i) => (i <= inputs || i >= voice ? weight * scale : weight));
  changed[0]! += more;
  return { inputs, hidden, all: changed };
}

const foreseen = new Float64Array(16);

/** What a match is taken to have come to: who won it, and partly what chances its scores would be if it went on from there. */
export function endOf({ shares, scores }: Played, soft: number, point: number): readonly number[] {
  if (soft === 0 || shares.every((share) => share === 0)) return shares;
  const by = Float64Array.from(scores, (score) => point * score);
  toChances(by, 0, by.length, false);
  return shares.map((share, seat) => (1 - soft) * share + soft * by[seat]!);
}

/** Sets what each row of a match is held against, from its end backwards. Gives the sum of surprises by the end alone. */
function expect(
  net: Net,
  match: Played,
  end: readonly number[],
  became: Float64Array,
  lambda: number,
  mayAllLose: boolean | undefined,
): number {
  const { seats, rows, shares } = match;
  const after = new Float64Array(seats); // what is foreseen one row later
  let surprise = 0;
  for (let row = rows - 1; row >= 0; row--) {
    chances(net, match, row, foreseen, 0, mayAllLose);
    surprise += surpriseOf(foreseen, 0, shares);
    for (let seat = 0; seat < seats; seat++) {
      const at = row * seats + seat;
      became[at] = row === rows - 1 ? end[seat]! : lambda * became[at + seats]! + (1 - lambda) * after[seat]!;
      after[seat] = foreseen[seat]!;
    }
  }
  return surprise;
}

function learn(
  net: Net,
  match: Played,
  row: number,
  became: Float64Array,
  batch: number,
  gradient: Float64Array,
  mayAllLose: boolean | undefined,
): void {
  const { seats, quantities } = match;
  chances(net, match, row, foreseen, 0, mayAllLose);
  for (let seat = 0; seat < seats; seat++) {
    const at = row * seats + seat;
    addGradient(net, quantities, at * net.inputs, (foreseen[seat]! - became[at]!) / batch, gradient);
  }
}

/** Match and row, match and row, in any order. */
function shuffledRows(matches: readonly Played[], rows: number, rng: Rng): Uint32Array {
  const order = new Uint32Array(2 * rows);
  let at = 0;
  for (let m = 0; m < matches.length; m++)
    for (let row = 0; row < matches[m]!.rows; row++) {
      order[at++] = m;
      order[at++] = row;
    }
  for (let i = rows - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    for (let part = 0; part < 2; part++) {
      const was = order[2 * i + part]!;
      order[2 * i + part] = order[2 * j + part]!;
      order[2 * j + part] = was;
    }
  }
  return order;
}

// A small network that judges positions: for every seat a number, from what the game finds worth naming about it. A straight path from each
// quantity to the judgement, and a layer of hidden units beside it for what only counts together.
import type { Weights } from '@boucan/kernel';
import { MOST_INPUTS, settle } from './lanes.ts';

/**
 * All weights in one array, so that threads can share it: the bias, the straight path, the layer by quantity, thresholds, voices.
 */
export interface Net {
  readonly inputs: number;
  readonly hidden: number;
  readonly all: Float64Array;
  /** Where all may lose together: foresees whether they come home, from the quantities that all share. */
  readonly home?: Net;
}

/** How many weights a network has with so many inputs and hidden cells. */
export const netSize = (inputs: number, hidden: number): number => 1 + inputs + inputs * hidden + 2 * hidden;

/** How many hidden cells a network may have. */
export const MOST_HIDDEN = 256;
const UNITS = new Float64Array(MOST_HIDDEN); // hidden units of the judgement being made
const COUNTED = new Float64Array(MOST_INPUTS); // the quantities that are not zero
const ROW = new Int32Array(MOST_INPUTS); // and where their weights for the hidden units begin

/** Refuses a network that is larger than a judgement has room for. */
export function fitting(inputs: number, hidden: number): void {
  if (inputs > MOST_INPUTS) throw new Error(`a network judges by ${MOST_INPUTS} features at most, not by ${inputs}: name fewer`);
  if (hidden > MOST_HIDDEN)
    throw new Error(`a network has ${MOST_HIDDEN} hidden units at most, not ${hidden}: run boucan learn with fewer`);
}

/** What the network says of the quantities that begin at `from`. What is zero costs next to nothing; hidden units go eight by eight, in registers. */
export function judge({ inputs, hidden, all }: Net, x: Float64Array, from: number, units: Float64Array = UNITS): number {
  if (inputs > MOST_INPUTS || hidden > MOST_HIDDEN) fitting(inputs, hidden);
  const layer = 1 + inputs;
  const threshold = layer + inputs * hidden;
  const voice = threshold + hidden;
  let says = all[0]!;
  let counted = 0;
  for (let i = 0; i < inputs; i++) {
    const value = x[from + i]!;
    if (value === 0) continue;
    COUNTED[counted] = value;
    ROW[counted++] = layer + i * hidden;
    says += value * all[1 + i]!;
  }
  let unit = 0;
  for (; unit + 8 <= hidden; unit += 8) {
    const first = threshold + unit;
    let a = all[first]!;
    let b = all[first + 1]!;
    let c = all[first + 2]!;
    let d = all[first + 3]!;
    let e = all[first + 4]!;
    let f = all[first + 5]!;
    let g = all[first + 6]!;
    let h = all[first + 7]!;
    for (let k = 0; k < counted; k++) {
      const value = COUNTED[k]!;
      const at = ROW[k]! + unit;
      a += value * all[at]!;
      b += value * all[at + 1]!;
      c += value * all[at + 2]!;
      d += value * all[at + 3]!;
      e += value * all[at + 4]!;
      f += value * all[at + 5]!;
      g += value * all[at + 6]!;
      h += value * all[at + 7]!;
    }
    units[unit] = a;
    units[unit + 1] = b;
    units[unit + 2] = c;
    units[unit + 3] = d;
    units[unit + 4] = e;
    units[unit + 5] = f;
    units[unit + 6] = g;
    units[unit + 7] = h;
  }
  for (; unit < hidden; unit++) {
    let a = all[threshold + unit]!;
    for (let k = 0; k < counted; k++) a += COUNTED[k]! * all[ROW[k]! + unit]!;
    units[unit] = a;
  }
  for (unit = 0; unit < hidden; unit++) if (units[unit]! > 0) says += units[unit]! * all[voice + unit]!;
  return says;
}

/** The network of a file. Throws where it was made for other quantities. */
export function netOf(weights: Weights, features: readonly string[]): Net {
  const { hidden, bias, linear, layer, threshold, voice } = weights;
  fitting(features.length, hidden);
  const other = features.findIndex((name, i) => weights.features[i] !== name);
  if (other >= 0 || weights.features.length !== features.length)
    throw new Error(
      `these weights were learned for other features (${weights.features[Math.max(other, 0)] ?? 'nothing'} where ${features[Math.max(other, 0)] ?? 'nothing'} stands now): run boucan learn`,
    );
  const all = Float64Array.from([bias, ...linear, ...layer, ...threshold, ...voice]);
  if (all.length !== netSize(features.length, hidden)) throw new Error('the weights are not complete: run boucan learn');
  // A file writes what is no number as null, which an array would take for nothing at all.
  if ([bias, ...linear, ...layer, ...threshold, ...voice].some((weight) => !Number.isFinite(weight)))
    throw new Error('some of these weights are no numbers: run boucan learn');
  const net: Net = { inputs: features.length, hidden, all: settle(all) };
  const { home } = weights;
  return home === undefined ? net : { ...net, home: netOf(home, features.slice(0, home.features.length)) };
}

/** To three digits that count: more would be noise, and cost room. */
const rounded = (value: number): number => Number(value.toPrecision(3));

/** The weights of a network, as they are kept in a file. */
export function weightsOf({ inputs, hidden, all, home }: Net, features: readonly string[]): Weights {
  const part = (from: number, length: number): number[] => Array.from(all.subarray(from, from + length), rounded);
  const layer = 1 + inputs;
  const threshold = layer + inputs * hidden;
  return {
    features,
    hidden,
    bias: rounded(all[0]!),
    linear: part(1, inputs),
    layer: part(layer, inputs * hidden),
    threshold: part(threshold, hidden),
    voice: part(threshold + hidden, hidden),
    ...(home === undefined ? {} : { home: weightsOf(home, features.slice(0, home.inputs)) }),
  };
}

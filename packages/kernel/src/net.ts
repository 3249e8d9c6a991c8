// A small network that judges positions: for every seat a number, from what the game finds worth naming about it. A straight path from each
// quantity to the judgement, and a layer of hidden units beside it for what only counts together.

/** As it is kept in a file. */
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
}

/**
 * All weights in one array, so that threads can share it: the bias, the straight path, the layer by quantity, thresholds, voices.
 */
export interface Net {
  readonly inputs: number;
  readonly hidden: number;
  readonly all: Float64Array;
}

export const netSize = (inputs: number, hidden: number): number => 1 + inputs + inputs * hidden + 2 * hidden;

const UNITS = new Float64Array(256); // hidden units of the judgement being made

/** What the network says of the quantities that begin at `from`. What is zero costs nothing. */
export function judge({ inputs, hidden, all }: Net, x: Float64Array, from: number, units: Float64Array = UNITS): number {
  const layer = 1 + inputs;
  const threshold = layer + inputs * hidden;
  let says = all[0]!;
  for (let h = 0; h < hidden; h++) units[h] = all[threshold + h]!;
  for (let i = 0; i < inputs; i++) {
    const value = x[from + i]!;
    if (value === 0) continue;
    says += value * all[1 + i]!;
    const row = layer + i * hidden;
    for (let h = 0; h < hidden; h++) units[h]! += value * all[row + h]!;
  }
  const voice = threshold + hidden;
  for (let h = 0; h < hidden; h++) if (units[h]! > 0) says += units[h]! * all[voice + h]!;
  return says;
}

/** The network of a file. Throws where it was made for other quantities. */
export function netOf(weights: Weights, features: readonly string[]): Net {
  const { hidden, bias, linear, layer, threshold, voice } = weights;
  const other = features.findIndex((name, i) => weights.features[i] !== name);
  if (other >= 0 || weights.features.length !== features.length)
    throw new Error(
      `these weights were learned for other features (${weights.features[Math.max(other, 0)] ?? 'nothing'} where ${features[Math.max(other, 0)] ?? 'nothing'} stands now): run boucan learn`,
    );
  const all = Float64Array.from([bias, ...linear, ...layer, ...threshold, ...voice]);
  if (all.length !== netSize(features.length, hidden)) throw new Error('the weights are not complete: run boucan learn');
  return { inputs: features.length, hidden, all };
}

/** To three digits that count: more would be noise, and cost room. */
const rounded = (value: number): number => Number(value.toPrecision(3));

export function weightsOf({ inputs, hidden, all }: Net, features: readonly string[]): Weights {
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
  };
}

// Adam: steps down a gradient whose length follows how steady it has been. Everything lies in arrays that threads may share; two of them writing
// at once lose a little of a step now and then, which does no harm.

export interface Adam {
  readonly mean: Float64Array;
  readonly square: Float64Array;
  /** One number: how many steps have been made. */
  readonly steps: Float64Array;
}

const MEAN = 0.9;
const SQUARE = 0.999;
const TINY = 1e-8;

/** What holds weights back: where they come from, and how strongly. What a gradient does not insist on stays as it was. */
export interface Anchor {
  readonly at: Float64Array;
  readonly pull: number;
}

/** A step against the gradient. The gradient is set back to nothing. */
export function step(
  { mean, square, steps }: Adam,
  weights: Float64Array,
  gradient: Float64Array,
  rate: number,
  anchor: Anchor | null = null,
): void {
  const t = ++steps[0]!;
  const mended = (rate * Math.sqrt(1 - SQUARE ** t)) / (1 - MEAN ** t);
  const held = anchor === null ? 0 : Math.min(1, rate * anchor.pull);
  for (let i = 0; i < weights.length; i++) {
    const g = gradient[i]!;
    const m = MEAN * mean[i]! + (1 - MEAN) * g;
    const v = SQUARE * square[i]! + (1 - SQUARE) * g * g;
    mean[i] = m;
    square[i] = v;
    weights[i]! -= (mended * m) / (Math.sqrt(v) + TINY);
    if (anchor !== null) weights[i]! -= held * (weights[i]! - anchor.at[i]!);
    gradient[i] = 0;
  }
}

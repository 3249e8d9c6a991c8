// Who says so. Every item of the content carries this, and a correction changes data and nothing else.

/** The rules fix it, the public knows it, or we chose it inside the limits that the rules set. */
export type Source = 'document' | 'public' | 'designed';
export type Confidence = 'high' | 'medium-high' | 'medium' | 'low-medium' | 'low';

export type Origin =
  | { readonly source: 'document' | 'designed' }
  | { readonly source: 'public'; readonly confidence: Confidence };

/** An item as a whole, and those parts of it that come from somewhere else. */
export type Sourced = Origin & { readonly parts?: { readonly [part: string]: Origin } };

// Who says so. Every item of the content carries this, and a correction changes data and nothing else.

/** The rules fix it, the public knows it, or we chose it inside the limits that the rules set. */
export type Source = 'document' | 'public' | 'designed';

export interface Sourced {
  readonly source: Source;
}

/** Where an item comes from: the booklet fixes it, a public fact, or our own design inside the booklet's limits. */
export type Source = 'document' | 'public' | 'designed';

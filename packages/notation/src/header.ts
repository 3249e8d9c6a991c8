// The lines before the first move: everything a record holds but its moves and what follows from them.
import type { Lang } from '@boucan/kernel';
import type { Played } from '@boucan/record';

export const NOTATION = 1;

/** In the order in which they are written. */
export const FIELDS = [
  'game',
  'version',
  'rules',
  'packs',
  'options',
  'seats',
  'players',
  'names',
  'entropy',
  'dice',
  'secret',
] as const satisfies readonly (keyof Played)[];

export interface Header {
  readonly notation: typeof NOTATION;
  readonly language: Lang;
  readonly terms: Omit<Played, 'choices' | 'from'>;
}

/** Names as they stand before moves: each once. */
export const distinct = (names: readonly string[]): readonly string[] =>
  names.map((name, seat) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${seat + 1})`));

import type { TableCard } from '@boucan/protocol';
import { botParts } from '../new-table/sitters.ts';

/** What somebody looks for among the open tables; an empty word is anything. */
export interface Wish {
  readonly game: string;
  readonly pace: '' | TableCard['terms']['clock']['kind'];
  /** At least so many seats are free. */
  readonly free: number;
  /** The level of the strongest bot there; `none`: people only. */
  readonly level: string;
}

export const ANYTHING: Wish = { game: '', pace: '', free: 1, level: '' };

const freeAt = ({ seats }: TableCard): number => seats.filter(({ kind }) => kind === 'empty').length;

/** The level of the strongest bot at a table. */
export const levelAt = ({ seats }: TableCard): string =>
  seats
    .map(({ level = 'none' }) => botParts(level).level)
    .filter((level) => level !== 'none')
    .sort()
    .at(-1) ?? 'none';

export const fits = (wish: Wish, card: TableCard): boolean =>
  (wish.game === '' || card.terms.game === wish.game) &&
  (wish.pace === '' || card.terms.clock.kind === wish.pace) &&
  freeAt(card) >= wish.free &&
  (wish.level === '' || levelAt(card) === wish.level);

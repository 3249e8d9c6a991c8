// The first match of each game, at which a companion sits: which table it is, and what the companion need not say any more.
import { kept } from '../table/model/use-kept.ts';

const KEY = 'boucan.first';

/** By game. */
type First = Readonly<Record<string, string>>;

export const isFirst = (table: string): boolean => Object.values(kept.read<First>(KEY, {})).includes(table);

export const beginsAt = (game: string, table: string): void => kept.write(KEY, { ...kept.read<First>(KEY, {}), [game]: table });

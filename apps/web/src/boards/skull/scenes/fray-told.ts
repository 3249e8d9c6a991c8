// The dice of the latest exchange in a boarding: theirs, and those of each crew group at the rail.
import type { Tale } from '../../parts/tale.ts';

export interface FrayTold {
  readonly theirs: readonly number[] | null;
  readonly hits: number;
  readonly ours: ReadonlyMap<string, number>;
}

/** They lie there until the next turn of the boarding. */
export function frayTold({ told }: Tale): FrayTold {
  const from = told.findLastIndex(({ event }) => event === 'boarding.turn' || event === 'boarding.began');
  const rolled = told.findLastIndex(({ event }) => event === 'enemy.rolled');
  if (rolled < 0 || rolled < from - 1) return { theirs: null, hits: 0, ours: new Map() };
  const { dice, hits } = told[rolled]!.with as { readonly dice: readonly number[]; readonly hits: number };
  const ours = told.slice(rolled).filter(({ event }) => event === 'group.fought');
  return { theirs: dice, hits, ours: new Map(ours.map(({ with: w }) => [w.group as string, w.die as number])) };
}

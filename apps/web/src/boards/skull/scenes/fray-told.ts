// The dice of the latest exchange in a boarding: theirs, and those of each crew group at the rail, by its name or that of whoever supports it.
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
  const ours = new Map<string, number>();
  for (const { event, with: w } of told.slice(rolled))
    if (event === 'group.fought') ours.set(w.group as string, w.die as number);
    else if (event === 'dice.rolled' && w.roll === 'support') ours.set(w.who as string, (w.dice as readonly number[])[0]!);
  return { theirs: dice, hits, ours };
}

import type { Shown } from '../../../table/source.ts';
import { heldBy, isPresent } from './context.ts';

export interface Stranger {
  readonly player: string;
  readonly name: string;
  readonly here: boolean;
}

/** Those without a seat who look on or have said something, unless the table was closed to them. */
export function strangersAt(shown: Shown, me: string): Stranger[] {
  const { view, notices, present } = shown;
  const names = new Map<string, string>();
  for (const { what } of notices) if (what.type === 'said' && what.text !== '') names.set(what.player, what.name);
  for (const { player, name } of present) if (name !== '') names.set(player, name);
  for (const { what } of notices) if (what.type === 'turned-away') names.delete(what.player);
  names.delete(me);
  names.delete(view.host);
  return [...names]
    .filter(([player]) => heldBy(view, player).length === 0)
    .map(([player, name]) => ({ player, name, here: isPresent(shown, player) }));
}

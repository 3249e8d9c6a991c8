// Whether a position shows a viewer what the rules do not let him know: the law of that, for whoever plays a match and tests nothing.
import type { Game, Rng, State, Viewer } from '@boucan/kernel';
import { difference } from '../difference.ts';
import { twinOf } from './hidden.ts';

/** Where a viewer could tell this position from another one that differs only in what he may not know; null if nowhere, or if chance found no other. */
export function leakTo(game: Game, state: State<unknown>, who: Viewer, rng: Rng): string | null {
  const twin = twinOf(game, state, who, rng);
  return twin === undefined ? null : difference(game.view(state, who), game.view(twin.state, who), `seen by ${who}`);
}

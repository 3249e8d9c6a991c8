import type { Params, Runner, Seat } from '@boucan/kernel';
import type { Nassau } from '../board.ts';
import type { Events } from '../events.ts';

/** Written as a method, so that a table which can tell more, a pack's, will do too. */
type Tell = {
  tell<K extends keyof Events & string>(
    event: K,
    params: Events[K] & Params,
    secret?: { readonly seats: readonly Seat[]; readonly with: Params },
  ): void;
}['tell'];

/** What a helper of the rules needs of the table; any step has it. */
export interface Tools extends Pick<Runner<Nassau>, 'board' | 'roll' | 'draw' | 'reveal'> {
  readonly tell: Tell | undefined;
}

import type { View } from '@boucan/kernel';
import type { MomentView, TableView } from '@boucan/table';
import { changed, difference } from './difference.ts';
import type { Passing, ServerMessage } from './socket.ts';

/** The view after this message; null if it tells a change of a view one does not have. */
export function viewAfter(
  known: TableView | null | undefined,
  message: Extract<ServerMessage, { type: 'table' | 'change' }>,
): TableView | null {
  if (message.type === 'table') return message.view;
  return known?.n === message.base ? (changed(known, message.change) as TableView) : null;
}

/** How the match came from one view to the next, as it is sent. What looks the same and tells nothing is left out. */
export function passingOf(from: View<unknown> | null, moments: readonly MomentView[]): Passing[] {
  let before: MomentView | { readonly match: View<unknown> | null } = { match: from };
  return moments.flatMap((moment): Passing[] => {
    const change = difference(before.match, moment.match) ?? null;
    const tells = moment.told > ('n' in before && before.n === moment.n ? before.told : 0);
    if (change === null && !tells) return [];
    before = moment;
    return [{ n: moment.n, told: moment.told, change }];
  });
}

/** The moments as they were before they were sent. */
export function momentsAfter(from: View<unknown> | null, passing: readonly Passing[]): MomentView[] {
  let match: unknown = from;
  return passing.map(({ n, told, change }) => {
    if (change !== null) match = changed(match, change);
    return { n, told, match: match as View<unknown> };
  });
}

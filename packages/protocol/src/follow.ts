import type { TableView } from '@boucan/table';
import { changed } from './difference.ts';
import type { ServerMessage } from './socket.ts';

/** The view after this message; null if it tells a change of a view one does not have. */
export function viewAfter(
  known: TableView | null | undefined,
  message: Extract<ServerMessage, { type: 'table' | 'change' }>,
): TableView | null {
  if (message.type === 'table') return message.view;
  return known?.n === message.base ? (changed(known, message.change) as TableView) : null;
}

import type { Notice } from '@boucan/table';
import { useState } from 'react';

/** How much was said since the chat was last open. */
export function useUnread(notices: readonly Notice[], me: string, open: boolean): number {
  const last = notices.at(-1)?.n ?? 0;
  const [read, setRead] = useState(last);
  if (open && read !== last) setRead(last);
  if (open) return 0;
  return notices.filter(({ n, what }) => n > read && what.type === 'said' && what.text !== '' && what.player !== me).length;
}

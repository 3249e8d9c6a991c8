import type { Notice } from '@boucan/table';
import { useState } from 'react';

/** The notices of the last change: a new list whenever some arrived, and none of those that were there when the screen opened. */
export function useFresh(notices: readonly Notice[]): readonly Notice[] {
  const last = notices.at(-1)?.n ?? 0;
  const [batch, setBatch] = useState<{ readonly last: number; readonly fresh: readonly Notice[] }>({ last, fresh: [] });
  if (last <= batch.last) return batch.fresh;
  const fresh = notices.filter(({ n }) => n > batch.last);
  setBatch({ last, fresh });
  return fresh;
}

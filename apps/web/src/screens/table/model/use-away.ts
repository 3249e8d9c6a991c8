import type { Tellings } from '@boucan/kernel';
import type { Speaker } from '@boucan/words';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Shown } from '../../../table/source.ts';
import { type LogLine, linesOf, takenBack } from './lines.ts';
import { kept } from './use-kept.ts';

/** Away for a moment is not away. */
const A_WHILE = 120_000;
const keyOf = (table: string): string => `boucan.seen.${table}`;

const watched = () => document.visibilityState === 'visible';

/** What happened at this table since one last looked at it: the server knows it for every device, or else this browser. Empty once it has been read. */
export function useAway(
  { table, notices, seen }: Shown,
  speaker: Speaker,
  telling: Tellings | undefined,
): readonly [readonly LogLine[], () => void] {
  const last = notices.at(-1)?.n ?? 0;
  const [since, setSince] = useState<{ readonly from: number; readonly to: number } | null>(() => {
    const from = seen ?? kept.read<number | null>(keyOf(table), null);
    return from !== null && from < last ? { from, to: last } : null;
  });

  const latest = useEffectEvent(() => last);
  useEffect(() => {
    let left: { readonly at: number; readonly n: number } | null = null;
    const turned = () => {
      if (!watched()) left = { at: Date.now(), n: latest() };
      else if (left !== null) {
        const from = left.n;
        if (Date.now() - left.at > A_WHILE && latest() > from) setSince((old) => ({ from: old?.from ?? from, to: latest() }));
        left = null;
      }
    };
    document.addEventListener('visibilitychange', turned);
    return () => document.removeEventListener('visibilitychange', turned);
  }, []);

  useEffect(() => {
    const seen = () => watched() && kept.write(keyOf(table), last);
    seen();
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [table, last]);

  const missed = useMemo(() => {
    if (since === null) return [];
    const gone = takenBack(notices);
    return linesOf(
      notices.filter(({ n }) => n > since.from && n <= since.to),
      speaker,
      telling,
      gone,
    ).filter((line) => !line.undone);
  }, [since, notices, speaker, telling]);
  return [missed, () => setSince(null)];
}

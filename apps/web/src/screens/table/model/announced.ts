import type { Tellings } from '@boucan/kernel';
import type { Notice } from '@boucan/table';
import type { Speaker } from '@boucan/words';
import type { Fresh } from '../../../table/source.ts';
import { type LogLine, linesOf } from './lines.ts';

/** What waits to be said: events of this entry, from this one on. */
export interface Held {
  readonly n: number;
  readonly from: number;
}

/**
 * What is new, as it is said aloud: each sentence once. A line that may still grow waits while `more` is on its way, so that nobody hears
 * the first half of a sentence and then the whole of it.
 */
export function toSay(
  fresh: readonly Fresh[],
  notices: readonly Notice[],
  held: Held | null,
  more: boolean,
  speaker: Pick<Speaker, 'lines'>,
  telling: Tellings | undefined,
): { readonly lines: readonly LogLine[]; readonly held: Held | null } {
  const news: readonly Fresh[] =
    held === null || fresh.some(({ n }) => n === held.n) ? fresh : [...notices.filter(({ n }) => n === held.n), ...fresh];
  // From their first event on: a sentence may have begun before.
  const whole = news.map((one) => notices.find(({ n }) => n === one.n) ?? one);
  const since = new Map(news.map(({ n, from }) => [n, held?.n === n ? held.from : (from ?? 0)]));
  const lines = linesOf(whole, speaker, telling).filter((line) => ('from' in line ? line.from : 0) >= (since.get(line.n) ?? 0));
  const last = lines.at(-1)?.n;
  const at = more ? lines.findIndex((line) => line.n === last && 'open' in line && line.open) : -1;
  const first = lines[at];
  return first === undefined || !('from' in first)
    ? { lines, held: null }
    : { lines: lines.slice(0, at), held: { n: first.n, from: first.from } };
}

// A raid or an assault that is over: its last exchange and its end, as they were told.
import type { Tale, ToldStep } from '../../parts/tale.ts';

export interface OutcomeTold {
  readonly what: 'raid' | 'assault';
  readonly key: string;
  readonly steps: readonly ToldStep[];
}

const BEGAN = /^(raid|assault)\.began$/u;
const OVER = /^(raid\.(sunk|escaped|broken|plundered)|assault\.(plundered|failed|withdrawn|landed))$/u;
const OF_IT = /^(raid|assault|volley|ship|captain|glory|bounty|location|cargo|prison)\./u;
/** More than anybody reads. */
const KEPT = 6;

/** The last one that was told to its end. */
export function outcomeTold({ told }: Pick<Tale, 'told'>): OutcomeTold | null {
  const began = told.findLastIndex(({ event }) => BEGAN.test(event));
  if (began < 0) return null;
  const after = told.slice(began + 1);
  const stop = after.findIndex(({ event }) => /^(turn|round)\./u.test(event));
  const own = (stop < 0 ? after : after.slice(0, stop)).filter(({ event }) => OF_IT.test(event));
  if (!own.some(({ event }) => OVER.test(event))) return null;
  const { event, key } = told[began]!;
  return { what: event.startsWith('raid') ? 'raid' : 'assault', key, steps: own.slice(-KEPT) };
}

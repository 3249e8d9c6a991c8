// A raid or an assault that is over: its last exchange and its end, as they were told.
import type { Seat, Told } from '@boucan/kernel';
import type { Fresh } from '../../../table/source.ts';
import { type ToldStep, toldSince } from '../../parts/tale.ts';

export interface OutcomeTold {
  readonly what: 'raid' | 'assault';
  readonly key: string;
  readonly steps: readonly ToldStep[];
}

const BEGAN = /^(raid|assault)\.began$/u;
const OVER = /^(raid\.(sunk|escaped|broken|plundered)|assault\.(plundered|failed|withdrawn|landed))$/u;
/** Whoever sails on afterwards, or repairs, does something else. */
const OF_IT = /^((raid|assault|volley|captain|glory|bounty|location|cargo|prison)\.|ship\.(hit|sunk)$)/u;
/** More than anybody reads. */
const KEPT = 6;

/** The last one of this seat, once it is over, until that seat has gone on in a later turn. */
export function outcomeTold(log: readonly Fresh[], me: Seat): OutcomeTold | null {
  const isMine = ({ event, with: w }: Told): boolean => BEGAN.test(event) && w.seat === me;
  const [began, ...after] = toldSince(log, isMine);
  if (began === undefined) return null;
  const stop = after.findIndex(({ event }) => /^(turn|round)\.began$/u.test(event));
  const own = (stop < 0 ? after : after.slice(0, stop)).filter(({ event }) => OF_IT.test(event));
  if (!own.some(({ event }) => OVER.test(event)) || (stop >= 0 && hasGoneOn(log, after[stop]!, me))) return null;
  return { what: began.event.startsWith('raid') ? 'raid' : 'assault', key: began.key, steps: own.slice(-KEPT) };
}

const hasGoneOn = (log: readonly Fresh[], { key }: ToldStep, me: Seat): boolean =>
  log.some(
    ({ n, what }) => n > Number.parseInt(key, 10) && what.type === 'chose' && what.seat === me && what.choice?.[0] !== 'pass',
  );

import type { IncomingHttpHeaders } from 'node:http';

/** Whether a request comes from our own pages. Browsers always say where a request comes from; what says nothing is no browser. */
export function isFromHere({ origin, host }: IncomingHttpHeaders, others: readonly string[]): boolean {
  if (origin === undefined) return true;
  if (others.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

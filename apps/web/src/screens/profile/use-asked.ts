import { useCallback, useEffect, useState } from 'react';
import { ApiError, request } from '../../net/api.ts';
import { refusedBecause } from '../../net/refused.ts';

type Asked<T> =
  | { readonly is: 'waiting' }
  | { readonly is: 'here'; readonly found: T }
  | { readonly is: 'failed'; readonly why: ApiError };

/** What the server says at an address. `set` shows what an answer to something else has brought along. */
export function useAsked<T>(path: string): Asked<T> & { readonly ask: () => void; readonly set: (found: T) => void } {
  const [asked, setAsked] = useState<Asked<T>>({ is: 'waiting' });
  const ask = useCallback(() => {
    request<T>('GET', path).then(
      (found) => setAsked({ is: 'here', found }),
      async (error: ApiError) => setAsked({ is: 'failed', why: new ApiError(error.error, await refusedBecause(error)) }),
    );
  }, [path]);
  useEffect(ask, [ask]);
  const set = useCallback((found: T) => setAsked({ is: 'here', found }), []);
  return { ...asked, ask, set };
}

/** Something to be done, and what the server has against it. */
export function useDone(): { readonly why: string | null; readonly run: (work: () => Promise<unknown>) => void } {
  const [why, setWhy] = useState<string | null>(null);
  const run = useCallback((work: () => Promise<unknown>) => {
    setWhy(null);
    work().catch(async (error: unknown) => setWhy(await refusedBecause(error)));
  }, []);
  return { why, run };
}

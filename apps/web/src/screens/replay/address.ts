// A moment of a match has an address: `?at=20` is where it stands after twenty choices, `?what-if` where I last could have chosen otherwise;
// with `?turns` one also sees where it turned.
import type { Seat } from '@boucan/kernel';
import type { Moment } from '@boucan/record';
import { useEffect } from 'react';

const SOON = 250;

export function wishIn(
  search: string,
  all: readonly Moment<unknown>[],
  mine: Seat | null,
): { readonly at: number; readonly forks: boolean; readonly turns: boolean } {
  const params = new URLSearchParams(search);
  if (!params.has('what-if')) return { at: Number(params.get('at') ?? 0) || 0, forks: false, turns: params.has('turns') };
  const decision = all.findLastIndex(({ made }) => made !== null && (mine === null || made.seat === mine));
  return { at: Math.max(0, decision - 1), forks: true, turns: false };
}

/** Whoever copies the address, copies the moment. */
export function useAddress(at: number, turns: boolean): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const url = new URL(location.href);
      url.searchParams.delete('what-if');
      if (at === 0) url.searchParams.delete('at');
      else url.searchParams.set('at', String(at));
      if (turns) url.searchParams.set('turns', '');
      if (url.href !== location.href) history.replaceState(history.state, '', url);
    }, SOON);
    return () => clearTimeout(timer);
  }, [at, turns]);
}

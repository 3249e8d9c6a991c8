import { afterEach, expect, test, vi } from 'vitest';
import { renew } from '../src/net/renew.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a page that is too old loads itself again, once in a minute, and not without a network', () => {
  vi.useFakeTimers();
  const kept = new Map<string, string>();
  const reload = vi.fn();
  const network = { onLine: false };
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', network);
  const tries = (now: number): [boolean, number] => {
    const does = renew(now);
    vi.runAllTimers();
    return [does, reload.mock.calls.length];
  };
  expect(tries(1_000_000)).toEqual([false, 0]);
  network.onLine = true;
  expect(tries(1_000_000)).toEqual([true, 1]);
  expect(tries(1_059_999)).toEqual([false, 1]);
  expect(tries(1_060_000)).toEqual([true, 2]);
});

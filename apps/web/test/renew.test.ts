import { afterEach, expect, test, vi } from 'vitest';
import { request } from '../src/net/api.ts';
import { isPartGone, renew } from '../src/net/renew.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a page that is too old loads itself again, once in a minute, and not without a network', async () => {
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
  const tries = async (now: number): Promise<[boolean, number]> => {
    const does = renew(now);
    await vi.runAllTimersAsync();
    return [does, reload.mock.calls.length];
  };
  expect(await tries(1_000_000)).toEqual([false, 0]);
  network.onLine = true;
  expect(await tries(1_000_000)).toEqual([true, 1]);
  expect(await tries(1_059_999)).toEqual([false, 1]);
  expect(await tries(1_060_000)).toEqual([true, 2]);

  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no server in this network')));
  await expect(request('GET', '/api/session')).rejects.toThrow();
  expect(await tries(2_000_000)).toEqual([false, 2]);
  vi.stubGlobal('fetch', async () => new Response('{}'));
  await request('GET', '/api/session');
  expect(await tries(2_000_000)).toEqual([true, 3]);
});

test('the service worker brings its successor first, or the old page would come again', async () => {
  vi.useFakeTimers();
  const done: string[] = [];
  const coming = {
    state: 'installing',
    addEventListener: (_: string, heard: () => void) =>
      setTimeout(() => {
        coming.state = 'activated';
        done.push('activated');
        heard();
      }, 700),
  };
  const update = async () => void done.push('looked');
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('location', { reload: () => done.push('loaded again') });
  vi.stubGlobal('navigator', {
    onLine: true,
    serviceWorker: { getRegistration: async () => ({ update, installing: coming, waiting: null }) },
  });
  renew(1_000_000);
  await vi.runAllTimersAsync();
  expect(done).toEqual(['looked', 'activated', 'loaded again']);
});

test('a browser says in its own words that a part is gone', () => {
  const said = (message: string) => isPartGone(new TypeError(message));
  expect(said('Failed to fetch dynamically imported module: https://boucan/assets/game-x.js')).toBe(true);
  expect(said('error loading dynamically imported module: https://boucan/assets/game-x.js')).toBe(true);
  expect(said('Importing a module script failed.')).toBe(true);
  expect(said('x is not a function')).toBe(false);
});

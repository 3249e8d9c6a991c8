import { afterEach, expect, test, vi } from 'vitest';
import { noticeWhoIsThere } from '../src/parts/left.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a page that nobody touches is left after a while, and no longer when a finger moves', () => {
  vi.useFakeTimers();
  const at = new EventTarget();
  const page = { dataset: {} as DOMStringMap };
  noticeWhoIsThere(at, page);
  vi.advanceTimersByTime(10_000);
  at.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(10_000);
  expect(page.dataset).toEqual({});
  vi.advanceTimersByTime(5_000);
  expect(page.dataset).toEqual({ left: '' });
  at.dispatchEvent(new Event('pointermove'));
  expect(page.dataset).toEqual({});
});

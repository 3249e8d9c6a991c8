import type { Table } from '@boucan/table';
import { pino } from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { DEFAULTS } from '../src/options.ts';
import type { Company } from '../src/tables/company.ts';
import { Moments } from '../src/tables/moments.ts';
import type { World } from '../src/world.ts';

afterEach(() => vi.useRealTimers());

test.each([1, 2, 3, 4, 5, 6, 7])(
  'a formal question is answered after its moment of %i ms, however often the clock is read in between',
  async (moment) => {
    vi.useFakeTimers();
    let readings = 0;
    const time = { now: () => readings++ + Date.now() }; // a millisecond passes with every look
    const world = { options: { ...DEFAULTS, moment }, time, log: pino({ level: 'silent' }) } as unknown as World;
    const table = {
      state: { asked: [] },
      pending: null,
      held: new Map(),
      awaited: () => (told.length === 0 ? [0] : []),
      keepsBack: () => true,
      botOf: () => null,
      formality: () => ['pass'],
    } as unknown as Table;
    const told: unknown[] = [];
    const moments = new Moments(
      table,
      { isGone: false } as Company,
      world,
      () => true,
      async ({ seat, choice, by }) => {
        told.push([seat, choice, by]);
        return { done: 1 };
      },
    );
    moments.wake();
    await vi.advanceTimersByTimeAsync(100);
    expect(told).toEqual([[0, ['pass'], 'table']]);
    moments.close();
  },
);

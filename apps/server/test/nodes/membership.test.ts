import type { TableTerms } from '@boucan/table';
import { pino } from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { Membership } from '../../src/nodes/membership.ts';
import type { Leases } from '../../src/storage/postgres/leases.ts';
import { MACHINE, TableTime } from '../../src/time.ts';

afterEach(() => vi.useRealTimers());

/** A node by itself, on a database that does as it is told; whether it hears what it says over the wire. */
function nodeOn(leases: Partial<Leases>, wire = { isUp: true }) {
  const said: boolean[] = [];
  const events: string[] = [];
  const membership = new Membership({
    machine: MACHINE,
    leases: { enter: async () => {}, ...leases } as Leases,
    time: new TableTime(MACHINE, 0),
    log: pino({ level: 'silent' }),
    pace: { beat: 100, lease: 400 },
    games: { toy: 1 },
    rules: { toy: ['aa'] },
    tables: () => 0,
    say: (voice) => {
      said.push(voice.seesDatabase);
      if (wire.isUp) membership.heard(membership.id, voice);
    },
  });
  for (const event of ['lost', 'replaced'] as const) membership.on(event, () => events.push(event));
  return { membership, said, events };
}

test('a node whose beat waits for the database is heard all the same, and does not save beats up', async () => {
  vi.useFakeTimers();
  let beats = 0;
  let answer = (): void => {};
  const beat = async () => {
    if (++beats > 1) await new Promise<void>((resolve) => (answer = resolve));
    return { held: true, nodes: [], now: 0 };
  };
  const { membership, said } = nodeOn({ beat, leave: async () => {} });
  await membership.enter();
  await vi.advanceTimersByTimeAsync(1000);
  expect(said).toHaveLength(11);
  expect(beats).toBe(2);
  answer();
  await vi.advanceTimersByTimeAsync(50);
  expect(beats).toBe(2);
});

test('whoever was taken for dead has a row under his new name before he goes by it', async () => {
  let canEnter = true;
  const entered: string[] = [];
  const enter = async (id: string) => {
    if (!canEnter) throw new Error('not now');
    entered.push(id);
  };
  const { membership, events } = nodeOn({ enter, beat: async () => ({ held: false, nodes: [], now: 0 }), leave: async () => {} });
  const { id } = membership;
  canEnter = false;
  await membership.beat();
  expect([membership.id, events]).toEqual([id, []]);
  canEnter = true;
  await membership.beat();
  expect(membership.id).not.toBe(id);
  expect([entered, events]).toEqual([[membership.id], ['lost']]);
});

test('a node counts itself as replaced when the database answers others and has not answered it for a lease', async () => {
  vi.useFakeTimers();
  let isAway = false;
  const beat = async () => {
    if (isAway) throw new Error('no answer');
    return { held: true, nodes: [], now: 0 };
  };
  const { membership, events } = nodeOn({ beat, leave: async () => {} });
  await membership.enter();
  isAway = true;
  const others = (sees: boolean) => setInterval(() => membership.heard('other', { seesDatabase: sees }), 50);
  let voice = others(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(events, 'it answers nobody').toEqual([]);
  isAway = false;
  clearInterval(voice);
  await vi.advanceTimersByTimeAsync(200);
  isAway = true;
  voice = others(true);
  await vi.advanceTimersByTimeAsync(300);
  expect(events, 'not yet').toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(events).toContain('replaced');
  clearInterval(voice);
});

test('where the database is silent for all who were there nobody goes; whoever hears nobody does', async () => {
  vi.useFakeTimers();
  let isAway = false;
  const info = JSON.stringify({ games: {}, hears: [], tables: 0, away: false });
  const beat = async () => {
    if (isAway) throw new Error('no answer');
    return { held: true, nodes: [{ id: 'other', beat: 1, info }], now: 0 };
  };
  const { membership, events } = nodeOn({ beat, leave: async () => {} });
  const voice = setInterval(() => membership.heard('other', { seesDatabase: !isAway }), 50);
  await membership.enter();
  isAway = true;
  await vi.advanceTimersByTimeAsync(2000);
  expect(events, 'all say so').toEqual([]);
  expect(membership.isCutOff).toBe(false);
  clearInterval(voice);
  await vi.advanceTimersByTimeAsync(500);
  expect(events, 'who may know better is not heard').toContain('replaced');
  expect(membership.isCutOff).toBe(true);
  isAway = false;
  await vi.advanceTimersByTimeAsync(100);
  expect(membership.isCutOff).toBe(false);
});

test('who knows of nobody else and hears not even himself is cut off; who is alone and hears himself waits for the database', async () => {
  vi.useFakeTimers();
  const wire = { isUp: true };
  let isAway = false;
  const beat = async () => {
    if (isAway) throw new Error('no answer');
    return { held: true, nodes: [], now: 0 };
  };
  const { membership, events } = nodeOn({ beat, leave: async () => {} }, wire);
  await membership.enter();
  isAway = true;
  await vi.advanceTimersByTimeAsync(2000);
  expect([events, membership.isCutOff], 'the database alone is away').toEqual([[], false]);
  wire.isUp = false;
  await vi.advanceTimersByTimeAsync(500);
  expect(events).toContain('replaced');
  expect(membership.isCutOff).toBe(true);
  isAway = false;
  await vi.advanceTimersByTimeAsync(100);
  expect(membership.isCutOff).toBe(false);
});

test('what was doubted of a former life is not held against the next', async () => {
  let held = true;
  const info = JSON.stringify({ games: {}, hears: ['a'], tables: 0, away: false });
  let beat = 0;
  const { membership } = nodeOn({ beat: async () => ({ held, nodes: [{ id: 'a', beat: ++beat, info }], now: 0 }) });
  const last = async (): Promise<void> => {
    membership.id = 'z'; // of two that do not hear each other the first stays
    await membership.beat();
  };
  const times = async (count: number): Promise<void> => {
    for (let i = 0; i < count; i++) await last();
  };
  await times(4);
  expect(membership.isAway, 'a new name cannot have been heard yet').toBe(false);
  held = false;
  await last();
  held = true;
  await times(4);
  expect(membership.isAway).toBe(false);
  await last();
  expect(membership.isAway).toBe(true);
});

test('who is heard again comes back, and doubts that lie apart do not add up', async () => {
  let hears = ['a'];
  let beat = 0;
  const nodes = () => [{ id: 'a', beat: ++beat, info: JSON.stringify({ games: {}, hears, tables: 0, away: false }) }];
  const { membership } = nodeOn({ beat: async () => ({ held: true, nodes: nodes(), now: 0 }) });
  membership.id = 'z'; // of two that do not hear each other the first stays
  const beats = async (count: number, isHeard: boolean): Promise<void> => {
    hears = isHeard ? ['a', 'z'] : ['a'];
    for (let i = 0; i < count; i++) {
      membership.heard('a', { seesDatabase: true });
      await membership.beat();
    }
  };
  await beats(5, false);
  expect(membership.isAway).toBe(true);
  await beats(1, true);
  expect(membership.isAway).toBe(false);
  for (let i = 0; i < 3; i++) {
    await beats(2, false);
    await beats(1, true);
  }
  expect(membership.isAway).toBe(false);
});

test('a node that has just come and has heard nobody yet does not make another stand back', async () => {
  const hears: string[] = ['a'];
  let beat = 0;
  const nodes = () => (++beat > 3 ? [{ id: 'a', beat, info: JSON.stringify({ games: {}, hears, tables: 0, away: false }) }] : []);
  const { membership } = nodeOn({ beat: async () => ({ held: true, nodes: nodes(), now: 0 }) });
  membership.id = 'z'; // of two that do not hear each other the first stays
  for (let i = 0; i < 3; i++) await membership.beat();
  membership.heard('a', { seesDatabase: true });
  for (let i = 0; i < 4; i++) {
    await membership.beat();
    expect(membership.isAway, `beat ${i}`).toBe(false);
  }
  hears.push('z');
  await membership.beat();
  hears.pop();
  for (let i = 0; i < 3; i++) await membership.beat();
  expect(membership.isAway, 'one that was heard and is not any more').toBe(true);
});

test('whoever says that he goes is given nothing more, before the database has it', async () => {
  const info = JSON.stringify({ games: { toy: 1 }, hears: ['a'], tables: 0, away: false });
  const { membership } = nodeOn({ beat: async () => ({ held: true, nodes: [{ id: 'a', beat: 1, info }], now: 0 }) });
  const best = () => membership.favourite('table', { game: 'toy', version: 1 } as TableTerms, 'others');
  membership.heard('a', { seesDatabase: true });
  await membership.beat();
  expect(best()).toBe('a');
  membership.heard('a', { seesDatabase: true, away: true });
  expect(best()).toBeUndefined();
});

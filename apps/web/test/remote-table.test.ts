// A table on a server, with a server that says what the test wants.
import type { ServerMessage } from '@boucan/protocol';
import type { TableView } from '@boucan/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

class Wire {
  static readonly OPEN = 1;
  static last: Wire;
  readonly readyState = Wire.OPEN;
  readonly sent: { readonly type: string; readonly id?: string }[] = [];
  onopen = (): void => {};
  onmessage = (_: { data: string }): void => {};
  onclose = (): void => {};

  readonly url: string;

  constructor(url: string) {
    this.url = url;
    Wire.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {}

  says(message: Partial<ServerMessage>): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const kept = new Map<string, string>();
/** What this page does when the device says so. */
const happens = new Map<string, () => void>();

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }); // nothing is tried again once a test is over
  kept.clear();
  vi.stubGlobal('WebSocket', Wire);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('document', { addEventListener: () => {}, visibilityState: 'visible' });
  vi.stubGlobal('addEventListener', (event: string, does: () => void) => happens.set(event, does));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const TERMS = {
  game: 'toy',
  version: 2,
  config: { seats: 2, packs: [], options: {} },
  clock: { kind: 'none' },
  visibility: 'public',
} as const;
const SEATS: TableView['seats'] = [{ kind: 'empty' }, { kind: 'person', player: 'me', name: 'Me', standIn: null }];
const NOBODY_BOUND: TableView['dice'] = { commits: [null, null], reveals: [null, null], until: null };

/** A table one watches, at entry 7. */
async function watched(more: Partial<TableView> = {}) {
  const { RemoteTable } = await import('../src/net/remote-table.ts');
  const table = new RemoteTable('t', undefined, 'me');
  const wire = Wire.last;
  wire.onopen();
  wire.says({ type: 'hello', v: (wire.sent[0] as unknown as { v: number }).v, player: 'me', name: 'Me' });
  const known = { terms: TERMS, seats: SEATS, commitment: 'c'.repeat(64), dice: NOBODY_BOUND };
  const view = { n: 7, phase: 'playing', viewer: 1, ...known, ...more } as TableView;
  const keys = { invite: null, watch: null };
  wire.says({ type: 'table', table: 't', view, notices: [], fresh: true, keys, seen: 3, present: [], now: Date.now() });
  return { table, wire };
}

const news = { type: 'change', table: 't', notices: [], now: 0 } as const;

test('a change leads to the next view; what was known of the table stays', async () => {
  const { table, wire } = await watched();
  wire.says({ ...news, base: 7, change: { n: [8], phase: ['over'] } });
  expect(table.shown()).toMatchObject({ view: { n: 8, phase: 'over' }, seen: 3, present: [] });
});

test('boards that have been shown are let go of', async () => {
  const { table, wire } = await watched({ match: { asked: [] } as never });
  wire.says({ ...news, base: 7, change: { n: [8] } });
  wire.says({ ...news, base: 8, change: { n: [9] } });
  const waiting = () => table.shown()!.moments.map(({ n }) => n);
  expect(waiting()).toEqual([8, 9]);
  table.reached(9);
  expect(waiting()).toEqual([9]);
});

test('a change of a view that never came: the table is asked for again, and nothing wrong is shown', async () => {
  const { table, wire } = await watched();
  wire.says({ ...news, base: 8, change: { n: [9] } });
  expect(table.shown()!.view.n).toBe(7);
  expect(wire.sent.at(-1)).toEqual({ type: 'watch', table: 't' });
});

test.each(['refused', 'error'] as const)('a command that is %s gives reasons', async (how) => {
  const { table, wire } = await watched();
  const sent = table.send({ do: 'start' });
  const { id } = wire.sent.at(-1)!;
  if (how === 'refused') wire.says({ type: 'refused', id: id!, reasons: [{ rule: 'TABLE', text: 'only-the-host' }] });
  else wire.says({ type: 'error', id: id!, table: 't', error: 'not-allowed', message: 'No.' });
  expect((await sent).refused).toEqual([{ rule: 'TABLE', text: how === 'refused' ? 'only-the-host' : 'not-allowed' }]);
});

test('a command that is done says from which entry on it is shown, whatever has been shown meanwhile', async () => {
  const { table, wire } = await watched();
  const sent = table.send({ do: 'start' });
  wire.says({ ...news, base: 7, change: { n: [8] } });
  wire.says({ type: 'done', id: wire.sent.at(-1)!.id!, n: 9 });
  expect(await sent).toEqual({ refused: [], n: 9 });
  expect(table.shown()!.view.n).toBe(8);
});

test('a session that is gone answers what still waits for an answer', async () => {
  const { table, wire } = await watched();
  vi.stubGlobal('fetch', () => Promise.reject(new Error('nobody')));
  const sent = table.send({ do: 'start' });
  wire.says({ type: 'error', error: 'no-session', message: 'Who are you?' });
  expect((await sent).refused).toEqual([{ rule: 'TABLE', text: 'no-session' }]);
});

test('what this browser promised to add to the dice is shown once all are bound, and only what it promised', async () => {
  const { commitTo, compared } = await import('../src/net/entropy.ts');
  const commits = ['a'.repeat(64), commitTo('t', TERMS)];
  const { wire } = await watched({ dice: { ...NOBODY_BOUND, commits } });
  expect(wire.sent.map(({ type }) => type)).not.toContain('command');
  const revealed = () => wire.sent.filter((m) => JSON.stringify(m).includes('"reveal"'));
  wire.says({ ...news, base: 7, change: { n: [8], dice: [{ commits, reveals: [null, null], until: 1 }] } });
  expect(revealed()).toHaveLength(1);
  wire.says({ ...news, base: 8, change: { n: [9] } });
  expect(revealed()).toHaveLength(1);
  // A record that binds the others by something else than this browser saw is not what was promised.
  expect(compared({ commitment: 'c'.repeat(64), entropy: [], seats: 2 } as never, 't')).toBe('other-entropy');
});

test('to a promise that is not its own this browser adds nothing', async () => {
  const { commitTo } = await import('../src/net/entropy.ts');
  commitTo('t', TERMS);
  const { wire } = await watched({ dice: { commits: ['a'.repeat(64), 'b'.repeat(64)], reveals: [null, null], until: 1 } });
  expect(JSON.stringify(wire.sent)).not.toContain('"reveal"');
});

test('a device without a network says so at once, and comes back by itself', async () => {
  const { table, wire } = await watched();
  expect(table.link()).toBe('open');
  happens.get('offline')!();
  expect(table.link()).toBe('lost');
  happens.get('online')!();
  expect(Wire.last).not.toBe(wire);
});

const watches = (wire: Wire): number => wire.sent.filter(({ type }) => type === 'watch').length;
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const pong = (n: number | null | undefined): Partial<ServerMessage> => ({
  type: 'pong',
  t: 0,
  heads: n === undefined ? {} : { t: n },
});

test('a table that could not be had is asked for again, less and less often, until it is there', async () => {
  const { table, wire } = await watched();
  expect(watches(wire)).toBe(1);
  const fail = () => wire.says({ type: 'error', error: 'unavailable', message: 'Not now.', table: 't' });
  fail();
  expect(table.link()).toBe('behind');
  await later(300);
  expect(watches(wire)).toBe(2);
  expect(table.trouble(), 'what is known of it stays').toBeNull();
  fail();
  await later(299);
  expect(watches(wire), 'not yet').toBe(2);
  await later(301);
  expect(watches(wire)).toBe(3);
  const { view } = table.shown()!;
  const keys = { invite: null, watch: null };
  wire.says({ type: 'table', table: 't', view, notices: [], fresh: true, keys, seen: null, present: [], now: 0 });
  expect(table.link()).toBe('open');
});

test('whoever could not be shown anything yet is told why, and asks again all the same', async () => {
  const { RemoteTable } = await import('../src/net/remote-table.ts');
  const table = new RemoteTable('t', undefined, 'me');
  const wire = Wire.last;
  wire.onopen();
  wire.says({ type: 'hello', v: (wire.sent[0] as unknown as { v: number }).v, player: 'me', name: 'Me' });
  wire.says({ type: 'error', error: 'unavailable', message: 'Not now.', table: 't' });
  expect(table.trouble()).toEqual({ error: 'unavailable', message: 'Not now.' });
  await later(500);
  expect(watches(wire)).toBe(2);
});

test.each([
  ['has gone on', 9],
  ['cannot be told how far it is', null],
  ['is not watched, as far as the server knows', undefined],
])('a page whose table %s knows it within five seconds, says so, and asks again', async (_, head) => {
  const { table, wire } = await watched();
  const before = watches(wire);
  await later(2500);
  expect(wire.sent.at(-1)).toMatchObject({ type: 'ping' });
  wire.says(pong(head));
  await later(1100);
  expect(table.link()).toBe('behind');
  await later(500);
  expect(watches(wire)).toBe(before + 1);
});

test('a page that is up to date, or is told so a moment later, says nothing', async () => {
  const { table, wire } = await watched();
  const links: string[] = [];
  table.subscribe(() => links.push(table.link()));
  await later(2500);
  wire.says(pong(7));
  await later(2500);
  wire.says(pong(8));
  wire.says({ ...news, base: 7, change: { n: [8] } });
  await later(2000);
  expect(new Set(links)).toEqual(new Set(['open']));
  expect(watches(wire)).toBe(1);
});

test('a connection over which nothing comes any more is doubted, and then given up for another', async () => {
  const { table, wire } = await watched();
  await later(2500 + 2000);
  expect(table.link()).toBe('behind');
  await later(3000);
  expect(table.link()).toBe('lost');
  await later(500);
  expect(Wire.last).not.toBe(wire);
});

test('one that was opened and then told nothing is given up as well', async () => {
  const { wire } = await watched();
  happens.get('offline')!();
  await later(500);
  const second = Wire.last;
  expect(second).not.toBe(wire);
  await later(4000 + 1000);
  expect(Wire.last).not.toBe(second);
  expect(Wire.last.url, 'behind another door there may be somebody else').toBe('ws://here/ws?door=2');
});

test('who is sent away comes in through another door: behind the same there is nobody for him', async () => {
  const { wire } = await watched();
  wire.onclose();
  await later(500);
  expect(Wire.last).not.toBe(wire);
  expect(Wire.last.url).toBe('ws://here/ws?door=1');
});

/** Seconds until the page tries another door, each time nobody answers. */
async function waits(times: number): Promise<number[]> {
  const all: number[] = [];
  for (let i = 0; i < times; i++) {
    const { last } = Wire;
    let waited = 0;
    for (; Wire.last === last && waited < 20_000; waited += 100) await later(100);
    all.push(Math.floor(waited / 1000));
  }
  return all;
}

test('where nobody answers a page waits twice as long at the next door; where it is turned away it stays quick', async () => {
  await watched();
  happens.get('offline')!();
  await waits(1); // until it comes back
  expect(await waits(5)).toEqual([2, 4, 8, 10, 10]);
  for (let i = 0; i < 6; i++) {
    Wire.last.onclose();
    await waits(1);
  }
  expect((await waits(1))[0]).toBe(2);
});

test('a table that is asked for again and again without a word is asked for elsewhere', async () => {
  const { wire } = await watched();
  for (let i = 0; i < 30 && Wire.last === wire; i++) {
    await later(1000);
    wire.says(pong(null));
  }
  expect(watches(wire)).toBe(1 + 4);
  expect(Wire.last).not.toBe(wire);
});

test('whoever hears what others do, and is not heard himself, tries another way', async () => {
  const { table, wire } = await watched();
  for (let n = 7; n < 14; n++) {
    await later(1000);
    if (Wire.last === wire) wire.says({ ...news, base: n, change: { n: [n + 1] } });
  }
  expect(Wire.last).not.toBe(wire);
  expect(table.shown()!.view.n).toBeGreaterThan(9);
});

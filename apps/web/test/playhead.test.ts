import type { Told } from '@boucan/kernel';
import type { MomentView, Notice, TableView } from '@boucan/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Around, Playhead } from '../src/table/playhead.ts';
import type { Shown, TableSource } from '../src/table/source.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const told = (...names: string[]): Told[] => names.map((event) => ({ event, with: {} }));
const match = (at: string) => ({ board: at, result: null }) as unknown as NonNullable<TableView['match']>;
const chose = (n: number, seat: number, ...events: string[]): Notice => ({
  n,
  at: 0,
  what: { type: 'chose', seat, by: 'person', choice: null },
  events: told(...events),
});
const moment = (n: number, events: number, at: string): MomentView => ({ n, told: events, match: match(at) });

class Inner implements TableSource {
  readonly local = true;
  readonly me = 'me';
  readonly replay = '/replay';
  now: Shown | null = null;
  readonly reachedTo: number[] = [];
  hurried = 0;
  #changed: () => void = () => {};
  subscribe = (changed: () => void): (() => void) => {
    this.#changed = changed;
    return () => {};
  };
  shown = (): Shown | null => this.now;
  link = () => 'open' as const;
  trouble = () => null;
  send = async () => ({ refused: [], n: 0 });
  lift(): void {}
  rematch = async () => '';
  close(): void {}
  hurry(): void {
    this.hurried++;
  }
  reached(n: number): void {
    this.reachedTo.push(n);
  }

  /** The table is here now; the last of the moments is the present one. */
  comesTo(
    notices: readonly Notice[],
    moments: readonly MomentView[],
    asked: string | null = null,
    more: Partial<TableView> = {},
  ): void {
    const { n, match: at } = moments.at(-1)!;
    const view = {
      n,
      match: at,
      viewer: 0,
      phase: 'playing',
      asked: asked === null ? null : { question: asked, offers: [] },
      undo: 'free',
      clocks: { bank: [600_000, 600_000], spent: [0, 0], since: [null, null] },
      terms: { clock: { kind: 'none' } },
      seats: [],
      result: null,
      ...more,
    } as unknown as TableView;
    const before = this.now;
    this.now = {
      table: 't',
      view,
      notices: [...(before?.notices ?? []), ...notices],
      keys: { invite: null, watch: null },
      present: [],
      seen: null,
      skew: 0,
      curtain: null,
      passes: null,
      fork: false,
      moments: [...(before?.moments ?? []), ...moments],
    };
    this.#changed();
  }
}

const around = (more: Partial<Around> = {}): Around => ({
  pace: () => 'told',
  bots: () => 'steady',
  onward: () => 'by-itself',
  hidden: () => false,
  now: () => Date.now(),
  ...more,
});

/** A table with one choice made, and a playhead that has come to rest after it. */
function atRest(more: Partial<Around> = {}): { inner: Inner; head: Playhead } {
  const inner = new Inner();
  inner.comesTo([chose(1, 1, 'begun')], [moment(1, 1, 'one')], 'turn');
  const head = new Playhead(inner, around(more));
  head.rested(head.shown()!.frame);
  return { inner, head };
}

const looks = (head: Playhead): string => head.shown()!.view.match!.board as string;
const log = (head: Playhead): string[] => head.shown()!.notices.flatMap(({ events }) => events.map(({ event }) => event));
const news = (head: Playhead): string[] => head.shown()!.fresh.flatMap(({ events }) => events.map(({ event }) => event));
const rest = (head: Playhead): void => {
  head.rested(head.shown()!.frame);
  vi.advanceTimersByTime(500);
};

const scoring = (inner: Inner): void =>
  inner.comesTo(
    [chose(2, 0, 'scored', 'revealed', 'taken')],
    [moment(2, 1, 'two a'), moment(2, 2, 'two b'), moment(2, 3, 'two')],
    'turn',
  );

test('what was there when the screen opened is no news', () => {
  const { head } = atRest();
  expect([looks(head), news(head), head.shown()!.view.asked?.question]).toEqual(['one', [], 'turn']);
});

test('a choice is shown moment by moment, and log, board and question are always at the same one', () => {
  const { inner, head } = atRest();
  scoring(inner);
  const seen: unknown[] = [];
  const note = () => seen.push([looks(head), log(head).slice(1), news(head), head.shown()!.view.asked?.question ?? null]);
  note();
  for (let i = 0; i < 3; i++) {
    rest(head);
    note();
  }
  expect(seen).toEqual([
    ['two a', ['scored'], ['scored'], null],
    ['two b', ['scored', 'revealed'], ['revealed'], null],
    ['two', ['scored', 'revealed', 'taken'], ['taken'], null],
    ['two', ['scored', 'revealed', 'taken'], ['taken'], 'turn'],
  ]);
  expect(head.shown()!.fresh[0]!.from).toBe(2);
});

test('a board that rests twice, or for a moment gone by, brings nothing forward', () => {
  const { inner, head } = atRest();
  scoring(inner);
  const { frame } = head.shown()!;
  head.rested(frame - 1);
  vi.advanceTimersByTime(1000);
  expect(looks(head)).toBe('two a');
  head.rested(frame);
  vi.advanceTimersByTime(1000);
  head.rested(frame);
  vi.advanceTimersByTime(1000);
  expect(looks(head)).toBe('two b');
});

test('a board that never rests is not waited for', () => {
  const { inner, head } = atRest();
  scoring(inner);
  vi.advanceTimersByTime(16_000);
  expect(looks(head)).toBe('two'); // and there is no time for what lies between
});

test('what others did is seen for a while; what comes meanwhile waits in order', () => {
  const { inner, head } = atRest();
  inner.comesTo([chose(2, 1, 'sailed')], [moment(2, 1, 'two')]);
  inner.comesTo([chose(3, 1, 'fired')], [moment(3, 1, 'three')]);
  inner.comesTo([chose(4, 1, 'missed')], [moment(4, 1, 'four')]);
  expect([looks(head), head.shown()!.behind]).toEqual(['two', 2]);
  head.rested(head.shown()!.frame);
  expect(looks(head)).toBe('two');
  vi.advanceTimersByTime(500);
  expect([looks(head), log(head)]).toEqual(['three', ['begun', 'sailed', 'fired']]);
  rest(head);
  expect([looks(head), head.shown()!.behind]).toEqual(['four', 0]);
});

test('it can be stopped, stepped through, and skipped', () => {
  const { inner, head } = atRest();
  scoring(inner);
  head.pause(true);
  rest(head);
  vi.advanceTimersByTime(60_000);
  expect([looks(head), head.shown()!.paused]).toEqual(['two a', true]);
  head.next();
  expect(looks(head)).toBe('two b');
  head.catchUp();
  expect([looks(head), head.shown()!.view.asked?.question, head.shown()!.paused]).toEqual(['two', 'turn', false]);
});

test('who stopped for long is told the rest step by step all the same', () => {
  const { inner, head } = atRest();
  scoring(inner);
  head.pause(true);
  rest(head);
  vi.advanceTimersByTime(60_000);
  head.pause(false);
  vi.advanceTimersByTime(500);
  expect(looks(head)).toBe('two b');
});

test('a step that was stopped half way is told to its end', () => {
  const { inner, head } = atRest();
  scoring(inner);
  head.pause(true);
  vi.advanceTimersByTime(60_000);
  head.pause(false);
  vi.advanceTimersByTime(5000);
  expect(looks(head)).toBe('two a');
  rest(head);
  expect(looks(head)).toBe('two b');
});

test('who has stepped through to the present goes on by himself', () => {
  const { inner, head } = atRest();
  scoring(inner);
  head.pause(true);
  for (let i = 0; i < 3; i++) head.next();
  expect([looks(head), head.shown()!.paused]).toEqual(['two', false]);
  inner.comesTo([chose(3, 1, 'sailed')], [moment(3, 1, 'three')]);
  for (let i = 0; i < 2; i++) rest(head);
  expect(looks(head)).toBe('three');
});

test('at once, or while nobody looks, the present is shown with all that led to it', () => {
  for (const more of [{ pace: () => 'at-once' as const }, { hidden: () => true }]) {
    const { inner, head } = atRest(more);
    scoring(inner);
    expect([looks(head), news(head), head.shown()!.view.asked?.question]).toEqual([
      'two',
      ['scored', 'revealed', 'taken'],
      'turn',
    ]);
    expect(head.shown()!.tempo).toBe(0);
  }
});

test('where my clock runs, what is told takes no more than a small share of it', () => {
  const { inner, head } = atRest();
  const clock = { terms: { clock: { kind: 'live' } }, clocks: { bank: [20_000, 0], spent: [0, 0], since: [Date.now(), null] } };
  inner.comesTo(
    [chose(2, 1, ...Array.from({ length: 9 }, (_, i) => `e${i}`))],
    Array.from({ length: 9 }, (_, i) => moment(2, i + 1, `two ${i}`)),
    'turn',
    clock as unknown as Partial<TableView>,
  );
  const { tempo, behind } = head.shown()!;
  expect(1000 * tempo * (behind + 1)).toBeLessThanOrEqual(600);
  vi.advanceTimersByTime(700);
  head.next();
  head.next();
  expect([looks(head), head.shown()!.view.asked?.question]).toEqual(['two 8', 'turn']);
});

test('who was away for long sees where the match stands', () => {
  const { inner, head } = atRest();
  const many = Array.from({ length: 30 }, (_, i) => chose(i + 2, 1, 'sailed'));
  inner.comesTo(many, [moment(31, 1, 'much later')], 'turn');
  expect([looks(head), head.shown()!.view.asked?.question]).toEqual(['much later', 'turn']);
});

test('whoever waits for what is shown hears when it has been shown', () => {
  const { inner, head } = atRest();
  scoring(inner);
  expect(inner.reachedTo).not.toContain(2);
  for (let i = 0; i < 4; i++) rest(head);
  expect(inner.reachedTo).toContain(2);
});

test('what is said and who is present does not wait, nor does the clock', () => {
  const { inner, head } = atRest();
  scoring(inner);
  const said: Notice = { n: 3, at: 0, what: { type: 'said', player: 'p', name: 'P', text: 'ahoy', n: 3, at: 0 }, events: [] };
  inner.comesTo([said], [moment(3, 0, 'two')], 'turn', { pending: { seat: 1, agreed: [], until: 0 } });
  expect(looks(head)).toBe('two a');
  expect(head.shown()!.view.pending).not.toBeNull();
  for (let i = 0; i < 4; i++) rest(head);
  expect([looks(head), head.shown()!.view.asked?.question]).toEqual(['two', 'turn']);
});

/** Somebody else makes so many choices, of three moments each. */
const busy = (inner: Inner, choices: number, asked: string | null, from = 2): void => {
  for (let i = 0; i < choices; i++) {
    const n = from + i;
    const seat = 1 + (Math.floor((2 * i) / choices) % 2);
    inner.comesTo(
      [chose(n, seat, 'a', 'b', 'c')],
      [moment(n, 1, `${n} a`), moment(n, 2, `${n} b`), moment(n, 3, `${n}`)],
      i === choices - 1 ? asked : null,
    );
  }
};

/** Plays on with a board that takes so long for a moment, shortened by the tempo; what was seen, and how long it took. */
function tell(head: Playhead, step: number): { seen: string[]; ms: number } {
  const began = Date.now();
  const seen: string[] = [];
  for (let i = 0; i < 500 && head.shown()!.view.asked === null; i++) {
    const { frame, tempo, most } = head.shown()!;
    if (seen.at(-1) !== looks(head)) seen.push(looks(head));
    vi.advanceTimersByTime(Math.min(most, step * tempo));
    head.rested(frame);
    vi.advanceTimersByTime(20);
  }
  return { seen, ms: Date.now() - began };
}

test('however much the others do, it is told in eight seconds, and the end of every turn is among it', () => {
  const { inner, head } = atRest();
  busy(inner, 40, 'turn');
  const { seen, ms } = tell(head, 1000);
  expect(ms).toBeLessThan(8000);
  expect(seen).toContain('21'); // the last choice of the first
  expect(seen.at(-1)).toBe('41');
  expect(log(head).length).toBe(1 + 3 * 40); // nothing is missing in the log
});

test('a board that takes its time whatever it is told is not waited for beyond eleven seconds and its last moment', () => {
  const { inner, head } = atRest();
  busy(inner, 40, 'turn');
  const began = Date.now();
  while (head.shown()!.view.asked === null) {
    const { frame } = head.shown()!;
    vi.advanceTimersByTime(1500);
    head.rested(frame);
    vi.advanceTimersByTime(20);
  }
  expect(Date.now() - began).toBeLessThan(12_500);
});

test('whoever says when it goes on is shown every step, however many there are', () => {
  const { inner, head } = atRest({ onward: () => 'when-told' });
  const steps = Array.from({ length: 32 }, (_, i) => i + 1);
  inner.comesTo(
    [chose(2, 0, ...steps.map(String))],
    steps.map((i) => moment(2, i, `${i}`)),
    'turn',
  );
  const seen: string[] = [];
  while (head.shown()!.view.asked === null) {
    if (seen.at(-1) !== looks(head)) seen.push(looks(head));
    head.pause(true);
    vi.advanceTimersByTime(5000);
    head.next();
  }
  expect(seen).toEqual(steps.map(String));
});

test('little is told without haste', () => {
  const { inner, head } = atRest();
  busy(inner, 1, 'turn');
  expect(head.shown()!.tempo).toBe(1);
  expect(tell(head, 1000).seen).toEqual(['2 a', '2 b', '2']);
});

test('who waits for people’s thoughts is told each of their turns at leisure', () => {
  const { inner, head } = atRest();
  for (let turn = 0; turn < 4; turn++) {
    busy(inner, 2, null, 2 + 2 * turn);
    let tempo = 1;
    for (let i = 0; i < 8; i++) {
      tempo = Math.min(tempo, head.shown()!.tempo);
      vi.advanceTimersByTime(1000 * head.shown()!.tempo);
      rest(head);
    }
    expect(tempo).toBeGreaterThan(0.9);
    vi.advanceTimersByTime(30_000);
  }
});

test('one press skips everything until one is asked, and the bots hurry', () => {
  const { inner, head } = atRest();
  busy(inner, 3, null);
  head.catchUp();
  expect([looks(head), inner.hurried]).toEqual(['4', 1]);
  busy(inner, 3, null, 5);
  expect(looks(head)).toBe('7');
  busy(inner, 1, 'turn', 8);
  expect([looks(head), head.shown()!.view.asked?.question]).toEqual(['8', 'turn']);
  // The next time all is told again.
  busy(inner, 2, 'turn', 9);
  rest(head);
  expect(looks(head)).toBe('9 a');
});

test('another speed holds for what is being told already', () => {
  let pace: 'told' | 'brisk' | 'at-once' = 'told';
  const { inner, head } = atRest({ pace: () => pace });
  busy(inner, 2, 'turn');
  rest(head);
  expect(head.shown()!.tempo).toBe(1);
  pace = 'brisk';
  head.paceChanged();
  expect(head.shown()!.tempo).toBe(0.4);
  pace = 'at-once';
  head.paceChanged();
  expect([looks(head), head.shown()!.view.asked?.question]).toEqual(['3', 'turn']);
});

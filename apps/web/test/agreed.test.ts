// What a browser agreed to at a table, against a server that says something else later.
import type { Game } from '@boucan/kernel';
import { commitmentOf, type GameRecord, startMatch } from '@boucan/record';
import { type Command, decide, type Entry, Table, type TableTerms, type TableView, viewTable } from '@boucan/table';
import { skeletonOf } from '@boucan/table/look-alikes';
import { toy } from '@boucan/toy';
import { beforeEach, expect, test, vi } from 'vitest';

const SECRET = '5e'.repeat(32);
const kept = new Map<string, string>();
/** A page that was just opened: what it knows is what this browser kept. */
const newPage = async () => {
  vi.resetModules();
  return { ...(await import('../src/net/entropy.ts')), ...(await import('../src/net/judge.ts')) };
};

beforeEach(() => {
  kept.clear();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  };
  // What is kept is found by its names, as in a browser.
  vi.stubGlobal(
    'localStorage',
    new Proxy(storage, {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  );
});

const TERMS: TableTerms = {
  game: 'toy',
  version: toy.version,
  rules: 'ab'.repeat(32),
  config: toy.agreed({ seats: 2, options: { rounds: 3 } }),
  clock: { kind: 'none' },
  visibility: 'public',
};

/** A server's table for Anne and a bot. */
class Server {
  readonly table: Table;

  constructor(terms = TERMS) {
    const opened: Entry = { type: 'opened', terms, host: 'anne', commitment: commitmentOf(SECRET), reveals: true, n: 1, at: 0 };
    this.table = new Table(toy as Game, SECRET, [opened]);
  }

  do(command: Command): void {
    const around = { now: 0, wall: 0, knowsBot: () => true, absentSince: () => null, skeletonOf };
    const { happenings, refused } = decide(this.table, command, { player: 'anne', name: 'Anne' }, around);
    expect(refused).toBeUndefined();
    for (const happening of happenings!) this.table.apply({ ...happening, n: this.table.n + 1, at: 0 });
  }

  seal(commits: string): this {
    this.do({ do: 'sit', seat: 0, commits });
    this.do({ do: 'seat-bot', seat: 1, level: 'level1' });
    this.do({ do: 'start' });
    return this;
  }

  get view(): TableView {
    return viewTable(this.table, 0);
  }
}

const otherTerms = (view: TableView, config: Partial<TableTerms['config']>): TableView => ({
  ...view,
  terms: { ...view.terms, config: { ...view.terms.config, ...config } },
});

/** The record of the table's match, with another option if wanted. */
function recordOf(table: Table, options = table.terms.config.options): GameRecord {
  const { from: _, choices: __, ...played } = table.played()!;
  const match = startMatch(toy, { ...played, options } as Parameters<typeof startMatch>[1]);
  while (match.state.result === null) {
    const { seat } = match.state.asked.find(({ answer }) => answer === null)!;
    match.play(seat, toy.options(match.state as never, seat)[0]!);
  }
  return match.record();
}

test('what the server says when all sit is compared with what was shown when the seat was taken', async () => {
  const page = await newPage();
  const server = new Server();
  const { view } = server.seal(page.commitTo('t', TERMS));
  expect(page.isOtherThanAgreed('t', view)).toBe(false);
  for (const other of [
    otherTerms(view, { options: { rounds: 6 } }),
    otherTerms(view, { packs: ['heavy-sea'] }),
    { ...view, terms: { ...view.terms, rules: 'cd'.repeat(32) } },
    { ...view, terms: { ...view.terms, version: 9 } },
  ]) {
    expect(page.isOtherThanAgreed('t', other)).toBe(true);
    expect(page.toReveal('t', other), 'nothing is shown to such a server').toBeNull();
  }
  expect(page.toReveal('t', view)).toMatch(/^[0-9a-f]{32}$/);
});

test('the host’s browser compares with what it asked for', async () => {
  const page = await newPage();
  const { entropy, commits } = page.newEntropy();
  page.promise('t', entropy, { game: 'toy', seats: 2, packs: [], options: { rounds: 6 } });
  const { view } = new Server().seal(commits);
  expect(page.isOtherThanAgreed('t', view), 'three rounds, not six').toBe(true);
  expect(page.toReveal('t', view)).toBeNull();
});

test('once it has shown what it adds, anything that is switched is noticed at once, on a page opened later too', async () => {
  const first = await newPage();
  const { view } = new Server().seal(first.commitTo('t', TERMS));
  first.toReveal('t', view);
  const page = await newPage();
  expect(page.isOtherThanAgreed('t', view)).toBe(false);
  const [anne, bot] = view.seats as [TableView['seats'][number], Extract<TableView['seats'][number], { kind: 'bot' }>];
  for (const other of [
    otherTerms(view, { options: { rounds: 6 } }),
    { ...view, seats: [anne, { ...bot, level: 'level5' }] },
    { ...view, commitment: '0'.repeat(64) },
  ])
    expect(page.isOtherThanAgreed('t', other)).toBe(true);
  expect(page.isOtherThanAgreed('elsewhere', view)).toBe(false);
});

test('a record is sound, another one, or not compared where this browser kept nothing', async () => {
  const page = await newPage();
  const server = new Server().seal(page.commitTo('t', TERMS));
  server.do({ do: 'reveal', seat: 0, entropy: page.toReveal('t', server.view)! });
  const honest = recordOf(server.table);
  const crooked = recordOf(server.table, { rounds: 6 });
  const finding = (of: typeof page, record: GameRecord, where: { table?: string; own?: boolean } = {}) =>
    of.judge(toy as Game, record, where).finding;
  expect(finding(page, honest, { table: 't' })).toBe('sound');
  expect(finding(page, crooked, { table: 't' })).toBe('other-terms');
  expect(finding(page, { ...honest, entropy: ['0'.repeat(32), '0'.repeat(32)] }, { table: 't' })).toBe('other-entropy');
  const later = await newPage();
  expect(finding(later, honest), 'from a file').toBe('sound');
  expect(finding(later, crooked)).toBe('other-terms');
  kept.clear();
  const stranger = await newPage();
  expect(finding(stranger, honest, { table: 't' })).toBe('not-compared');
  expect(finding(stranger, honest, { own: true })).toBe('sound');
  expect(finding(stranger, crooked)).toBe('unsound');
  const nobody = { ...startMatchOfBots() };
  expect(finding(stranger, nobody)).toBe('unbound-nobody');
});

function startMatchOfBots(): GameRecord {
  const none = '0'.repeat(32);
  const match = startMatch(toy, {
    seats: 2,
    names: ['', ''],
    secret: SECRET,
    entropy: [none, none],
    players: ['level1', 'level1'],
  });
  while (match.state.result === null) {
    const { seat } = match.state.asked.find(({ answer }) => answer === null)!;
    match.play(seat, toy.options(match.state as never, seat)[0]!);
  }
  return match.record();
}

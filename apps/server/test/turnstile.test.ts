import { PATIENCE } from '@boucan/bots';
import type { Table } from '@boucan/table';
import { expect, test } from 'vitest';
import { type Claim, type Turn, Turnstile } from '../src/bots/turnstile.ts';
import type { Audience } from '../src/tables/audience.ts';
import { Company } from '../src/tables/company.ts';

const claim = (table: string, person: string, isAwaited = true): Claim => ({ table, people: [person], isAwaited });

/** Bots that always want to think, at every table, and think as long as they may; gives what each table has had after so many ms, and its longest wait. */
async function played(places: number, claims: readonly Claim[], ms: number) {
  let now = 0;
  const turnstile = new Turnstile(places);
  const inside: { readonly at: number; readonly turn: Turn; readonly claim: Claim }[] = [];
  const had = new Map(claims.map(({ table }) => [table, 0]));
  const longest = new Map(claims.map(({ table }) => [table, 0]));
  const budgets = new Map<string, number>();
  const want = (claim: Claim): void => {
    const since = now;
    const entered = turnstile.enter(claim).then((turn) => {
      longest.set(claim.table, Math.max(longest.get(claim.table)!, now - since));
      budgets.set(claim.table, turn.within);
      inside.push({ at: now + turn.within, turn, claim });
    });
    entered.catch(() => {}); // when it is closed
  };
  for (const claim of claims) want(claim);
  for (;;) {
    await Promise.resolve();
    await Promise.resolve();
    inside.sort((a, b) => a.at - b.at);
    const next = inside.shift();
    if (next === undefined || next.at > ms) break;
    now = next.at;
    had.set(next.claim.table, had.get(next.claim.table)! + next.turn.within);
    next.turn.done();
    want(next.claim);
  }
  turnstile.close();
  const of = (map: Map<string, number>) => (table: string) => map.get(table)!;
  return { had: of(had), longest: of(longest), budget: of(budgets) };
}

test('one person at a hundred tables has as much as another at one', async () => {
  const hers = Array.from({ length: 100 }, (_, i) => claim(`eve ${i}`, 'eve'));
  const { had, longest } = await played(1, [...hers, claim('anne', 'anne')], 60_000);
  const all = hers.reduce((sum, { table }) => sum + had(table), 0);
  expect(had('anne') / all).toBeCloseTo(1, 1);
  expect(longest('anne')).toBeLessThanOrEqual(PATIENCE); // for the one that came before there was anybody else
});

test('a hundred people wait for less than three choices at full length', async () => {
  const claims = Array.from({ length: 100 }, (_, i) => claim(`${i}`, `${i}`));
  const { longest, had } = await played(1, claims, 300_000);
  const waits = claims.map(({ table }) => longest(table));
  expect(Math.max(...waits)).toBeLessThan(3 * PATIENCE);
  const times = claims.slice(1).map(({ table }) => had(table)); // the first began while it was alone
  expect(Math.max(...times) / Math.min(...times)).toBeLessThan(1.2);
});

test('where people wait, bots have most of the time, and where nobody does still some', async () => {
  const gone = Array.from({ length: 50 }, (_, i) => claim(`gone ${i}`, `eve ${i}`, false));
  const there = Array.from({ length: 4 }, (_, i) => claim(`there ${i}`, `anne ${i}`));
  const { had, longest } = await played(2, [...gone, ...there], 300_000);
  const sum = (claims: readonly Claim[]) => claims.reduce((all, { table }) => all + had(table), 0);
  expect(sum(there) / sum(gone)).toBeGreaterThan(16);
  for (const { table } of there) expect(longest(table)).toBeLessThan(2 * PATIENCE);
  for (const { table } of gone) expect(had(table)).toBeGreaterThan(0);
});

test('alone, a bot has all its time', async () => {
  const { budget } = await played(1, [claim('anne', 'anne')], 5000);
  expect(budget('anne')).toBe(PATIENCE);
  const { budget: meanwhile } = await played(1, [claim('anne', 'anne', false)], 5000);
  expect(meanwhile('anne')).toBe(PATIENCE);
});

test('those who play together share what a bot costs', async () => {
  const theirs = Array.from({ length: 20 }, (_, i): Claim => ({ table: `two ${i}`, people: ['a', 'b'], isAwaited: true }));
  const hers = Array.from({ length: 20 }, (_, i) => claim(`one ${i}`, 'c'));
  const { had } = await played(1, [...theirs, ...hers], 300_000);
  const sum = (claims: readonly Claim[]) => claims.reduce((all, { table }) => all + had(table), 0);
  expect(sum(theirs) / sum(hers)).toBeCloseTo(2, 1);
});

test('whoever comes back to a table where a bot waits for its turn brings it forward', async () => {
  const turnstile = new Turnstile(1);
  const entered: string[] = [];
  const enter = async (claim: Claim): Promise<void> => {
    const turn = await turnstile.enter(claim);
    entered.push(claim.table);
    turn.done();
  };
  const first = await turnstile.enter(claim('first', 'eve', false));
  const left = claim('left', 'anne', false);
  const all = [claim('one', 'eve', false), claim('two', 'eve', false), left].map(enter);
  left.isAwaited = true;
  first.done();
  await Promise.all(all);
  expect(entered).toEqual(['left', 'one', 'two']);
});

test('bots think for those who play and are there: a seat that was left counts as a bot’s, though its person looks on', () => {
  const seat = { kind: 'person', player: 'anne', standIn: null as string | null };
  const audience = { absentSince: (): number | null => null, size: 1 };
  const table = { seats: [seat, { kind: 'bot' }], host: 'anne' } as unknown as Table;
  const company = new Company('t', table, audience as unknown as Audience);
  const seen = (): unknown[] => {
    company.look();
    return [company.claim.isAwaited, company.isGone];
  };
  expect(seen()).toEqual([true, false]);
  seat.standIn = 'greedy';
  expect(seen()).toEqual([false, false]);
  audience.size = 0;
  audience.absentSince = () => 1;
  expect(seen(), 'nobody would see what they do').toEqual([false, true]);
  seat.standIn = null;
  expect(seen(), 'he may come back to his turn').toEqual([false, false]);
});

test('who thinks in several threads takes only what nobody waits for, and gives all of it back', async () => {
  const turnstile = new Turnstile(4);
  const one = await turnstile.enter(claim('deep', 'anne'));
  const two = await turnstile.enter(claim('plain', 'ben'));
  expect(one.join(1)).toBe(1);
  expect(one.join(9)).toBe(1); // four places: two bots, and two that joined
  expect(two.join(3)).toBe(0);
  let entered = 0;
  const third = turnstile.enter(claim('late', 'cleo')).then((turn) => {
    entered++;
    return turn;
  });
  two.done();
  const three = await third;
  expect(entered).toBe(1);
  const waiting = turnstile.enter(claim('later', 'dan'));
  three.done();
  const four = await waiting;
  expect(four.join(1)).toBe(0); // all others are held
  one.done();
  expect(one.join(1)).toBe(0);
  expect(four.join(9)).toBe(3);
  turnstile.close();
});

test('nobody joins while another waits for a place', async () => {
  const turnstile = new Turnstile(2);
  const one = await turnstile.enter(claim('a', 'anne'));
  await turnstile.enter(claim('b', 'ben'));
  const waiting = turnstile.enter(claim('c', 'cleo'));
  expect(one.join(1)).toBe(0);
  one.done();
  await waiting;
  turnstile.close();
});

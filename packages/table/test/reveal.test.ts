// What each person adds to the dice: bound to before anybody shows it, shown by all, and held against what was said.
import { expect, test } from 'vitest';
import { diceSteps, REVEAL_WITHIN } from '../src/dice.ts';
import { agreementIn, viewTable } from '../src/index.ts';
import { commits, person, Sitting } from './sitting.ts';

const ADDED = ['a', 'b'].map((digit) => digit.repeat(32));

/** Both sit, the host wants to start, and nobody has shown anything. */
function sealed(): Sitting {
  const s = new Sitting({ seats: 2 });
  s.shy = true;
  for (const seat of [0, 1]) s.as(seat, { do: 'sit', seat, commits: commits(ADDED[seat]!) });
  s.as(0, { do: 'start' });
  return s;
}
const show = (s: Sitting, seat: number, entropy = ADDED[seat]!) => s.as(seat, { do: 'reveal', seat, entropy });

test('nothing is shown before all are bound, nor twice, nor by another, nor something else', () => {
  const early = new Sitting({ seats: 2 }).sitDown(0);
  expect(show(early, 0)).toBe('seats-empty');
  const s = sealed();
  expect(s.table.phase).toBe('gathering');
  expect(show(s, 0, 'c'.repeat(32))).toBe('other-entropy');
  expect(s.as(1, { do: 'reveal', seat: 0, entropy: ADDED[0]! })).toBe('not-your-seat');
  expect(show(s, 0)).toBeUndefined();
  expect(s.table.phase).toBe('gathering');
  expect(show(s, 0)).toBe('already-revealed');
  expect(show(s, 1)).toBeUndefined();
  expect(s.table.phase).toBe('playing');
  expect(show(s, 1)).toBe('already-started');
  expect(s.table.played()!.entropy).toEqual(ADDED);
});

test('a match does not wait for those who show nothing: in time, and not before', () => {
  const s = sealed();
  show(s, 0);
  expect(s.table.deadline()).toBe(s.now + REVEAL_WITHIN);
  s.now += REVEAL_WITHIN - 1;
  s.do({ do: 'flag' }, 'clock');
  expect(s.table.phase).toBe('gathering');
  s.now += 1;
  s.do({ do: 'flag' }, 'clock');
  expect(s.table.phase).toBe('playing');
  expect(s.table.played()!.entropy).toEqual([ADDED[0], '0'.repeat(32)]);
  expect(s.table.persons()).toEqual([0]);
  expect(s.entries.slice(-3)).toMatchObject([{ type: 'silent', seat: 1 }, { type: 'started' }, { type: 'replaced', seat: 1 }]);
});

test('before all are bound the clock starts nothing', () => {
  const s = new Sitting({ seats: 2 }).sitDown(0);
  s.now += 10 * REVEAL_WITHIN;
  s.do({ do: 'flag' }, 'clock');
  expect([s.table.phase, s.table.deadline(), s.entries.at(-1)?.type]).toEqual(['gathering', null, 'sat']);
});

test('the steps of the dice are those of the persons who sit there in the end, in whole seconds', () => {
  const s = new Sitting({ seats: 2 });
  s.shy = true;
  s.now += 1234;
  s.as(0, { do: 'sit', seat: 0, commits: commits('c'.repeat(32)) });
  s.as(0, { do: 'stand', seat: 0 });
  s.as(0, { do: 'sit', seat: 0, commits: commits(ADDED[0]!) });
  s.do({ do: 'sit', seat: 1, commits: commits(ADDED[1]!) }, person(1));
  s.as(0, { do: 'start' });
  show(s, 1);
  show(s, 0);
  expect(diceSteps(s.entries)).toEqual([
    [1_000_000, 'server', 'commits', s.table.commitment],
    [1_001_000, 0, 'commits', commits(ADDED[0]!)],
    [1_001_000, 1, 'commits', commits(ADDED[1]!)],
    [1_001_000, 'server', 'seals', agreementIn(viewTable(s.table, 0))],
    [1_001_000, 1, 'reveals', ADDED[1]],
    [1_001_000, 0, 'reveals', ADDED[0]],
  ]);
});

import type { Choice, Seat } from '@boucan/kernel';
import { toy } from '@boucan/toy';
import { describe, expect, test } from 'vitest';
import {
  agreedIn,
  breachOf,
  commitmentOf,
  type DiceStep,
  disorder,
  firstPosition,
  NO_ENTROPY,
  orderly,
  recordOf,
  startMatch,
  verify,
} from '../src/index.ts';
import { copied, played, playOut } from './played.ts';

const C = commitmentOf('5e'.repeat(32));
const [A, B] = ['aa'.repeat(16), 'bb'.repeat(16)];
const good: readonly DiceStep[] = [
  [0, 'server', 'commits', C],
  [1000, 0, 'commits', commitmentOf(A)],
  [2000, 1, 'commits', commitmentOf(B)],
  [3000, 1, 'reveals', B],
  [3000, 0, 'reveals', A],
];

const sealed: DiceStep = [3000, 'server', 'seals', C];

test('in order: the server, everybody else, and only then what they add', () => {
  expect(disorder(good, C, [A, B])).toBeUndefined();
  expect(disorder([...good.slice(0, 3), sealed, ...good.slice(3)], C, [A, B])).toBeUndefined();
  expect(disorder(good.slice(0, 1), C, [NO_ENTROPY, NO_ENTROPY])).toBeUndefined();
  expect(disorder([...good.slice(0, 4), [9000, 0, 'is-silent', '']], C, [NO_ENTROPY, B])).toBeUndefined();
  const agreed = { game: 'toy', version: 2, rules: null, packs: [], options: {}, seats: 3, players: [null, 'level1', null] };
  const entropy = [A, NO_ENTROPY, B];
  expect(disorder(orderly({ ...agreed, commitment: C, entropy }), C, entropy)).toBeUndefined();
});

describe('out of order', () => {
  const swapped = (i: number, j: number): DiceStep[] => good.with(i, good[j]!).with(j, good[i]!);
  test.each<[string, readonly DiceStep[], readonly string[]]>([
    ['the server did not commit itself first', swapped(0, 1), [A, B]],
    ['the server did not commit itself first', [], [A, B]],
    ['the server committed itself to something else', good.with(0, [0, 'server', 'commits', '0'.repeat(64)]), [A, B]],
    ['the server committed itself twice', [...good, [9000, 'server', 'commits', C]], [A, B]],
    ['a step came before the one it follows', good.with(2, [500, 1, 'commits', commitmentOf(B)]), [A, B]],
    ['seat 0 committed itself twice', [...good.slice(0, 2), [1000, 0, 'commits', commitmentOf(B)], ...good.slice(3)], [A, B]],
    [
      'seat 0 committed itself after something was revealed',
      [good[0]!, good[2]!, [2000, 1, 'reveals', B], [2000, 0, 'commits', commitmentOf(A)], [2000, 0, 'reveals', A]],
      [A, B],
    ],
    ['what was agreed was sealed twice', [...good.slice(0, 3), sealed, sealed, ...good.slice(3)], [A, B]],
    ['what was agreed was sealed after something was revealed', [...good.slice(0, 4), sealed, good[4]!], [A, B]],
    [
      'seat 1 committed itself after all was sealed',
      [...good.slice(0, 2), [2000, 'server', 'seals', C], ...good.slice(2)],
      [A, B],
    ],
    ['seat 0 revealed something else', good.with(4, [3000, 0, 'reveals', B]), [B, B]],
    ['seat 0 revealed twice', [...good, [3000, 0, 'is-silent', '']], [A, B]],
    ['seat 0 revealed what it was not committed to', [good[0]!, good[2]!, [2000, 0, 'reveals', A]], [A, B]],
    ['seat 0 neither revealed nor is noted as silent', good.slice(0, 4), [NO_ENTROPY, B]],
    ['the entropy of seat 0 is not what it revealed', good, [B, B]],
    ['the entropy of seat 1 is not what it revealed', good.slice(0, 1), [NO_ENTROPY, B]],
    ['there is no seat 2', [...good, [3000, 2, 'commits', commitmentOf(A)]], [A, B]],
  ])('%s', (message, steps, entropy) => expect(disorder(steps, C, entropy)).toBe(message));
});

test('verify names it', () => {
  const record = copied(played('disorder'));
  record.dice = record.dice!.toReversed();
  expect(verify(toy, record)).toMatchObject({ ok: false, what: 'dice', message: expect.stringContaining('not made in order') });
});

test('a record of old verifies, with a word about what it cannot prove; it cannot pass for a new one, nor the other way round', () => {
  const { dice: _, ...old } = { ...played('old'), formatVersion: 1 as const };
  expect(verify(toy, old).ok).toBe(false); // its dice are those of the keyed generator
  expect(verify(toy, playedOfOld())).toMatchObject({
    ok: true,
    unbound: 'order',
    remark: expect.stringContaining('format 1'),
  });
});

/** A record as it was made before persons committed themselves. */
function playedOfOld() {
  const { game, version, packs, options, seats, entropy, names, secret } = played('old');
  const terms = { game, version, packs, options, seats, entropy };
  const choices: (readonly [Seat, Choice])[] = [];
  const state = firstPosition(toy, secret, terms);
  while (state.result === null) {
    const { seat } = state.asked.find((q) => q.answer === null)!;
    const choice = toy.options(state, seat)[0]!;
    choices.push([seat, choice]);
    toy.advance(state, seat, choice);
  }
  return recordOf(toy, { ...terms, names, secret, choices });
}

test('whoever shows what he adds knows afterwards whether everybody kept to what he saw', () => {
  const record = played('bound');
  const [server, one, other] = record.dice!.map(([, , , what]) => what);
  const entropy = record.entropy[0]!;
  const bound = { server: server!, seats: [one!, other!], agreed: agreedIn(record)! };
  expect(breachOf(record, entropy, bound)).toBeNull();
  expect(breachOf(record, 'cc'.repeat(16), bound)).toBe('entropy');
  expect(breachOf(record, entropy, { ...bound, server: '0'.repeat(64) })).toBe('entropy');
  expect(breachOf(record, entropy, { ...bound, seats: [one!, one!] })).toBe('entropy');
  expect(breachOf(record, entropy, { ...bound, seats: [one!] })).toBe('entropy');
  expect(breachOf({ ...record, dice: [] }, entropy, bound)).toBe('entropy');
  expect(breachOf(record, entropy, { ...bound, agreed: '0'.repeat(64) })).toBe('terms');
  expect(breachOf({ ...record, options: { rounds: 3 } }, entropy, bound)).toBe('terms');
});

test('a record of before anything was sealed is not bound, and neither is one to which nobody added', () => {
  const { rules: _, players: __, ...record } = played('unsealed');
  const unsealed = { ...record, formatVersion: 2 as const, dice: record.dice!.filter(([, , does]) => does !== 'seals') };
  expect(verify(toy, unsealed)).toMatchObject({ ok: true, unbound: 'terms', remark: expect.stringContaining('format 2') });
  expect(verify(toy, { ...unsealed, formatVersion: 3, rules: null, players: [null, null] })).toMatchObject({
    ok: false,
    what: 'format',
  });
  expect(verify(toy, { ...unsealed, dice: played('unsealed').dice })).toMatchObject({ ok: false, what: 'format' });
  const nobody = playOut(
    startMatch(toy, { seats: 2, names: ['', ''], secret: '5e'.repeat(32), entropy: [NO_ENTROPY, NO_ENTROPY] }),
    'nobody',
  );
  expect(verify(toy, nobody)).toMatchObject({ ok: true, unbound: 'nobody' });
});

test('whoever verifies may know what was agreed, and whether he has the same rules', () => {
  const match = startMatch(toy, { seats: 2, names: ['', ''], secret: '5e'.repeat(32), entropy: [A, B], rules: 'ab'.repeat(32) });
  const record = playOut(match, 'known');
  expect(verify(toy, record, { agreed: agreedIn(record)!, hasRules: (digest) => digest === 'ab'.repeat(32) })).toEqual({
    ok: true,
  });
  expect(verify(toy, record, { agreed: '0'.repeat(64) })).toMatchObject({ ok: false, what: 'agreed' });
  expect(verify(toy, record, { hasRules: () => false })).toMatchObject({ ok: true, remark: expect.stringContaining('digest') });
});

import { type Config, canonical } from '@boucan/kernel';
import { toy } from '@boucan/toy';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { agreedIn, commitmentOf, type GameRecord, orderly, type Recorded, verify } from '../src/index.ts';
import { copied, type Loose, played, playedAs } from './played.ts';

const config: fc.Arbitrary<Config> = fc.record({
  seats: fc.integer({ min: 2, max: 4 }),
  packs: fc.subarray(['heavy-sea']),
  options: fc.record({ rounds: fc.constantFrom(6, 3) }),
});
const records = fc.tuple(fc.string(), config).map(([seed, terms]) => played(seed, terms));

/** Every record that this spoils is rejected; what it leaves as it was is passed over. */
function caught(spoil: (record: Loose, number: (below: number) => number) => void): void {
  fc.assert(
    fc.property(records, fc.gen(), (record, gen) => {
      const spoilt = copied(record);
      spoil(spoilt, (below) => gen(fc.integer, { min: 0, max: below - 1 }));
      fc.pre(canonical(spoilt) !== canonical(record));
      expect(verify(toy, spoilt)).toMatchObject({ ok: false });
    }),
  );
}

/** The same, sealed to what it says now. */
const sealedAnew = (r: Loose): Loose =>
  Object.assign(r, {
    dice: r.dice!.map((step) => (step[2] === 'seals' ? step.with(3, agreedIn(r as GameRecord)!) : step)),
  });

const otherDigit = (hex: string, at: number): string =>
  hex.slice(0, at) + ((Number.parseInt(hex[at]!, 16) + 1) % 16).toString(16) + hex.slice(at + 1);

test('what was played verifies, also after JSON', () => {
  fc.assert(fc.property(records, (record) => verify(toy, copied(record)).ok));
});

test('names are free', () => expect(verify(toy, { ...played('n'), names: ['Grace', ''] })).toEqual({ ok: true }));

describe('caught', () => {
  test('a choice removed', () => caught((r, n) => r.choices.splice(n(r.choices.length), 1)));
  test('the last choices removed', () => caught((r, n) => r.choices.splice(n(r.choices.length))));
  test('a choice repeated', () =>
    caught((r, n) => {
      const at = n(r.choices.length);
      r.choices.splice(at, 0, r.choices[at]!);
    }));
  test('two choices swapped', () =>
    caught((r, n) => {
      const [a, b] = [n(r.choices.length), n(r.choices.length)];
      [r.choices[a], r.choices[b]] = [r.choices[b]!, r.choices[a]!];
    }));
  test('two choices swapped while the checks stay', () =>
    caught((r, n) => {
      const [a, b] = [n(r.choices.length), n(r.choices.length)];
      const [x, y] = [r.choices[a]!, r.choices[b]!];
      r.choices[a] = [y[0], y[1], x[2]];
      r.choices[b] = [x[0], x[1], y[2]];
    }));
  test('another choice in its place', () =>
    caught((r, n) => {
      const at = n(r.choices.length);
      const [seat, , check] = r.choices[at]!;
      const instead: Recorded[1][] = [
        ['pass'],
        ['play', 'feint'],
        ['play', 'parry'],
        ['bid', 0],
        ['bid', 1],
        ['aim', 0],
        ['aim', 1],
      ];
      r.choices[at] = [seat, instead[n(instead.length)]!, check];
    }));
  test('another digit in a check', () =>
    caught((r, n) => {
      const at = n(r.choices.length);
      const [seat, choice, check] = r.choices[at]!;
      r.choices[at] = [seat, choice, otherDigit(check, n(8))];
    }));
  for (const field of ['secret', 'commitment', 'hash'] as const)
    test(`another digit in the ${field}`, () =>
      caught((r, n) => {
        r[field] = otherDigit(r[field], n(r[field].length));
      }));
  test('another digit in the entropy of a seat', () =>
    caught((r, n) => {
      const seat = n(r.seats);
      r.entropy[seat] = otherDigit(r.entropy[seat]!, n(32));
    }));
  test('other options, packs, seats, versions or games', () =>
    caught((r, n) => {
      const changes: Partial<Loose>[] = [
        { options: { rounds: 9 - Number(r.options.rounds) } },
        { options: {} },
        { options: { rounds: 4 } },
        { packs: r.packs.length > 0 ? [] : ['heavy-sea'] },
        { packs: ['calm'] },
        { seats: 9, names: Array(9).fill(''), entropy: Array(9).fill(r.entropy[0]) },
        { version: r.version + 1 },
        { game: 'brethren' },
      ];
      Object.assign(r, changes[n(changes.length)]);
    }));
  test('options and packs other than to the letter, though the match be another', () => {
    // Whoever knows the secret may look for the way of writing that suits him, and make checks and result fit.
    const agreed = toy.agreed({ seats: 2, packs: ['heavy-sea', 'charms'] });
    for (const [options, packs] of [
      [{}, agreed.packs],
      [agreed.options, agreed.packs.toReversed()],
    ] as const) {
      const record = playedAs({ ...agreed, options, packs });
      expect(verify(toy, record)).toMatchObject({
        ok: false,
        what: 'config',
        message: expect.stringContaining('as they were agreed'),
      });
    }
    expect(verify(toy, playedAs(agreed))).toEqual({ ok: true });
    expect(verify(toy, { ...playedAs(agreed), packs: [...agreed.packs, 'charms'] })).toMatchObject({ ok: false });
  });
  test('other rules, or another player: what was sealed is what was agreed', () => {
    caught((r, n) => {
      const changes: Partial<Loose>[] = [
        { rules: 'ab'.repeat(32) },
        { players: r.players!.with(0, 'level5') },
        { dice: r.dice!.map((step) => (step[2] === 'seals' ? [step[0], step[1], step[2], otherDigit(step[3], n(64))] : step)) },
        { dice: r.dice!.filter(([, , does]) => does !== 'seals') },
      ];
      Object.assign(r, changes[n(changes.length)]);
    });
    expect(verify(toy, { ...played('n'), rules: 'ab'.repeat(32) })).toMatchObject({ ok: false, what: 'agreed' });
  });
  test('another result', () =>
    caught((r, n) => {
      const { winners, scores, end } = r.result;
      const results = [
        { winners: [...winners, 9], scores, end },
        { winners, scores: scores.map((s) => s + 1), end },
        { winners, scores, end: 'mutiny' },
      ];
      r.result = results[n(results.length)]!;
    }));
});

describe('the first thing that does not hold is named', () => {
  const record = played('named', { seats: 3 });
  const spoilt = (change: (r: Loose) => void) => {
    const copy = copied(record);
    change(copy);
    return verify(toy, copy);
  };

  test('format', () =>
    expect(spoilt((r) => Object.assign(r, { hash: 'x' }))).toEqual({
      ok: false,
      what: 'format',
      message: 'hash is not 16 lower-case hex digits',
    }));
  test('game', () => expect(spoilt((r) => Object.assign(r, { game: 'go' }))).toMatchObject({ what: 'game' }));
  test('version', () =>
    expect(spoilt((r) => Object.assign(r, { version: 9 }))).toMatchObject({
      what: 'version',
      message: 'the match was played with version 9 of toy; this is version 2',
    }));
  test('commitment', () =>
    expect(spoilt((r) => Object.assign(r, { secret: otherDigit(r.secret, 0) }))).toMatchObject({
      what: 'commitment',
      message: 'the secret does not match the commitment',
    }));
  test('another option than was sealed', () =>
    expect(spoilt((r) => Object.assign(r, { options: { rounds: 3 } }))).toMatchObject({
      what: 'agreed',
      message: expect.stringContaining('not what was sealed'),
    }));
  test('config', () =>
    expect(spoilt((r) => sealedAnew(Object.assign(r, { options: { rounds: 4 } })))).toMatchObject({
      what: 'config',
      message: 'no match starts like this: unknown-option-value option rounds value 4 (KERNEL)',
    }));
  test('a choice that is not allowed', () =>
    expect(
      spoilt((r) => {
        const [seat] = r.choices[1]!;
        r.choices[1] = [seat, ['bid', 9], '00000000'];
      }),
    ).toEqual({
      ok: false,
      what: 'choice',
      at: 2,
      message: expect.stringMatching(/^choice 2 \(seat \d: bid 9\) was not allowed: not-an-option \(TOY-03\)$/u),
    }));
  test('a choice that leads elsewhere', () => {
    const verdict = spoilt((r) => {
      const [seat, [, coins], check] = r.choices[2]!;
      r.choices[2] = [seat, ['bid', coins === 0 ? 1 : 0], check];
    });
    expect(verdict).toMatchObject({ ok: false, what: 'choice', at: 3 });
    expect(verdict).toHaveProperty(
      'message',
      expect.stringContaining('leads to another position than recorded: it, or one before it,'),
    );
  });
  test('the start', () =>
    expect(spoilt((r) => Object.assign(r, { entropy: r.entropy.toReversed() }))).toMatchObject({ what: 'dice' }));
  test('another start', () =>
    expect(
      spoilt((r) => {
        const secret = otherDigit(r.secret, 0);
        const commitment = commitmentOf(secret);
        const { rules = null, players = [] } = r;
        return Object.assign(r, { secret, commitment, dice: orderly({ ...r, rules, players, commitment }) });
      }),
    ).toMatchObject({
      what: 'choice',
      at: 1,
      message: expect.stringContaining('it, or what the match started from, was changed'),
    }));
  test('the end', () =>
    expect(spoilt((r) => r.choices.pop())).toEqual({
      ok: false,
      what: 'end',
      message: 'after the last choice the match is not over',
    }));
  test('the result', () =>
    expect(spoilt((r) => Object.assign(r, { result: { ...r.result, winners: [] } }))).toMatchObject({ what: 'result' }));
  test('the hash', () =>
    expect(spoilt((r) => Object.assign(r, { hash: otherDigit(r.hash, 15) }))).toMatchObject({ what: 'hash' }));
});

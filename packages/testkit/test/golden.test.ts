import { choice, defineGame } from '@boucan/kernel';
import { toy } from '@boucan/toy';
import { twins } from '@boucan/toy/twins';
import { expect, test } from 'vitest';
import { compareGolden, eager, type Golden, goldenOf, goldenText, inclined, makeGolden, renewGolden } from '../src/index.ts';

const golden = makeGolden(toy, { seats: 3 }, 'golden');

test('a golden match is played as it was recorded, and its file says the same', () => {
  expect(compareGolden(toy, golden)).toBeNull();
  expect(JSON.parse(goldenText(golden))).toEqual(golden);
});

test('a choice that comes out differently is named, and what to do about it', () => {
  const changed = twins.find((twin) => twin.breaks === 'conserved')!.game;
  expect(compareGolden(changed, golden)).toMatch(
    /^choice \d+, 'bid \d' of seat \d, now comes out differently\. .*pin .*migrate .*npm run golden toy/u,
  );
});

test('a choice that is refused is named with the reason', () => {
  const at = golden.choices.findIndex(([, c]) => c[0] === 'aim');
  const [seat] = golden.choices[at]!;
  const forged: Golden = { ...golden, choices: golden.choices.with(at, [seat, choice('aim', seat)]) };
  expect(compareGolden(toy, forged)).toContain(
    `choice ${at + 1}, 'aim ${seat}' of seat ${seat}, is now refused: TOY-05 not-oneself`,
  );
});

test('a record of another game, of another version, or one that can no longer start is not compared', () => {
  expect(compareGolden(toy, { ...golden, game: 'skull' })).toBe('the record is of skull, not of toy');
  expect(compareGolden(defineGame({ ...toy.def, version: 3 }), golden)).toContain(
    'the record is of version 2, the game is at version 3',
  );
  expect(compareGolden(toy, { ...golden, config: { seats: 9 } })).toContain('cannot start any more: TOY-01 seats-out-of-range');
});

test('a record that ends too early is noticed', () => {
  const short = { ...golden, choices: golden.choices.slice(0, -1), marks: golden.marks.slice(0, -1) };
  expect(compareGolden(toy, short)).toContain('now ends in another position');
});

test('a plan is played until a match ends as wanted', () => {
  const shared = goldenOf(toy, { name: 'shared', config: { seats: 4 }, seed: 'plan', until: (r) => r.winners.length > 1 });
  expect(shared.result?.winners.length).toBeGreaterThan(1);
  const never = { name: 'never', config: { seats: 2 }, seed: 'plan', until: () => false };
  expect(() => goldenOf(toy, never)).toThrow('never: no match of');
});

test('a record is renewed with the choices it has, as long as they are allowed and end as planned', () => {
  const plan = { name: 'renewed', config: { seats: 3 }, seed: 'golden' };
  const stale: Golden = { ...golden, version: 0, marks: [], hash: '' };
  expect(renewGolden(toy, plan, stale)).toEqual(golden);
  expect(renewGolden(toy, { ...plan, until: () => false }, stale)).toBeNull();
  expect(renewGolden(toy, { ...plan, config: { seats: 4 } }, stale)).toBeNull();
  expect(renewGolden(toy, plan, { ...stale, choices: golden.choices.slice(0, -1) })).toBeNull();
  const forged = golden.choices.with(0, [golden.choices[0]![0], choice('nothing')]);
  expect(renewGolden(toy, plan, { ...stale, choices: forged })).toBeNull();
});

test('whoever is eager does better than whoever is not', () => {
  const scored = (percent: number): number =>
    Array.from({ length: 20 }, (_, i) => makeGolden(toy, { seats: 2 }, `eager ${i}`, eager(percent)).result!.scores)
      .flat()
      .reduce((sum, score) => sum + score, 0);
  expect(scored(100)).toBeGreaterThan(scored(0));
});

test('whoever is inclined avoids what weighs nothing, unless there is nothing else', () => {
  const verbs = (weight: Parameters<typeof inclined>[0]): Set<string> =>
    new Set(makeGolden(toy, { seats: 3 }, 'inclined', inclined(weight)).choices.map(([, c]) => c.join(' ')));
  expect(verbs(() => 1)).toContain('bid 1');
  expect(verbs((c) => (c.join(' ') === 'bid 1' ? 0 : 1))).not.toContain('bid 1');
  expect(verbs(() => 0).size).toBeGreaterThan(0);
});

import { choice, defineGame } from '@boucan/kernel';
import { toy } from '@boucan/toy';
import { twins } from '@boucan/toy/twins';
import { expect, test } from 'vitest';
import { compareGolden, type Golden, goldenOf, goldenText, makeGolden } from '../src/index.ts';

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
  expect(compareGolden(defineGame({ ...toy.def, version: 2 }), golden)).toContain(
    'the record is of version 1, the game is at version 2',
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

// What the players add to the dice is in the dice, and in the record.
import { toy } from '@boucan/toy';
import { expect, test } from 'vitest';
import { entropyFromSeed, secretFromSeed, seedFrom, startMatch } from '../src/index.ts';
import { playOut } from './played.ts';

const secret = secretFromSeed('dice');
const entropy = [entropyFromSeed('x', 0), entropyFromSeed('x', 1)];
const begin = (added: readonly string[]) => startMatch(toy, { seats: 2, names: ['Anne', 'Mary'], secret, entropy: added });

test('every digit a player adds changes the dice', () => {
  const hash = toy.hash(begin(entropy).state);
  for (const seat of [0, 1])
    for (const digit of [0, 15, 31]) {
      const other =
        entropy[seat]!.slice(0, digit) + (entropy[seat]![digit] === 'f' ? '0' : 'f') + entropy[seat]!.slice(digit + 1);
      expect(toy.hash(begin(entropy.with(seat, other)).state)).not.toBe(hash);
    }
  expect(toy.hash(begin(entropy).state)).toBe(hash);
});

test('the match starts from the seed that secret and entropy give', () => {
  const { packs, options } = toy.agreed({ seats: 2 });
  const seed = seedFrom(secret, { game: toy.id, version: toy.version, packs, options, seats: 2, entropy, dice: [] });
  expect(toy.hash(begin(entropy).state)).toBe(toy.hash(toy.setup({ seats: 2 }, seed)));
});

test('the record says what each of them added', () => {
  expect(playOut(begin(entropy), 'any').entropy).toEqual(entropy);
});

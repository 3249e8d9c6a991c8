import { createHash, createHmac } from 'node:crypto';
import { canonical } from '@boucan/kernel';
import { expect, test } from 'vitest';
import { commitmentOf, entropyFromSeed, secretFromSeed, seedFrom } from '../src/index.ts';

const secret = secretFromSeed('a');
const terms = { game: 'toy', version: 1, packs: ['heavy-sea'], options: { rounds: 6 }, seats: 2, entropy: [] };

test('the commitment is the SHA-256 of the secret', () => {
  expect(commitmentOf(secret)).toBe(createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex'));
});

test('the seed is the HMAC of the terms under the secret', () => {
  const bytes = createHmac('sha256', Buffer.from(secret, 'hex')).update(canonical(terms)).digest();
  expect(seedFrom(secret, terms)).toEqual([0, 4, 8, 12].map((at) => bytes.readUInt32BE(at)));
});

test('only the terms count, and each of them does', () => {
  const seed = seedFrom(secret, terms);
  expect(seedFrom(secret, { ...terms, names: ['Anne'] } as typeof terms)).toEqual(seed);
  for (const other of [
    { version: 2 },
    { packs: [] },
    { options: { rounds: 3 } },
    { seats: 3 },
    { entropy: [entropyFromSeed('a', 0)] },
  ])
    expect(seedFrom(secret, { ...terms, ...other })).not.toEqual(seed);
});

test('a seed text gives each seat its own part', () => {
  expect(secret).toMatch(/^[0-9a-f]{64}$/u);
  expect(entropyFromSeed('a', 0)).toMatch(/^[0-9a-f]{32}$/u);
  expect(new Set(['a', 'b'].flatMap((s) => [0, 1].map((seat) => entropyFromSeed(s, seat)))).size).toBe(4);
});

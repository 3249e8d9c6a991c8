import { createCipheriv } from 'node:crypto';
import { expect, test } from 'vitest';
import { cloneRng, type Key, next, rngFrom } from '../src/index.ts';

const words = (bytes: Buffer): number[] => Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readUInt32LE(i * 4));

/** ChaCha20 as OpenSSL has it: a counter of 32 bits and a nonce of 96, here both zero. */
const reference = (key: Key, draws: number): number[] => {
  const bytes = Buffer.alloc(32);
  for (const [i, word] of key.entries()) bytes.writeUInt32LE(word >>> 0, i * 4);
  return words(createCipheriv('chacha20', bytes, Buffer.alloc(16)).update(Buffer.alloc(draws * 4)));
};

test('a keyed generator draws the words of ChaCha20', () => {
  for (const key of [
    [0, 0, 0, 0, 0, 0, 0, 0],
    [1, -2, 3, -4, 5, -6, 7, -8],
    [0xffffffff, 0x80000000, 0x7fffffff, 0x01020304, 0x05060708, 0x090a0b0c, 0x0d0e0f10, 0x11121314],
  ] as const satisfies Key[]) {
    const rng = rngFrom(key);
    expect(Array.from({ length: 100 }, () => next(rng))).toEqual(reference(key, 100));
  }
});

test('two that take turns, and one that was saved, go on as if each were alone', () => {
  const [a, b] = [rngFrom([1, 2, 3, 4, 5, 6, 7, 8]), rngFrom([8, 7, 6, 5, 4, 3, 2, 1])];
  const alone = reference([1, 2, 3, 4, 5, 6, 7, 8], 60);
  for (let i = 0; i < 40; i++) {
    expect(next(a)).toBe(alone[i]);
    next(b);
  }
  const saved = JSON.parse(JSON.stringify(a)) as typeof a;
  const clone = cloneRng(a);
  for (let i = 40; i < 60; i++) expect([next(a), next(saved), next(clone)]).toEqual([alone[i], alone[i], alone[i]]);
});

test('a keyed generator begins at its first draw, and holds nothing else', () => {
  const key = [1, 2, 3, 4, 5, 6, 7, 8] as const;
  expect(rngFrom(key)).toEqual({ a: 0, b: 0, c: 0, d: 0, tape: null, key });
});

// A keyed stream of words: ChaCha20 (RFC 8439) with a nonce of zero, for a key is used for one match only.
import type { Key } from './types.ts';

const block = new Int32Array(16);
const words = new Int32Array(16);
let keyOfWords: Key | null = null;
let counterOfWords = -1;

/** The draw with this number, from 0: 32 bits. A block of sixteen draws is worked out at once, and the last one is remembered. */
export function drawOf(key: Key, n: number): number {
  const counter = Math.floor(n / 16);
  if (counter !== counterOfWords || key !== keyOfWords) fill(key, counter);
  return (words[n % 16] as number) >>> 0;
}

function fill(key: Key, counter: number): void {
  // "expand 32-byte k"
  block[0] = 0x61707865;
  block[1] = 0x3320646e;
  block[2] = 0x79622d32;
  block[3] = 0x6b206574;
  for (let i = 0; i < 8; i++) block[4 + i] = key[i] as number;
  block[12] = counter; // and the nonce after it, which is never written to
  words.set(block);
  for (let i = 0; i < 10; i++) {
    quarter(0, 4, 8, 12);
    quarter(1, 5, 9, 13);
    quarter(2, 6, 10, 14);
    quarter(3, 7, 11, 15);
    quarter(0, 5, 10, 15);
    quarter(1, 6, 11, 12);
    quarter(2, 7, 8, 13);
    quarter(3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) words[i] = (words[i] as number) + (block[i] as number);
  keyOfWords = key;
  counterOfWords = counter;
}

const rotated = (x: number, by: number): number => (x << by) | (x >>> (32 - by));

function quarter(a: number, b: number, c: number, d: number): void {
  const w = words as unknown as number[];
  w[a] = ((w[a] as number) + (w[b] as number)) | 0;
  w[d] = rotated((w[d] as number) ^ (w[a] as number), 16);
  w[c] = ((w[c] as number) + (w[d] as number)) | 0;
  w[b] = rotated((w[b] as number) ^ (w[c] as number), 12);
  w[a] = ((w[a] as number) + (w[b] as number)) | 0;
  w[d] = rotated((w[d] as number) ^ (w[a] as number), 8);
  w[c] = ((w[c] as number) + (w[d] as number)) | 0;
  w[b] = rotated((w[b] as number) ^ (w[c] as number), 7);
}

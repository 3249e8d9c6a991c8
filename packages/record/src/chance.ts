// Fair chance: the server commits to a secret before it knows what the seats add, so neither side alone decides the dice.
import { canonical, type Options, type Seat, type Seed } from '@boucan/kernel';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** What everybody knows when the dice are fixed. */
export interface Terms {
  readonly game: string;
  readonly version: number;
  readonly packs: readonly string[];
  readonly options: Options; // all of the game's, defaults too
  readonly seats: number;
  readonly entropy: readonly string[]; // what each seat adds, 16 bytes in hex
}

/** What is shown before a match, so that the secret cannot be changed afterwards. */
export const commitmentOf = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

/** The words from which the generator of a match starts. */
export function seedFrom(secret: string, terms: Terms): Seed {
  const { game, version, packs, options, seats, entropy } = terms;
  const message = utf8ToBytes(canonical({ game, version, packs, options, seats, entropy }));
  const bytes = hmac(sha256, hexToBytes(secret), message);
  const words = new DataView(bytes.buffer, bytes.byteOffset);
  return [words.getUint32(0), words.getUint32(4), words.getUint32(8), words.getUint32(12)];
}

const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** A secret for a match that should come out the same each time. Whoever knows the seed knows the dice. */
export const secretFromSeed = (seed: string): string => digest(`boucan secret ${seed}`);

/** What a seat adds to such a match. */
export const entropyFromSeed = (seed: string, seat: Seat): string => digest(`boucan entropy ${seat} ${seed}`).slice(0, 32);

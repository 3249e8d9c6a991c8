// Fair chance: the server commits to a secret and every person to their entropy, then all is revealed. No one alone decides the dice.
import { canonical, type Key, type Options, type Seat, type Seed } from '@boucan/kernel';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { DiceStep } from './dice.ts';

/** What everybody knows when the dice are fixed. */
export interface Terms {
  readonly game: string;
  readonly version: number;
  readonly packs: readonly string[];
  readonly options: Options; // all of the game's, defaults too
  readonly seats: number;
  readonly entropy: readonly string[]; // what each seat adds, 16 bytes in hex
  /** The digest of rules and content by which it is played, and by seat a bot's level or null for a person: in records from format 3 on. */
  readonly rules?: string | null;
  readonly players?: readonly (string | null)[];
  /** How this came about. Of matches from before anybody but the server committed himself it is not known, and they have other dice. */
  readonly dice?: readonly DiceStep[];
}

/** Empty seats, bots and players who did not reveal in time add nothing to the dice. */
export const NO_ENTROPY = '0'.repeat(32);

/** What is shown before a match, so that the secret, or what somebody adds, cannot be changed afterwards. */
export const commitmentOf = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

/** The words from which the generator of a match starts. */
export function seedFrom(secret: string, terms: Terms): Seed | Key {
  const { game, version, packs, options, seats, entropy } = terms;
  const message = utf8ToBytes(canonical({ game, version, packs, options, seats, entropy }));
  const bytes = hmac(sha256, hexToBytes(secret), message);
  const words = new DataView(bytes.buffer, bytes.byteOffset);
  const word = (i: number): number => words.getUint32(4 * i);
  if (terms.dice === undefined) return [word(0), word(1), word(2), word(3)];
  return [word(0), word(1), word(2), word(3), word(4), word(5), word(6), word(7)];
}

const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** A secret for a reproducible match. Anyone who knows the seed knows the dice. */
export const secretFromSeed = (seed: string): string => digest(`boucan secret ${seed}`);

/** What a seat adds to such a match. */
export const entropyFromSeed = (seed: string, seat: Seat): string => digest(`boucan entropy ${seat} ${seed}`).slice(0, 32);

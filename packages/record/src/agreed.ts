// The digest of a match's terms, 64 hex digits: fixed when all seats are taken, before anybody reveals entropy.
import { canonical, type Options, type Seat } from '@boucan/kernel';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { DiceStep } from './dice.ts';

/** Everything on which the dice or the course of a match depend, but for what people add and choose. */
export interface Agreement {
  readonly game: string;
  readonly version: number;
  /** The digest of rules and content, where it is known (docs/adr/0020). */
  readonly rules: string | null;
  readonly packs: readonly string[];
  readonly options: Options;
  readonly seats: number;
  /** By seat: a bot's level, or null for a person. */
  readonly players: readonly (string | null)[];
  /** What the server is bound by, and by seat what each device is. */
  readonly commitment: string;
  readonly commits: readonly (string | null)[];
}

/** What all seats agreed on before the match, as the text that the commitment covers. */
export function agreementOf({ game, version, rules, packs, options, seats, players, commitment, commits }: Agreement): string {
  const all = { game, version, rules, packs, options, seats, players, commitment, commits };
  return bytesToHex(sha256(utf8ToBytes(canonical(all))));
}

/** By seat, what each has committed itself to in these steps. */
export const commitsIn = (steps: readonly DiceStep[], seats: number): (string | null)[] =>
  Array.from({ length: seats }, (_, seat: Seat) => steps.find(([, by, does]) => by === seat && does === 'commits')?.[3] ?? null);

/** What was sealed in these steps; null in records from before anything was. */
export const sealedIn = (steps: readonly DiceStep[] | undefined): string | null =>
  steps?.find(([, , does]) => does === 'seals')?.[3] ?? null;

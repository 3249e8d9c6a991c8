import { createHash, randomBytes } from 'node:crypto';

/** An id or key that nobody can guess, fit for an address. */
export const unguessable = (bytes: number): string => randomBytes(bytes).toString('base64url');

/** A secret for the dice of a match. */
export const diceSecret = (): string => randomBytes(32).toString('hex');

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

import { createHash } from 'node:crypto';
import { MACHINE, type Machine } from './time.ts';

/** An id or key that nobody can guess, fit for an address. */
export const unguessable = (bytes: number, machine: Machine = MACHINE): string => machine.bytes(bytes).toString('base64url');

/** A secret for the dice of a match. */
export const diceSecret = (machine: Machine = MACHINE): string => machine.bytes(32).toString('hex');

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

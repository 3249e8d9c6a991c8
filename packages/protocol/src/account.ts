// Who stays: passkeys, an e-mail address, sessions.
import { z } from 'zod';
import type { Frozen } from './frozen.ts';

const proof = z.string().max(80);
const lang = z.enum(['en', 'fr']);

export const AddressRequest = z.strictObject({ address: z.email().max(254), lang });
export const CodeRequest = z.strictObject({
  proof,
  code: z
    .string()
    .transform((code) => code.replaceAll(/\s/gu, ''))
    .pipe(z.string().regex(/^\d{8}$/)),
});
/** What the browser's own interface for passkeys gave; it is checked in full later. */
const credential = z.looseObject({ id: z.string().max(1400), type: z.literal('public-key') });
export const NewPasskeyRequest = z.strictObject({ proof, response: credential, name: z.string().trim().min(1).max(60) });
export const PasskeyRequest = z.strictObject({ proof, response: credential });

export const ProofReply = z.strictObject({ proof: z.string() });
export type ProofReply = Frozen<z.infer<typeof ProofReply>>;
export const ChallengeReply = z.strictObject({ proof: z.string(), options: z.unknown() });
export type ChallengeReply = Frozen<z.infer<typeof ChallengeReply>>;

export const AccountReply = z.strictObject({
  player: z.string(),
  name: z.string(),
  stays: z.number().nullable().describe('since when I stay; null: I am a guest'),
  operator: z.boolean(),
  address: z.string().nullable(),
  passkeys: z.array(z.strictObject({ id: z.string(), name: z.string(), made: z.number(), used: z.number().nullable() })),
  sessions: z.array(
    z.strictObject({
      id: z.string(),
      made: z.number().nullable(),
      seen: z.number().nullable(),
      agent: z.string(),
      here: z.boolean(),
    }),
  ),
  offers: z.strictObject({
    passkeys: z.boolean().describe('only over HTTPS'),
    mail: z.boolean().describe('whether this server can send e-mail'),
    open: z.boolean().describe('whether new people may stay'),
  }),
});
export type AccountReply = Frozen<z.infer<typeof AccountReply>>;

/** Who I am now, and at how many tables of a guest I go on. */
export const RecoveredReply = z.strictObject({ player: z.string(), name: z.string(), tables: z.number() });
export type RecoveredReply = Frozen<z.infer<typeof RecoveredReply>>;

// Combat tokens: what an opponent does.   NAS-CONTENT-09
import { bagOf } from '@boucan/kernel';
import type { Sourced } from './source.ts';

/** What an attack takes if it is not repelled.   NAS-FIGHT-12 */
export const LOSSES = ['weapon', 'sail', 'sailor', 'hold', 'rum', 'doubloon'] as const;
export type Loss = (typeof LOSSES)[number];

export type Token = 'nothing' | 'dodge' | `attack-${Loss}`;

export const TOKEN_COUNTS: Readonly<Record<Token, number>> = {
  nothing: 8,
  dodge: 6,
  'attack-weapon': 3,
  'attack-sail': 2,
  'attack-sailor': 2,
  'attack-hold': 2,
  'attack-rum': 1,
  'attack-doubloon': 1,
};

/** All of them are in the bag.   NAS-SETUP-33 */
export const TOKENS: readonly Token[] = bagOf(TOKEN_COUNTS);
export const TOKEN_SOURCE: Sourced = { source: 'designed' };

export const ATTACKS: readonly Token[] = LOSSES.map((loss): Token => `attack-${loss}`);
export const LOSS_OF = Object.fromEntries(LOSSES.map((loss) => [`attack-${loss}`, loss])) as Readonly<Record<Token, Loss>>;

/** Dice: 3 to 6 repel an attack; there are five of them.   NAS-FIGHT-14, NAS-SETUP-34 */
export const DICE = 5;
export const REPELS = 3;

/** What one loses who has nothing of the kind.   NAS-FIGHT-16 */
export const POINTS_INSTEAD = 3;

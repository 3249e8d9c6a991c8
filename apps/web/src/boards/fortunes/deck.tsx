import { type AtTable, given } from '../parts/at-table.ts';
import type { CaribbeanView } from './content.ts';
import type { facesOf } from './packs.ts';
import type { Plan } from './plans.ts';
import type { Tells } from './speech.ts';
import type { Say } from './words.ts';

export interface Deck extends AtTable<CaribbeanView, Say> {
  /** What the packs played here add to the board. */
  readonly packs: ReturnType<typeof facesOf>;
  readonly tell: Tells;
  /** Makes the choices of a plan, one after the other. */
  readonly follow: (plan: Plan) => void;
}

export const [DeckProvider, useDeck] = given<Deck>();

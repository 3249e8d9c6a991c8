// The cards of the duel: the twelve of the base, and what packs put among them.
import { shelf } from '@boucan/kernel';

/** A card by its id; packs bring more than these three. */
export type Card = 'feint' | 'lunge' | 'parry' | (string & {});

export interface Content {
  /** How many of each are in the bag. */
  readonly deck: { readonly [card: string]: number };
  /** What each adds to the blow. */
  readonly worth: { readonly [card: string]: number };
}

const base: Content = {
  deck: { feint: 4, lunge: 4, parry: 4 },
  worth: { feint: 1, lunge: 2, parry: -2 },
};

/** What is in the box of this table: `contentOf(board).deck`. */
export const {
  of: contentOf,
  put: addContent,
  playWith,
} = shelf(
  base,
  (content: Content, more: Content): Content => ({
    deck: { ...content.deck, ...more.deck },
    worth: { ...content.worth, ...more.worth },
  }),
);

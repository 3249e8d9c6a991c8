/** The twelve cards of the duel, and what each adds to the blow. */
export const CARDS = { feint: 1, lunge: 2, parry: -2 } as const;
export type Card = keyof typeof CARDS;

export const DECK: Readonly<Record<Card, number>> = { feint: 4, lunge: 4, parry: 4 };

// What speaks for a choice or against it.

/** A matter that spoke for a choice, or against it, by so much of the chance to win. */
export interface Matter {
  readonly matter: string; // as the game names it; RIVALS for what the others are left with
  readonly by: number;
}

/** The matter that stands for whatever the other seats have. */
export const RIVALS = 'rivals';

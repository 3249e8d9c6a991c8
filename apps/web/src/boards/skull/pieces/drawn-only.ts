/** For the parts of a drawing that the words beside it say already. */
export const DRAWN_ONLY = { 'aria-hidden': true } as const;

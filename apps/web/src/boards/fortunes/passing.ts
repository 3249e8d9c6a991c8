/** Verbs that let something pass. */
export const PASSING: readonly string[] = ['pass', 'see-offer', 'keep-dice'];

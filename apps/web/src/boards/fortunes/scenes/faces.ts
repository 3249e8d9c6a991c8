// Dice as this game reads them: one to four, and two skulls.

/** The face of a die from an event, where a skull is a word. */
export const faceOf = (die: string | number): number => (die === 'skull' ? 6 : Number(die));
export const isSkull = (face: number): boolean => face > 4;

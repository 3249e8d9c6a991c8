// Dice as this game reads them: one to four, and two skulls.
import type { ReactNode } from 'react';
import { type DieFace, SKULL, Dice as Thrown } from '../../parts/die.tsx';
import { useDeck } from '../deck.tsx';

/** The face of a die from an event, where a skull is a word. */
export const faceOf = (die: string | number): number => (die === 'skull' ? 6 : Number(die));
export const isSkull = (face: number): boolean => face > 4;
export const drawnFace = (face: number): DieFace => (isSkull(face) ? SKULL : face);

interface Props {
  readonly dice: readonly number[];
  /** What stands under a die. */
  readonly under?: (i: number) => ReactNode;
  readonly count?: boolean;
}

/** A throw, with the skulls counted. */
export function Dice({ dice, under, count = true }: Props) {
  const { say } = useDeck();
  return (
    <Thrown
      faces={dice.map(drawnFace)}
      words={say('dice', { faces: dice.map((die) => (isSkull(die) ? say('skull') : String(die))).join(', ') })}
      {...(count && { count: say('skulls', { n: dice.filter(isSkull).length }) })}
      {...(under !== undefined && { under })}
    />
  );
}

// A throw, drawn.
import type { ReactNode } from 'react';
import { type DieFace, SKULL, Dice as Thrown } from '../../parts/die.tsx';
import { useDeck } from '../deck.tsx';
import { isSkull } from './faces.ts';

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

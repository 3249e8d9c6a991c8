// Dice as pictures, rolled in sight, with the skulls counted.
import { motion } from 'motion/react';
import type { ReactNode } from 'react';
import { useDeck } from '../deck.tsx';
import { Die } from '../tokens/tokens.tsx';

/** The face of a die from an event, where a skull is a word. */
export const faceOf = (die: string | number): number => (die === 'skull' ? 6 : Number(die));
export const isSkull = (face: number): boolean => face > 4;

interface Props {
  readonly dice: readonly number[];
  /** What stands under a die. */
  readonly under?: (die: number, i: number) => ReactNode;
  readonly count?: boolean;
}

export function Dice({ dice, under, count = true }: Props) {
  const { say } = useDeck();
  if (dice.length === 0) return null;
  const skulls = dice.filter(isSkull).length;
  const words = say('dice', { faces: dice.map((die) => (isSkull(die) ? say('skull') : String(die))).join(', ') });
  return (
    <span className="fdm-dice">
      <span className="sr-only">{words}</span>
      {dice.map((die, i) => (
        <motion.span
          key={`${i}-${die}`}
          initial={{ opacity: 0, y: -22, rotate: -200, scale: 0.5 }}
          animate={{ opacity: 1, y: 0, rotate: 0, scale: 1 }}
          transition={{ duration: 0.7, delay: i * 0.07, type: 'spring', bounce: 0.4 }}
        >
          <Die face={die} />
          {under?.(die, i)}
        </motion.span>
      ))}
      {count && (
        <b className="fdm-dice-count" aria-hidden="true">
          {say('skulls', { n: skulls })}
        </b>
      )}
    </span>
  );
}
